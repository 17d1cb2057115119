#!/usr/bin/env python3
"""Tries `Service1` with zeep, a client of others that reads nothing but its description.

    python3 Tests/Clients/service1.py BINARY

Starts the demo, and asks all operations: a whole quiz and a whole final by single answers and by one request, every fault, a
list that grows in between, and 40 questions in one answer. A value that is not as the description says stops zeep, which is strict."""

import shutil
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.append(str(Path(__file__).resolve().parents[1]))

import requests
import zeep
from Harness.import_folder import option, question, settings, write
from Harness.server import ROOT, Server
from zeep.exceptions import Fault

STUDENT, OTHER, PASSWORD = "student", "teacher", "gata-demo-2026"
ADDRESS = "/Service1.asmx"
TEMPURI = "{http://tempuri.org/}"
# On the wire, packed.
MOST_BYTES_OF_FORTY = 15 * 1024
OPERATIONS = {
    "Login", "Logout", "SchimbaParola", "GetNumarTeste", "GetListaTeste", "GetTeme", "GetSubteme", "GetNumarIntrebariTest",
    "IncepeTest", "GetIntrebare", "GetIntrebariTest", "TrimiteRaspuns", "TrimiteRaspunsuri", "FinalizeazaTest", "GetRezultatTest",
    "GetRaspunsuriCorecte",
}
ENVELOPE = (
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Header>{header}</s:Header>'
    '<s:Body><t:{operation} xmlns:t="http://tempuri.org/">{parameters}</t:{operation}></s:Body></s:Envelope>')


class Client:
    """Somebody with a program that zeep made of the description."""

    def __init__(self, server: Server, user: str = STUDENT):
        self.origin = server.origin
        self._zeep = zeep.Client(server.origin + ADDRESS + "?WSDL", settings=zeep.Settings(strict=True))
        self._type = self._zeep.get_element(TEMPURI + "Autentificare")
        self.signed_in = self._zeep.service.Login(utilizator=user, parola=PASSWORD)
        self.key: str | None = self.signed_in.jeton

    def __getattr__(self, operation: str):
        def call(**parameters):
            # As a list, because the calls that the paper prints declare no header.
            headers = [self._type(jeton=self.key)] if self.key else None
            return self._zeep.service[operation](**parameters, _soapheaders=headers)
        return call

    def operations(self) -> set[str]:
        return set(self._zeep.service._binding._operations)

    def answers(self, items: list) -> dict:
        return {"Raspuns": items}

    def chosen(self, given, place: int) -> dict:
        """An answer to a question by a place, as its type wants it."""
        answer = {"idIntrebare": given.idIntrebare, "idVarianta": None}
        if given.tip == "multiple":
            return answer | {"variante": {"int": [place]}}
        return answer | ({"idVarianta": place} if given.tip == "single" else {"text": "3"})


def fault(code: str, call, **parameters) -> None:
    """A call must fail with a code."""
    try:
        result = call(**parameters)
    except Fault as error:
        said = error.detail.findtext(f"{TEMPURI}Eroare/{TEMPURI}cod")
        assert said == code, f"{code} was expected, {said} came: {error.message}"
        assert error.message == error.detail.findtext(f"{TEMPURI}Eroare/{TEMPURI}mesaj")
        return
    raise AssertionError(f"{code} was expected, and there was an answer: {result}")


def places(client: Client) -> dict[str, int]:
    tests = client.GetListaTeste(idUser=-1)
    assert [test.nrTest for test in tests] == list(range(1, len(tests) + 1))
    assert [test.idTest for test in tests] == sorted(test.idTest for test in tests)
    return {test.titlu: test.nrTest for test in tests}


# What is tried, in this order


def try_description(client: Client) -> None:
    assert client.operations() == OPERATIONS, client.operations() ^ OPERATIONS


def try_accounts(server: Server, client: Client) -> None:
    assert client.signed_in.rol == "student" and client.signed_in.nume and client.signed_in.idUser > 0
    assert client.GetNumarTeste(idUser=client.signed_in.idUser) == client.GetNumarTeste(idUser=-1) > 0
    fault("not-found", client.GetNumarTeste, idUser=client.signed_in.idUser + 1)
    fault("wrong-credentials", client.Login, utilizator=STUDENT, parola="greșit")
    fault("wrong-credentials", client.SchimbaParola, parolaVeche="greșit", parolaNoua="o sută de cai albaștri")
    fault("invalid", client.SchimbaParola, parolaVeche=PASSWORD, parolaNoua="scurt")
    second = Client(server)
    assert second.Logout() is True
    fault("wrong-credentials", second.GetTeme)
    second.key = None
    fault("sign-in-needed", second.GetTeme)


def try_lists(client: Client) -> None:
    topics = client.GetTeme()
    numbers = {test.idTest for test in client.GetListaTeste(idUser=-1)}
    assert topics and all(set(topic.idTest) <= numbers for topic in topics)
    assert any(client.GetSubteme(idTema=topic.idTema) for topic in topics)
    fault("not-found", client.GetSubteme, idTema=999_999)
    fault("not-found", client.GetNumarIntrebariTest, nrTest=0)


def try_single_answers(client: Client, place: int, is_final: bool) -> None:
    count = client.GetNumarIntrebariTest(nrTest=place)
    if is_final:
        fault("not-begun", client.GetIntrebare, nrTest=place, nrIntrebare=1)
        assert client.IncepeTest(idUser=-1, nrTest=place).expira is not None
    for number in range(1, count + 1):
        given = client.GetIntrebare(nrTest=place, nrIntrebare=number)
        sent = client.chosen(given, 1)
        assert client.TrimiteRaspuns(idUser=-1, nrTest=place, **sent) is True
        again = client.GetIntrebare(nrTest=place, nrIntrebare=number).raspuns
        assert again.idVarianta == sent["idVarianta"] and again.text == sent.get("text")
    fault("not-found", client.GetIntrebare, nrTest=place, nrIntrebare=count + 1)
    # The first answer is taken back.
    first = client.GetIntrebare(nrTest=place, nrIntrebare=1)
    client.TrimiteRaspuns(idUser=-1, nrTest=place, idIntrebare=first.idIntrebare, idVarianta=None)
    assert client.GetIntrebare(nrTest=place, nrIntrebare=1).raspuns is None
    session = client.IncepeTest(idUser=-1, nrTest=place)
    assert session.expira is None or is_final
    result = client.FinalizeazaTest(idSesiune=session.id)
    assert len(result.chitanta) == 29
    if result.nota is not None:
        assert result.nrCorecte + result.nrGresite + result.nrFaraRaspuns == count and result.nrFaraRaspuns >= 1
        assert client.GetRezultatTest(idUser=-1, nrTest=place).nota == result.nota
    if is_final:
        fault("not-shown", client.GetRaspunsuriCorecte, idUser=-1, nrTest=place)


def try_one_request(client: Client, place: int) -> None:
    """All answers in one request, which the right answers of the attempt before do not help: places are shuffled again."""
    given = client.GetIntrebariTest(nrTest=place)
    items = [client.chosen(each, 1) for each in given]
    everything = client.answers(items)
    foreign = client.answers([*items, {"idIntrebare": 999_999, "idVarianta": 1}])
    fault("invalid", client.TrimiteRaspunsuri, idUser=-1, nrTest=place, raspunsuri=foreign)
    assert all(each.raspuns is None for each in client.GetIntrebariTest(nrTest=place))
    assert client.TrimiteRaspunsuri(idUser=-1, nrTest=place, raspunsuri=everything) is True
    result = client.GetRezultatTest(idUser=-1, nrTest=place)
    assert result.nrFaraRaspuns == 0 and result.nrCorecte + result.nrGresite == len(items)
    right = client.GetRaspunsuriCorecte(idUser=-1, nrTest=place)
    assert {each.idIntrebare for each in right} == {each.idIntrebare for each in given}
    fault("too-late", client.TrimiteRaspuns, idUser=-1, nrTest=place, **client.chosen(given[0], 2))


def try_grown_list(server: Server, client: Client, folder: Path, place: int) -> None:
    """Tests that come in between stand at the end, and an answer for a test that it is not of is refused."""
    given = client.GetIntrebare(nrTest=place, nrIntrebare=1)
    before = places(client)
    write(folder / "01-programarea-dispozitivelor-mobile/tests/98-patruzeci.md", forty())
    server.command("import", str(folder))
    after = places(client)
    assert len(after) == len(before) + 1 and before.items() <= after.items()
    assert client.TrimiteRaspuns(idUser=-1, nrTest=place, **client.chosen(given, 1)) is True
    client.GetIntrebare(nrTest=after["Patruzeci de întrebări"], nrIntrebare=1)
    fault("invalid", client.TrimiteRaspuns, idUser=-1, nrTest=after["Patruzeci de întrebări"], **client.chosen(given, 1))


def forty() -> str:
    """A quiz of 40 questions, each as long as real ones are."""
    parts = [settings(title="Patruzeci de întrebări", kind="quiz")]
    for number in range(1, 41):
        options = [
            option(f"Controlerul {number} leagă modelul de vizualizare și răspunde la evenimentele care vin de la ecran", True),
            option(f"Modelul {number} desenează elementele din interfață și tratează atingerile utilizatorului", False),
            option(f"Vizualizarea {number} păstrează datele pe dispozitiv și le trimite serviciului web", False),
            option("Niciuna dintre acestea", False)]
        text = f"Care dintre afirmațiile despre ecranul cu numărul {number * 7919 % 997} al aplicației este adevărată?"
        parts.append(question(text, braces=f"#q{number}", answer=options))
    return "\n\n".join(parts) + "\n"


def try_size(client: Client, place: int) -> None:
    body = ENVELOPE.format(
        operation="GetIntrebariTest", parameters=f"<t:nrTest>{place}</t:nrTest>",
        header=f'<t:Autentificare xmlns:t="http://tempuri.org/"><t:jeton>{client.key}</t:jeton></t:Autentificare>')
    headers = {"Content-Type": "text/xml; charset=utf-8", "SOAPAction": "", "Accept-Encoding": "gzip"}
    with requests.post(client.origin + ADDRESS, body.encode(), headers=headers, stream=True, timeout=30) as response:
        assert response.status_code == 200 and response.headers["Content-Encoding"] == "gzip"
        size = len(response.raw.read(decode_content=False))
    assert size <= MOST_BYTES_OF_FORTY, f"{size} bytes for 40 questions"
    print(f"40 questions in one answer: {size} bytes")


def try_faults(client: Client, folder_place: dict[str, int]) -> None:
    """What zeep never sends, and what the rules of tests refuse."""
    def code(body: str, kind: str = "text/xml; charset=utf-8", **headers: str) -> tuple[int, str]:
        sent = {"Content-Type": kind, **headers}
        response = requests.post(client.origin + ADDRESS, body.encode(), headers=sent, timeout=30)
        said = response.text.split("<cod>")
        return response.status_code, said[1].split("<")[0] if len(said) > 1 else ""

    call = ENVELOPE.format(operation="GetTeme", parameters="", header="")
    assert code("<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>") == (500, "malformed")
    assert code(call.replace("soap/envelope/", "other/")) == (500, "version-mismatch")
    assert code(call, "application/soap+xml") == (500, "version-mismatch")
    assert code(call, "application/json") == (415, "unsupported-type")
    assert code(call.replace("GetTeme", "GetNimic")) == (500, "unknown-operation")
    assert code(call, SOAPAction='"http://tempuri.org/Login"') == (500, "unknown-operation")
    must = '<x xmlns="urn:x" s:mustUnderstand="1"/>'
    assert code(ENVELOPE.format(operation="GetTeme", parameters="", header=must)) == (500, "must-understand")
    assert code(call) == (401, "sign-in-needed")
    assert code(call + " " * 300_000)[0] == 413
    for title, place in folder_place.items():
        if title.startswith("Test final 2"):
            fault("no-programs", client.IncepeTest, idUser=-1, nrTest=place)


def main() -> int:
    binary = sys.argv[1]
    with tempfile.TemporaryDirectory(prefix="gata-clients-") as root:
        folder = Path(root) / "demo"
        shutil.copytree(ROOT / "Tests/Demo", folder)
        data = Path(root) / "data"
        data.mkdir()
        with Server(binary, data).start("--demo") as server:
            client = Client(server)
            known = places(client)
            final = next(place for title, place in known.items() if title.startswith("Test final 1"))
            quiz = next(place for title, place in known.items() if title.startswith("Autoevaluare: MVC"))
            steps = [
                (try_description, client), (try_accounts, server, client), (try_lists, client), (try_faults, client, known),
                (try_single_answers, client, final, True), (try_single_answers, client, quiz, False),
                (try_one_request, client, quiz), (try_grown_list, server, client, folder, quiz),
            ]
            for step, *arguments in steps:
                step(*arguments)
                print(f"{step.__name__[4:].replace('_', ' ')}: in order")
            try_size(client, places(client)["Patruzeci de întrebări"])
    return 0


if __name__ == "__main__":
    sys.exit(main())
