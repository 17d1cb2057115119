@_spi(Reflection) import Swift

/// A stored property of a struct.
struct StoredField {
    /// In bytes, from the beginning of a value of the struct.
    let offset: Int
    let type: Any.Type
}

/// The stored properties of types, as the runtime knows them. `Mirror` has the same source, but it needs a value, and copies a field each time
/// it is asked for one.
enum StoredFields {
    /// By name; empty for what is no struct, and for values that are printed as a whole.
    static func of(_ type: Any.Type) -> [String: StoredField] {
        guard !(type is any PrintedValue.Type), !(type is any ConditionValue.Type), isStruct(type) else { return [:] }
        var fields: [String: StoredField] = [:]
        _forEachField(of: type) { name, offset, type, _ in
            fields[String(cString: name)] = StoredField(offset: offset, type: type)
            return true
        }
        return fields
    }

    private struct Holder<Value> {
        let value: Value
    }

    /// The runtime tells the kind of a field, and traps where it is asked for the fields of a protocol.
    private static func isStruct<Value>(_: Value.Type) -> Bool {
        var isStruct = false
        _forEachField(of: Holder<Value>.self) { _, _, _, kind in
            isStruct = kind == .struct
            return true
        }
        return isStruct
    }
}
