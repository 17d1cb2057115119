"""What answers of the eStudent API, of JSON-RPC and of calendars look like, and what of one does not."""

import json

import program_texts as texts
from Harness.client import Answer
from program_calls import Call
from program_services import CALENDAR, ESTUDENT, JSON, PROBLEM, RPC

# What each method of the eStudent API gives, by the keys of an object, in their order.
KEYS = {
    "login_client": ["status"], "get_profesors": ["profesori", "asistenti", "predmet"],
    "get_reports": ["kod", "naziv", "kazneniPoeni", "predispitneObaveze", "pismeniIspiti", "sumaPoena", "ocena", "nedelje"],
    "get_open_courses": ["rokNaziv", "otvorenoDo", "predmeti"],
    "getFinance": ["skolskaGodina", "valuta", "zaduzenja", "placanja", "sumirano"],
    "makeCoursesSignup": ["poruka", "predmeti"]}
LISTS = {"get_profesors", "get_reports"}
FAILURE = "ERROR"

CODES = {-32700, -32600, -32601, -32602, -32603, -32001, -32003, -32004, -32009, -32029}
NO_JSON, OF_SERVER = -32700, -32603
MOST_CALLS, LONGEST_ID, LARGEST = 50, 200, 1 << 63
# In octets.
LONGEST_LINE = 75
REPLIES = ({"jsonrpc", "id", "result"}, {"jsonrpc", "id", "error"})

# What a judge gives: the code of the refusal, if all is refused; whether anything was done; and what is wrong.
Judged = tuple[str | None, bool, list[str]]


def judge_of(call: Call):
    """Who knows what answers to this look like; None for addresses of no service here."""
    path = call.path.partition("?")[0]
    if path.startswith(ESTUDENT):
        return estudent
    if path == RPC or path.startswith(RPC + "/"):
        return rpc
    return calendar if path.startswith(CALENDAR) else None


def estudent(call: Call, answer: Answer, text: str) -> Judged:
    kind = answer.headers.get("content-type", "")
    if answer.status >= 500:
        return None, False, [f"status {answer.status}"]
    if answer.status >= 400:
        return _estudent_refusal(call, answer, kind, text)
    method = call.path.removeprefix(ESTUDENT).partition("?")[0]
    try:
        value = json.loads(text)
    except ValueError:
        return None, True, [f"status {answer.status} with no JSON: {text[:100]!r}"]
    rows = value if method in LISTS and isinstance(value, list) else [value]
    is_right = all(isinstance(row, dict) and list(row)[:len(KEYS[method])] == KEYS[method] for row in rows)
    if answer.status != 200 or not kind.startswith(JSON) or not is_right:
        return None, True, [f"no answer of {method}: {answer.status} {kind!r} {text[:200]!r}"]
    return None, True, []


def _estudent_refusal(call: Call, answer: Answer, kind: str, text: str) -> Judged:
    """The word that the app looks for; who names the type of problems gets one."""
    if text == FAILURE and kind.startswith("text/plain"):
        return f"estudent {answer.status}", False, []
    try:
        value = json.loads(text)
    except ValueError:
        value = {}
    is_asked = PROBLEM in call.headers.get("Accept", "")
    if is_asked and kind == PROBLEM and isinstance(value, dict) and value.get("status") == answer.status:
        return value.get("code"), False, []
    return None, False, [f"neither {FAILURE} nor a problem: {answer.status} {kind!r} {text[:200]!r}"]


def calendar(call: Call, answer: Answer, text: str) -> Judged:
    kind = answer.headers.get("content-type", "")
    if answer.status >= 500:
        return None, False, [f"status {answer.status}"]
    if answer.status == 304:
        return None, True, [] if not text else ["304 with a body"]
    if answer.status >= 400:
        is_told = kind.startswith("text/plain") and text.count("\n") == 2
        wrong = [] if is_told else [f"no two lines of words: {answer.status} {kind!r} {text[:200]!r}"]
        return f"calendar {answer.status}", False, wrong
    if answer.status == 204 or call.method == "OPTIONS":
        return None, False, []
    lines = text.encode().split(b"\r\n")
    is_whole = lines[0] == b"BEGIN:VCALENDAR" and lines[-2:] == [b"END:VCALENDAR", b""]
    is_folded = all(len(line) <= LONGEST_LINE and b"\n" not in line and b"\r" not in line for line in lines)
    if not kind.startswith("text/calendar") or not is_whole or not is_folded:
        return None, True, [f"no calendar: {answer.status} {kind!r} {text[:200]!r}"]
    return None, True, []


def rpc(call: Call, answer: Answer, text: str) -> Judged:
    if call.method != "POST":
        return None, False, [f"status {answer.status}"] if answer.status >= 500 else []
    if answer.status >= 500:
        return None, False, [f"status {answer.status}"]
    said = [] if answer.status == 204 else None
    if said is None:
        try:
            value = json.loads(text)
        except ValueError:
            return None, False, [f"status {answer.status} with no JSON: {text[:100]!r}"]
        said = value if isinstance(value, list) else [value]
        if not said or not answer.headers.get("content-type", "").startswith(JSON):
            return None, False, [f"no reply: {answer.status} {text[:100]!r}"]
    faults = [fault for each in said if (fault := _wrong_reply(each))]
    if faults:
        return None, False, faults[:3]
    if call.is_forbidden:
        # Whoever has no session ends none.
        faults += [f"a result for what is not allowed: {json.dumps(each)[:200]}" for each in said if each.get("result")]
    codes = [each["error"]["code"] for each in said if "error" in each]
    is_done = len(codes) < len(said) or answer.status == 204
    # Where HTTP itself refuses, the calls were not looked at.
    if answer.status in (200, 204):
        faults += _by_protocol(call, said, is_list=text.lstrip().startswith("["))
    return (f"rpc {codes[0]}" if len(said) == 1 and codes else None), is_done, faults


def _wrong_reply(reply: object) -> str | None:
    if not isinstance(reply, dict) or reply.get("jsonrpc") != "2.0" or reply.keys() not in REPLIES:
        return f"no reply: {json.dumps(reply)[:200]}"
    error = reply.get("error")
    if error is None:
        return None
    is_error = isinstance(error, dict) and error.keys() == {"code", "message", "data"}
    if not is_error or error["code"] not in CODES or not error["message"]:
        return f"no error: {json.dumps(reply)[:300]}"
    if error["code"] == OF_SERVER:
        return f"the server says: {json.dumps(reply)[:300]}"
    is_told = {"code", "type"} <= error["data"].keys()
    return None if is_told else f"an error that says too little: {json.dumps(reply)[:300]}"


def _by_protocol(call: Call, said: list[dict], is_list: bool) -> list[str]:
    """What a reader of our own, of JSON and of the protocol, says of the same bytes."""
    value = texts.json_of(call.body)
    calls = value if isinstance(value, list) else [value]
    if any(isinstance(each, dict) and isinstance(each.get("id"), float) for each in calls):
        # 1.0 is 1 to one reader, and no whole number to another.
        return []
    is_refused = len(said) == 1 and "error" in said[0] and said[0]["error"]["code"] == NO_JSON
    if value is texts.WRONG:
        return [] if is_refused else ["took what our reader refuses"]
    if is_refused:
        return ["called unreadable what our reader reads"] if texts.is_modest_json(call.body) else []
    if isinstance(value, list) and not 1 <= len(value) <= MOST_CALLS:
        is_one = len(said) == 1 and not is_list and said[0]["id"] is None and "error" in said[0]
        return [] if is_one else [f"a batch of {len(value)} got {json.dumps(said)[:200]}"]
    expected = _ids(calls)
    if [each["id"] for each in said] != expected or is_list != (isinstance(value, list) and bool(expected)):
        return [f"replies to {expected} are {json.dumps(said)[:200]}"]
    return []


def _ids(calls: list) -> list:
    """Of the replies: notifications get none, and what is no call has no id."""
    found = []
    for call in calls:
        own = call.get("id") if isinstance(call, dict) else None
        is_number = isinstance(own, int) and not isinstance(own, bool) and -LARGEST <= own < LARGEST
        is_id = own is None or is_number or isinstance(own, str) and len(own) <= LONGEST_ID
        if not is_id or not isinstance(call, dict):
            found.append(None)
        elif "id" in call or not _is_call(call):
            found.append(own)
    return found


def _is_call(call: dict) -> bool:
    return (
        call.get("jsonrpc") == "2.0" and isinstance(call.get("method"), str)
        and call.keys() <= {"jsonrpc", "id", "method", "params"}
        and ("params" not in call or isinstance(call["params"], (dict, list))))
