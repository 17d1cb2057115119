/// A file or folder as the list at the end of a zip archive has it.
struct ZipEntry: Sendable {
    let name: String
    /// As they stand in the archive.
    let nameBytes: [UInt8]
    let flags: Int
    /// 0: stored, 8: deflated.
    let method: Int
    let checksum: UInt32
    let packedSize: Int
    let size: Int
    /// Of its own head in the archive.
    let offset: Int
    /// What kind of thing it is, as Unix says it; 0 for not said.
    let mode: Int

    var isFolder: Bool { name.hasSuffix("/") || mode & 0xF000 == 0x4000 }
    /// Neither a link, a device, a socket nor a pipe.
    var isFileOrFolder: Bool { [0, 0x4000, 0x8000].contains(mode & 0xF000) }
    /// By a password, or its list of names is hidden.
    var isEncrypted: Bool { flags & 0x2041 != 0 || method == 99 }
    var isDeflated: Bool { method == 8 }
}

/// Numbers as zip archives write them: the small end first.
struct LittleEndian {
    let bytes: [UInt8]

    func number(_ length: Int, at index: Int) -> Int {
        (0..<length).reduce(0) { $0 | Int(bytes[index + $1]) << (8 * $1) }
    }
}
