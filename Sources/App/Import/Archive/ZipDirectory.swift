import Foundation

/// The list at the end of a zip archive, read and found to be harmless: names, sizes and places of all its files.
struct ZipDirectory {
    let archive: String
    let entries: [ZipEntry]
    /// As the list says; what really comes out is counted when it does.
    var size: Int { entries.reduce(0) { $0 + $1.size } }

    private static let endLength = 22
    private static let headLength = 46

    /// - Parameter archive: how it is called in sentences.
    /// - Throws: `ImportMistakes`
    init(_ file: ZipFile, archive: String) throws {
        self.archive = archive
        let end = try Self.end(file, archive)
        // All ones stand for an archive of more than 4 GB or 65,535 files.
        guard end.count <= 2 * ZipLimits.files, end.length <= ZipLimits.directory else { throw ZipRefusal.many(archive) }
        guard end.start != 0xFFFF_FFFF else { throw ZipRefusal.large(archive) }
        guard end.start + end.length <= end.place else { throw ZipRefusal.damaged(archive) }
        let bytes = try file.bytes(at: end.start, count: end.length)
        guard bytes.count == end.length else { throw ZipRefusal.damaged(archive) }
        entries = try Self.entries(LittleEndian(bytes: bytes), count: end.count, archive)
        try check()
        try checkPlaces(file, end: end.start)
    }

    private static func end(_ file: ZipFile, _ archive: String) throws -> (count: Int, length: Int, start: Int, place: Int) {
        // Behind it only a comment may stand, of at most 65,535 bytes.
        let length = min(file.size, endLength + 0xFFFF)
        let tail = LittleEndian(bytes: try file.bytes(at: file.size - length, count: length))
        guard tail.bytes.count >= endLength else { throw ZipRefusal.damaged(archive) }
        for at in (0...(tail.bytes.count - endLength)).reversed() where tail.bytes[at] == 0x50 {
            guard tail.number(4, at: at) == 0x0605_4B50, at + endLength + tail.number(2, at: at + 20) == tail.bytes.count else {
                continue
            }
            return (
                tail.number(2, at: at + 10), tail.number(4, at: at + 12), tail.number(4, at: at + 16),
                file.size - length + at
            )
        }
        throw ZipRefusal.damaged(archive)
    }

    private static func entries(_ list: LittleEndian, count: Int, _ archive: String) throws -> [ZipEntry] {
        var entries: [ZipEntry] = []
        var at = 0
        while at < list.bytes.count {
            guard at + headLength <= list.bytes.count, list.number(4, at: at) == 0x0201_4B50, entries.count < count else {
                throw ZipRefusal.damaged(archive)
            }
            let (name, extra, comment) = (list.number(2, at: at + 28), list.number(2, at: at + 30), list.number(2, at: at + 32))
            let next = at + headLength + name + extra + comment
            guard next <= list.bytes.count else { throw ZipRefusal.damaged(archive) }
            let bytes = Array(list.bytes[(at + headLength)..<(at + headLength + name)])
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw ZipRefusal.of(archive, String(decoding: bytes, as: UTF8.self), "archive.name-utf8")
            }
            entries.append(
                ZipEntry(
                    name: text, nameBytes: bytes, flags: list.number(2, at: at + 8), method: list.number(2, at: at + 10),
                    checksum: UInt32(list.number(4, at: at + 16)), packedSize: list.number(4, at: at + 20),
                    size: list.number(4, at: at + 24), offset: list.number(4, at: at + 42), mode: list.number(2, at: at + 40)))
            at = next
        }
        guard entries.count == count else { throw ZipRefusal.damaged(archive) }
        return entries
    }

    private func check() throws {
        var names = ZipNames(archive: archive)
        for entry in entries {
            guard entry.isFileOrFolder else { throw ZipRefusal.of(archive, entry.name, "archive.link") }
            guard !entry.isEncrypted else { throw ZipRefusal.of(archive, entry.name, "archive.encrypted") }
            guard [0, 8].contains(entry.method) else { throw ZipRefusal.of(archive, entry.name, "archive.method") }
            try names.add(entry.name, isFolder: entry.isFolder)
            if entry.isFolder, entry.size > 0 { throw ZipRefusal.damaged(archive, entry.name) }
            if entry.size > ZipLimits.unsuspicious, entry.size / ZipLimits.ratio > entry.packedSize {
                throw ZipRefusal.ratio(archive, entry.name)
            }
        }
        guard entries.count(where: { !$0.isFolder }) <= ZipLimits.files else { throw ZipRefusal.many(archive) }
        guard size <= ZipLimits.size else { throw ZipRefusal.large(archive) }
    }

    /// No byte of an archive belongs to two files, or to a file and the list.
    private func checkPlaces(_ file: ZipFile, end: Int) throws {
        var last = 0
        for entry in entries.sorted(by: { $0.offset < $1.offset }) {
            guard entry.offset >= last else { throw ZipRefusal.of(archive, entry.name, "archive.overlap") }
            last = try file.start(of: entry, archive) + entry.packedSize
            guard last <= end else { throw ZipRefusal.of(archive, entry.name, "archive.overlap") }
        }
    }
}
