/// A parameter of a method, or a field of one.
struct RPCField: Equatable, Sendable {
    let name: String
    let type: RPCType
    var isRequired = false

    init(_ name: String, _ type: RPCType) { (self.name, self.type) = (name, type) }

    static func required(_ name: String, _ type: RPCType) -> RPCField {
        var field = RPCField(name, type)
        field.isRequired = true
        return field
    }
}

extension RPCField {
    /// A question mark stands for what need not be there, as in many programming languages.
    var text: String { name + (isRequired ? ": " : "?: ") + type.name }
}
