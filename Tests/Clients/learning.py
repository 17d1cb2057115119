"""Tries the JSON service with openapi-spec-validator and schemathesis, clients of others that read nothing but its document.

schemathesis goes through all its phases - edges of every parameter, random values, right and wrong ones, and sequences in which
answers lead to the next request - with the tokens of a student and of a teacher, and as nobody. Its seed is fixed. No answer is
a fault of the server, and none is other than the document says."""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import requests
from Harness.program import IMPORT
from Harness.server import Server
from openapi_spec_validator import OpenAPIV31SpecValidator
from programs import ADMIN, ALL_SCOPES, STUDENT, TEACHER, TEACHING, token

SEED = 30
DOCUMENT = "/api/v1/openapi.json"
# Each is good for 600 requests a minute.
TOKENS_OF_ONE = 12


def try_all(server: Server, folder: Path) -> None:
    began = time.monotonic()
    document = requests.get(server.origin + DOCUMENT, timeout=30).json()
    try_document(document)
    try_people(server, folder, document, begin(server))
    seconds = time.monotonic() - began
    print(f"learning: {seconds:.0f} s")


def try_document(document: dict) -> None:
    found = OpenAPIV31SpecValidator(document).iter_errors()
    mistakes = ["/".join(map(str, each.absolute_path)) + ": " + each.message for each in found]
    assert not mistakes, "\n".join(mistakes)
    print("openapi-spec-validator: nothing")


# What there is to ask for


def begin(server: Server) -> dict[str, list]:
    """Begins what can be begun, and gives what is found in the lists: ids that are none tell little about a service."""
    with requests.Session() as session:
        session.headers["Authorization"] = f"Bearer {token(server, STUDENT)}"

        def ask(path: str, method: str = "GET", **more) -> dict:
            answer = session.request(method, server.origin + "/api/v1" + path, timeout=30, **more)
            assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
            return answer.json()

        tests = ask("/tests")["items"]
        taken = {test["id"] for test in tests if test["takesPrograms"]}
        for test in tests:
            if test["state"] == "open" and test["id"] in taken:
                ask(f"/tests/{test['id']}/attempts", "POST")
        attempts = ask("/attempts")["items"]
        going = [each["id"] for each in attempts if each["phase"] == "open" and each["test"] in taken]
        assert len(going) >= 3, attempts
        # One is ended here, and one may be by schemathesis, so that questions can be asked of the others to the end.
        ask(f"/attempts/{going[0]}/submission", "POST")
        receipts = [result["receipt"] for each in attempts if "receipt" in (result := ask(f"/attempts/{each['id']}/result"))]
        lessons = ask("/lessons")["items"]
        texts = [ask(f"/attempts/{each}/questions") for each in going[2:]] + [ask(f"/lessons/{each['id']}") for each in lessons]
        # Another one, because a token has no more than 60 requests at once.
        session.headers["Authorization"] = f"Bearer {token(server, STUDENT)}"
        try_files(session, server.origin, texts)
        return {
            "tests": [each["id"] for each in tests], "courses": [each["id"] for each in ask("/courses")["items"]],
            "lessons": [each["id"] for each in lessons], "attempts": [each["id"] for each in attempts],
            "periods": [each["id"] for each in ask("/exams")["periods"]], "going": going[2:], "ending": going[:2],
            "receipts": receipts, "numbers": [1, 2, 3, 12],
        }


def try_files(session: requests.Session, origin: str, texts: list[dict]) -> None:
    """What texts show and lessons bring is where they say: schemathesis writes no address with a slash in a name."""
    found = sorted(set(re.findall(r"/api/v1/[^\"'\\\s]+/(?:pictures|files)/[^\"'\\\s]+", json.dumps(texts))))
    assert any("/pictures/" in each for each in found) and any("/files/" in each for each in found), found
    for address in found:
        answer = session.get(origin + address, headers={"Range": "bytes=0-99"}, timeout=30)
        assert answer.status_code in (200, 206) and answer.content, f"{address}: {answer.status_code} {answer.text[:500]}"


# What stands in addresses; for some operations an attempt that goes on says more.
PLACES = {
    "test": "tests", "course": "courses", "lesson": "lessons", "attempt": "attempts", "code": "receipts", "number": "numbers",
    "period": "periods",
}
PLACES_OF = {
    "listQuestions": {"attempt": "going"}, "getQuestion": {"attempt": "going"}, "putAnswer": {"attempt": "going"},
    "patchAnswers": {"attempt": "going"}, "submitAttempt": {"attempt": "ending"},
}
# Of so many requests; the others have what is made up.
SHARE = 0.8
# Whether a heading is in the lesson, of which kind the question is, which version there is, whether a key came with another
# request, and what a course, a text or an archive may have, no schema says.
TOLD_BY_VALUES = {
    "putAnswer", "patchAnswers", "putReading", "startAttempt", "submitAttempt", "putRegistration", "deleteRegistration",
    "makeCourse", "putCourse", "makeTest", "putTestText", "publishTest", "makeLesson", "putLessonText", "publishLesson",
    "importArchive",
}
# What has ended is told as well, ends again without a change, and can be made again.
MADE_AGAIN = {"getRegistration", "putRegistration", "deleteRegistration"}
# Nor which version is there.
ACCEPTED = ["2xx", "3xx", "401", "403", "404", "409", "412", "428", "429"]
# What is too long is told so by a status of its own as well.
REJECTED = ["400", "401", "403", "404", "405", "406", "409", "412", "413", "415", "422", "428", "429"]


def configuration(document: dict, known: dict[str, list]) -> str:
    """For schemathesis, as it reads it."""
    lines = ["[dictionaries]", *(f"{name} = {{ values = {json.dumps(values)} }}" for name, values in known.items())]
    # The document has no examples of its own.
    lines += ["[phases.examples]", "fill-missing = true"]
    lines += ["[checks.positive_data_acceptance]", f"expected-statuses = {json.dumps(ACCEPTED)}"]
    # A change without a version is told so by a status of its own.
    lines += ["[checks.missing_required_header]", 'expected-statuses = ["401", "403", "422", "428", "429"]']
    lines += ["[checks.negative_data_rejection]", f"expected-statuses = {json.dumps(REJECTED)}"]
    # A text with NUL is none to any of our readers, which the document does not say.
    lines += ["[generation]", "allow-x00 = false"]
    for path, operations in document["paths"].items():
        for operation in operations.values():
            name = operation["operationId"]
            places = PLACES | PLACES_OF.get(name, {})
            lines += ["[[operations]]", f'include-operation-id = "{name}"']
            if name in TOLD_BY_VALUES:
                lines += [f"checks.positive_data_acceptance.expected-statuses = {json.dumps([*ACCEPTED, '412', '422', '428'])}"]
            if name in MADE_AGAIN:
                lines += ["checks.use_after_free.enabled = false"]
            lines += ["[operations.parameters]"]
            for part in (name for name in re.findall(r"{(\w+)}", path) if name in places):
                lines += [f'"path.{part}" = {{ dictionary = "{places[part]}", probability = {SHARE} }}']
    return "\n".join(lines) + "\n"


# Who asks


def try_people(server: Server, folder: Path, document: dict, known: dict[str, list]) -> None:
    file = folder / "schemathesis.toml"
    file.write_text(configuration(document, known))
    # Nobody is refused nearly everywhere, and the teacher has few lessons and tests of their own: the student gets the most. An
    # administrator has one operation that nobody else has.
    for user, examples in [(STUDENT, 15), (TEACHER, 8), (ADMIN, 15), (None, 3)]:
        began = time.monotonic()
        said = ask_as(user, examples, server, file)
        print(f"schemathesis as {user or 'nobody'}: {summary(said)}, {time.monotonic() - began:.0f} s", flush=True)


def ask_as(user: str | None, examples: int, server: Server, file: Path) -> str:
    """What schemathesis says; it has all failures in it, with what was sent and answered, and how to send it again."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("SCHEMATHESIS_")}
    if user:
        scopes = {TEACHER: TEACHING, ADMIN: IMPORT}.get(user, ALL_SCOPES)
        tokens = " ".join(token(server, user, scopes) for _ in range(TOKENS_OF_ONE))
        environment |= {"CLIENT_TOKENS": tokens, "SCHEMATHESIS_HOOKS": "learning_hooks", "PYTHONPATH": str(Path(__file__).parent)}
    command = [
        sys.executable, "-m", "schemathesis.cli", "--config-file", str(file), "run", server.origin + DOCUMENT, "--no-color",
        "--phases", "examples,coverage,fuzzing,stateful", "--checks", "all", "--seed", str(SEED), "--max-examples", str(examples),
        "--continue-on-failure", "--suppress-health-check", "all", "--generation-database", "none", "--output-sanitize", "false",
    ]
    command += ["--include-operation-id", "importArchive"] if user == ADMIN else []
    # A token that is none costs whoever repeats it time: the program's own tests have that on every route.
    command += ["--exclude-checks", "ignored_auth"] if user else []
    done = subprocess.run(command, env=environment, cwd=file.parent, capture_output=True, text=True)
    assert done.returncode == 0, f"schemathesis as {user or 'nobody'}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def summary(said: str) -> str:
    return " ".join(line.strip() for line in said.splitlines() if "test cases" in line or "Operations" in line) or said[-300:]
