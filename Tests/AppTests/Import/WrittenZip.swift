import Foundation

@testable import App

/// A zip archive, byte by byte: as honest or as false as a test wants it.
struct WrittenZip {
    struct Entry {
        var name: [UInt8]
        var content: [UInt8] = []
        var isDeflated = true
        var flags = 0x0800
        /// What the list says it is, as Unix says it.
        var mode = 0o100644
        /// What the list says of its length, where that is not true.
        var size: Int?
        /// Where the list says that it begins, where that is not true.
        var offset: Int?
        var method: Int?

        init(_ name: String, _ text: String = "") {
            (self.name, content) = (Array(name.utf8), Array(text.utf8))
        }
    }

    var entries: [Entry] = []
    /// What the end says of their number, where that is not true.
    var count: Int?

    init(_ files: [String: String] = [:]) {
        entries = files.sorted { $0.key < $1.key }.map { Entry($0.key, $0.value) }
    }

    var bytes: [UInt8] {
        var (all, list): ([UInt8], [UInt8]) = ([], [])
        for entry in entries {
            // gzip is a head of ten bytes, the deflated bytes, their check sum and their length.
            let zipped = (try? packed(entry.content)) ?? []
            let stored = entry.isDeflated ? Array(zipped.dropFirst(10).dropLast(8)) : entry.content
            let method = entry.method ?? (entry.isDeflated ? 8 : 0)
            let common =
                number(20, 2) + number(entry.flags, 2) + number(method, 2) + number(0, 4)
                + Array(zipped.suffix(8).prefix(4)) + number(stored.count, 4)
                + number(entry.size ?? entry.content.count, 4) + number(entry.name.count, 2) + number(0, 2)
            list += number(0x0201_4B50, 4) + number(3 << 8 | 20, 2) + common + number(0, 8) + number(entry.mode, 2)
            list += number(entry.offset ?? all.count, 4) + entry.name
            all += number(0x0403_4B50, 4) + common + entry.name + stored
        }
        let shown = number(count ?? entries.count, 2)
        return all + list + number(0x0605_4B50, 4) + number(0, 4) + shown + shown + number(list.count, 4) + number(all.count, 4)
            + number(0, 2)
    }

    /// Adds a file or changes one.
    mutating func add(_ name: String, _ text: String = "x", _ change: (inout Entry) -> Void = { _ in }) {
        var entry = Entry(name, text)
        change(&entry)
        entries.append(entry)
    }

    private func number(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
