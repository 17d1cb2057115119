/// One piece of a template.
indirect enum TemplateNode: Equatable, Sendable {
    case text(String)
    /// `[[name]]`: a text that is filled in once, before any page is printed.
    case constant(String, line: Int)
    /// `{{name}}`, and `{{{name}}}` for HTML that is printed as it is.
    case value(TemplateName, isEscaped: Bool, line: Int)
    /// `{{#name}}…{{/name}}`, or `{{^name}}…{{/name}}`.
    case section(TemplateName, isInverted: Bool, [TemplateNode], line: Int)
    /// `{{>name}}`
    case partial(String, line: Int)
    /// `{{<name}}{{$block}}…{{/block}}{{/name}}`: another template, with these blocks in place of its own.
    case parent(String, blocks: [String: [TemplateNode]], line: Int)
    /// `{{$name}}…{{/name}}`
    case block(String, [TemplateNode])
}

/// What is wrong with a template, for whoever starts the program.
public struct TemplateProblem: Error, Equatable, CustomStringConvertible {
    public let template: String
    /// Counted from 1; nil when it is about the whole template.
    public let line: Int?
    public let reason: String

    public var description: String {
        "\(template)\(line.map { ":\($0)" } ?? ""): \(reason)"
    }
}
