import Foundation

/// The text of a test, split into sections with their lines, so that one can be changed while all others stay as they were
/// written.
struct TestSections: Sendable {
    struct Section: Sendable {
        enum Kind: Sendable, Equatable {
            /// The settings, and everything before the first heading.
            case head
            case topic([String])
            case question
        }

        let kind: Kind
        var lines: [Substring]
    }

    /// One question and its place in the text.
    struct Place: Sendable {
        /// The number of the question, from 1.
        let number: Int
        let topic: [String]
        /// The numbers of its lines, from 1.
        let lines: ClosedRange<Int>
        let text: String
    }

    /// The first section is the head.
    private var sections: [Section]

    /// The sections of an empty text.
    init() {
        sections = [Section(kind: .head, lines: [])]
    }

    /// Nil when the settings do not begin on the first line or have no end, or when the text is too long or nested too deeply.
    init?(_ text: String) {
        let file = TextFile(name: "", text: text)
        guard file.text == text, let parts = try? FrontMatter(file),
            let body = try? AssessmentBody(DocumentText(parts.body, file: ""), hasTopic: { _ in true })
        else { return nil }
        let starts =
            body.questions.map { ($0.heading.line, Section.Kind.question) } + body.topics.map { ($0.line, .topic($0.path)) }
        var (rest, sections) = (file.lines[...], [Section]())
        for (line, kind) in starts.sorted(by: { $0.0 > $1.0 }) {
            let own = rest.dropFirst(max(0, line - 1))
            guard !own.isEmpty else { continue }
            sections.append(Section(kind: kind, lines: Array(own)))
            rest = rest.dropLast(own.count)
        }
        self.sections = [Section(kind: .head, lines: Array(rest))] + sections.reversed()
    }

    /// The whole text.
    var text: String { sections.flatMap(\.lines).joined(separator: "\n") }

    /// The questions in their order.
    var questions: [Place] {
        var places: [Place] = []
        var (line, topic) = (1, [String]())
        for section in sections {
            switch section.kind {
            case .head: break
            case .topic(let path): topic = path
            case .question:
                places.append(
                    Place(
                        number: places.count + 1, topic: topic, lines: line...max(line, line + section.lines.count - 1),
                        text: section.lines.joined(separator: "\n")))
            }
            line += section.lines.count
        }
        return places
    }

    func question(_ number: Int) -> Place? {
        questions.numbered(number)
    }

    /// Whether a question may change places with the one above it.
    func canRise(_ number: Int) -> Bool { Self.canRise(number, among: questions) }

    /// The same for known questions. Questions without a topic always come first.
    static func canRise(_ number: Int, among places: [Place]) -> Bool {
        guard number > 1, let own = places.numbered(number), let above = places.numbered(number - 1) else { return false }
        return own.topic == above.topic || !above.topic.isEmpty && !own.topic.isEmpty
    }
}

/// Changes to a text. Each function takes the number of a question, from 1, and gives its number after the change.
extension TestSections {
    /// Replaces the lines of a question. With another topic, the question moves to the others of that topic.
    mutating func replace(_ number: Int, with text: String, about topic: [String]) -> Int {
        guard let place = question(number) else { return number }
        guard place.topic == topic else {
            remove(number, withHeading: true)
            return add(text, about: topic)
        }
        guard let index = index(of: number), sections.indices.contains(index) else { return number }
        let blank = sections[index].lines.reversed().prefix { Self.isBlank($0) }
        sections[index].lines = Self.lines(text) + blank
        return number
    }

    /// Adds a question after the others of its topic, or below a new heading at the end.
    mutating func add(_ text: String, about topic: [String]) -> Int {
        if let last = sections.indices.last(where: { self.topic(at: $0) == topic }) {
            return insert(Self.lines(text), about: topic, at: last + 1)
        }
        return insert(Self.lines(text), about: topic, at: sections.count)
    }

    /// Adds a question after another, with the same topic. When no question has that number, it is added at the end.
    mutating func add(_ text: String, behind number: Int) -> Int {
        let index = index(of: number) ?? sections.count - 1
        return insert(Self.lines(text), about: topic(at: index), at: index + 1)
    }

    /// Swaps a question with the one above. Each keeps its topic, and headings are added where they are needed.
    mutating func raise(_ number: Int) -> Int {
        guard canRise(number), let place = question(number), var target = index(of: number - 1) else { return number }
        remove(number, withHeading: true)
        if topic(at: target) != place.topic, case .topic? = sections.at(target - 1)?.kind { target -= 1 }
        return insert(Self.lines(place.text), about: place.topic, at: target)
    }

    /// - Parameter withHeading: whether to remove its heading as well, when no question is left below it.
    mutating func remove(_ number: Int, withHeading: Bool = false) {
        guard let index = index(of: number) else { return }
        sections.remove(at: index)
        guard withHeading, let above = sections.at(index - 1), case .topic = above.kind else { return }
        if sections.at(index)?.kind != .question, above.lines.count(where: { !Self.isBlank($0) }) == 1 {
            sections.remove(at: index - 1)
        }
    }

    private mutating func insert(_ lines: [Substring], about topic: [String], at index: Int) -> Int {
        var new = [Section(kind: .question, lines: lines)]
        let before = self.topic(at: index - 1)
        if before != topic {
            new.insert(Section(kind: .topic(topic), lines: [TopicHeading.line(topic)[...]]), at: 0)
            if sections.at(index)?.kind == .question {
                new.append(Section(kind: .topic(before), lines: [TopicHeading.line(before)[...]]))
            }
        }
        let end = index + new.count
        sections.insert(contentsOf: new, at: index)
        for place in sections.indices.dropLast() where place >= index - 1 && place < end {
            if sections[place].lines.last.map(Self.isBlank) == false { sections[place].lines.append("") }
        }
        return sections[..<end].count { $0.kind == .question }
    }

    /// The topic of the question at an index.
    private func topic(at index: Int) -> [String] {
        for section in sections[...index].reversed() {
            if case .topic(let path) = section.kind { return path }
        }
        return []
    }

    private func index(of number: Int) -> Int? {
        sections.indices.filter { sections[$0].kind == .question }.numbered(number)
    }

    private static func lines(_ text: String) -> [Substring] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
}
