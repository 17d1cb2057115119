/// A value that a template prints: a text, a whole number, or perhaps one of them. It is read where it lies in its page.
protocol PrintedValue: SendableMetatype {
    static func print(at place: UnsafeRawPointer, isEscaped: Bool, into output: inout PageBytes)
}

extension String: PrintedValue {
    static func print(at place: UnsafeRawPointer, isEscaped: Bool, into output: inout PageBytes) {
        let text = place.assumingMemoryBound(to: String.self).pointee
        if isEscaped { output.append(escaping: text) } else { output.append(text) }
    }
}

extension Int: PrintedValue {
    static func print(at place: UnsafeRawPointer, isEscaped: Bool, into output: inout PageBytes) {
        output.append(place.assumingMemoryBound(to: Int.self).pointee)
    }
}

extension Optional: PrintedValue where Wrapped: PrintedValue {
    static func print(at place: UnsafeRawPointer, isEscaped: Bool, into output: inout PageBytes) {
        forEach(at: place) { Wrapped.print(at: $0, isEscaped: isEscaped, into: &output) }
    }
}
