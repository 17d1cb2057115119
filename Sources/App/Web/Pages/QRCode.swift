import CQREncode

/// A text as a QR code (ISO/IEC 18004) in a drawing of one path, to be printed in black on white with strokes of width 1. Around it is
/// the margin that cameras need.
struct QRCode: Sendable, Equatable {
    /// Width and height of the drawing.
    let side: Int
    let path: String

    /// The least that the standard allows, in modules.
    private static let margin = 4

    /// Nil when the text is longer than a code can hold.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        // Every seventh module may be unreadable, as on crumpled paper.
        guard bytes.count < 2000, let code = QRcode_encodeData(Int32(bytes.count), bytes, 0, QR_ECLEVEL_M) else { return nil }
        defer { QRcode_free(code) }
        let width = Int(code.pointee.width)
        guard let data = code.pointee.data else { return nil }
        let modules = UnsafeBufferPointer(start: data, count: width * width)
        side = width + 2 * Self.margin
        path = (0..<width).map { row in
            // The lowest bit of a module says whether it is black.
            Self.line(modules.dropFirst(row * width).prefix(width).map { $0 & 1 == 1 }, at: row + Self.margin)
        }.joined()
    }

    /// The black parts of a row as strokes through its middle, each from where the one before ended.
    private static func line(_ modules: [Bool], at height: Int) -> String {
        var (line, white, black) = ("", margin, 0)
        func stroke() {
            guard black > 0 else { return }
            line += (line.isEmpty ? "M\(white) \(height).5" : "m\(white) 0") + "h\(black)"
            (white, black) = (0, 0)
        }
        for isBlack in modules {
            if isBlack {
                black += 1
            } else {
                stroke()
                white += 1
            }
        }
        stroke()
        return line
    }
}
