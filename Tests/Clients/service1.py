"""Tries `Service1` with zeep, a client of others that reads nothing but its description.

All operations: a whole quiz and a whole final by single answers and by one request, every fault, a list of tests that grows in
between, and 40 questions in one answer. A value that is not as the description says stops zeep, which is strict."""

import re
import shutil
from pathlib import Path

import requests
import zeep
from Harness.import_folder import settings, write, write_course
from Harness.server import ROOT, Server
from programs import PASSWORD, SERVICE1, STUDENT, token
from zeep.exceptions import Fault

TEMPURI, ENVELOPE_SPACE = "{http://tempuri.org/}", "http://schemas.xmlsoap.org/soap/envelope/"
DEMO = ROOT / "Tests/Demo"
# On the wire, packed.
MOST_BYTES_OF_FORTY = 15 * 1024
# The operations, and those of them that declare no header block: the calls that the paper prints have none.
OPERATIONS = {
    "Login", "Logout", "SchimbaParola", "GetNumarTeste", "GetListaTeste", "GetTeme", "GetSubteme", "GetNumarIntrebariTest",
    "IncepeTest", "GetIntrebare", "GetIntrebariTest", "TrimiteRaspuns", "TrimiteRaspunsuri", "FinalizeazaTest", "GetRezultatTest",
    "GetRaspunsuriCorecte",
}
# Of the demo.
FINAL, CLOSED_FINAL, QUIZ = "Test final 1", "Test final 2", "Autoevaluare: MVC"
# Of a course that comes while programs are at work.
FORTY, SECOND_FINAL, WITH_CODE, CHECKED = "Patruzeci de întrebări", "Al doilea final", "Cu cod de acces", "Cu verificare"
EARLIER = "Din cursul dinainte"
CODE = "ABCD2345"
# All that a call can be refused with by its own fault. The others are those of the server: the tests of the program have them.
EVERY_FAULT = {
    "cannot-begin", "conflict", "ended", "forged", "invalid", "malformed", "method-not-allowed",
    "must-understand", "no-programs", "not-begun", "not-found", "not-shown", "scope-too-small", "sign-in-needed", "too-large",
    "too-late", "too-many", "unknown-operation", "unsupported-type", "version-mismatch", "wrong-code", "wrong-credentials",
}
ENVELOPE = (
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header>{header}</s:Header>'
    '<s:Body><t:{operation} xmlns:t="http://tempuri.org/">{parameters}</t:{operation}></s:Body></s:Envelope>')


class Client:
    """Somebody with a program that zeep made of the description."""

    def __init__(self, server: Server, user: str = STUDENT, key: str | None = None):
        self.origin = server.origin
        self._zeep = zeep.Client(server.origin + SERVICE1 + "?WSDL", settings=zeep.Settings(strict=True))
        self._type = self._zeep.get_element(TEMPURI + "Autentificare")
        # A key of one's own, or that of a new session.
        self.signed_in = None
        self.key: str | None = key
        if not key:
            self.sign_in(user)

    def sign_in(self, user: str = STUDENT) -> None:
        """A session has calls of its own: sixty at once."""
        self.signed_in = self._zeep.service.Login(utilizator=user, parola=PASSWORD)
        self.key = self.signed_in.jeton

    def __getattr__(self, operation: str):
        def call(**parameters):
            # As a list, because not all operations declare a header.
            headers = [self._type(jeton=self.key)] if self.key else None
            return self._zeep.service[operation](**parameters, _soapheaders=headers)
        call.__name__ = operation
        return call

    def operations(self) -> set[str]:
        return set(self._zeep.service._binding._operations)

    def places(self) -> dict[str, int]:
        """Where each test stands in the list, by its title."""
        tests = self.GetListaTeste(idUser=-1)
        assert [test.nrTest for test in tests] == list(range(1, len(tests) + 1)), tests
        assert [test.idTest for test in tests] == sorted(test.idTest for test in tests), tests
        return {test.titlu: test.nrTest for test in tests}

    def place(self, title: str) -> int:
        return next(place for name, place in self.places().items() if name.startswith(title))


def answer_to(given, place: int = 1) -> dict:
    """An answer to a question by a place, as its type wants it."""
    answer = {"idIntrebare": given.idIntrebare, "idVarianta": None}
    if given.tip == "multiple":
        return answer | {"variante": {"int": [place]}}
    return answer | ({"idVarianta": place} if given.tip == "single" else {"text": "3"})


class Refusals:
    """What was refused, and with which code."""

    def __init__(self, address: str):
        self.address = address
        self.seen: set[str] = set()

    def fault(self, code: str, call, **parameters) -> None:
        """A call must fail with a code, and say that it is the client's fault."""
        try:
            result = call(**parameters)
        except Fault as error:
            told = f"{call.__name__}({parameters}): {error.code}, {error.message}"
            said = error.detail.findtext(f"{TEMPURI}Eroare/{TEMPURI}cod")
            assert said == code, f"{code} was expected, {said} came\n{told}"
            assert error.message == error.detail.findtext(f"{TEMPURI}Eroare/{TEMPURI}mesaj"), told
            assert error.code.split(":")[-1] == "Client", told
            self.seen.add(code)
            return
        raise AssertionError(f"{code} was expected of {call.__name__}({parameters}), and there was an answer: {result}")

    def raw(
            self, status: int, code: str, body: str, kind: str = "text/xml; charset=utf-8", method: str = "POST",
            **headers: str) -> None:
        """The same for what zeep never sends."""
        sent = {"Content-Type": kind} | {name.replace("_", "-"): value for name, value in headers.items()}
        answer = requests.request(method, self.address, data=body.encode(), headers=sent, timeout=30)
        told = f"{method} {sent}\n{body[:500]}\n-> {answer.status_code} {answer.headers}\n{answer.text[:1000]}"
        assert answer.status_code == status and f"<cod>{code}</cod>" in answer.text, f"{status} {code} was expected\n{told}"
        assert answer.headers["Content-Type"] == "text/xml; charset=utf-8", told
        self.seen.add(code)


# What is tried, in this order


def try_all(server: Server, folder: Path) -> None:
    client, refusals = Client(server), Refusals(server.origin + SERVICE1)
    steps = [
        (try_description, client), (try_accounts, server, client, refusals), (try_lists, client, refusals),
        (try_messages, server, refusals), (try_scopes, server, client, refusals),
        (try_single_answers, client, client.place(FINAL), True, refusals),
        (try_single_answers, client, client.place(QUIZ), False, refusals),
        (try_one_request, client, client.place(QUIZ), refusals),
        (try_grown_list, server, client, folder / "grown", refusals), (try_final_in_one_request, client, refusals),
        (try_rules, server, client, refusals), (try_size, server), (try_password, server, refusals),
    ]
    for step, *arguments in steps:
        client.sign_in()
        step(*arguments)
        print(f"Service1, {step.__name__[4:].replace('_', ' ')}: in order", flush=True)
    assert refusals.seen == EVERY_FAULT, f"never seen, or not known: {refusals.seen ^ EVERY_FAULT}"


def try_description(client: Client) -> None:
    assert client.operations() == OPERATIONS, client.operations() ^ OPERATIONS


def try_accounts(server: Server, client: Client, refusals: Refusals) -> None:
    me = client.signed_in
    assert me.rol == "student" and me.nume and me.idUser > 0, me
    assert client.GetNumarTeste(idUser=me.idUser) == client.GetNumarTeste(idUser=-1) > 0
    refusals.fault("not-found", client.GetNumarTeste, idUser=me.idUser + 1)
    refusals.fault("wrong-credentials", client.SchimbaParola, parolaVeche="greșit", parolaNoua="o sută de cai albaștri")
    refusals.fault("invalid", client.SchimbaParola, parolaVeche=PASSWORD, parolaNoua="scurt")
    second = Client(server)
    assert second.Logout() is True
    refusals.fault("wrong-credentials", second.GetTeme)
    second.key = None
    with_status(401, refusals, "sign-in-needed", second.GetTeme)
    # Nobody guesses passwords: after some wrong ones there is a wait.
    for _ in range(6):
        refusals.fault("wrong-credentials", client.Login, utilizator="office", parola="greșit")
    refusals.fault("too-many", client.Login, utilizator="office", parola="greșit")


def with_status(status: int, refusals: Refusals, code: str, call) -> None:
    """A fault with another status than that of SOAP."""
    try:
        call()
    except Fault as error:
        assert error.detail.findtext(f"{TEMPURI}Eroare/{TEMPURI}cod") == code, error.message
    except zeep.exceptions.TransportError as error:
        assert error.status_code == status and code in str(error.content), error
    else:
        raise AssertionError(f"{code} was expected")
    refusals.seen.add(code)


def try_lists(client: Client, refusals: Refusals) -> None:
    topics = client.GetTeme()
    numbers = {test.idTest for test in client.GetListaTeste(idUser=-1)}
    assert topics and all(set(topic.idTest) <= numbers for topic in topics)
    below = [each for topic in topics for each in client.GetSubteme(idTema=topic.idTema) or []]
    assert below and not {each.idTema for each in below} & {topic.idTema for topic in topics}
    refusals.fault("not-found", client.GetSubteme, idTema=999_999)
    refusals.fault("not-found", client.GetNumarIntrebariTest, nrTest=0)
    refusals.fault("not-found", client.FinalizeazaTest, idSesiune="01a219f2-20b8-7063-a6e4-419d1faaf3e5")
    for place in client.places().values():
        assert client.GetNumarIntrebariTest(nrTest=place) > 0


def try_messages(server: Server, refusals: Refusals) -> None:
    """What is no call."""
    raw, call = refusals.raw, ENVELOPE.format(operation="GetTeme", parameters="", header="")
    raw(500, "malformed", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>")
    raw(500, "malformed", call[:-5])
    raw(500, "malformed", "")
    raw(500, "malformed", "<a>" * 65 + "</a>" * 65)
    raw(500, "malformed", call.replace("<t:GetTeme ", "<t:GetTeme " + " ".join(f'a{n}=""' for n in range(300)) + " "))
    raw(500, "version-mismatch", call.replace("soap/envelope/", "other/"))
    raw(500, "version-mismatch", call, kind="application/soap+xml")
    raw(415, "unsupported-type", call, kind="application/json")
    raw(415, "unsupported-type", call, kind="text/xml; charset=iso-8859-1")
    raw(415, "unsupported-type", call, Content_Encoding="br")
    raw(500, "unknown-operation", call.replace("GetTeme", "GetNimic"))
    raw(500, "unknown-operation", call, SOAPAction='"http://tempuri.org/Login"')
    must = '<x xmlns="urn:x" s:mustUnderstand="1"/>'
    raw(500, "must-understand", ENVELOPE.format(operation="GetTeme", parameters="", header=must))
    raw(401, "sign-in-needed", call)
    raw(401, "wrong-credentials", call, Authorization="Bearer gata_" + "a" * 43)
    raw(413, "too-large", call + " " * 300_000)
    raw(405, "method-not-allowed", call, method="PUT")
    key = token(server, STUDENT)
    basic = requests.auth._basic_auth_str(STUDENT, key)
    raw(500, "forged", call, Authorization=basic, Origin="http://elsewhere.example", Sec_Fetch_Site="cross-site")
    # A key says nothing here, because an answer may hold the secret of a session: another message with it is another request.
    once = {"Authorization": f"Bearer {key}", "Content-Type": "text/xml", "Idempotency-Key": "o-cheie"}
    for message in (call, call + " "):
        answer = requests.post(refusals.address, message.encode(), headers=once, timeout=30)
        assert answer.status_code == 200 and "GetTemeResult" in answer.text


def try_scopes(server: Server, client: Client, refusals: Refusals) -> None:
    """A token stands in the header block as a session does, and gives what its scopes are."""
    reader = Client(server, key=token(server, STUDENT, "learn.read"))
    assert reader.GetNumarTeste(idUser=-1) == client.GetNumarTeste(idUser=-1)
    assert reader.Logout() is False
    refusals.fault("scope-too-small", reader.IncepeTest, idUser=-1, nrTest=client.place(QUIZ))
    refusals.fault("scope-too-small", reader.GetIntrebare, nrTest=client.place(QUIZ), nrIntrebare=1)
    refusals.fault("scope-too-small", reader.SchimbaParola, parolaVeche=PASSWORD, parolaNoua="o sută de cai albaștri")


def try_single_answers(client: Client, place: int, is_final: bool, refusals: Refusals) -> None:
    count = client.GetNumarIntrebariTest(nrTest=place)
    if is_final:
        refusals.fault("not-begun", client.GetIntrebare, nrTest=place, nrIntrebare=1)
        refusals.fault("not-begun", client.GetRezultatTest, idUser=-1, nrTest=place)
        begun = client.IncepeTest(idUser=-1, nrTest=place)
        assert begun.expira > begun.inceput, begun
    for number in range(1, count + 1):
        given = client.GetIntrebare(nrTest=place, nrIntrebare=number)
        sent = answer_to(given)
        assert client.TrimiteRaspuns(idUser=-1, nrTest=place, **sent) is True
        again = client.GetIntrebare(nrTest=place, nrIntrebare=number).raspuns
        expected = given.idIntrebare, sent["idVarianta"], sent.get("text")
        assert (again.idIntrebare, again.idVarianta, again.text) == expected, again
        assert (again.variante and again.variante["int"]) == (sent.get("variante") or {}).get("int"), again
    refusals.fault("not-found", client.GetIntrebare, nrTest=place, nrIntrebare=count + 1)
    # The first answer is taken back.
    first = client.GetIntrebare(nrTest=place, nrIntrebare=1)
    client.TrimiteRaspuns(idUser=-1, nrTest=place, idIntrebare=first.idIntrebare, idVarianta=None)
    assert client.GetIntrebare(nrTest=place, nrIntrebare=1).raspuns is None
    refusals.fault("invalid", client.TrimiteRaspuns, idUser=-1, nrTest=place, idIntrebare=first.idIntrebare, idVarianta=99)
    # Beginning again gives what has begun.
    session = client.IncepeTest(idUser=-1, nrTest=place)
    assert (session.expira is not None) == is_final, session
    result = client.FinalizeazaTest(idSesiune=session.id)
    assert client.FinalizeazaTest(idSesiune=session.id) == result
    assert len(result.chitanta) == 29, result
    assert result.nota is None or result.nrCorecte + result.nrGresite + result.nrFaraRaspuns == count, result
    if not is_final:
        assert result.nrFaraRaspuns >= 1 and client.GetRezultatTest(idUser=-1, nrTest=place).nota == result.nota, result
        return
    refusals.fault("not-shown", client.GetRaspunsuriCorecte, idUser=-1, nrTest=place)
    refusals.fault("cannot-begin", client.IncepeTest, idUser=-1, nrTest=place)
    refusals.fault("ended", client.GetIntrebare, nrTest=place, nrIntrebare=1)
    refusals.fault("too-late", client.TrimiteRaspuns, idUser=-1, nrTest=place, **answer_to(first, 2))


def try_one_request(client: Client, place: int, refusals: Refusals) -> None:
    """All answers of a quiz in one request; one that is wrong among them, and none is stored."""
    given = client.GetIntrebariTest(nrTest=place)
    items = [answer_to(each) for each in given]
    for wrong in [{"idIntrebare": 999_999, "idVarianta": 1}, items[0]]:
        foreign = {"Raspuns": [*items, wrong]}
        refusals.fault("invalid", client.TrimiteRaspunsuri, idUser=-1, nrTest=place, raspunsuri=foreign)
    assert all(each.raspuns is None for each in client.GetIntrebariTest(nrTest=place))
    assert client.TrimiteRaspunsuri(idUser=-1, nrTest=place, raspunsuri={"Raspuns": items}) is True
    result = client.GetRezultatTest(idUser=-1, nrTest=place)
    assert result.nrFaraRaspuns == 0 and result.nrCorecte + result.nrGresite == len(items), result
    right = client.GetRaspunsuriCorecte(idUser=-1, nrTest=place)
    assert [each.idIntrebare for each in right] == [each.idIntrebare for each in given]
    refusals.fault("too-late", client.TrimiteRaspuns, idUser=-1, nrTest=place, **answer_to(given[0], 2))
    try_right_answers(client, place, {each.idIntrebare: each for each in given}, right)


def try_right_answers(client: Client, place: int, given: dict, right: list) -> None:
    """What is called right in one attempt is right in the next, where options have other places."""
    texts = {each.idIntrebare: {option_text(given[each.idIntrebare], place) for place in chosen(each)} for each in right}
    typed = {each.idIntrebare: each.text for each in right}
    items = []
    for each in client.GetIntrebariTest(nrTest=place):
        options = each.variante["Varianta"] if each.variante else []
        places = [option.idVarianta for option in options if option.text in texts[each.idIntrebare]]
        one, several = (None, {"int": places}) if each.tip == "multiple" else (places[0] if places else None, None)
        items.append({
            "idIntrebare": each.idIntrebare, "idVarianta": one, "variante": several, "text": typed[each.idIntrebare]})
    assert client.TrimiteRaspunsuri(idUser=-1, nrTest=place, raspunsuri={"Raspuns": items}) is True
    result = client.GetRezultatTest(idUser=-1, nrTest=place)
    assert result.nrCorecte == len(items) and result.nota == 10, f"{items}\n{result}"
    assert all(share.procent == 100 for share in result.procentePeTema["ProcentTema"]), result


def option_text(asked, place: int) -> str:
    return next(each.text for each in asked.variante["Varianta"] if each.idVarianta == place)


def chosen(answer) -> list[int]:
    if answer.variante:
        return answer.variante["int"]
    return [] if answer.idVarianta is None else [answer.idVarianta]


def try_grown_list(server: Server, client: Client, folder: Path, refusals: Refusals) -> None:
    """Tests come in at the end of the list, and then one in its middle, because its course is only now theirs. A question is of
    its test, wherever that stands meanwhile."""
    before = client.places()
    bring(server, folder, is_enrolled=False)
    later = client.places()
    assert len(later) == len(before) + 4 and before.items() <= later.items(), later
    old = later[FORTY]
    given = client.GetIntrebare(nrTest=old, nrIntrebare=1)
    bring(server, folder, is_enrolled=True)
    grown = client.places()
    assert grown[EARLIER] == old and grown[FORTY] == old + 1 and before.items() <= grown.items(), grown
    refusals.fault("not-begun", client.TrimiteRaspuns, idUser=-1, nrTest=old, **answer_to(given))
    client.GetIntrebare(nrTest=old, nrIntrebare=1)
    refusals.fault("invalid", client.TrimiteRaspuns, idUser=-1, nrTest=old, **answer_to(given))
    everything = {"Raspuns": [answer_to(given)]}
    refusals.fault("invalid", client.TrimiteRaspunsuri, idUser=-1, nrTest=old, raspunsuri=everything)
    assert client.GetIntrebare(nrTest=old, nrIntrebare=1).raspuns is None
    assert client.TrimiteRaspuns(idUser=-1, nrTest=grown[FORTY], **answer_to(given)) is True
    assert chosen(client.GetIntrebare(nrTest=grown[FORTY], nrIntrebare=1).raspuns) == [1]


def bring(server: Server, folder: Path, is_enrolled: bool) -> None:
    """Two courses more: one whose tests get the smaller numbers, in which the student is enrolled only later, and another."""
    for file in ["institution.yaml", "people.csv", "semesters.csv"]:
        folder.mkdir(exist_ok=True)
        shutil.copy(DEMO / file, folder)
    semester = "2026/2027, zimski semestar"
    others = {"teachers": {"teacher": "professor"}, "semester": semester}
    earlier = folder / "20-earlier"
    write_course(earlier, number="X001", title="Cursul dinainte", enrolled=[STUDENT] if is_enrolled else [], **others)
    write(earlier / "tests/01-test.md", a_test(EARLIER, 2))
    later = folder / "21-later"
    if is_enrolled or not later.exists():
        write_course(later, number="X002", title="Cursul de acum", enrolled=[STUDENT], **others)
        write(later / "tests/01-forty.md", a_test(FORTY, 40))
        dates = {"opens": "-1d 09:00", "closes": "+30d 18:00", "limit": "30", "programs": "yes"}
        write(later / "tests/02-final.md", a_test(SECOND_FINAL, 5, kind="final", **dates))
        write(later / "tests/03-code.md", a_test(WITH_CODE, 2, code=CODE))
        write(later / "tests/04-checked.md", a_test(CHECKED, 2, check="each-answer"))
    server.command("import", str(folder))


def a_test(title: str, count: int, kind: str = "quiz", **more: str) -> str:
    """Of questions that the demo has, so that they are as long as real ones."""
    lines = "\n".join(f"{name}: {value}" for name, value in more.items())
    return settings(lines, title=title, kind=kind) + "\n" + "\n".join(QUESTIONS[:count])


def questions() -> list[str]:
    """Those of a course of the demo that have no picture, under names of their own and without topics and objectives."""
    found = []
    for file in sorted((DEMO / "01-programarea-dispozitivelor-mobile/tests").glob("*.md")):
        for part in re.split(r"^#{2,3} ", file.read_text().split("---\n", 2)[2], flags=re.MULTILINE)[1:]:
            if "{#" in part.split("\n", 1)[0] and "](media/" not in part:
                named = re.sub(r"\{#\S+?( |\})", rf"{{#q{len(found) + 1}\1", part, count=1)
                found.append("### " + re.sub(r" objective=[^ }]+", "", named, count=1))
    return found


QUESTIONS = questions()


def try_final_in_one_request(client: Client, refusals: Refusals) -> None:
    place = client.place(SECOND_FINAL)
    refusals.fault("not-begun", client.GetIntrebariTest, nrTest=place)
    begun = client.IncepeTest(idUser=client.signed_in.idUser, nrTest=place)
    items = [answer_to(each) for each in client.GetIntrebariTest(nrTest=place)]
    assert client.TrimiteRaspunsuri(idUser=-1, nrTest=place, raspunsuri={"Raspuns": items}) is True
    result = client.FinalizeazaTest(idSesiune=begun.id)
    assert len(result.chitanta) == 29, result
    shown = client.GetRezultatTest(idUser=-1, nrTest=place)
    assert shown == result and shown.nrFaraRaspuns == 0 and shown.nrCorecte + shown.nrGresite == 5, shown
    refusals.fault("ended", client.GetIntrebariTest, nrTest=place)
    refusals.fault("too-late", client.TrimiteRaspunsuri, idUser=-1, nrTest=place, raspunsuri={"Raspuns": items})
    refusals.fault("not-shown", client.GetRaspunsuriCorecte, idUser=-1, nrTest=place)


def try_rules(server: Server, client: Client, refusals: Refusals) -> None:
    """What the tests themselves demand."""
    refusals.fault("no-programs", client.IncepeTest, idUser=-1, nrTest=client.place(CLOSED_FINAL))
    place = client.place(WITH_CODE)
    refusals.fault("wrong-code", client.IncepeTest, idUser=-1, nrTest=place)
    refusals.fault("wrong-code", client.IncepeTest, idUser=-1, nrTest=place, cod="ABCD2346")
    assert client.IncepeTest(idUser=-1, nrTest=place, cod=CODE.lower()).expira is None
    # What was checked by another program stays as it is.
    place = client.place(CHECKED)
    given = client.GetIntrebare(nrTest=place, nrIntrebare=1)
    attempt = client.IncepeTest(idUser=-1, nrTest=place).id
    checked = requests.put(
        f"{client.origin}/api/v1/attempts/{attempt}/questions/1/answer", json={"options": [1], "check": True}, timeout=30,
        headers={"Authorization": f"Bearer {token(server, STUDENT)}"})
    assert checked.status_code == 200 and checked.json()["isChecked"], checked.text
    assert chosen(client.GetIntrebare(nrTest=place, nrIntrebare=1).raspuns) == [1]
    refusals.fault("conflict", client.TrimiteRaspuns, idUser=-1, nrTest=place, **answer_to(given, 2))


def try_size(server: Server) -> None:
    """40 questions, as they go over the wire."""
    client = Client(server)
    body = ENVELOPE.format(
        operation="GetIntrebariTest", parameters=f"<t:nrTest>{client.place(FORTY)}</t:nrTest>",
        header=f'<t:Autentificare xmlns:t="http://tempuri.org/"><t:jeton>{client.key}</t:jeton></t:Autentificare>')
    headers = {"Content-Type": "text/xml; charset=utf-8", "SOAPAction": "", "Accept-Encoding": "gzip"}
    with requests.post(client.origin + SERVICE1, body.encode(), headers=headers, stream=True, timeout=30) as response:
        assert response.status_code == 200 and response.headers["Content-Encoding"] == "gzip", response.headers
        size = len(response.raw.read(decode_content=False))
    assert size <= MOST_BYTES_OF_FORTY, f"{size} bytes for 40 questions"
    print(f"40 questions in one answer: {size} bytes")


def try_password(server: Server, refusals: Refusals) -> None:
    """A new password ends the session that set it, and all others."""
    new = "o sută de cai albaștri"
    first, second = Client(server), Client(server)
    assert first.SchimbaParola(parolaVeche=PASSWORD, parolaNoua=new) is True
    for client in [first, second]:
        refusals.fault("wrong-credentials", client.GetTeme)
    refusals.fault("wrong-credentials", first.Login, utilizator=STUDENT, parola=PASSWORD)
    assert first.Login(utilizator=STUDENT, parola=new).jeton
