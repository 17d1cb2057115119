@testable import App

extension Course {
    /// A course with everything, or with nothing that may be left out.
    static func sample(isFull: Bool = true, marks: MarkScheme = .romanian) -> Course {
        Course(
            id: ID(text: "course"), number: 1, code: "PDM301", title: "Programarea dispozitivelor mobile",
            language: .romanian, semester: "2026/2027, semestrul I", classroom: isFull ? "Sala 2013" : nil,
            url: isFull ? "https://pdm.example.org" : nil, overview: isFull ? "Un **curs**." : nil, markScheme: marks)
    }
}

extension TopicTree {
    /// Two topics, the first with two of its own.
    static let sample = TopicTree([
        Topic(id: ID(text: "architecture"), parent: nil, title: "Arhitectura", position: 1),
        Topic(id: ID(text: "layers"), parent: ID(text: "architecture"), title: "Straturi", position: 2),
        Topic(id: ID(text: "cycle"), parent: ID(text: "architecture"), title: "Ciclul", position: 3),
        Topic(id: ID(text: "language"), parent: nil, title: "Limbajul", position: 4),
    ])
}

extension SamplePages {
    static func courses(_ strings: Strings) throws -> [SamplePage] {
        let frame = frame(strings, heading: "PDM301")
        let teachers = [
            CourseTeacher(
                name: "Carmen Brânză", email: "carmen@example.org", role: .professor, office: "Sala 12",
                officeHours: "marți 14–16",
                webPage: "https://carmen.example.org", phone: "+40 21 310 20 30"),
            CourseTeacher(name: "Felix Pop", email: nil, role: .assistant),
        ]
        let full = CourseStore.Details(course: .sample(), topics: .sample, teachers: teachers)
        let bare = CourseStore.Details(course: .sample(isFull: false), topics: TopicTree([]), teachers: [], isEnrolled: false)
        return [
            SamplePage("full", try CoursePage(frame: frame, strings: strings, details: full)),
            SamplePage("bare", try CoursePage(frame: frame, strings: strings, details: bare)),
        ]
    }
}
