/// Turns templates into programs.
struct TemplateCompiler {
    /// A value that names are looked up in.
    private struct Level {
        let type: Any.Type
        let depth: Int
        let fields: [String: StoredField]

        init(_ type: Any.Type, depth: Int) {
            (self.type, self.depth, self.fields) = (type, depth, StoredFields.of(type))
        }
    }

    /// A partial within so many others is one that contains itself.
    private static let deepest = 20
    /// A text of so many bytes is not copied to join it with its neighbours.
    private static let longest = 1000

    private let templates: [String: [TemplateNode]]
    private let editions: Int
    /// What `[[name]]` stands for, a text for each edition.
    private let constant: (String) throws -> [String]
    private(set) var texts: TextTable

    private var steps: [TemplateProgram.Step] = []
    /// The constant texts since the last step, for each edition.
    private var waiting: [String]
    private var levels: [Level] = []
    private var mostLevels = 0
    /// The blocks that stand in place of those of parents.
    private var blocks: [String: [TemplateNode]] = [:]
    /// The templates that are being turned into steps, each a part of the one before.
    private var within: [String] = []
    private var expected = 0
    private var repetitions = 0

    init(templates: [String: [TemplateNode]], editions: Int, constant: @escaping (String) throws -> [String]) {
        self.templates = templates
        self.editions = editions
        self.constant = constant
        texts = TextTable(editions: editions)
        waiting = Array(repeating: "", count: editions)
    }

    /// The program of a template for pages of a type.
    /// - Throws: `TemplateProblem`, and what `constant` throws.
    mutating func program(of template: String, for page: Any.Type) throws -> TemplateProgram {
        (steps, blocks, within, expected, repetitions) = ([], [:], [], 0, 0)
        levels = [Level(page, depth: 0)]
        mostLevels = 1
        try include(template, line: nil)
        writeTexts()
        return TemplateProgram(steps: steps, depth: mostLevels, expected: expected)
    }

    private func problem(_ reason: String, line: Int?) -> TemplateProblem {
        TemplateProblem(template: within.last ?? "", line: line, reason: reason)
    }

    private mutating func include(_ template: String, line: Int?) throws {
        guard let nodes = templates[template] else { throw problem("there is no template \(template)", line: line) }
        guard within.count < Self.deepest else { throw problem("\(template) contains itself", line: line) }
        within.append(template)
        try add(nodes)
        within.removeLast()
    }

    private mutating func add(_ nodes: [TemplateNode]) throws {
        for node in nodes {
            switch node {
            case .text(let text): wait(for: Array(repeating: text, count: editions))
            case .constant(let name, let line): try addConstant(name, line: line)
            case .value(let name, let isEscaped, let line): try addValue(name, isEscaped, line: line)
            case .section(let name, let isInverted, let content, let line):
                try addSection(name, isInverted, content, line: line)
            case .partial(let name, let line): try include(name, line: line)
            case .parent(let name, let own, let line):
                let around = blocks
                // A block of the template furthest out wins.
                blocks = blocks.merging(own) { outer, _ in outer }
                try include(name, line: line)
                blocks = around
            case .block(let name, let standard): try add(blocks[name] ?? standard)
            }
        }
    }

    private mutating func addConstant(_ name: String, line: Int) throws {
        let found = try constant(name)
        guard found.count == editions else { throw problem("[[\(name)]] is not in every edition", line: line) }
        wait(for: found)
    }

    /// Joins a text with those before it.
    private mutating func wait(for more: [String]) {
        let isLong = more.contains { $0.utf8.count > Self.longest }
        if isLong { writeTexts() }
        for (edition, text) in more.enumerated() { waiting[edition] += text }
        if isLong { writeTexts() }
    }

    private mutating func writeTexts() {
        guard waiting.contains(where: { !$0.isEmpty }) else { return }
        if repetitions == 0 { expected += waiting.map(\.utf8.count).max() ?? 0 }
        steps.append(.text(texts.add(waiting)))
        waiting = Array(repeating: "", count: editions)
    }

    private mutating func addValue(_ name: TemplateName, _ isEscaped: Bool, line: Int) throws {
        let (place, type) = try find(name, line: line)
        guard let printed = type as? any PrintedValue.Type else {
            throw problem("{{\(name.text)}} is no text and no number", line: line)
        }
        writeTexts()
        steps.append(type == String.self ? .string(place, isEscaped: isEscaped) : .value(place, printed, isEscaped: isEscaped))
    }

    private mutating func addSection(_ name: TemplateName, _ isInverted: Bool, _ content: [TemplateNode], line: Int) throws {
        let (place, type) = try find(name, line: line)
        guard let condition = type as? any ConditionValue.Type else {
            throw problem("{{#\(name.text)}} is always there", line: line)
        }
        let section = isInverted ? nil : condition as? any SectionValue.Type
        writeTexts()
        let start = steps.count
        // Its end is known when its content has been added.
        steps.append(.text(0))
        let around = levels
        if let section {
            guard !(section.content is any ConditionValue.Type) else {
                throw problem("{{#\(name.text)}} may be nothing in two ways", line: line)
            }
            levels.append(Level(section.content, depth: levels.count))
            mostLevels = max(mostLevels, levels.count)
        }
        repetitions += 1
        try add(content)
        writeTexts()
        repetitions -= 1
        steps[start] =
            section.map { .section(place, $0, depth: levels.count - 1, end: steps.count) }
            ?? .condition(place, condition, isInverted: isInverted, end: steps.count)
        levels = around
    }

    /// Where the value of a name lies, and its type.
    private func find(_ name: TemplateName, line: Int) throws -> (TemplateProgram.Place, Any.Type) {
        guard let innermost = levels.last else { throw problem("there is no page", line: line) }
        guard let first = name.parts.first else { return (.init(depth: innermost.depth, offset: 0), innermost.type) }
        let holders = name.isInnermost ? [innermost] : levels.reversed()
        let holding = holders.filter { $0.fields[first] != nil }
        guard let holder = holding.first, var field = holder.fields[first] else {
            throw problem("there is no {{\(name.text)}}", line: line)
        }
        guard holding.count == 1 || !(field.type is any OptionalValue.Type) else {
            throw problem("where {{\(name.text)}} is nil another one would be meant; write {{.\(name.text)}}", line: line)
        }
        var offset = field.offset
        for part in name.parts.dropFirst() {
            guard let inner = StoredFields.of(field.type)[part] else { throw problem("there is no {{\(name.text)}}", line: line) }
            field = inner
            offset += inner.offset
        }
        return (.init(depth: holder.depth, offset: offset), field.type)
    }
}

/// An optional of any type.
private protocol OptionalValue {}
extension Optional: OptionalValue {}
