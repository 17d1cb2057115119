import Foundation
import Markdown

/// A course in a list.
struct LearnerCourseResource: Encodable, Sendable {
    let id: String
    let code: String
    let title: String
    let language: String
    let semester: String
    /// Whether the person studies there.
    let isStudied: Bool

    init(_ course: Course, isStudied: Bool) {
        (id, code, title) = (course.id.text, course.code, course.title)
        (language, semester) = (course.language.rawValue, course.semester)
        self.isStudied = isStudied
    }
}

/// A topic with those below it.
struct TopicBranchResource: Encodable, Sendable {
    let id: String
    let title: String
    let topics: [TopicBranchResource]

    /// All topics below one, or with nil the whole tree.
    static func below(_ parent: ID<Topic>?, in tree: TopicTree) -> [TopicBranchResource] {
        tree.children(of: parent).map { topic in
            TopicBranchResource(id: topic.id.text, title: topic.title, topics: below(topic.id, in: tree))
        }
    }
}

/// A course with all that its page says.
struct LearnerCourseDetailsResource: Encodable, Sendable {
    let course: LearnerCourseResource
    let details: Details

    struct Details: Encodable, Sendable {
        let ects: Decimal?
        let classroom: String?
        let url: String?
        let overview: TextResource?
        let markScheme: String
        let teachers: [CourseTeacherResource]
        let topics: [TopicBranchResource]
    }

    /// As people are told of a teacher.
    struct CourseTeacherResource: Encodable, Sendable {
        let name: String
        /// "professor" or "assistant".
        let role: String
        let email: String?
        let phone: String?
        let office: String?
        let officeHours: String?
        let webPage: String?

        init(_ teacher: CourseTeacher) {
            (name, role, email, phone) = (teacher.name, teacher.role.rawValue, teacher.email, teacher.phone)
            (office, officeHours, webPage) = (teacher.office, teacher.officeHours, teacher.webPage)
        }
    }

    init(_ found: CourseStore.Details) throws {
        let course = found.course
        self.course = LearnerCourseResource(course, isStudied: found.isEnrolled)
        details = Details(
            ects: course.ects.map { Decimal($0.thousandths) / 1000 }, classroom: course.classroom, url: course.url,
            overview: try course.overview.map { TextResource(html: try Markdown.html($0, rules: .commonMark)) },
            markScheme: course.markScheme.rawValue, teachers: found.teachers.map(CourseTeacherResource.init),
            topics: TopicBranchResource.below(nil, in: found.topics))
    }

    func encode(to encoder: any Encoder) throws {
        try course.encode(to: encoder)
        try details.encode(to: encoder)
    }
}
