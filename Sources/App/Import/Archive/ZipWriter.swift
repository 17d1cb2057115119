/// The bytes of a zip archive but for what the files hold, front to back. Times are the earliest that a zip archive knows, so that the same
/// files give the same bytes.
struct ZipWriter {
    /// What stands before a file, and what the list at the end needs.
    struct Head {
        let name: String
        let isDeflated: Bool
        let checksum: UInt32
        let packedSize: Int
        let size: Int
    }

    private var place = 0
    private var list: [UInt8] = []
    private var count = 0

    private static let most = 0xFFFF_FFFF
    /// 1 January 1980, midnight.
    private static let time = [UInt8]([0, 0, 0x21, 0])
    /// Names are UTF-8.
    private static let flags = 0x0800
    /// A plain file of its owner, as Unix says it.
    private static let mode = 0o100600

    /// The bytes before a file, whose own `packedSize` bytes must follow.
    mutating func begin(_ head: Head) -> [UInt8] {
        let name = Array(head.name.utf8)
        let isLong = head.size >= Self.most
        let extra =
            isLong ? Self.number(1, 2) + Self.number(16, 2) + Self.number(head.size, 8) + Self.number(head.packedSize, 8) : []
        let sizes = isLong ? (Self.most, Self.most) : (head.packedSize, head.size)
        let bytes =
            Self.number(0x0403_4B50, 4) + Self.common(head, needed: isLong ? 45 : 20) + Self.number(sizes.0, 4)
            + Self.number(sizes.1, 4) + Self.number(name.count, 2) + Self.number(extra.count, 2) + name + extra
        enlist(head, name)
        place += bytes.count + head.packedSize
        return bytes
    }

    private mutating func enlist(_ head: Head, _ name: [UInt8]) {
        let isLong = head.size >= Self.most
        let isFar = place >= Self.most
        let long =
            (isLong ? Self.number(head.size, 8) + Self.number(head.packedSize, 8) : []) + (isFar ? Self.number(place, 8) : [])
        let extra = long.isEmpty ? [] : Self.number(1, 2) + Self.number(long.count, 2) + long
        let needed = long.isEmpty ? 20 : 45
        list += Self.number(0x0201_4B50, 4) + Self.number(3 << 8 | needed, 2) + Self.common(head, needed: needed)
        list += Self.number(isLong ? Self.most : head.packedSize, 4) + Self.number(isLong ? Self.most : head.size, 4)
        list += Self.number(name.count, 2) + Self.number(extra.count, 2) + Self.number(0, 8) + Self.number(Self.mode, 2)
        list += Self.number(isFar ? Self.most : place, 4) + name + extra
        count += 1
    }

    /// The list of all files, which ends the archive.
    func end() -> [UInt8] {
        let isLong = place >= Self.most || count >= 0xFFFF || list.count >= Self.most
        let sizes = Self.number(list.count, 8) + Self.number(place, 8)
        let long =
            isLong
            ? Self.number(0x0606_4B50, 4) + Self.number(44, 8) + Self.number(45, 2) + Self.number(45, 2) + Self.number(0, 8)
                + Self.number(count, 8) + Self.number(count, 8) + sizes + Self.number(0x0706_4B50, 4) + Self.number(0, 4)
                + Self.number(place + list.count, 8) + Self.number(1, 4)
            : []
        let shown = Self.number(isLong ? 0xFFFF : count, 2)
        return list + long + Self.number(0x0605_4B50, 4) + Self.number(0, 4) + shown + shown
            + Self.number(isLong ? Self.most : list.count, 4) + Self.number(isLong ? Self.most : place, 4) + Self.number(0, 2)
    }

    /// From the version that is needed to the check sum.
    private static func common(_ head: Head, needed: Int) -> [UInt8] {
        number(needed, 2) + number(flags, 2) + number(head.isDeflated ? 8 : 0, 2) + time + number(Int(head.checksum), 4)
    }

    private static func number(_ value: Int, _ length: Int) -> [UInt8] {
        (0..<length).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
