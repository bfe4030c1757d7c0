package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// peer is a program that measures one rule: RULE D N BALLS.
type peer struct {
	name    string
	command func(args []string) *exec.Cmd
}

// build compiles the peers into a folder of their own.
func build() (peers []peer, cleanup func(), err error) {
	dir, err := os.MkdirTemp("", "bench")
	if err != nil {
		return nil, nil, err
	}
	cleanup = func() { os.RemoveAll(dir) }
	native, wasm, c := filepath.Join(dir, "native"), filepath.Join(dir, "bench.wasm"), filepath.Join(dir, "loop")
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, cleanup, err
	}
	for _, step := range []struct {
		env  []string
		args []string
	}{
		{nil, []string{"go", "build", "-o", native, "./engine/bench"}},
		{[]string{"GOOS=js", "GOARCH=wasm"}, []string{"go", "build", "-o", wasm, "./engine/bench"}},
		{nil, []string{"gcc", "-O3", "-o", c, "engine/bench/peer/loop.c"}},
	} {
		cmd := exec.Command(step.args[0], step.args[1:]...)
		cmd.Env = append(os.Environ(), step.env...)
		if out, err := cmd.CombinedOutput(); err != nil {
			return nil, cleanup, fmt.Errorf("%s: %w\n%s", strings.Join(step.args, " "), err, out)
		}
	}
	runner := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec_node.js")
	return []peer{
		{"Go", func(a []string) *exec.Cmd { return exec.Command(native, "-child", strings.Join(a, " ")) }},
		{"Go wasm", func(a []string) *exec.Cmd {
			cmd := exec.Command("node", "--stack-size=8192", runner, wasm, "-child", strings.Join(a, " "))
			cmd.Env = []string{"PATH=" + os.Getenv("PATH")} // the runtime refuses a long environment
			return cmd
		}},
		{"C", func(a []string) *exec.Cmd { return exec.Command(c, a...) }},
		{"JavaScript", func(a []string) *exec.Cmd {
			return exec.Command("node", append([]string{"engine/bench/peer/loop.mjs"}, a...)...)
		}},
	}, cleanup, nil
}

// compare measures every peer in turn, several times over, and returns the rest
// of a row: medians, ratios, and whether Go, its wasm and C came to the same loads.
func compare(peers []peer, args []string, runs int) string {
	times, hashes := make([][]float64, len(peers)), map[string]bool{}
	for range runs {
		for i, p := range peers {
			out, err := p.command(args).Output()
			if err != nil {
				return fmt.Sprintf("%s: %v", p.name, err)
			}
			fields := strings.Fields(string(out))
			ns, err := strconv.ParseFloat(fields[0], 64)
			if err != nil {
				return fmt.Sprintf("%s: %v", p.name, err)
			}
			times[i] = append(times[i], ns)
			if len(fields) > 1 {
				hashes[fields[1]] = true
			}
		}
	}
	m := make([]float64, len(peers))
	for i, t := range times {
		slices.Sort(t)
		m[i] = t[len(t)/2]
	}
	same := map[bool]string{true: "yes", false: "NO"}[len(hashes) == 1]
	return fmt.Sprintf("%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%s", m[0], m[1], m[2], m[3], m[0]/m[2], m[1]/m[2], m[1]/m[3], same)
}
