"""What somebody types who wants to break a page: one list, for every field of every form and every document of an import."""

# Comes out of a page as it is only where a page forgot to escape.
MARKER = "<i id=hostile>"

_NESTED = 2_000

STRINGS: dict[str, str] = {
    "controls": "".join(map(chr, [*range(1, 9), 11, 12, *range(14, 32), 127, *range(128, 160)])),
    "nul": "a\0b",
    "references to controls": "&#2;99999&lt;&#3; &#2;0&lt;&#3; &#0; &#x1b; &#xFFFF;",
    "places of a page": "\2" + "99999<\3\2" + "0<\3",
    "noncharacters": "\ufffe\uffff\ufdd0\U0001ffff",
    "line ends": "a\r\r\nb\r\r\n- [x] c\r\n\r- [ ] d\n\rz",
    "combining marks": "e" + "\u0301" * 20_000,
    "mark behind a line end": "a\n\u0301b\n\u0301- [ ] c",
    "right to left": "\u202e\u2066abc\u2069\u202c\u200f",
    "markup": f"\"'>{MARKER}<script>alert(1)</script>&lt;{MARKER}",
    "templates": "{{frame.token}} {{{x}}} {{#a}}{{/b}} [[question.flag]] [[style]] {{>layout}} {{=<% %>=}}",
    "formats": "%s%n%@ \\(x) ${x} $(id) `id` ../../etc/passwd",
    "formulas": "=1+1\n+2\n-3\n@SUM(A1)\t\uff1d1",
    "brackets": "](" * 50_000,
    "dots": ".\n" * 49_000,
    "dots in a line": "." * 99_000,
    "quotes": ">" * _NESTED + " a",
    "lists": "\n".join("  " * depth + "- a" for depth in range(300)),
    "open brackets": "[" * _NESTED + "a" + "]" * _NESTED,
    "emphasis": "*a **b " * _NESTED + "c** d*" * _NESTED,
    "code": "`" * 5_001 + "a",
    "tags": "<a><b" * _NESTED,
    "one letter": "ă" * 400_000,
    "one word": "Najnepopustljivijesrednjoškolskonastavničkovaspitavanje" * 20,
    "emoji": "👩‍👩‍👧‍👦🏳️‍🌈" * 50,
    "settings": "---\ntitle: x\n---\n- a: &a [*a]\n? ",
    "a heading of a question": "### {#a points=99999999999999999999} {#a}\n- [x]\n- [ ]\n= ± 1e999 | _ | <>",
    "-1": "-1", "0": "0", "1e9": "1e9", "NaN": "NaN", "a long number": "9" * 40, "a date": "2026-02-30 25:61", "spaces": " \t\u00a0\u2003\u200b ",
}
