"""Bodies that programs should never send, made of those that they do, and readers of our own that say which of them are wrong.

A reader here is Python's, with the limits that the services promise. What a reader refuses must not be taken by the server, and what it
takes must not be refused as unreadable: two parsers that were written apart seldom share a mistake."""

import gzip
import json
import random
import re
import struct
import zlib
from collections.abc import Callable
from xml.parsers import expat

DEEPEST_JSON, DEEPEST_XML, MOST_ATTRIBUTES = 32, 64, 256
LONGEST, LONGEST_UNPACKED, MOST_TIMES = 256 * 1024, 4 << 20, 100

# What is no JSON.
WRONG = object()

# Readers


def is_json(body: bytes) -> bool:
    """Whether it is an object, as `json_of` reads it."""
    return isinstance(json_of(body), dict)


def json_of(body: bytes) -> object:
    """A value as RFC 8259 has it, each name once, without NUL and halves of characters, and not too deep; `WRONG` where it is none."""
    def once(pairs: list[tuple[str, object]]) -> dict:
        fields = dict(pairs)
        if len(fields) != len(pairs):
            raise ValueError("a name is there twice")
        return fields

    def refuse(word: str) -> None:
        raise ValueError(word)

    def check(value: object, depth: int) -> None:
        if depth > DEEPEST_JSON:
            raise ValueError("too deep")
        if isinstance(value, str) and ("\0" in value or any(0xD800 <= ord(each) < 0xE000 for each in value)):
            raise ValueError("no text")
        if isinstance(value, (dict, list)):
            for each in [*value.keys(), *value.values()] if isinstance(value, dict) else value:
                check(each, depth + isinstance(each, (dict, list)))

    try:
        value = json.loads(body.decode("utf-8"), object_pairs_hook=once, parse_constant=refuse)
        check(value, 1)
    except (ValueError, RecursionError):
        return WRONG
    return value


# More than a document may have; beyond them the readers need not agree.
def is_modest_json(body: bytes) -> bool:
    return body.count(b",") + body.count(b"[") + body.count(b"{") < 40_000 and not re.search(rb"[0-9.eE+-]{100}", body)


def is_xml(body: bytes) -> bool:
    """Whether it is XML in UTF-8 with namespaces, and has no DOCTYPE, no processing instruction, and no element too deep or too wide."""
    state = {"depth": 0, "declared": 0}

    def begin(_name: str, attributes: list[str]) -> None:
        state["depth"] += 1
        if state["depth"] > DEEPEST_XML or len(attributes) // 2 + state["declared"] > MOST_ATTRIBUTES:
            raise ValueError("too much")
        state["declared"] = 0

    def end(_name: str) -> None:
        state["depth"] -= 1

    def declare(_prefix: str, _space: str) -> None:
        state["declared"] += 1

    def refuse(*_: object) -> None:
        raise ValueError("not here")

    def declaration(_version: str, encoding: str | None, _alone: int) -> None:
        if encoding and encoding.lower() not in ("utf-8", "us-ascii"):
            raise ValueError("another encoding")

    try:
        body.decode("utf-8")
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.ordered_attributes = True
        parser.StartElementHandler, parser.EndElementHandler = begin, end
        parser.StartNamespaceDeclHandler = declare
        parser.StartDoctypeDeclHandler = parser.ProcessingInstructionHandler = refuse
        parser.XmlDeclHandler = declaration
        parser.Parse(body, True)
    except (ValueError, expat.ExpatError):
        return False
    return True


def unpacked(body: bytes) -> bytes | None:
    """What one gzip member holds; None for what is none, or has something behind it."""
    reader = zlib.decompressobj(31)
    try:
        text = reader.decompress(body, LONGEST_UNPACKED + 1)
        return text if (reader.eof and not reader.unused_data) or len(text) > LONGEST_UNPACKED else None
    except zlib.error:
        return None


# Mutations of any text


def damaged(body: bytes, chance: random.Random) -> bytes:
    """Some bytes changed, taken away, doubled or put in."""
    bytes_ = bytearray(body)
    for _ in range(chance.choice([1, 1, 1, 2, 3, 8])):
        place = chance.randrange(len(bytes_) + 1)
        length = chance.choice([1, 1, 2, 4, 16, 64])
        match chance.randrange(6):
            case 0: bytes_[place:place + 1] = bytes([chance.randrange(256)])
            case 1: del bytes_[place:place + length]
            case 2: bytes_[place:place] = bytes_[place:place + length] * chance.choice([1, 2, 50])
            case 3: bytes_[place:place] = chance.choice(ODD_PIECES)
            case 4: del bytes_[place:]
            case 5: bytes_[place:place] = bytes(chance.randrange(256) for _ in range(length))
    return bytes(bytes_)


ODD_PIECES = [
    b"\0", b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"\xe2\x80\xa8", b"\x7f", b"\x1b[2J", b"\r", b"\n",
    b"{", b"}", b"[", b"]", b'"', b"\\", b"\\u", b"\\u0000", b"\\ud800", b",", b":", b"null", b"-", b"1e9", b"<", b">", b"&", b"&amp", b"&#0;",
    b"&#xD800;", b"&#x110000;", b"]]>", b"<![CDATA[", b"<!--", b"-->", b"<?", b"?>", b"<!DOCTYPE a>", b"</", b"/>", b"xmlns=", b"'", b"=", b"%00",
    b"%", b"../", b"\xcc\x81" * 20, "\u202e".encode(), "\U0001F469\u200d".encode(), b"\x0b", b"\x85",
]

# JSON

LONG_NUMBER = b"9" * 99
ODD_JSON: list[bytes] = [
    b"null", b"true", b"false", b"0", b"-0", b"-1", b"1.0", b"1e0", b"1E+2", b"1e999", b"1e-999", b"2147483648", b"9223372036854775807",
    b"9223372036854775808", b"-9223372036854775809", LONG_NUMBER, b"9" * 101, b"9" * 10_000, b"01", b"+1", b".5", b"1.", b"0x10", b"1_000",
    b"NaN", b"Infinity", b"-Infinity", b"-", b"--1", b"[]", b"{}", b"[[]]", b"[null]", b'[""]', b'""', b'" "', b'"1"', b"'1'", b'"\\u0000"',
    b'"\\ud800"', b'"\\udc00"', b'"\\ud800\\ud800"', b'"\\ud83d\\ude00"', b'"\\uD83D"', b'"\\u12"', b'"\\x41"', b'"\\', b'"\n"', b'"\t"',
    b'"\x7f"', b'"\0"', b'"\xff"', b'"\xed\xa0\x80"', b'"' + "\u0301".encode() * 5_000 + b'"', b'"' + b"a" * 4_001 + b'"', b'"' + b"a" * 200_000 + b'"',
    b"[" * 31 + b"]" * 31, b"[" * 32 + b"]" * 32, b"[" * 100_000, b"[" * 100_000 + b"]" * 100_000, b'{"a":' * 5_000 + b"1" + b"}" * 5_000,
    b"[" + b"1," * 200 + b"1]", b"[" + b"1," * 60_000 + b"1]", b"[" + b"{}," * 300 + b"{}]", b'{"a":1,"a":2}', b'{"":1}', b'{"~/":1}', b"[1,]",
    b"[,1]", b"{,}", b'{"a"}', b'{"a":}', b"{a:1}", b'[1 2]', b"nul", b"tru", b"truefalse", b"/*a*/1", b"1//a", b"\xef\xbb\xbf1", b"undefined",
    b"{" + b",".join(b'"k%d":%d' % (each, each) for each in range(2_000)) + b"}", b'"' + b"\\u0041" * 3_000 + b'"', b"18446744073709551616",
]


def mutated_json(value: object, chance: random.Random) -> bytes:
    """A document of which one value, one name, or the text is odd."""
    match chance.randrange(8):
        case 0 | 1 | 2:
            mark = "@@odd@@"
            return json.dumps(_with(value, mark, chance)).encode().replace(b'"@@odd@@"', chance.choice(ODD_JSON))
        case 3:
            name = chance.choice(["", "options", "Options", "opt\u0131ons", "a" * 5_000, "~/", "\u0000", "\ud800", "__proto__", "number", "seen", "text"])
            return json.dumps({**value, name: chance.choice([None, 1, [], {}, "x"])}).encode("utf-8", "surrogatepass")
        case 4:
            text = json.dumps(value).encode()
            return chance.choice(FRAMES)(text)
        case _:
            return damaged(json.dumps(value).encode(), chance)


FRAMES: list[Callable[[bytes], bytes]] = [
    lambda text: text + text, lambda text: b"[" + text + b"]", lambda text: text + b" " * 70_000, lambda text: b"\xef\xbb\xbf" + text,
    lambda text: text.decode().encode("utf-16"), lambda text: text.decode().encode("utf-32"), lambda text: b"", lambda text: b" ", lambda text: b"null",
    lambda text: text + b"\0", lambda text: text[:-1] + b"," + text[1:], lambda text: text + b" " * LONGEST, lambda text: b'"' * 100_000,
    lambda text: b'{"a":' + text + b"}", lambda text: text[:-1], lambda text: text + b"}", lambda text: b"\t\r\n " + text + b"\n\r\t ",
    lambda text: b")]}'\n" + text, lambda text: b"a=1&b=2", lambda text: b"\x0c" + text, lambda text: b"\xc2\xa0" + text,
]


def _with(value: object, new: object, chance: random.Random) -> object:
    """With one value in it replaced."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        name = chance.choice(list(value))
        return {**value, name: _with(value[name], new, chance)}
    if isinstance(value, list) and value and chance.random() < 0.7:
        place = chance.randrange(len(value))
        return [*value[:place], _with(value[place], new, chance), *value[place + 1:]]
    return new


# gzip


def packed(text: bytes, chance: random.Random | None = None) -> bytes:
    return gzip.compress(text, chance.randrange(10) if chance else 6, mtime=0)


def mutated_gzip(text: bytes, chance: random.Random) -> bytes:
    """Packed in a way that is damaged, odd or far too large."""
    whole = packed(text, chance)
    match chance.randrange(15):
        case 0: return whole[:chance.randrange(len(whole))]
        case 1: return whole[:-8] + bytes(chance.randrange(256) for _ in range(8))
        case 2: return whole[:-4] + struct.pack("<I", chance.choice([0, 1, 2**32 - 1, len(text) + 1]))
        case 3: return whole + chance.choice([b"\0", whole, b"x" * 100, whole[:10]])
        case 4: return whole[:3] + bytes([chance.randrange(256)]) + whole[4:]
        case 5: return whole[:2] + bytes([chance.randrange(256)]) + whole[3:]
        case 6: return zlib.compress(text)
        case 7: return zlib.compress(text)[2:-4]
        case 8: return packed(whole)
        case 9: return packed(b" " * (LONGEST_UNPACKED + chance.choice([-len(text), 0, 1])) + text)
        case 10: return packed(b"\0" * chance.choice([10, 40]) * (1 << 20))
        case 11: return packed(text + b" " * (MOST_TIMES * len(whole) * chance.choice([1, 2])))
        case 12: return chance.choice([b"", b"\x1f", b"\x1f\x8b", b"\x1f\x8b\x08\0\0\0\0\0\0\3", whole[:10] + b"\3\0" + b"\0" * 8])
        case 13: return whole[:3] + b"\x1c" + whole[4:10] + struct.pack("<H", 60_000) + b"a" * 60_000 + b"n\0c\0" + whole[10:]
        case _: return damaged(whole, chance)
