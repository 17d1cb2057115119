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
        if !isEmpty(at: place) { body(place) }
    }

    static func isEmpty(at place: UnsafeRawPointer) -> Bool {
        isNothing(at: place.assumingMemoryBound(to: Self.self))
    }
}

/// Whether a value is nil, which is looked at where it lies: this function cannot copy it, because it could be of a type that cannot be
/// copied. What is not nil lies where the optional does (Swift's ABI, "Type Layout", single-payload enums).
private func isNothing<Wrapped: ~Copyable>(at place: UnsafePointer<Wrapped?>) -> Bool {
    switch place.pointee {
    case .none: true
    case .some: false
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
