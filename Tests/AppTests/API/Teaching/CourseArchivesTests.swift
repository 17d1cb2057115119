import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("Courses that programs save as archives")
struct CourseArchivesTests {
    @Test("have the bytes of the page's, with people or without, and are not sent to those who have them")
    func bytes() async throws {
        try await TestSite.run(from: .lessons) { site in
            let (carmen, program) = (try await site.signedIn("carmen"), try await DescribedTeacher("carmen", site))
            let (course, id) = (try await site.taughtCourse(), try await site.courseID("PDM301"))
            let whole = try await program.get(course + "/export.zip")
            #expect(whole.status == .ok && whole.headers[.contentType] == "application/zip")
            #expect(try await carmen.get(ExportRoutes.archive(of: id)).bytes == whole.bytes)
            let plain = try await program.get(course + "/export.zip?people=none")
            #expect(try await carmen.get(ExportRoutes.archive(of: id, people: .none)).bytes == plain.bytes)
            let mark = try #require(whole.headers[.eTag])
            let known = try await program.get(course + "/export.zip", [.ifNoneMatch: mark])
            #expect(known.status == .notModified && known.bytes.isEmpty && plain.headers[.eTag] != mark)
            #expect(try await program.get(course + "/export.zip?people=some").code == "bad-parameter")
            #expect(try await program.get(course + "/export.zip", [.accept: "application/json"]).status == .notAcceptable)
        }
    }
}
