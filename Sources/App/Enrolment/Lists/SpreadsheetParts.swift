import Foundation

/// The parts of a spreadsheet file that are wanted, unpacked in memory. The others are never unpacked.
struct SpreadsheetParts {
    private var parts: [String: Data] = [:]

    private static let piece = 64 * 1024

    /// - Parameters:
    ///   - wanted: names in the archive.
    ///   - most: the size of one part, unpacked, in bytes.
    /// - Throws: `SpreadsheetProblem`
    init(_ bytes: [UInt8], wanted: Set<String>, most: Int = SpreadsheetLimits.description) throws {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.piece, alignment: 16)
        defer { buffer.deallocate() }
        do {
            let archive = try ArchiveReader(zip: bytes)
            var files = 0
            while let entry = try archive.next() {
                files += 1
                guard files <= SpreadsheetLimits.files else { throw SpreadsheetProblem.large }
                let name = entry.name.hasPrefix("/") ? String(entry.name.dropFirst()) : entry.name
                guard wanted.contains(name), parts[name] == nil, entry.kind == .file else { continue }
                guard !entry.isEncrypted else { throw SpreadsheetProblem.old }
                guard archive.isUsuallyPacked else { throw SpreadsheetProblem.damaged }
                guard entry.size <= most else { throw SpreadsheetProblem.large }
                parts[name] = try Self.unpack(archive, buffer, most)
            }
        } catch is ArchiveProblem {
            throw SpreadsheetProblem.damaged
        }
    }

    subscript(name: String) -> Data? { parts[name] }

    private static func unpack(_ archive: ArchiveReader, _ buffer: UnsafeMutableRawBufferPointer, _ most: Int) throws -> Data {
        var data = Data()
        while true {
            let count = try archive.read(into: buffer)
            if count == 0 { return data }
            guard data.count + count <= most else { throw SpreadsheetProblem.large }
            data.append(contentsOf: UnsafeRawBufferPointer(rebasing: buffer[..<count]))
        }
    }
}
