/// A value that decides whether a section is printed. It is read where it lies in its page.
protocol ConditionValue: SendableMetatype {
    /// Whether the section is not printed.
    static func isEmpty(at place: UnsafeRawPointer) -> Bool
}

/// A value that a section is about, or several of them.
protocol SectionValue: ConditionValue {
    /// The type of what the section is about.
    static var content: Any.Type { get }
    /// Calls `body` as often as the section is printed, each time with the place of what it is about.
    static func forEach(at place: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void)
}

extension Bool: ConditionValue {
    static func isEmpty(at place: UnsafeRawPointer) -> Bool {
        !place.assumingMemoryBound(to: Bool.self).pointee
    }
}

extension Optional: SectionValue {
    static var content: Any.Type { Wrapped.self }

    static func forEach(at place: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
        guard let value = place.assumingMemoryBound(to: Self.self).pointee else { return }
        withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
    }

    static func isEmpty(at place: UnsafeRawPointer) -> Bool {
        place.assumingMemoryBound(to: Self.self).pointee == nil
    }
}

extension Array: SectionValue {
    static var content: Any.Type { Element.self }

    static func forEach(at place: UnsafeRawPointer, _ body: (UnsafeRawPointer) -> Void) {
        place.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer { elements in
            guard let first = elements.baseAddress else { return }
            for index in elements.indices { body(UnsafeRawPointer(first + index)) }
        }
    }

    static func isEmpty(at place: UnsafeRawPointer) -> Bool {
        place.assumingMemoryBound(to: Self.self).pointee.isEmpty
    }
}
