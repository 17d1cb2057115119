import Foundation

/// A course as an institution lists it.
struct Course: Sendable, Equatable {
    let id: ID<Course>
    /// The small integer that names the course in the Web service.
    let number: Int
    /// What the institution calls it, for example PDM301.
    let code: String
    let title: String
    /// The language of the content.
    let language: Language
    /// The title of its semester.
    let semester: String
    let classroom: String?
    let url: String?
    /// Markdown.
    let overview: String?
    let markScheme: MarkScheme
    /// Nil where nobody has given them.
    var ects: Credits? = nil

    /// As eStudent lists it: IT250 - Web sistemi.
    var subject: String { code + " - " + title }
}

/// A teacher of a course, with the role there.
struct CourseTeacher: Sendable, Equatable {
    /// With the title before it, if there is one.
    let name: String
    let email: String?
    let role: TeachingRole
    var office: String? = nil
    var officeHours: String? = nil
    var webPage: String? = nil
    var phone: String? = nil
}
