//go:build !js

package engine

import (
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// mayImport is who may import which of our packages; tests are free.
var mayImport = map[string]string{
	"engine/param":        "",
	"engine/rng":          "",
	"engine/graph":        "engine/rng",
	"engine/base":         "engine/density engine/family engine/graph engine/param engine/skew",
	"engine/process":      "engine/base engine/param engine/rng",
	"engine/source":       "engine/base engine/graph engine/param engine/rng engine/process",
	"engine/rule":         "engine/base engine/density engine/graph engine/param engine/rng engine/process engine/skew",
	"engine/start":        "engine/param",
	"engine/stats":        "engine/param engine/process",
	"engine/scene":        "engine/graph engine/param engine/process engine/stats engine/theory",
	"engine/family":       "engine/graph engine/param engine/rng",
	"engine/flow":         "",
	"engine/density":      "engine/flow engine/graph",
	"engine/skew":         "engine/flow engine/graph engine/density",
	"engine/theory":       "",
	"engine/figures":      "",
	"engine/batch":        "engine engine/param engine/process engine/stats",
	"engine/enginetest":   "engine/base engine/graph engine/param engine/rng engine/process engine/rule engine/source",
	"engine":              "engine/base engine/density engine/family engine/graph engine/param engine/rng engine/process engine/source engine/rule engine/start engine/stats engine/scene engine/theory",
	"engine/bench":        "engine engine/param engine/process engine/stats",
	"engine/cmd/binfall":  "engine engine/batch engine/figures engine/graph engine/param engine/process engine/scene engine/stats",
	"engine/cmd/generate": "engine engine/scene",
	"wasm/bridge":         "engine engine/param engine/process engine/stats engine/scene",
	"wasm/canvas":         "engine/scene",
	"wasm/reader":         "engine/family engine/graph wasm/bridge",
	"wasm/stage":          "engine engine/param engine/process engine/stats engine/scene wasm/bridge wasm/canvas",
	"worker":              "engine engine/param worker/links",
	"worker/links":        "engine engine/param",
}

// Time of day, hidden randomness and the network have no place in a simulation,
// and files only in commands.
var banned = []string{"syscall/js", "net/http", "math/rand", "math/rand/v2", "time", "os"}

// onlyIn names the sole importers of what ties code to a platform.
var onlyIn = map[string][]string{
	"syscall/js":                       {"wasm/bridge", "wasm/stage", "worker"},
	"github.com/hajimehoshi/ebiten/v2": {"wasm/canvas", "wasm/stage"},
	"github.com/syumai/workers":        {"worker"},
}

func TestImports(t *testing.T) {
	seen := map[string]bool{}
	for _, target := range []string{"linux", "js"} {
		for _, line := range listPackages(t, target) {
			name, imports, _ := strings.Cut(line, " ")
			name = strings.TrimPrefix(name, "binfall/")
			seen[name] = true
			allowed, known := mayImport[name]
			if !known {
				t.Errorf("%s is not in the table of imports", name)
			}
			for _, path := range strings.Fields(imports) {
				if ours, ok := strings.CutPrefix(path, "binfall/"); ok && !slices.Contains(strings.Fields(allowed), ours) {
					t.Errorf("%s may not import %s", name, ours)
				}
				if library := strings.HasPrefix(name, "engine") && !strings.HasPrefix(name, "engine/cmd") && !strings.HasPrefix(name, "engine/bench"); library && slices.Contains(banned, path) {
					t.Errorf("%s may not import %s", name, path)
				}
				if importers, ok := onlyIn[path]; ok && !slices.Contains(importers, name) {
					t.Errorf("%s may not import %s", name, path)
				}
			}
		}
	}
	for name := range mayImport {
		if !seen[name] {
			t.Errorf("%s is in the table of imports but does not exist", name)
		}
	}
}

func listPackages(t *testing.T, target string) []string {
	cmd := exec.Command("go", "list", "-f", `{{.ImportPath}}{{range .Imports}} {{.}}{{end}}`, "binfall/...")
	cmd.Env = append(cmd.Environ(), "GOOS="+target, "GOARCH="+map[string]string{"linux": "amd64", "js": "wasm"}[target])
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(strings.TrimSpace(string(out)), "\n")
}
