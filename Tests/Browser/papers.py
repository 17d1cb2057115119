"""The test documents that the tests import: front matter and questions in Markdown."""

from Harness.import_folder import question

# Words that no page of a final test may ever show: they stand in explanations only.
EXPLANATION = "explicatia-nu-se-arata"

# The one right option of the first question of `app_questions`.
FIRST_RIGHT = "Controlul de sub deget"


def _question(text: str, *, explanation: str, **more) -> str:
    return question(text, explanation=f"{explanation} {EXPLANATION}", **more)


def app_questions() -> str:
    """Five questions: single, several, with a picture and code, long words, true or false."""
    return "\n\n".join([
        "## Alcătuire",
        _question(
            "Care obiect primește atingerea?", braces="#atingere",
            answer=[f"[x] {FIRST_RIGHT}", "[ ] Modelul", "[ ] Serviciul web", "[ ] Fișierul cu setări"],
            explanation="Atingerea ajunge la control."),
        _question(
            "Ce poate ține minte un **model**?", braces="#model",
            answer=["[x] O listă de note", "[x] Numele unui student", "[ ] Culoarea unui buton", "[ ] Mărimea ecranului"],
            explanation="Modelul ține date."),
        _question(
            "Ce afișează codul de sub figură?", braces="#figura",
            body="![Modelul, vizualizarea și controlerul](media/mvc.png)\n\n"
            "```swift\nlet note = [9, 10, 8].filter { nota in nota > 8 }.map { nota in \"nota \\(nota)\" }\n"
            "print(note.count)\n```",
            answer=["[ ] `1`", "[x] `2`", "[ ] `3`", "[ ] `[\"nota 9\", \"nota 10\"].componentsJoinedByString(\"foarte lung\")`"],
            explanation="Rămân două note."),
        "## Cuvinte lungi",
        _question(
            "Šta znači *prestolonaslednikovica* pored „contrarevoluționarismului electroencefalografistului” i "
            "`applicationDidFinishLaunchingWithOptions`?",
            braces="#cuvinte",
            answer=[
                "[x] Najnepopustljivijesrednjoškolskonastavničkovaspitavanje", "[ ] Electroencefalografistului",
                "[ ] `UIApplicationDelegate.applicationDidFinishLaunchingWithOptions`", "[ ] Otorinolaringologia"],
            explanation="Reči su duge."),
        _question(
            "Un test se poate da și fără JavaScript.", braces="#fara-script",
            answer=["[x] Adevărat", "[ ] Fals"], explanation="Da."),
    ])


def typed_questions() -> str:
    """Four questions: a number, a short text, a choice, a text that needs many letters."""
    return "\n\n".join([
        "## Alcătuire",
        _question(
            "Cât face 22 ÷ 7, cu două zecimale?", braces="#pi points=2", answer="= 3.14 ± 0.01", explanation="3,142857…"),
        _question(
            "Ce modul desenează *butoanele*?", braces="#modul case=fold",
            body="Numele lui începe cu două litere mari și stă pe prima linie a fiecărui ecran:\n\n```swift\nimport …\n```",
            answer="= UIKit | UI Kit", explanation="Cel din `import`."),
        _question(
            "Ce poate ține minte un **model**?", braces="#model",
            answer=["[x] O listă de note", "[x] Numele unui student", "[ ] Culoarea unui buton"], explanation="Date."),
        "## Cuvinte lungi",
        _question(
            "Cum se numește metoda care se cheamă când contrarevoluționarismul electroencefalografistului devine vizibil?",
            braces="#metoda kind=text", answer="= applicationDidFinishLaunchingWithOptions", explanation="Fără paranteze."),
    ])


def many_questions(count: int) -> str:
    return "\n\n".join(
        _question(
            f"Întrebarea {number}: ce metodă se cheamă când ecranul numărul {number} devine vizibil?", braces=f"#q{number}",
            answer=[f"[x] `viewDidAppear({number})`", f"[ ] `viewDidLoad({number})`", f"[ ] `sceneDidDisconnect({number})`",
                    "[ ] Niciuna"],
            explanation=f"Ecranul {number} este deja pe ecran când se cheamă metoda; celelalte vin mai devreme sau târziu.")
        for number in range(1, count + 1))
