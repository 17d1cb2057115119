/// A syllabus as it reads: its title and the sections that are shown. The page and the Markdown print the same.
struct Syllabus: Sendable {
    struct Fact: Sendable, Equatable {
        let label: String
        let value: String
        /// Nil where it leads nowhere.
        var href: String?
        /// Whether it is in the language of the course.
        var isContent = false
    }

    /// A text of the course, in Markdown, with what stands above it.
    struct Text: Sendable, Equatable {
        var title: String?
        /// Below the title, such as the grading procedure.
        var detail: String?
        var markdown: String?
    }

    struct Detail: Sendable, Equatable {
        let text: String
        var href: String?
    }

    struct Line: Sendable, Equatable {
        /// From 0 to 4; what lies deeper is not indented further.
        var depth = 0
        let title: String
        var href: String?
        /// A text of the course about it.
        var note: String?
        var details: [Detail] = []
    }

    struct Section: Sendable, Equatable {
        let kind: SyllabusSection
        let title: String
        var facts: [Fact] = []
        var texts: [Text] = []
        var lines: [Line] = []
        /// Whether its lines are counted.
        var isNumbered = false

        var isEmpty: Bool { facts.isEmpty && texts.isEmpty && lines.isEmpty }
    }

    let title: String
    let sections: [Section]

    init(title: String, sections: [Section]) {
        (self.title, self.sections) = (title, sections)
    }

    /// - Parameters:
    ///   - strings: in the language of the reader.
    ///   - courseStrings: in the language of the course.
    init(_ source: SyllabusSource, _ strings: Strings, courseStrings: Strings) {
        title = source.course.title
        let parts = SyllabusParts(source: source, strings: strings, courseStrings: courseStrings)
        // A section that nothing is written for is not there either.
        sections = source.layout.shown.map(parts.section).filter { !$0.isEmpty }
    }
}
