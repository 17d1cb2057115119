import Foundation
import NIOCore

@testable import App

/// A made-up form, and what a plain reader of the whole of it finds.
struct MultipartDocument: Equatable {
    struct Part: Equatable {
        var name: String
        var fileName: String?
        var content: [UInt8]
    }

    let boundary: String
    var parts: [Part]
    var preamble: [UInt8] = []
    var epilogue: [UInt8] = []
    var padding = ""

    /// As a browser writes it.
    var bytes: [UInt8] {
        var all = preamble.isEmpty ? [] : preamble + Array("\r\n".utf8)
        for part in parts {
            let file = part.fileName.map { "; filename=\"\(Self.escaped($0))\"\r\nContent-Type: image/png" } ?? ""
            let head =
                "--\(boundary)\(padding)\r\nContent-Disposition: form-data; name=\"\(Self.escaped(part.name))\"\(file)\r\n\r\n"
            all += Array(head.utf8) + part.content + Array("\r\n".utf8)
        }
        return all + Array("--\(boundary)--".utf8) + epilogue
    }

    private static func escaped(_ name: String) -> String {
        name.replacingOccurrences(of: "\"", with: "%22").replacingOccurrences(of: "\r", with: "%0D")
            .replacingOccurrences(of: "\n", with: "%0A")
    }

    /// A form of contents that are made to look like ends of lines and boundaries.
    static func random(_ generator: inout some RandomNumberGenerator) -> MultipartDocument {
        let letters = Array("abcXYZ019'()+_,-./:=?".unicodeScalars)
        let boundary = String(
            String.UnicodeScalarView(
                (0..<Int.random(in: 1...70, using: &generator)).map { _ in
                    letters.randomElement(using: &generator) ?? "a"
                }))
        let parts = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
            Part(
                name: ["a", "fișier", "choice[]", "x\"y\r\nz"].randomElement(using: &generator) ?? "a",
                fileName: [nil, "", "scan.png", "ș\"%.svg"].randomElement(using: &generator) ?? nil,
                content: content(boundary, &generator))
        }
        var document = MultipartDocument(boundary: boundary, parts: parts)
        if Bool.random(using: &generator) { document.preamble = content(boundary, &generator) }
        if Bool.random(using: &generator) { document.epilogue = content(boundary, &generator) }
        if Bool.random(using: &generator) { document.padding = " \t" }
        return document
    }

    private static func content(_ boundary: String, _ generator: inout some RandomNumberGenerator) -> [UInt8] {
        let delimiter = Array("\r\n--\(boundary)".utf8)
        var bytes: [UInt8] = []
        for _ in 0..<Int.random(in: 0...8, using: &generator) {
            switch Int.random(in: 0...4, using: &generator) {
            case 0: bytes += delimiter.prefix(Int.random(in: 0..<delimiter.count, using: &generator))
            case 1: bytes += Array("\r\n".utf8)
            case 2: bytes += [13]
            case 3: bytes += Array("--".utf8)
            default: bytes += (0..<Int.random(in: 0...40, using: &generator)).map { _ in .random(in: 0...255, using: &generator) }
            }
        }
        // Chance may have put a boundary together.
        let isEnd = Data(Array("\r\n".utf8) + bytes + Array("\r\n".utf8)).range(of: Data(delimiter)) != nil
        return isEnd ? [] : bytes
    }
}

/// Reads a form in pieces, as it comes from a network.
struct ReadForm: Equatable {
    var parts: [MultipartDocument.Part] = []
    var problem: MultipartProblem?
    /// How many events came of one piece at most.
    var mostEvents = 0

    /// - Parameter cuts: how long each piece is; the last is what is left.
    init(_ bytes: [UInt8], boundary: String, cuts: [Int], limits: MultipartReader.Limits = .init()) {
        var reader = MultipartReader(boundary: boundary, limits: limits)
        do throws(MultipartProblem) {
            var rest = bytes[...]
            for cut in cuts + [Int.max] where !rest.isEmpty {
                take(try reader.read(ByteBuffer(bytes: rest.prefix(cut))))
                rest = rest.dropFirst(cut)
            }
            try reader.finish()
        } catch {
            problem = error
        }
    }

    private mutating func take(_ events: [MultipartReader.Event]) {
        mostEvents = max(mostEvents, events.count)
        for event in events {
            switch event {
            case .began(let head): parts.append(.init(name: head.name, fileName: head.fileName, content: []))
            case .body(let bytes): parts[parts.count - 1].content += Array(bytes.readableBytesView)
            case .ended, .finished: break
            }
        }
    }
}

/// Numbers that come in the same order every time.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
