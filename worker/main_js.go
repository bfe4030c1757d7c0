//go:build js && wasm

// The Worker: the handler of package links on the runtime of Cloudflare
// Workers with a D1 database. edge.mjs stands in front of it. All of this runs
// again for every request, so it does nothing that a request does not need.
package main

import (
	"database/sql"
	"log"
	"strconv"
	"time"

	"github.com/syumai/workers"
	"github.com/syumai/workers/cloudflare"
	_ "github.com/syumai/workers/cloudflare/d1"

	"binfall/worker/links"
)

func main() {
	db, err := sql.Open("d1", "DB")
	if err != nil {
		log.Fatal(err)
	}
	daily, err := strconv.Atoi(cloudflare.Getenv("DAILY_LINKS"))
	if err != nil {
		log.Fatal("DAILY_LINKS: ", err)
	}
	workers.Serve(&links.Handler{
		Store:   links.SQL{DB: db},
		Daily:   daily,
		Version: cloudflare.Getenv("VERSION"),
		Now:     time.Now,
	})
}
