"""What hostile connections send."""

HEAD = b"Host: 127.0.0.1\r\nAccept: text/html\r\nSec-Fetch-Site: same-origin\r\n"
FORM = HEAD + b"Content-Type: application/x-www-form-urlencoded\r\n"
PAGE = b"GET /sign-in HTTP/1.1\r\n" + HEAD + b"\r\n"
HELLO = bytes.fromhex("16030100f8010000f40303") + bytes(range(200))
GARBAGE = [
    b"\0" * 5000, b"\xff\xfe" * 3000, b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\r\n" * 4000, b"GET\r\n\r\n",
    b"POST /sign-in HTTP/1.1\r\n" + FORM + b"Content-Length: -1\r\n\r\n", b"GET / HTTP/1.1\r\nHost\r\n\r\n",
    b"POST /sign-in HTTP/1.1\r\n" + FORM + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /sign-in HTTP/1.1\r\n" + FORM + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\nuser=a",
    b"POST /sign-in HTTP/1.1\r\n" + FORM + b"Content-Length: 99999999999999999999999\r\n\r\n",
    b"POST /sign-in HTTP/1.1\r\n" + FORM + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n",
    b"GET /sign-in HTTP/1.1\r\n" + HEAD + b"Expect: 100-continue\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n",
    b"OPTIONS * HTTP/1.1\r\n" + HEAD + b"\r\n", b"CONNECT example.org:443 HTTP/1.1\r\n" + HEAD + b"\r\n",
]
HUGE_HEADS = [
    b"GET /" + b"a" * 500_000 + b" HTTP/1.1\r\n" + HEAD + b"\r\n", b"GET / HTTP/1.1\r\n" + HEAD + b"X: " + b"a" * 500_000 + b"\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + HEAD + b"".join(b"X-%d: a\r\n" % number for number in range(5000)) + b"\r\n",
    b"GET / HTTP/1.1\r\n" + HEAD + b"Cookie: " + b"s=a; " * 20_000 + b"\r\n\r\n", b"G" * 200_000,
]
