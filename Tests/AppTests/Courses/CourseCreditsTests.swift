import Database
import Testing

@testable import App

@Suite("The ECTS credits of a course")
struct CourseCreditsTests {
    private static func stored(_ id: ID<Course>, _ site: TestSite) async throws -> CourseDocument {
        try #require(try await site.database.read { try StoredCourseRows.find(id: id, $0)?.document })
    }

    @Test("go along with a copy and into the folder of an export, which reads as the same course again")
    func kept() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let id = try await carmen.makeCourse("GEO1", "Geologie")
            let copy = try #require(try await carmen.get(TeachRoutes.newCopy(of: id)).hidden("course"))
            let fields = [("course", copy), ("number", "GEO2"), ("title", "Geologie"), ("semester", "2026/2027")]
            #expect(try await carmen.post(TeachRoutes.copies(of: id), fields).location == TeachRoutes.course(ID(text: copy)))
            for course in [id, ID(text: copy)] {
                let document = try await Self.stored(course, site)
                let text = CourseFileText.text(document, enrolled: nil)
                #expect(document.ects == Credits(halves: 15) && text.contains("\nects: 7.5\n"))
                let read = try CourseDocument(TextFile(name: "course.yaml", text: text), userNames: nil)
                #expect(read.isSame(as: document))
                let other = text.replacing("ects: 7.5", with: "ects: 8")
                #expect(try !CourseDocument(TextFile(name: "course.yaml", text: other), userNames: nil).isSame(as: document))
            }
        }
    }

    @Test("are shown as the reader writes them, changed, and taken away; two who change them are told")
    func changed() async throws {
        try await TestSite.run { site in
            let carmen = try await site.signedIn("carmen")
            let id = try await carmen.makeCourse("GEO1", "Geologie")
            let form = try await carmen.get(TeachRoutes.edit(id))
            #expect(form.text.contains("name=\"ects\" type=\"text\" value=\"7,5\""))
            let page = try await carmen.get(CourseRoutes.course(id))
            #expect(page.words.contains(site.sentence("course.ects")) && page.words.contains("7,5"))
            let seen = try #require(form.hidden("seen"))
            func post(_ ects: String) async throws -> Int {
                let fields =
                    TestBrowser.course("", "GEO1", "Geologie").filter { $0.0 != "ects" } + [("ects", ects), ("seen", seen)]
                return try await carmen.post(TeachRoutes.course(id), fields).status.code
            }
            #expect(try await post("60,5") == 422)
            #expect(try await post("") == 303)
            #expect(try await Self.stored(id, site).ects == nil)
            #expect(try await post("6") == 422, "the form showed 7,5, and there are none now")
        }
    }
}
