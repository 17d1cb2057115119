import Testing

@testable import App

@Suite("A folder that says nothing about people")
struct WithoutPeopleTests {
    private static let head = "name: Școala\nlanguage: ro\ntime-zone: Europe/Bucharest\npeople: none\n"

    /// The small institution without its people.
    private static let files = SmallInstitution.files.merging(
        [
            "institution.yaml": head, "2-mobile/course.yaml": SmallInstitution.course + "topics: [Straturi, Limbajul]\n",
        ], uniquingKeysWith: { $1 }
    ).filter { $0.key != PeopleDocument.fileName }

    @Test("needs no list of people, and may not name any")
    func read() throws {
        let folder = try WrittenFolder(Self.files)
        let read = try InstitutionFolder(path: folder.path, now: SampleInstitution.start)
        #expect(!read.hasPeople && read.people == [] && read.courses.first?.document.teachers == [])
        try folder.write("2-mobile/course.yaml", (SmallInstitution.course + "enrolled: [ana]\n").utf8.map { $0 })
        #expect(
            try readingPlaces { _ = try InstitutionFolder(path: folder.path, now: SampleInstitution.start) }
                == ["2-mobile/course.yaml:6 mistake.unknown-person"])
    }

    @Test("\"none\" is all that can be said")
    func others() throws {
        let text = "name: A\nlanguage: en\ntime-zone: UTC\npeople: some\n"
        #expect(
            try readingPlaces { _ = try InstitutionDocument(TextFile(name: "institution.yaml", text: text)) }
                == ["institution.yaml:4 mistake.setting-choice"])
    }

    @Test("leaves accounts, teachers and enrolments as they are, even where the rest is removed")
    func kept() async throws {
        let importing = try Importing()
        try await importing.run()
        for name in Self.files.keys { try importing.folder.write(name, Array((Self.files[name] ?? "").utf8)) }
        try importing.folder.remove(PeopleDocument.fileName)
        try importing.folder.remove("2-mobile/tests/2-quiz.md")
        #expect(try await importing.run(removesVanished: true) == ["- assessment mobile/quiz"])
        #expect(try await importing.numbers("SELECT count(*) AS value FROM person WHERE removed_at IS NULL") == [3])
        #expect(try await importing.numbers("SELECT count(*) AS value FROM enrolment") == [2])
        #expect(try await importing.numbers("SELECT count(*) AS value FROM course_teacher") == [1])
    }
}
