/// Three people, a course with two topics, a quiz of two questions and a final of one.
enum SmallInstitution {
    static let files = [
        "institution.yaml": "name: Școala\nlanguage: ro\ntime-zone: Europe/Bucharest\n",
        "people.csv": """
        user name,name,surname,index number,e-mail,roles
        ana,Ana,Țîrlea,1001,,student
        bogdan,Bogdan,Șerban,1002,,student
        carmen,Carmen,Brânză,,,teacher

        """,
        "2-mobile/course.yaml": course
            + "topics: [Straturi, Limbajul]\nteachers:\n  - carmen: professor\nenrolled: [ana, bogdan]\n",
        "2-mobile/tests/2-quiz.md": quiz,
        "2-mobile/tests/3-final.md": """
        ---
        title: Final
        kind: final
        opens: -1d 09:00
        closes: +30d 18:00
        limit: 30
        ---

        ### Adevărat?

        - [x] Da
        - [ ] Nu
        """,
    ]

    static let course = """
        number: PDM301
        title: Programare
        language: ro
        semester: 2026/2027
        marks: ro

        """

    static let quiz = """
        ---
        title: Exerciții
        kind: quiz
        ---

        ### Ce strat? {#strat points=2}

        - [ ] Core OS
        - [x] Cocoa Touch

        ### Ce limbaj? {#limbaj}

        - [x] Swift
        - [x] Objective-C
        - [ ] Kotlin
        """
}
