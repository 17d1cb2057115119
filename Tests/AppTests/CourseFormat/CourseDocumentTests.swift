import Testing

@testable import App

@Suite("course.yaml")
struct CourseDocumentTests {
    private static let good = """
        number: PDM301
        title: Programarea dispozitivelor mobile
        language: ro
        semester: 2026/2027, semestrul I
        marks: ro
        """

    private func read(_ text: String) throws -> CourseDocument {
        try CourseDocument(
            TextFile(name: "a/course.yaml", text: text), userNames: ["carmen", "felix", "ana", "1001"])
    }

    @Test("gives all that a course is")
    func whole() throws {
        let course = try read(
            Self.good + """

                classroom: Sala 2013
                url: https://pdm.example.org
                ects: 7.5
                overview: |
                  Un **curs**.

                  - unu
                topics:
                  - Arhitectura:
                      - Straturi
                      - Ciclul:
                          - Stări
                  - Limbajul
                teachers:
                  - carmen: professor
                  - felix: assistant
                enrolled: [ana, 1001]
                """)
        #expect(
            [course.code, course.title, course.semester] == [
                "PDM301", "Programarea dispozitivelor mobile", "2026/2027, semestrul I",
            ])
        #expect(course.language == .romanian)
        #expect(course.markScheme == .romanian && course.ects == Credits(halves: 15))
        #expect(
            [course.classroom, course.url, course.overview] == ["Sala 2013", "https://pdm.example.org", "Un **curs**.\n\n- unu"])
        #expect(
            course.topics == [
                .init(
                    title: "Arhitectura",
                    children: [
                        .init(title: "Straturi", children: []),
                        .init(title: "Ciclul", children: [.init(title: "Stări", children: [])]),
                    ]),
                .init(title: "Limbajul", children: []),
            ])
        #expect(course.teachers == [.init(userName: "carmen", role: .professor), .init(userName: "felix", role: .assistant)])
        #expect(course.enrolled == ["ana", "1001"])
    }

    @Test("may have just the five settings that it needs")
    func least() throws {
        let course = try read(Self.good)
        #expect(course.topics.isEmpty && course.teachers.isEmpty && course.enrolled.isEmpty)
        #expect(course.classroom == nil && course.url == nil && course.overview == nil && course.ects == nil)
    }

    @Test("knows its topics by their path from the outermost")
    func topics() throws {
        let course = try read(Self.good + "\ntopics:\n  - A:\n      - B\n  - C")
        for path in [["A"], ["A", "B"], ["C"]] { #expect(course.hasTopic(path)) }
        for path in [[], ["B"], ["A", "C"], ["A", "B", "C"], ["a"], [""]] { #expect(!course.hasTopic(path)) }
    }

    @Test(
        "is refused for a mistake, with its line",
        arguments: [
            ("overview: \"" + String(repeating: ">", count: 400) + "\"", 6, "mistake.too-deep"),
            ("overview: \"" + String(repeating: "[", count: 50_001) + "\"", 6, "mistake.too-deep"),
            ("url: pdm.example.org", 6, "mistake.url"), ("url: javascript:alert(1)", 6, "mistake.url"),
            ("ects: six", 6, "mistake.ects"), ("ects: 60.5", 6, "mistake.ects"), ("ects: 7.25", 6, "mistake.ects"),
            ("ects: [6]", 6, "mistake.setting-not-text"), ("rooms: 1", 6, "mistake.setting-unknown"),
            ("topics: A", 6, "mistake.setting-not-list"),
            ("topics:\n  - [A]", 7, "mistake.topic"), ("topics:\n  - A\n  - B: C", 8, "mistake.topic"),
            ("topics:\n  - A\n  - B: [C]\n    D: [E]", 8, "mistake.topic"),
            ("topics:\n  - A\n  - A", 7, "mistake.topic-twice"),
            ("topics:\n  - A:\n      - B\n      - B", 8, "mistake.topic-twice"),
            ("topics:\n  - ''", 7, "mistake.topic"), ("topics:\n  - A:\n      - ' '", 8, "mistake.topic"),
            ("teachers:\n  - carmen", 7, "mistake.teacher"), ("teachers:\n  - carmen: rector", 7, "mistake.teacher"),
            ("teachers:\n  - nobody: professor", 7, "mistake.unknown-person"),
            ("teachers:\n  - carmen: professor\n    felix: assistant", 7, "mistake.teacher"),
            ("enrolled: [ana, nobody]", 6, "mistake.unknown-person"), ("enrolled:\n  - ana\n  - [x]", 8, "mistake.enrolled"),
            ("enrolled: ana", 6, "mistake.setting-not-list"), ("classroom: [1]", 6, "mistake.setting-not-text"),
        ])
    func mistakes(added: String, line: Int, key: String) throws {
        let found = try readingPlaces { _ = try read(Self.good + "\n" + added) }
        #expect(found == ["a/course.yaml:\(line) \(key)"])
    }

    @Test(
        "is refused without one of the settings that it needs", arguments: ["number", "title", "language", "semester", "marks"])
    func missing(setting: String) throws {
        let lines = Self.good.split(separator: "\n").filter { !$0.hasPrefix(setting + ":") }
        let found = try readingPlaces { _ = try read(lines.joined(separator: "\n")) }
        #expect(found == ["a/course.yaml:1 mistake.setting-missing"])
    }

    @Test("is refused for a language or a way of marking that nobody knows")
    func choices() throws {
        let text = Self.good.replacing("language: ro", with: "language: de").replacing("marks: ro", with: "marks: stars")
        #expect(
            try readingPlaces { _ = try read(text) } == [
                "a/course.yaml:3 mistake.setting-choice", "a/course.yaml:5 mistake.setting-choice",
            ])
    }
}
