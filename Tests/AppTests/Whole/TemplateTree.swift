import Foundation

/// One piece of a template, as far as the tests look into it. Plain text is left out.
indirect enum TemplateNode: Equatable {
    /// `{{name}}`, or `{{{name}}}`.
    case value(String, isRaw: Bool)
    /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}`.
    case section(String, isInverted: Bool, [TemplateNode])
    /// `{{>name}}`
    case partial(String)
    /// `{{<name}}…{{/name}}`
    case parent(String, [TemplateNode])
    /// `{{$name}}…{{/name}}`
    case block(String, [TemplateNode])

    var children: [TemplateNode] {
        switch self {
        case .value, .partial: []
        case .section(_, _, let children), .parent(_, let children), .block(_, let children): children
        }
    }

    /// The node and all below it.
    var all: [TemplateNode] { [self] + children.flatMap(\.all) }
}

/// Reads templates on its own terms, so that the tests do not trust the library that they check.
struct TemplateTree {
    enum Mistake: Error, Equatable {
        case notClosed(String)
        case unexpected(String)
        case unknownTag(String)
    }

    let nodes: [TemplateNode]

    init(_ source: String) throws {
        var tags = source.matches(of: #/\{\{(\{[^}]*\}|[^}]*)\}\}/#).map { String($0.1) }[...]
        nodes = try Self.read(&tags, until: nil)
        if let left = tags.first { throw Mistake.unexpected(left) }
    }

    private static func read(_ tags: inout ArraySlice<String>, until end: String?) throws -> [TemplateNode] {
        var nodes: [TemplateNode] = []
        while let tag = tags.popFirst() {
            if let end, tag == "/" + end { return nodes }
            if !tag.hasPrefix("!") { nodes.append(try node(tag, &tags)) }
        }
        if let end { throw Mistake.notClosed(end) }
        return nodes
    }

    private static func node(_ tag: String, _ tags: inout ArraySlice<String>) throws -> TemplateNode {
        let name = String(tag.dropFirst())
        switch tag.first {
        case "#": return .section(name, isInverted: false, try read(&tags, until: name))
        case "^": return .section(name, isInverted: true, try read(&tags, until: name))
        case "<": return .parent(name, try read(&tags, until: name))
        case "$": return .block(name, try read(&tags, until: name))
        case ">": return .partial(name)
        case "{": return .value(String(name.dropLast()), isRaw: true)
        case "/": throw Mistake.unexpected(tag)
        default:
            guard tag.wholeMatch(of: #/\.|\.?[a-zA-Z][a-zA-Z.]*/#) != nil else { throw Mistake.unknownTag(tag) }
            return .value(tag, isRaw: false)
        }
    }

    var all: [TemplateNode] { nodes.flatMap(\.all) }
}
