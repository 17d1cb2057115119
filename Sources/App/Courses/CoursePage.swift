import Markdown

/// The page of a course: place and time, teachers, contents.
struct CoursePage: Page {
    static let template = "Courses/course"

    struct Fact: Sendable {
        let label: String
        let value: String
        let href: String?
    }

    struct Teacher: Sendable {
        /// What a link to this teacher ends with.
        let anchor: String
        let name: String
        let role: String
        let emailHref: String?
        let email: String?
        let phoneHref: String?
        let phone: String?
        /// The teacher's office and office hours; nil when they are unknown.
        let office: String?
        let webPage: String?
    }

    struct TopicLine: Sendable {
        let title: String
        let href: String
        let subtopics: [Frame.Link]
        let hasSubtopics: Bool
    }

    let frame: Frame
    let contentLanguage: String
    let title: String
    let facts: [Fact]
    /// The person's own marks; nil for those who do not study there.
    let marksHref: String?
    let syllabusHref: String
    let overviewHTML: String?
    let teachers: [Teacher]
    let topics: [TopicLine]
    let hasTopics: Bool

    init(frame: Frame, strings: Strings, details: CourseStore.Details) throws {
        let course = details.course
        self.frame = frame
        contentLanguage = course.language.rawValue
        title = course.title
        facts = [
            ("course.number", course.code, nil), ("course.semester", course.semester, nil),
            ("course.ects", course.ects.map { $0.text(strings) }, nil), ("course.classroom", course.classroom, nil),
            ("course.url", course.url, course.url),
        ].compactMap { key, value, href in value.map { Fact(label: strings(key), value: $0, href: href) } }
        overviewHTML = try course.overview.map { try Markdown.html($0, rules: .commonMark) }
        marksHref = details.isEnrolled ? CourseRoutes.marks(in: course.id) : nil
        syllabusHref = CourseRoutes.syllabus(of: course.id)
        teachers = details.teachers.enumerated().map { place, teacher in
            Teacher(
                anchor: CourseRoutes.teacherAnchor(place), name: teacher.name,
                role: teacher.role == .professor ? strings("course.professor") : strings("course.assistant"),
                emailHref: teacher.email.map(MailLink.href), email: teacher.email,
                phoneHref: teacher.phone.map(PhoneNumber.href), phone: teacher.phone, office: Self.office(of: teacher, strings),
                webPage: teacher.webPage)
        }
        topics = details.topics.children(of: nil).map { topic in
            let subtopics = details.topics.children(of: topic.id).map {
                Frame.Link(href: CourseRoutes.topic($0.id), text: $0.title)
            }
            return TopicLine(
                title: topic.title, href: CourseRoutes.topic(topic.id), subtopics: subtopics, hasSubtopics: !subtopics.isEmpty)
        }
        hasTopics = !topics.isEmpty
    }

    private static func office(of teacher: CourseTeacher, _ strings: Strings) -> String? {
        let parts = [("profile.office", teacher.office), ("profile.office-hours", teacher.officeHours)].compactMap { key, text in
            text.map { strings(key) + ": " + $0 }
        }
        return parts.isEmpty ? nil : parts.joined(separator: " · ")
    }
}
