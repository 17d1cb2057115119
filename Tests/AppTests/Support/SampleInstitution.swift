import Foundation

@testable import App

/// A small institution in the import format. Its clock begins on Saturday, 21 November 2026, at 10:00 in Bucharest.
enum SampleInstitution {
    static let start = Instant(milliseconds: 1_795_248_000_000)
    static let password = "un cal verde pe lună"

    /// Writes the folder and gives its path.
    static func write(to folder: URL) throws {
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
    }

    /// Ana and Bogdan study, Ema is enrolled nowhere, Carmen teaches, Dan administrates, Felix teaches and studies.
    private static let files = [
        "institution.yaml": """
        name: Școala de probă
        language: ro
        time-zone: Europe/Bucharest
        password-contact: secretariatul
        """,
        "people.csv": """
        user name,name,surname,index number,e-mail,roles
        ana,Ana,Țîrlea,1001,ana@example.org,student
        bogdan,Bogdan,Șerban,1002,,student
        ema,Ema,Ionescu,1003,,student
        felix,Felix,Pop,1004,,student teacher
        carmen,Carmen,Brânză,,carmen@example.org,teacher
        dan,Dan,Ene,,,administrator
        """,
        "01-mobile/course.yaml": """
        number: PDM301
        title: Programarea dispozitivelor mobile
        language: ro
        semester: 2026/2027, semestrul I
        classroom: Sala 2013
        url: https://pdm.example.org
        marks: ro
        overview: Un **curs**.
        topics:
          - Arhitectura:
              - Straturi
              - Ciclul
          - Limbajul
        teachers:
          - carmen: professor
          - felix: assistant
        enrolled: [ana, bogdan]
        """,
        "01-mobile/tests/01-final.md": test("Test final", times: ("-1h", "+2h", 30), questions: finalQuestions),
        "01-mobile/tests/02-quiz.md": test("Exerciții", times: nil, questions: quizQuestions),
        "01-mobile/tests/03-later.md": test("Test viitor", times: ("+1d 09:00", "+1d 11:00", 30), questions: quizQuestions),
        "01-mobile/tests/04-closed.md": test("Test trecut", times: ("-2d 09:00", "-1d 09:00", 30), questions: quizQuestions),
        "02-closed-circle/course.yaml": """
        number: ENG1
        title: English
        language: en
        semester: 2026/2027
        marks: percent
        topics: [Words]
        teachers:
          - carmen: professor
        enrolled: [felix]
        """,
        "02-closed-circle/tests/01-words.md": """
        ---
        title: Words
        kind: quiz
        ---

        ## Words

        ### A loop repeats. {#loop}

        - [x] True
        - [ ] False
        """,
    ]

    /// Three lessons for the site's tests, which a test adds when it needs them; the second ends with the quiz, the third is for everyone.
    static let lessons = [
        "01-mobile/lessons/01-layers.md": """
        ---
        title: Straturile sistemului
        topic: Arhitectura / Straturi
        ---

        Patru straturi, și o [lecție](02-cycle.md#stari).

        ## Cocoa Touch

        ![Straturile](media/layers.svg "De sus în jos")

        ```swift
        let layer = "UIKit"
        ```

        ## Core OS

        [Fișa](media/sheet.pdf)
        """,
        "01-mobile/lessons/02-cycle.md": """
        ---
        title: Ciclul de viață
        topic: Arhitectura / Ciclul
        quiz: quiz
        ---

        ## Stări

        Aplicația trece prin cinci stări.
        """,
        "01-mobile/lessons/03-language.md": """
        ---
        title: Limbajul
        topic: Limbajul
        public: true
        ---

        Oricine poate citi.

        ![Vocea](media/voice.mp3)
        """,
        "01-mobile/lessons/media/layers.svg": drawing,
        "01-mobile/lessons/media/sheet.pdf": "%PDF-1.4 o fișă",
        "01-mobile/lessons/media/voice.mp3": "ID3 o voce care spune ceva despre limbaj",
        "01-mobile/lessons/media/voice.vtt": "WEBVTT\n\n00:00.000 --> 00:01.000\nceva\n",
    ]

    static let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320" width="640" height="320"><rect width="640" height="320" fill="#fff"/><text x="9" y="40">UIKit</text></svg>
        """

    private static func test(_ title: String, times: (String, String, Int)?, questions: String) -> String {
        let settings = times.map { "kind: final\nopens: \($0.0)\ncloses: \($0.1)\nlimit: \($0.2)" } ?? "kind: quiz"
        return "---\ntitle: \(title)\ntopic: Arhitectura\n\(settings)\n---\n\nIntroducere.\n\n" + questions
    }

    private static let quizQuestions = """
        ## Arhitectura / Straturi

        ### Ce strat conține **UIKit**? {#strat points=2}

        - [ ] Core OS
        - [x] Cocoa Touch
        - [ ] Media

        > UIKit ține de stratul de sus.

        ### Ce este în Core Services? {#servicii}

        - [x] Foundation
        - [x] Core Data
        - [ ] UIKit
        - [ ] Metal

        > Două dintre ele.

        ## Limbajul

        ### Swift are tipuri opționale. {#optionale}

        - [x] Adevărat
        - [ ] Fals

        > Cu semnul întrebării.
        """

    private static let finalQuestions = quizQuestions.replacingOccurrences(of: ".\n", with: ", din secretul explicației.\n")
}
