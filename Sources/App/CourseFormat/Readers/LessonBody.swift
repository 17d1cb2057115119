import Foundation
import Markdown

/// What a name in the text of a lesson refers to.
enum NamedFile<File> {
    case missing
    /// The file exists, but is not what its name says.
    case unfit
    case found(File)
}

/// The text of a lesson with the files that it uses, and the mistakes in them.
struct LessonBody<File> {
    private(set) var mistakes: [Mistake] = []
    /// The files by their names in the text, including captions.
    private(set) var files: [String: File] = [:]
    let wordCount: Int
    let plainText: String
    private let file: String
    private let find: (String) -> NamedFile<File>

    /// - Parameters:
    ///   - lessons: the keys of all lessons of the course.
    ///   - find: gives the file with a name.
    /// - Throws: `ImportMistakes` when the text is too long or nested too deeply.
    init(_ text: DocumentText, lessons: Set<String>, find: @escaping (String) -> NamedFile<File>) throws {
        file = text.file
        self.find = find
        let article = try text.article()
        wordCount = article.wordCount
        plainText = try text.plainText()
        let anchors = Set(article.headings.map { "#" + $0.anchor })
        for block in try text.blocks() { checkHeadings(block) }
        if article.wordCount == 0 { add(nil, "mistake.lesson-empty") }
        for finding in try text.findings(withAnchors: true) {
            switch finding.kind {
            case .html(let html): add(finding.line, "mistake.html", ["html": html])
            case .formula(let written, let problem):
                mistakes.append(Mistake(file, line: finding.line, formula: written, problem))
            case .link(let address): checkLink(address, finding.line, lessons, anchors)
            case .picture(let address, let description):
                if description.isEmpty { add(finding.line, "mistake.picture-undescribed", ["name": address]) }
                addFile(address, finding.line)
            }
        }
    }

    private mutating func add(_ line: Int?, _ key: String, _ values: [String: String] = [:]) {
        mistakes.append(Mistake(file, line: line, key, values))
    }

    private mutating func checkHeadings(_ block: Block) {
        if case .heading(let level) = block.kind {
            if level == 1 { add(block.lines.lowerBound, "mistake.lesson-heading-one") }
            if level > 4 { add(block.lines.lowerBound, "mistake.lesson-heading-deep") }
        }
        for child in block.children { checkHeadings(child) }
    }

    /// A link that is not http, https or mailto must lead to another lesson, a heading or a file.
    private mutating func checkLink(_ address: String, _ line: Int, _ lessons: Set<String>, _ anchors: Set<String>) {
        if address.hasPrefix("#") {
            if !anchors.contains(address) { add(line, "mistake.unknown-anchor", ["address": address]) }
        } else if let link = LessonLink(address) {
            if !lessons.contains(link.key) { add(line, "mistake.unknown-lesson", ["address": address]) }
        } else if address.contains(":") || address.hasPrefix("/") {
            add(line, "mistake.link", ["address": address])
        } else {
            addFile(address, line)
        }
    }

    private mutating func addFile(_ name: String, _ line: Int) {
        guard files[name] == nil else { return }
        switch find(name) {
        case .missing: add(line, "mistake.file-missing", ["name": name])
        case .unfit: add(line, "mistake.file-kind", ["name": name])
        case .found(let found):
            files[name] = found
            addCaptions(of: name, line)
        }
    }

    private mutating func addCaptions(of name: String, _ line: Int) {
        guard case .known(let type, _) = MediaName.type(of: name), [.video, .audio].contains(FileKind(contentType: type)) else {
            return
        }
        let captions = MediaName.captions(of: name)
        switch find(captions) {
        case .missing: break
        case .unfit: add(line, "mistake.file-kind", ["name": captions])
        case .found(let found): files[captions] = found
        }
    }
}

/// The folder of a lesson document, with its files.
struct LessonFolder {
    let path: String
    let files: FolderFiles

    /// The file with a name.
    func file(_ name: String) -> NamedFile<MediaFile> {
        guard let path = path(of: name) else { return .missing }
        return files.medium(at: path)
    }

    /// Nil for a name that leads out of the folder, or to no file.
    private func path(of name: String) -> String? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.contains(":"), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else { return nil }
        // A symbolic link must not lead to a file outside the folder; one to a file inside is followed.
        let real = URL(fileURLWithPath: "\(path)/\(name)").resolvingSymlinksInPath().path
        guard real.hasPrefix(URL(fileURLWithPath: path).resolvingSymlinksInPath().path + "/") else { return nil }
        let type = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType
        return type == .typeRegular ? real : nil
    }
}
