"""A tiny server for the pages of `duel_shots`, with the strict policy that the real one sends."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib import resources
from urllib.parse import parse_qs, urlsplit

from wondertable.web.help.glossary import tips

TIPS = re.compile(r"/help/(\w+)/tips/(\w+)")
TYPES = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "wav": "audio/wav"}
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
POLICY += "connect-src 'self' ws:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"


class Site:
    """Pages by path, and what was posted."""

    def __init__(self, pages: dict[str, str]) -> None:
        self.pages = pages
        self.posts: list[dict[str, str]] = []
        self.answer: tuple[int, str] = (200, '{"ok": true}')
        self.url = ""


@contextmanager
def served(pages: dict[str, str]) -> Iterator[Site]:
    """Serves pages on a free port of this computer."""
    site = Site(pages)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            path = urlsplit(self.path).path
            if path.startswith("/static/"):
                name = path.removeprefix("/static/")
                file = resources.files("wondertable.web") / "static" / name
                if ".." not in name and file.is_file():
                    kind = TYPES[name.rpartition(".")[2]]
                    self.reply(200, file.read_bytes(), kind, "max-age=600")
                    return
            elif found := TIPS.fullmatch(path):
                self.reply(200, tips(found[1], found[2]).decode(), "application/json")
                return
            elif path in site.pages:
                self.reply(200, site.pages[path], "text/html")
                return
            self.reply(404, "not here", "text/plain")

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"])).decode()
            site.posts.append({name: values[0] for name, values in parse_qs(body).items()})
            self.reply(*site.answer, "application/json")

        def reply(self, status: int, text: str | bytes, kind: str, keep: str = "no-store") -> None:
            data = text.encode() if isinstance(text, str) else text
            self.send_response(status)
            self.send_header("Content-Type", f"{kind}; charset=utf-8")
            self.send_header("Content-Length", str(len(data)))
            self.send_header("Cache-Control", keep)
            self.send_header("Content-Security-Policy", POLICY)
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: object) -> None:
            """Says nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    site.url = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield site
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
