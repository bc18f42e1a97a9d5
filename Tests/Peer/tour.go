// The runner of the Go Tour in its local mode, without the Tour's pages: its package builds and runs what it is sent.
package main

import (
	"log"
	"net"
	"net/http"
	"net/url"
	"os"

	"golang.org/x/tools/playground/socket"
)

func main() {
	listener, err := net.Listen("tcp", "127.0.0.1:"+os.Args[1])
	if err != nil {
		log.Fatal(err)
	}
	log.SetOutput(new(silence))
	http.Handle("/socket", socket.NewHandler(&url.URL{Scheme: "http", Host: listener.Addr().String()}))
	panic(http.Serve(listener, nil))
}

type silence struct{}

func (silence) Write(text []byte) (int, error) { return len(text), nil }
