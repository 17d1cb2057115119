/// Walks a template as it is rendered, with the shape of its page on the stack, and notes what does not fit.
struct TemplateCheck {
    private let templates: [String: TemplateTree]
    private var blocks: [String: [TemplateNode]] = [:]
    /// The name of the section around each shape of the stack.
    private var stack: [(name: String, shape: Shape)] = []
    private(set) var complaints: Set<String> = []
    /// Fields that were asked for, as `Type.field`.
    private(set) var used: Set<String> = []
    private(set) var reached: Set<String> = []

    init(_ templates: [String: TemplateTree]) {
        self.templates = templates
    }

    /// Checks one page against its template, with all partials and the layout.
    mutating func check(_ template: String, _ page: Shape) {
        blocks = [:]
        stack = [("", page)]
        enter(template, from: template)
    }

    private mutating func enter(_ name: String, from: String) {
        guard let tree = templates[name] else {
            complaints.insert("\(from): there is no template \(name)")
            return
        }
        reached.insert(name)
        walk(tree.nodes, in: name)
    }

    private mutating func walk(_ nodes: [TemplateNode], in template: String) {
        for node in nodes {
            switch node {
            case .value(let name, let isRaw): print(name, isRaw, in: template)
            case .section(let name, let isInverted, let inner): section(name, isInverted, inner, in: template)
            case .partial(let name): enter(name, from: template)
            case .parent(let name, let inner):
                for case .block(let block, let content) in inner where blocks[block] == nil { blocks[block] = content }
                enter(name, from: template)
            case .block(let name, let standard): walk(blocks[name] ?? standard, in: template)
            }
        }
    }

    private mutating func print(_ name: String, _ isRaw: Bool, in template: String) {
        guard let shape = find(name, in: template) else { return }
        if shape.kind != .printable { complaints.insert("\(template): {{\(name)}} is no text and no number") }
        let field = name == "." ? stack.last?.name ?? "" : name
        if isRaw, !field.hasSuffix("HTML") { complaints.insert("\(template): {{{\(name)}}} is not HTML by its name") }
        if !isRaw, field.hasSuffix("HTML") { complaints.insert("\(template): {{\(name)}} escapes HTML") }
    }

    private mutating func section(_ name: String, _ isInverted: Bool, _ inner: [TemplateNode], in template: String) {
        guard let shape = find(name, in: template) else { return }
        switch shape.kind {
        case .bool: walk(inner, in: template)
        case _ where isInverted: walk(inner, in: template)
        case .list:
            for element in shape.element { push(name, element) { $0.walk(inner, in: template) } }
        case .record, .printable:
            if !shape.isOptional { complaints.insert("\(template): {{#\(name)}} is always there") }
            push(name, shape) { $0.walk(inner, in: template) }
        case .unknown: break
        case .other: complaints.insert("\(template): {{#\(name)}} is nothing that a template knows")
        }
    }

    private mutating func push(_ name: String, _ shape: Shape, _ body: (inout TemplateCheck) -> Void) {
        stack.append((name, shape))
        body(&self)
        stack.removeLast()
    }

    /// The shape of a name as the library finds it: `.` the innermost, `.name` in the innermost alone, `name` from the
    /// innermost outwards, and then `a.b` downwards.
    private mutating func find(_ name: String, in template: String) -> Shape? {
        if name == "." { return stack.last?.shape }
        let parts = name.split(separator: ".").map(String.init)
        let holders = name.hasPrefix(".") ? stack.suffix(1) : stack.filter { $0.shape.fields[parts[0]] != nil }.suffix(9)
        if holders.count > 1, holders.last?.shape.fields[parts[0]]?.isOptional == true {
            complaints.insert("\(template): where {{\(name)}} is nil the one further out is taken; write {{.\(name)}}")
        }
        var shape = holders.last?.shape
        for part in parts {
            if let type = shape?.type { used.insert("\(type).\(part)") }
            shape = shape?.fields[part]
        }
        if shape == nil { complaints.insert("\(template): there is no {{\(name)}}") }
        return shape
    }
}
