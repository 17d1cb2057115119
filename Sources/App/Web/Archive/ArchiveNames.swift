import Foundation

/// Names in archives are UTF-8, whatever the language of the system: libarchive asks the thread that calls it.
enum ArchiveNames {
    // Never freed and never changed: any thread may read it.
    private nonisolated(unsafe) static let locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nil)

    static func asUTF8<Value>(_ body: () throws -> Value) rethrows -> Value {
        let before = uselocale(locale)
        defer { uselocale(before) }
        return try body()
    }
}
