"""Opens what was sealed to a key (RFC 9180: base mode, X25519, HKDF-SHA256, ChaCha20-Poly1305), in plain Python.

It is for the attacker who holds the folder of keys, and for comparing a key with its public half. Slow, and careless about the
time it takes."""

import hashlib
import hmac
import struct

_P = 2**255 - 19
_KEM, _SUITE = b"KEM\x00\x20", b"HPKE\x00\x20\x00\x01\x00\x03"
_ENCAPSULATED, _TAG = 32, 16


def public_of(private: bytes) -> bytes:
    return _exchange(private, bytes([9]) + bytes(31))


def opened(private: bytes, sealed: bytes, info: bytes, authenticated: bytes) -> bytes | None:
    """What is inside; None when it was not sealed to this key with this text beside it."""
    key, nonce = _key(private, sealed[:_ENCAPSULATED], info)
    content, tag = sealed[_ENCAPSULATED:-_TAG], sealed[-_TAG:]
    padded = b"".join(part + bytes(-len(part) % 16) for part in [authenticated, content])
    counted = padded + struct.pack("<QQ", len(authenticated), len(content))
    if not hmac.compare_digest(_poly1305(_chacha_block(key, 0, nonce)[:32], counted), tag):
        return None
    stream = b"".join(_chacha_block(key, block + 1, nonce) for block in range((len(content) + 63) // 64))
    return bytes(one ^ other for one, other in zip(content, stream))


def _key(private: bytes, encapsulated: bytes, info: bytes) -> tuple[bytes, bytes]:
    secret = _extract(_KEM, b"", b"eae_prk", _exchange(private, encapsulated))
    shared = _expand(_KEM, secret, b"shared_secret", encapsulated + public_of(private), 32)
    context = b"\x00" + _extract(_SUITE, b"", b"psk_id_hash", b"") + _extract(_SUITE, b"", b"info_hash", info)
    secret = _extract(_SUITE, shared, b"secret", b"")
    return _expand(_SUITE, secret, b"key", context, 32), _expand(_SUITE, secret, b"base_nonce", context, 12)


def _extract(suite: bytes, salt: bytes, label: bytes, material: bytes) -> bytes:
    return hmac.digest(salt or bytes(32), b"HPKE-v1" + suite + label + material, hashlib.sha256)


def _expand(suite: bytes, secret: bytes, label: bytes, info: bytes, length: int) -> bytes:
    """At most 32 bytes: one block is enough for everything here."""
    return hmac.digest(secret, struct.pack(">H", length) + b"HPKE-v1" + suite + label + info + b"\x01", hashlib.sha256)[:length]


def _exchange(private: bytes, point: bytes) -> bytes:
    """The ladder of RFC 7748."""
    scalar = int.from_bytes(private, "little") & ~7 & ~(1 << 255) | 1 << 254
    u = int.from_bytes(point, "little") & (1 << 255) - 1
    x2, z2, x3, z3, swapped = 1, 0, u, 1, 0
    for place in range(254, -1, -1):
        bit = scalar >> place & 1
        if bit != swapped:
            x2, x3, z2, z3 = x3, x2, z3, z2
        swapped = bit
        plus, minus = (x2 + z2) % _P, (x2 - z2) % _P
        one, other = plus * plus % _P, minus * minus % _P
        difference = (one - other) % _P
        left, right = (x3 - z3) * plus % _P, (x3 + z3) * minus % _P
        x3, z3 = (left + right) ** 2 % _P, u * (left - right) ** 2 % _P
        x2, z2 = one * other % _P, difference * (one + 121665 * difference) % _P
    if swapped:
        x2, z2 = x3, z3
    return (x2 * pow(z2, _P - 2, _P) % _P).to_bytes(32, "little")


_ROUNDS = [
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def _chacha_block(key: bytes, counter: int, nonce: bytes) -> bytes:
    begin = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce)
    words = list(begin)
    for _ in range(10):
        for a, b, c, d in _ROUNDS:
            for one, other, third, by in [(a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)]:
                words[one] = words[one] + words[other] & 0xFFFFFFFF
                mixed = words[third] ^ words[one]
                words[third] = mixed << by & 0xFFFFFFFF | mixed >> 32 - by
    return struct.pack("<16I", *(one + other & 0xFFFFFFFF for one, other in zip(words, begin)))


def _poly1305(key: bytes, message: bytes) -> bytes:
    r = int.from_bytes(key[:16], "little") & 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF
    total = 0
    for begin in range(0, len(message), 16):
        total = (total + int.from_bytes(message[begin:begin + 16] + b"\x01", "little")) * r % (2**130 - 5)
    return (total + int.from_bytes(key[16:], "little") & 2**128 - 1).to_bytes(16, "little")
