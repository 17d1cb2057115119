import Crypto
import Foundation
import Markdown

/// A test as teachers write it: front matter and Markdown. FORMAT.md describes it.
struct AssessmentDocument {
    private let file: TextFile
    private let folder: String
    private let hasTopic: ([String]) -> Bool
    private var mistakes: [Mistake] = []

    /// Reads a test.
    /// - Parameters:
    ///   - folder: where the document lies; its pictures are looked for below it.
    ///   - hasTopic: whether the course has a topic of that path.
    /// - Throws: `ImportMistakes` with everything that is wrong in the document.
    static func read(
        _ file: TextFile, folder: String, position: Int, key: String, now: Instant, zone: TimeZone,
        hasTopic: @escaping ([String]) -> Bool
    ) throws -> AssessmentDraft {
        var document = AssessmentDocument(file: file, folder: folder, hasTopic: hasTopic)
        let parts = try FrontMatter(file)
        var settings = try Settings(parts.settings, file: file.name, lineOffset: 1)
        let head = AssessmentHead(&settings, now: now, zone: zone, hasTopic: hasTopic)
        document.mistakes += settings.mistakes
        let (introduction, questions) = try document.body(parts.body)
        let pictures = try document.pictures(parts.body)
        guard document.mistakes.isEmpty, let kind = head.kind else {
            throw ImportMistakes(mistakes: document.mistakes.sorted { $0.line ?? 0 < $1.line ?? 0 })
        }
        return AssessmentDraft(
            file: file.name, key: key, position: position, kind: kind, topic: head.topic, times: head.times,
            content: .init(
                title: head.title, introduction: introduction, questions: questions,
                pictures: pictures.mapValues { Base64URL.encode(SHA256.hash(data: $0.bytes)) }),
            pictures: pictures)
    }

    private init(file: TextFile, folder: String, hasTopic: @escaping ([String]) -> Bool) {
        self.file = file
        self.folder = folder
        self.hasTopic = hasTopic
    }

    private mutating func add(_ line: Int?, _ key: String, _ values: [String: String] = [:]) {
        mistakes.append(Mistake(file.name, line: line, key, values))
    }

    /// The text before the first question, and the questions.
    private mutating func body(_ source: String) throws -> (String?, [QuestionDraft]) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let blocks = try parsed { () throws(MarkdownProblem) in try Markdown.blocks(source) }
        var topic: [String] = []
        var introduction: [Block] = []
        var hasBegun = false
        var readers: [QuestionReader] = []
        for block in blocks {
            if readers.isEmpty, try hasPicture(block, lines) {
                add(block.lines.lowerBound, "mistake.picture-in-introduction")
            }
            for heading in block.children.flatMap(\.headings) { add(heading.lines.lowerBound, "mistake.heading-deep") }
            switch block.kind {
            case .heading(level: 2):
                hasBegun = true
                topic = block.text.components(separatedBy: " / ").map { $0.trimmingCharacters(in: .whitespaces) }
                if !hasTopic(topic) { add(block.lines.lowerBound, "mistake.unknown-topic", ["topic": block.text]) }
            case .heading(level: 3):
                hasBegun = true
                let line = block.lines.lowerBound
                let heading = QuestionHeading(lines[line - 1], file: file.name, line: line)
                readers.append(QuestionReader(heading: heading, topic: topic, file: file.name))
            case .heading(let level):
                add(block.lines.lowerBound, level == 1 ? "mistake.heading-one" : "mistake.heading-deep")
            default:
                if readers.isEmpty {
                    if hasBegun { add(block.lines.lowerBound, "mistake.text-before-question") }
                    introduction.append(block)
                } else {
                    readers[readers.count - 1].add(block, lines)
                }
            }
        }
        let questions = readers.map { $0.draft(lines) }
        mistakes += questions.flatMap(\.mistakes)
        if readers.isEmpty { add(nil, "mistake.no-questions") }
        requireUniqueKeys(readers)
        return (SourceLines.text(introduction, lines), questions.map(\.draft))
    }

    /// Pictures are for those who have begun the test; the start page has none.
    private func hasPicture(_ block: Block, _ lines: [Substring]) throws -> Bool {
        let text = SourceLines.text([block], lines) ?? ""
        return try parsed { () throws(MarkdownProblem) in try Markdown.findings(text) }.contains { finding in
            if case .picture = finding.kind { true } else { false }
        }
    }

    private mutating func requireUniqueKeys(_ readers: [QuestionReader]) {
        var lines: [String: Int] = [:]
        for heading in readers.map(\.heading) {
            if let first = lines[heading.key] {
                add(heading.line, "mistake.identifier-twice", ["value": heading.key, "line": String(first)])
            } else {
                lines[heading.key] = heading.line
            }
        }
    }

    /// Raw HTML and refused links become mistakes; pictures are read.
    private mutating func pictures(_ source: String) throws -> [String: PictureFile] {
        var pictures: [String: PictureFile] = [:]
        for finding in try parsed({ () throws(MarkdownProblem) in try Markdown.findings(source) }) {
            switch finding.kind {
            case .html(let html): add(finding.line, "mistake.html", ["html": html])
            case .link(let address): add(finding.line, "mistake.link", ["address": address])
            case .picture(let address, let description):
                if description.isEmpty { add(finding.line, "mistake.picture-undescribed", ["name": address]) }
                pictures[address] = picture(address, finding.line)
            }
        }
        return pictures
    }

    private mutating func picture(_ address: String, _ line: Int) -> PictureFile? {
        let isInside =
            !address.contains(":")
            && address.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { !["", ".", ".."].contains($0) }
        guard isInside, let data = FileManager.default.contents(atPath: "\(folder)/\(address)") else {
            add(line, "mistake.picture-missing", ["name": address])
            return nil
        }
        guard data.count <= PictureFile.longest, let picture = PictureFile([UInt8](data)) else {
            add(line, "mistake.picture-kind", ["name": address])
            return nil
        }
        return picture
    }

    private func parsed<Value>(_ parse: () throws(MarkdownProblem) -> Value) throws -> Value {
        do {
            return try parse()
        } catch {
            let key = error == .tooLong ? "mistake.too-long" : "mistake.too-deep"
            throw ImportMistakes(mistakes: [Mistake(file.name, line: nil, key)])
        }
    }
}

extension Block {
    /// The headings in it, itself included.
    fileprivate var headings: [Block] {
        if case .heading = kind { [self] } else { children.flatMap(\.headings) }
    }
}
