"""Envelopes of SOAP 1.1 that programs should never send, made of those that they do."""

import random
from collections.abc import Callable, Mapping

from Harness.program import ENVELOPE, TEMPURI
from program_texts import ODD_PIECES, damaged

INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"
NIL = f' xmlns:i="{INSTANCE}" i:nil="true"'

# Values of parameters, as they stand in the text.
ODD_VALUES = [
    "", " ", "-1", "0", "-0", "+1", " 1 ", "01", "1.0", "1e3", "2147483647", "2147483648", "-2147483649", "9" * 20, "9" * 5_000, "0x1", "\u0661", "NaN",
    "true", "<a/>", "<int>1</int>", "<!--1-->1", "<![CDATA[1]]>", "1<![CDATA[", "&#49;", "&#x31;", "&#0;", "&#1;", "&#xD800;", "&#xFFFE;", "&#x110000;",
    "&lt;", "&unknown;", "&amp", "&", "\ufffe", "\u0001", "a" * 4_001, "a" * 100_000, "\u0301" * 9_000, "'; DROP TABLE answer; --", "{{x}}", "\U0001F600",
]
HEADS = [
    '<?xml version="1.0"?>', '<?xml version="1.0" encoding="utf-8"?>', '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>', "\ufeff",
    '<?xml version="1.0" encoding="iso-8859-1"?>', '<?xml version="1.0" encoding="utf-16"?>', '<?xml version="1.0" encoding="utf-7"?>',
    '<?xml version="1.0" encoding="x"?>', '<?xml version="1.1"?>', '<?xml version="9"?>', "<?xml?>", '<?xml version="1.0" encoding=utf-8?>', "<?a b?>", "<!-- a -->",
    "<!---->", "<!-- a -- b -->", "<!DOCTYPE a>", '<!DOCTYPE a SYSTEM "file:///etc/passwd">', '<!DOCTYPE a [<!ENTITY b "c">]>',
    '<!DOCTYPE a [<!ENTITY a0 "aaaaaaaaaa">' + "".join(f'<!ENTITY a{each} "{f"&a{each - 1};" * 10}">' for each in range(1, 10)) + "]>",
    '<!DOCTYPE a [<!ENTITY % b SYSTEM "http://127.0.0.1:1/b"> %b;]>', '<!DOCTYPE a [<!ATTLIST a b CDATA "c">]>', " ", "x", "]]>", "<a/>",
    '<?xml version="1.0" encoding="utf-8"?><?xml version="1.0"?>', ' <?xml version="1.0"?>', "<!doctype a>", "<![CDATA[a]]>",
]
# What leaves the message as it was.
HARMLESS_HEADS = ["", "", *HEADS[:3], "\ufeff", "<!-- a -->", "<!---->", '<?xml version="1.0"?>\n<!-- <!DOCTYPE a> ?> -->\n']


def fields(values: Mapping[str, object], prefix: str = "") -> str:
    """Parameters: plain ones, lists of plain ones and lists of records, each by the name of its elements."""
    return "".join(_field(prefix + name, value, prefix) for name, value in values.items())


def _field(name: str, value: object, prefix: str) -> str:
    if value is None:
        return f"<{name}{NIL}/>"
    if isinstance(value, list):
        inner = "".join(f"<{prefix}int>{each}</{prefix}int>" if not isinstance(each, dict) else
                        f"<{prefix}Raspuns>{fields(each, prefix)}</{prefix}Raspuns>" for each in value)
        return f"<{name}>{inner}</{name}>"
    return f"<{name}>{value}</{name}>"


def message(operation: str, values: Mapping[str, object], *, head: str = "", header: str = "", soap: str = "s", prefix: str = "") -> str:
    """A call, with other prefixes if wanted."""
    own, declared = (f"{prefix}:", f'xmlns:{prefix}="{TEMPURI}"') if prefix else ("", f'xmlns="{TEMPURI}"')
    outer, mapped = (f"{soap}:", f'xmlns:{soap}="{ENVELOPE}"') if soap else ("", f'xmlns="{ENVELOPE}"')
    block = f"<{outer}Header>{header}</{outer}Header>" if header else ""
    return (
        f"{head}<{outer}Envelope {mapped}>{block}<{outer}Body>"
        f"<{own}{operation} {declared}>{fields(values, own)}</{own}{operation}></{outer}Body></{outer}Envelope>")


def whole(operation: str, values: Mapping[str, object], chance: random.Random) -> bytes:
    """A message that says the same as others, in a way of its own."""
    text = message(
        operation, values, head=chance.choice(HARMLESS_HEADS), soap=chance.choice(["s", "soap", "SOAP-ENV", "", "\u0103"]),
        prefix=chance.choice(["", "t", "ns1", "tns.x-1"]), header=chance.choice(["", '<x xmlns="urn:x">a<b c="&lt;"/></x>', "<!-- a -->"]))
    return (text + chance.choice(["", "\n", "<!-- a -->"])).encode()


def mutated(operation: str, values: Mapping[str, object], chance: random.Random) -> bytes:
    """A message of which something is odd."""
    plain = message(operation, values)
    match chance.randrange(10):
        case 0 | 1 if values:
            name = chance.choice(list(values))
            return message(operation, {**values, name: chance.choice(ODD_VALUES)}).encode("utf-8", "surrogatepass")
        case 2:
            return (chance.choice(HEADS) + chance.choice(["", *HEADS]) + plain).encode()
        case 3:
            return chance.choice(HEADERS)(operation, values).encode()
        case 4 | 5:
            return chance.choice(SHAPES)(operation, values, plain).encode("utf-8", "surrogatepass")
        case 6:
            return chance.choice(ENCODINGS)(plain)
        case 7:
            return damaged(whole(operation, values, chance), chance)
        case 8:
            place = chance.randrange(len(plain))
            return plain[:place].encode() + chance.choice(ODD_PIECES) + plain[place:].encode()
        case _:
            return damaged(plain.encode(), chance)


_Shape = Callable[[str, Mapping[str, object], str], str]


def _nested(depth: int) -> _Shape:
    return lambda operation, values, plain: message(operation, {**values, "x": "<a>" * depth + "</a>" * depth})


def _attributes(count: int) -> _Shape:
    return lambda operation, values, plain: plain.replace(
        f"<{operation} ", f"<{operation} " + " ".join(f'a{each}="1"' for each in range(count)) + " ", 1)


def _namespaces(count: int) -> _Shape:
    return lambda operation, values, plain: plain.replace(
        f"<{operation} ", f"<{operation} " + " ".join(f'xmlns:a{each}="urn:{each}"' for each in range(count)) + " ", 1)


SHAPES: list[_Shape] = [
    lambda operation, values, plain: plain.replace("</s:Body>", f"</s:Body><s:Body>{operation}</s:Body>"),
    lambda operation, values, plain: plain.replace("</s:Body>", "</s:Body><s:Body/>"),
    lambda operation, values, plain: plain.replace("</s:Body>", f'<{operation} xmlns="{TEMPURI}"/></s:Body>'),
    lambda operation, values, plain: plain.replace("<s:Body>", "<s:Body>words"),
    lambda operation, values, plain: plain.replace("</s:Body>", '</s:Body><x xmlns="urn:x"/>'),
    lambda operation, values, plain: plain + plain, lambda operation, values, plain: plain + "x", lambda operation, values, plain: plain.replace("s:", "x:"),
    lambda operation, values, plain: plain.replace(f' xmlns="{TEMPURI}"', ""), lambda operation, values, plain: plain.replace("soap/envelope/", "other/"),
    lambda operation, values, plain: plain.replace("Envelope", "envelope"), lambda operation, values, plain: plain.replace(operation, "GetNimic"),
    lambda operation, values, plain: plain.replace(operation, operation + "\u0301"), lambda operation, values, plain: plain.replace(operation, operation.lower()),
    lambda operation, values, plain: message(operation, {}), lambda operation, values, plain: message(operation, {**values, "x": 1}),
    lambda operation, values, plain: plain.replace(f"</{operation}>", fields(values) + f"</{operation}>"),
    lambda operation, values, plain: message(operation, dict.fromkeys(values)), lambda operation, values, plain: message(operation, {**values, "raspunsuri": [{}] * 300}),
    lambda operation, values, plain: message(operation, {**values, "variante": list(range(300))}),
    lambda operation, values, plain: message(operation, {**values, "raspunsuri": [1, {"idIntrebare": 1}, {"idIntrebare": None}]}),
    lambda operation, values, plain: plain.replace("<s:Body>", "<s:Body" + ' a="1"' * 2 + ">"),
    lambda operation, values, plain: plain.replace("<s:Body>", '<s:Body xmlns:b="urn:b" xmlns:c="urn:b" b:a="1" c:a="2">'),
    lambda operation, values, plain: plain.replace("<s:Body>", '<s:Body xmlns:b="">'), lambda operation, values, plain: plain.replace("<s:Body>", '<s:Body xmlns:xml="urn:x">'),
    lambda operation, values, plain: plain.replace("<s:Body>", '<s:Body xml:a="1" xmlns:xmlns="urn:x">'), lambda operation, values, plain: plain.replace("<s:Body>", '<s:Body b:a="1">'),
    lambda operation, values, plain: plain.replace("<s:Body>", '<s:Body a="<">'), lambda operation, values, plain: plain.replace("<s:Body>", "<s:Body a=1>"),
    lambda operation, values, plain: plain.replace("<s:Body>", "<s:Body a>"), lambda operation, values, plain: plain.replace("<s:Body>", '<s:Body a="&unknown;">'),
    lambda operation, values, plain: plain.replace("<s:Body>", f'<s:Body a="{"x" * 100_000}">'), lambda operation, values, plain: plain.replace("<s:Body>", "<s:Body>" + "&#32;" * 40_000),
    lambda operation, values, plain: plain.replace("<s:Body>", "<s:Body>" + "<![CDATA[ ]]>" * 15_000),
    lambda operation, values, plain: plain.replace("</s:Body>", "</s:Body>" + "<!-- a -->" * 20_000), lambda operation, values, plain: "<" + "a" * 200_000 + "/>",
    lambda operation, values, plain: "<a>" * 60_000, lambda operation, values, plain: "<a:" * 60_000, lambda operation, values, plain: plain + " " * 262_144,
    _nested(60), _nested(61), _nested(62), _nested(5_000), _attributes(254), _attributes(255), _attributes(256), _attributes(20_000), _namespaces(255), _namespaces(256),
    _namespaces(9_000),
]
HEADERS: list[Callable[[str, Mapping[str, object]], str]] = [
    (lambda block: lambda operation, values: message(operation, values, header=block))(block) for block in [
        '<x xmlns="urn:x" s:mustUnderstand="1"/>', '<x xmlns="urn:x" s:mustUnderstand="true"/>', '<x xmlns="urn:x" s:mustUnderstand="2"/>',
        '<x xmlns="urn:x" s:mustUnderstand="1" s:actor="urn:y"/>', '<x xmlns="urn:x" s:mustUnderstand="1" s:actor="http://schemas.xmlsoap.org/soap/actor/next"/>',
        f'<Autentificare xmlns="{TEMPURI}"/>', f'<Autentificare xmlns="{TEMPURI}"><jeton>x</jeton></Autentificare>',
        f'<Autentificare xmlns="{TEMPURI}"><jeton>{"x" * 4_000}</jeton></Autentificare>', f'<Autentificare xmlns="{TEMPURI}"><jeton>a</jeton><jeton>b</jeton></Autentificare>',
        f'<Autentificare xmlns="{TEMPURI}"><jeton>a</jeton></Autentificare>' * 2, f'<Autentificare xmlns="{TEMPURI}"><jeton{NIL}/></Autentificare>',
        f'<Autentificare xmlns="{TEMPURI}"><jeton><a/></jeton></Autentificare>', '<Autentificare xmlns="urn:x"><jeton>a</jeton></Autentificare>', "words",
        "".join(f'<x{each} xmlns="urn:x"/>' for each in range(5_000)),
    ]]
ENCODINGS: list[Callable[[str], bytes]] = [
    lambda text: text.encode("utf-16"), lambda text: text.encode("utf-16-be"), lambda text: text.encode("utf-32"), lambda text: text.encode("cp037", "replace"),
    lambda text: b"\xff\xfe" + text.encode(), lambda text: text.replace("Body", "B\u0103dy").encode("iso-8859-2", "replace"), lambda text: b"", lambda text: b"\0" + text.encode(),
    lambda text: text.encode() + b"\0", lambda text: text.encode().replace(b"<s:Body>", b"<s:Body>\xed\xa0\x80"), lambda text: text.encode().replace(b"<s:Body>", b"<s:Body>\xff"),
    lambda text: text.encode().replace(b"<s:Body>", b"<s:Body>\xc0\x80"), lambda text: b"{}", lambda text: b"x" * 262_145,
]
