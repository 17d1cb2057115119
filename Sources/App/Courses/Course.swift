import Foundation

/// A course as an institution lists it.
struct Course: Sendable, Equatable {
    let id: ID<Course>
    /// The small integer that the Web service speaks.
    let number: Int
    /// What the institution calls it, for example PDM301.
    let code: String
    let title: String
    /// The language of the content.
    let language: Language
    let semester: String
    let classroom: String?
    let url: String?
    /// Markdown.
    let overview: String?
    let markScheme: MarkScheme
}

/// Somebody who teaches a course.
struct CourseTeacher: Sendable, Equatable {
    let name: String
    let email: String?
    let role: TeachingRole
    var office: String? = nil
    var officeHours: String? = nil
    var webPage: String? = nil
}
