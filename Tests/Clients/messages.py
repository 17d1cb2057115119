"""Sends kept messages of other clients of SOAP byte by byte, each with every form of the header `SOAPAction`.

All call the operation that the paper prints, with its -1: whoever is signed in."""

from pathlib import Path

import requests
from Harness.server import Server
from lxml import etree
from programs import SERVICE1, STUDENT, token

KEPT = Path(__file__).parent / "messages"
# Which sign in by a header block of their own, and which are refused with what; all others sign in by the request.
BY_HEADER = {"soapui", "suds"}
REFUSED = {"axis2-addressing": ("MustUnderstand", "must-understand"), "soap12": ("VersionMismatch", "version-mismatch")}
ACTION = "http://tempuri.org/GetNumarTeste"
ACTIONS = [f'"{ACTION}"', ACTION, '""', "", None]
TYPES = ["text/xml; charset=utf-8", "text/xml", 'text/xml;charset="UTF-8"', f'text/xml; charset=utf-8; action="{ACTION}"']
ENVELOPE, TEMPURI = "{http://schemas.xmlsoap.org/soap/envelope/}", "{http://tempuri.org/}"


def try_all(server: Server, _) -> None:
    address = server.origin + SERVICE1
    counts = set()
    kept = sorted(KEPT.glob("*.xml"))
    assert len(kept) == 10, kept
    for file in kept:
        # One each: a token has no more than 60 requests at once.
        secret = token(server, STUDENT)
        text = file.read_text().replace("{token}", secret)
        for index, action in enumerate(ACTIONS):
            headers = {"Content-Type": TYPES[index % len(TYPES)]}
            if action is not None:
                headers["SOAPAction"] = action
            for sent in ways_in(file.stem, headers, secret):
                answer = requests.post(address, text.encode(), headers=sent, timeout=30)
                told = f"{file.name} {sent}\n{text}\n-> {answer.status_code} {answer.headers}\n{answer.text}"
                counts.add(judge(file.stem, answer, told))
    counts.discard(None)
    assert len(counts) == 1 and counts.pop() > 0, counts
    unsigned(address, kept)
    print(f"{len(kept)} kept messages, each with {len(ACTIONS)} forms of SOAPAction: in order")


def ways_in(name: str, headers: dict, secret: str) -> list[dict]:
    """Bearer and Basic, but for messages that say themselves who calls."""
    if name in BY_HEADER:
        return [headers]
    basic = requests.auth._basic_auth_str(STUDENT, secret)
    return [headers | {"Authorization": f"Bearer {secret}"}, headers | {"Authorization": basic}]


def judge(name: str, answer: requests.Response, told: str) -> int | None:
    """How many tests there are; nothing where a message must be refused."""
    assert answer.headers["Content-Type"] == "text/xml; charset=utf-8", told
    root = etree.fromstring(answer.content)
    body = root.find(f"{ENVELOPE}Body")
    if name not in REFUSED:
        assert answer.status_code == 200, told
        return int(body.findtext(f"{TEMPURI}GetNumarTesteResponse/{TEMPURI}GetNumarTesteResult"))
    code, problem = REFUSED[name]
    fault = body.find(f"{ENVELOPE}Fault")
    assert answer.status_code == 500 and fault is not None, told
    prefix, _, local = fault.findtext("faultcode").partition(":")
    assert fault.nsmap.get(prefix) == ENVELOPE[1:-1] and local == code, told
    assert fault.findtext(f"detail/{TEMPURI}Eroare/{TEMPURI}cod") == problem, told
    assert fault.findtext("faultstring") == fault.findtext(f"detail/{TEMPURI}Eroare/{TEMPURI}mesaj"), told
    return None


def unsigned(address: str, kept: list[Path]) -> None:
    """Nobody is told how to sign in: a status, two challenges, and a fault."""
    for file in kept:
        if file.stem in REFUSED or file.stem in BY_HEADER:
            continue
        answer = requests.post(address, file.read_bytes(), headers={"Content-Type": "text/xml"}, timeout=30)
        assert answer.status_code == 401 and "<cod>sign-in-needed</cod>" in answer.text, f"{file.name}\n{answer.text}"
        challenges = answer.headers["WWW-Authenticate"]
        assert "Bearer" in challenges and "Basic" in challenges, challenges
