/// Reads the size of a WebP or AVIF picture from its header.
enum ModernPicture {
    typealias Size = (width: Int, height: Int)

    /// The three kinds of the first part: lossy, lossless, and with a canvas of its own (RFC 9649).
    static func size(ofWebP bytes: [UInt8]) -> Size? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), name(at: 8, bytes) == "WEBP" else { return nil }
        switch name(at: 12, bytes) {
        case "VP8 ":
            guard bytes[23..<26].elementsEqual([0x9D, 0x01, 0x2A]) else { return nil }
            return (little(bytes[26..<28]) & 0x3FFF, little(bytes[28..<30]) & 0x3FFF)
        case "VP8L":
            guard bytes[20] == 0x2F else { return nil }
            let bits = little(bytes[21..<25])
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case "VP8X": return (little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
        default: return nil
        }
    }

    /// Whether the file says that it is an AVIF, as its main format or among others.
    static func isAVIF(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 16, name(at: 4, bytes) == "ftyp" else { return false }
        let end = min(bytes.count, big(bytes[0..<4]), 512)
        return ([8] + stride(from: 16, to: end, by: 4)).contains { ["avif", "avis"].contains(name(at: $0, bytes)) }
    }

    /// The largest of the sizes in it: thumbnails and the parts of a grid are smaller (ISO/IEC 23008-12, 6.5.3). A picture that is
    /// turned by a quarter has them exchanged.
    static func size(ofAVIF bytes: [UInt8]) -> Size? {
        guard isAVIF(bytes), let meta = boxes(bytes, in: 0..<bytes.count).first(where: { $0.name == "meta" }),
            // Four bytes of version and flags come before the boxes in it.
            let properties = boxes(bytes, in: meta.content.dropFirst(4)).first(where: { $0.name == "iprp" }),
            let container = boxes(bytes, in: properties.content).first(where: { $0.name == "ipco" })
        else { return nil }
        let all = boxes(bytes, in: container.content)
        let sizes = all.filter { $0.name == "ispe" && $0.content.count >= 12 }.map { box -> Size in
            let start = box.content.lowerBound + 4
            return (big(bytes[start..<start + 4]), big(bytes[start + 4..<start + 8]))
        }
        // Larger than any picture that is shown.
        guard
            let largest = sizes.filter({ max($0.width, $0.height) <= 100_000 }).max(by: {
                $0.width * $0.height < $1.width * $1.height
            })
        else { return nil }
        let isTurned = all.contains { $0.name == "irot" && !$0.content.isEmpty && bytes[$0.content.lowerBound] & 1 == 1 }
        return isTurned ? (largest.height, largest.width) : largest
    }

    private struct Box {
        let name: String
        let content: Range<Int>
    }

    private static let mostBoxes = 1_000

    /// The boxes that follow one another in a part of the file, up to one that does not fit.
    private static func boxes(_ bytes: [UInt8], in part: Range<Int>) -> [Box] {
        var found: [Box] = []
        var at = part.lowerBound
        while found.count < mostBoxes, at + 8 <= part.upperBound {
            let length = big(bytes[at..<at + 4])
            // 0 means up to the end; longer ones than four bytes can say are no pictures of ours.
            let end = length == 0 ? part.upperBound : at + length
            guard length == 0 || length >= 8, end <= part.upperBound else { break }
            found.append(Box(name: name(at: at + 4, bytes), content: at + 8..<end))
            at = end
        }
        return found
    }

    private static func name(at index: Int, _ bytes: [UInt8]) -> String {
        String(decoding: bytes.dropFirst(index).prefix(4), as: UTF8.self)
    }

    private static func big(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    private static func little(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reversed().reduce(0) { $0 << 8 | Int($1) } }
}
