import Foundation

@testable import App

/// A backup taken apart, to be put together in ways that no backup is.
struct HandmadeArchive {
    var entries: [(name: String, data: Data)] = []

    init(_ path: String) throws {
        let reader = try ArchiveReader(.tar, path: path)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while let entry = try reader.next() {
            var data = Data()
            while true {
                let count = try buffer.withUnsafeMutableBytes { try reader.read(into: $0) }
                if count == 0 { break }
                data.append(contentsOf: buffer[..<count])
            }
            entries.append((entry.name, data))
        }
    }

    subscript(name: String) -> Data {
        get { entries.first { $0.name == name }?.data ?? Data() }
        set {
            if let index = entries.firstIndex(where: { $0.name == name }) { entries[index].data = newValue }
        }
    }

    /// The manifest with some words replaced; what names the database's digest and the sums follows.
    mutating func change(_ words: [(String, String)]) {
        var text = String(decoding: self["backup.json"], as: UTF8.self)
        for (old, new) in words { text = text.replacingOccurrences(of: old, with: new) }
        self["backup.json"] = Data(text.utf8)
        sign()
    }

    /// Puts other bytes in the place of the database, and says so everywhere.
    mutating func changeDatabase(_ data: Data) throws {
        let old = try BackupManifest(self["backup.json"], path: "").database
        self["gata.sqlite"] = data
        change([(old.sha256, BackupPieces.digest(data)), ("\"bytes\" : \(old.bytes)", "\"bytes\" : \(data.count)")])
    }

    mutating func sign() {
        let (manifest, database) = (BackupPieces.digest(self["backup.json"]), BackupPieces.digest(self["gata.sqlite"]))
        self["SHA256SUMS"] = BackupPart.sums(manifest: manifest, database: database)
    }

    func write(_ path: String) throws {
        let descriptor = try BackupDisk.create(path)
        defer { close(descriptor) }
        let writer = try ArchiveWriter(tarAt: descriptor)
        for entry in entries {
            try writer.begin(entry.name, size: entry.data.count, modified: Date(timeIntervalSince1970: 0))
            try entry.data.withUnsafeBytes(writer.write)
            try writer.end()
        }
        try writer.close()
    }
}
