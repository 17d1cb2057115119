import HTTPTypes
import Testing

@testable import App

@Suite("Courses that programs of teachers change")
struct TaughtCoursesTests {
    private static let data =
        #"{"code": "GEO1", "title": "Geologie", "language": "ro", "semester": "2026/2027", "markScheme": "percent", "ects": 7.5}"#

    @Test("a teacher has their own courses, an administrator all; those of others are not there")
    func own() async throws {
        try await TestSite.run { site in
            _ = try await site.addGelusCourse()
            func codes(_ userName: String) async throws -> [String] {
                let reply = try await DescribedTeacher(userName, site).get(TeachingRoutes.courses)
                return (reply.json?["items"]?.list ?? []).compactMap { $0["code"]?.text }.sorted()
            }
            #expect(try await codes("carmen") == ["ENG1", "PDM301"])
            #expect(try await codes("felix") == ["PDM301"])
            #expect(try await codes("dan") == ["ENG1", "GEL1", "PDM301"])
            let course = try await site.taughtCourse()
            let carmen = try await DescribedTeacher("carmen", site).get(course).json
            #expect(carmen?["role"]?.text == "professor" && carmen?["overview"]?.text == "Un **curs**.")
            #expect(carmen?["tests"]?.integer == 4 && carmen?["students"]?.integer == 2)
            let gelu = try await DescribedTeacher("gelu", site)
            for path in ["", "/tests", "/lessons", "/export.zip"] {
                #expect(try await gelu.get(course + path).status == .notFound, "\(path)")
            }
            #expect(try await gelu.change(TeachingRoutes.courses + "/" + gelu.own(), Self.data).status == .ok)
            #expect(try await gelu.put(course, Self.data, [.ifMatch: "\"a.b\""]).status == .notFound)
        }
    }

    @Test("lists come in pages, whose places no other list takes for something else")
    func pages() async throws {
        try await TestSite.run { site in
            let carmen = try await DescribedTeacher("carmen", site)
            let first = try await carmen.get(TeachingRoutes.courses + "?limit=1")
            let next = try #require(first.json?["next"]?.text)
            let second = try await carmen.get(next)
            #expect(first.json?["items"]?.list?.count == 1 && second.json?["items"]?.list?.count == 1)
            #expect(second.json?["next"] == nil && second.json?["items"] != first.json?["items"])
            #expect(try await carmen.get(TeachingRoutes.courses + "?offset=1").code == "bad-parameter")
        }
    }

    @Test("a teacher makes one and is its professor; the same key makes no other")
    func made() async throws {
        try await TestSite.run { site in
            let felix = try await DescribedTeacher("felix", site)
            let first = try await felix.post(TeachingRoutes.courses, Self.data, [.idempotencyKey: "one"])
            #expect(first.status == .created && first.json?["role"]?.text == "professor")
            #expect(first.json?["ects"] == .decimal("7.5") && first.json?["markScheme"]?.text == "percent")
            let place = try #require(first.headers[.location])
            #expect(try await felix.get(place).json == first.json)
            let again = try await felix.post(TeachingRoutes.courses, Self.data, [.idempotencyKey: "one"])
            #expect(again.status == .created && again.headers[.location] == place && again.json == first.json)
            #expect(try await site.values("SELECT code AS v FROM course WHERE code = 'GEO1'").count == 1)
            let other = try await felix.post(TeachingRoutes.courses, "{}", [.idempotencyKey: "one"])
            #expect(other.code == "key-reused")
        }
    }

    @Test("what the form refuses is refused with the places in the body, and nothing is made")
    func refused() async throws {
        try await TestSite.run { site in
            let carmen = try await DescribedTeacher("carmen", site)
            let wrong =
                #"{"code": "", "title": "A", "language": "de", "semester": "x", "markScheme": "percent", "ects": 99, "a": 1}"#
            let reply = try await carmen.post(TeachingRoutes.courses, wrong)
            #expect(reply.status == .unprocessableContent && reply.code == "invalid")
            #expect(reply.json?["errors"]?.list?.map { $0["pointer"]?.text } == ["/a"])
            let more = try await carmen.post(TeachingRoutes.courses, wrong.replacing(", \"a\": 1", with: ""))
            let pointers = more.json?["errors"]?.list?.compactMap { $0["pointer"]?.text } ?? []
            #expect(pointers.sorted() == ["/code", "/ects", "/language"])
            let semester = try await carmen.post(TeachingRoutes.courses, Self.data.replacing("2026/2027", with: "1999"))
            #expect(semester.json?["errors"]?[0]?["pointer"]?.text == "/semester")
            #expect(try await site.count("course") == 2)
        }
    }

    @Test("who changes one names what was read; who has not seen a change of another gets it")
    func versions() async throws {
        try await TestSite.run { site in
            let (carmen, felix) = (try await DescribedTeacher("carmen", site), try await DescribedTeacher("felix", site))
            let course = try await site.taughtCourse()
            let seen = try await carmen.version(course)
            #expect(try await carmen.put(course, Self.data).status == .preconditionRequired)
            let changed = try await felix.put(course, Self.data, [.ifMatch: seen])
            #expect(changed.status == .ok && changed.json?["title"]?.text == "Geologie")
            #expect(changed.json?["overview"]?.text == "Un **curs**.")
            let late = try await carmen.put(course, Self.data.replacing("Geologie", with: "Altul"), [.ifMatch: seen])
            #expect(late.status == .preconditionFailed && late.code == "changed")
            #expect(late.json?["current"]?["title"]?.text == "Geologie")
            #expect(late.json?["current"]?["role"]?.text == "professor" && changed.json?["role"]?.text == "assistant")
            // What is there already is no conflict: the answer may have been lost.
            #expect(try await felix.put(course, Self.data, [.ifMatch: seen]).status == .ok)
            let weak = try #require(late.headers[.eTag].map { "W/" + $0 })
            let merged = try await carmen.put(course, Self.data.replacing("Geologie", with: "Altul"), [.ifMatch: weak])
            #expect(merged.status == .ok && merged.json?["title"]?.text == "Altul")
            let known = try #require(merged.headers[.eTag])
            #expect(try await carmen.get(course, [.ifNoneMatch: known]).status == .notModified)
        }
    }
}

extension DescribedTeacher {
    /// The id of the first course.
    fileprivate func own() async throws -> String {
        try #require(try await get(TeachingRoutes.courses).json?["items"]?[0]?["id"]?.text)
    }
}
