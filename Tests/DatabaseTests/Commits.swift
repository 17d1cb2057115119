import Foundation

/// Reads from an SQLite write-ahead log how many transactions are in it (https://sqlite.org/fileformat2.html#walformat).
enum Commits {
    static func count(inLogOf path: String) throws -> Int {
        let log = try Data(contentsOf: URL(fileURLWithPath: path + "-wal"))
        func number(_ offset: Int) -> Int { log[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (header, frameHeader) = (32, 24)
        let frame = frameHeader + number(8)
        let salt = log[16..<24]
        return stride(from: header, through: log.count - frame, by: frame).count { start in
            // The last frame of a transaction tells the size of the file; frames of an earlier round have another salt.
            log[start + 8..<start + 16].elementsEqual(salt) && number(start + 4) > 0
        }
    }
}
