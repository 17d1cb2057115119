import Database
import Foundation
import Testing

@testable import App

extension TestSite {
    /// The id of the course of a number.
    func courseID(_ code: String) async throws -> ID<Course> {
        let row = try await database.read { tx in
            try tx.first("SELECT id FROM course WHERE code = \(code) ORDER BY position DESC")
        }
        return try #require(row)["id"]
    }

    /// The id of the topic of a title in a course.
    func topicID(_ title: String, in course: ID<Course>) async throws -> ID<Topic> {
        let row = try await database.read { tx in
            try tx.first("SELECT id FROM topic WHERE title = \(title) AND course_id = \(course)")
        }
        return try #require(row, "no topic \(title)")["id"]
    }

    /// The column `v` of a query, as text.
    func values(_ query: SQL) async throws -> [String] {
        try await database.read { tx in try tx.rows(query).map { try $0["v"] } }
    }

    /// The paths of all topics of a course, in their order.
    func topicPaths(of course: ID<Course>) async throws -> [String] {
        let topics = try await database.read { tx in try CourseStore.topics(of: course, tx) }
        return topics.inOrder.map { topics.path(to: $0.id).map(\.title).joined(separator: "/") }
    }

    /// A new account with a password, as everybody of the sample has it.
    @discardableResult
    func addPerson(_ userName: String, _ roles: Set<Role>) async throws -> ID<Person> {
        let people = PersonStore(database: database)
        let ana = try #require(await people.credentials(userName: "ana"))
        return try #require(
            await people.add(
                userName: userName, name: userName.capitalized, surname: "Nou", indexNumber: nil, email: nil, roles: roles,
                passwordHash: ana.passwordHash, at: clock.now))
    }

    /// Gelu with a course of his own that has one topic.
    func addGelusCourse() async throws -> ID<Course> {
        try await addPerson("gelu", [.teacher])
        let gelu = try await signedIn("gelu")
        let id = try await gelu.makeCourse("GEL1", "Geologie")
        try await gelu.post(TeachTopicRoutes.topics(of: id), [("title", "Roci"), ("below", "")])
        return id
    }
}

extension TestBrowser {
    /// Fills in and posts the form of a new course.
    @discardableResult
    func makeCourse(_ code: String, _ title: String) async throws -> ID<Course> {
        let id = try #require(try await get(TeachRoutes.newCourse).hidden("course"))
        let reply = try await post(TeachRoutes.newCourses, Self.course(id, code, title))
        try #require(reply.status == .seeOther)
        return ID(text: id)
    }

    /// The fields of a course with everything.
    static func course(_ id: String, _ code: String, _ title: String) -> [(String, String)] {
        [
            ("course", id), ("number", code), ("title", title), ("semester", "2026/2027"), ("language", "ro"),
            ("classroom", "  A 1 "), ("ects", " 7,5 "),
            ("url", "https://example.org/c"), ("marks", "percent"),
        ]
    }
}
