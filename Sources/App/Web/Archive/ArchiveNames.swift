import Foundation

/// Makes names in archives UTF-8, whatever the system's language. libarchive uses the locale of the calling thread.
enum ArchiveNames {
    // Never freed and never changed: any thread may read it.
    private nonisolated(unsafe) static let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

    static func asUTF8<Value>(_ body: () throws -> Value) rethrows -> Value {
        let before = uselocale(locale)
        defer { uselocale(before) }
        return try body()
    }
}
