import Foundation

@testable import App

/// Reads codes back as a phone does.
enum QRReader {
    /// What Debian's reader of such pictures finds in a drawing.
    static func read(_ code: QRCode) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("gata-\(UUID().uuidString).pgm")
        defer { try? FileManager.default.removeItem(at: file) }
        try picture(of: code, scale: 4).write(to: file)
        let (reader, output) = (Process(), Pipe())
        reader.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        reader.arguments = ["zbarimg", "--nodbus", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", file.path]
        reader.standardOutput = output
        reader.standardError = FileHandle.nullDevice
        try reader.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        reader.waitUntilExit()
        return text.trimmingCharacters(in: .newlines)
    }

    /// Draws the strokes of a path as a browser does.
    private static func picture(of code: QRCode, scale: Int) -> Data {
        var rows = Array(repeating: Array(repeating: UInt8(255), count: code.side), count: code.side)
        var (x, y) = (0, 0)
        for step in code.path.matches(of: #/M(\d+) (\d+)\.5|m(\d+) 0|h(\d+)/#) {
            if let left = step.1, let top = step.2 { (x, y) = (Int(left) ?? 0, Int(top) ?? 0) }
            if let white = step.3 { x += Int(white) ?? 0 }
            if let black = step.4.flatMap({ Int($0) }) {
                for column in x..<x + black { rows[y][column] = 0 }
                x += black
            }
        }
        let lines = rows.flatMap { row in
            Array(repeating: row.flatMap { Array(repeating: $0, count: scale) }, count: scale).flatMap(\.self)
        }
        let size = code.side * scale
        return Data("P5 \(size) \(size) 255\n".utf8) + Data(lines)
    }
}
