@testable import App
@testable import Rendering

/// Makes pages that no program would make: each text may become a hostile one, each flag may turn, what may be missing may go, and lists grow and
/// shrink.
struct PageShaker {
    private static let texts = [
        "", "<b>", "</title><script>alert(1)</script>", "\"\u{301} onfocus=x autofocus", "'", "&amp;&#39;&", "{{frame.token}}",
        "{{{.}}}",
        "[[tests.title]]", "\u{2}0<\u{3}", "\u{0}", "\r\n\n", "ăâîșț ČĆŽŠĐ 🎓👩‍👩‍👧", "<\u{338}", "=1+1",
        String(repeating: "ш<", count: 3000), ">\n<",
        "a text that is long enough not to lie in the string itself", "\u{FFFD}\u{202E}",
    ]
    private var random: SeededNumbers

    init(seed: UInt64) {
        random = SeededNumbers(seed)
    }

    mutating func shaken(_ page: any Page) -> any Page {
        func shaken<Shaken: Page>(_ page: Shaken, _ shaker: inout PageShaker) -> any Page {
            var page = page
            withUnsafeMutablePointer(to: &page) { shaker.shake(Shaken.self, at: UnsafeMutableRawPointer($0)) }
            return page
        }
        return shaken(page, &self)
    }

    mutating func happens(onceIn times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

    mutating func shake(_ type: Any.Type, at place: UnsafeMutableRawPointer) {
        if let type = type as? any ShakenValue.Type { return type.shake(at: place, with: &self) }
        for field in StoredFields.of(type).values.sorted(by: { $0.offset < $1.offset }) {
            shake(field.type, at: place + field.offset)
        }
    }

    fileprivate mutating func text() -> String { Self.texts.randomElement(using: &random) ?? "" }

    fileprivate mutating func number() -> Int { [0, 1, -1, 7, 1_000_000, .max, .min].randomElement(using: &random) ?? 0 }

    fileprivate mutating func count() -> Int { Int.random(in: 0...3, using: &random) }
}

/// A value that is changed as a whole.
private protocol ShakenValue {
    static func shake(at place: UnsafeMutableRawPointer, with shaker: inout PageShaker)
}

extension String: ShakenValue {
    fileprivate static func shake(at place: UnsafeMutableRawPointer, with shaker: inout PageShaker) {
        if shaker.happens(onceIn: 2) { place.assumingMemoryBound(to: String.self).pointee = shaker.text() }
    }
}

extension Int: ShakenValue {
    fileprivate static func shake(at place: UnsafeMutableRawPointer, with shaker: inout PageShaker) {
        if shaker.happens(onceIn: 2) { place.assumingMemoryBound(to: Int.self).pointee = shaker.number() }
    }
}

extension Bool: ShakenValue {
    fileprivate static func shake(at place: UnsafeMutableRawPointer, with shaker: inout PageShaker) {
        if shaker.happens(onceIn: 3) { place.assumingMemoryBound(to: Bool.self).pointee.toggle() }
    }
}

extension Optional: ShakenValue {
    fileprivate static func shake(at place: UnsafeMutableRawPointer, with shaker: inout PageShaker) {
        let place = place.assumingMemoryBound(to: Self.self)
        guard var value = place.pointee else {
            if Wrapped.self == String.self, shaker.happens(onceIn: 3) { place.pointee = shaker.text() as? Wrapped }
            return
        }
        withUnsafeMutablePointer(to: &value) { shaker.shake(Wrapped.self, at: UnsafeMutableRawPointer($0)) }
        place.pointee = shaker.happens(onceIn: 6) ? nil : value
    }
}

extension Array: ShakenValue {
    fileprivate static func shake(at place: UnsafeMutableRawPointer, with shaker: inout PageShaker) {
        let place = place.assumingMemoryBound(to: Self.self)
        var elements = place.pointee.prefix(20).map { $0 }
        if shaker.happens(onceIn: 3), let first = elements.first { elements = .init(repeating: first, count: shaker.count()) }
        for index in elements.indices {
            withUnsafeMutablePointer(to: &elements[index]) { shaker.shake(Element.self, at: UnsafeMutableRawPointer($0)) }
        }
        place.pointee = elements
    }
}
