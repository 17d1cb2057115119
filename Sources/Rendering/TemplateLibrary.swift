/// Templates in Mustache's language, made ready for the types of the pages that they print. Looking up names, sentences and parts happens
/// once; a page is then printed in one pass.
///
/// A page is a struct. A template prints its stored properties: texts (`String`), whole numbers (`Int`), and sections that are about a `Bool`,
/// an array, or what may be nil. Everything else is refused when the library is made.
public struct TemplateLibrary: Sendable {
    private let programs: [ObjectIdentifier: TemplateProgram]
    private let texts: TextTable

    /// - Parameters:
    ///   - sources: the text of each template by its name, which is also what other templates call it.
    ///   - pages: the types of pages, and the template of each.
    ///   - editions: how many editions there are of each page: one for each language.
    ///   - constant: what `[[name]]` stands for in each edition, as HTML.
    /// - Throws: `TemplateProblem`, and what `constant` throws.
    public init(
        sources: [String: String], pages: [(type: Any.Type, template: String)], editions: Int,
        constant: @escaping (String) throws -> [String]
    ) throws {
        let templates = try Dictionary(
            uniqueKeysWithValues: sources.map { name, source in (name, try TemplateParser.nodes(of: source, in: name)) })
        var compiler = TemplateCompiler(templates: templates, editions: editions, constant: constant)
        var programs: [ObjectIdentifier: TemplateProgram] = [:]
        for page in pages { programs[ObjectIdentifier(page.type)] = try compiler.program(of: page.template, for: page.type) }
        self.programs = programs
        var texts = compiler.texts
        texts.finish()
        self.texts = texts
    }

    /// The page in one of the editions, counted from 0. Nil when the library was not made for its type.
    public func printed<Value>(_ page: Value, edition: Int) -> PageBytes? {
        guard let program = programs[ObjectIdentifier(Value.self)] else { return nil }
        var output = PageBytes(capacity: program.expected + program.expected / 2)
        withUnsafePointer(to: page) { page in
            texts.withTexts(of: edition) { program.print(UnsafeRawPointer(page), texts: $0, into: &output) }
        }
        return output
    }
}
