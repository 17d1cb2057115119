import Foundation

/// The addresses of tests as students see them, and of their pictures.
enum AssessmentRoutes {
    static let tests = "/tests"

    static func test(_ id: ID<Assessment>) -> String { "/tests/\(id)" }
    static func calendar(of id: ID<Assessment>) -> String { "/tests/\(id)/calendar.ics" }
    static func attempts(at id: ID<Assessment>) -> String { "/tests/\(id)/attempts" }

    static func picture(_ name: String, of id: ID<AssessmentRevision>) -> String {
        "/pictures/\(id)/" + (name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? "")
    }
}
