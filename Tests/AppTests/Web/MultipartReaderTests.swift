import Foundation
import NIOCore
import Testing

@testable import App

@Suite("The reader of forms with files")
struct MultipartReaderTests {
    private let small = MultipartDocument(
        boundary: "----b1",
        parts: [
            .init(name: "token", fileName: nil, content: Array("abc".utf8)),
            .init(name: "file", fileName: "scan.png", content: Array("\r\n--\r\n----b\r\r\n------b\n".utf8)),
            .init(name: "file", fileName: "", content: []),
        ])

    @Test("finds the same parts wherever the network cuts it")
    func everyCut() {
        let bytes = small.bytes
        for first in 0...bytes.count {
            let read = ReadForm(bytes, boundary: small.boundary, cuts: [first])
            #expect(read.problem == nil && read.parts == small.parts, "cut at \(first)")
        }
        for length in 1...9 {
            let cuts = Array(repeating: length, count: bytes.count)
            #expect(ReadForm(bytes, boundary: small.boundary, cuts: cuts).parts == small.parts, "pieces of \(length)")
        }
    }

    @Test("takes nothing cut short for whole", arguments: [0, 1, 10, 40, 120, 200])
    func truncated(length: Int) {
        #expect(ReadForm(Array(small.bytes.prefix(length)), boundary: small.boundary, cuts: [7]).problem == .truncated)
        let whole = small.bytes
        for missing in 1...3 {
            #expect(ReadForm(whole.dropLast(missing), boundary: small.boundary, cuts: []).problem == .truncated)
        }
    }

    @Test("takes an end of line only when both its characters are there, and a boundary only at the start of a line")
    func lineEnds() {
        func problem(_ text: String) -> MultipartProblem? { ReadForm(Array(text.utf8), boundary: "b", cuts: []).problem }
        let head = "Content-Disposition: form-data; name=\"a\""
        #expect(problem("--b\r\n\(head)\r\n\r\nx\r\n--b--") == nil)
        #expect(problem("--b\n\(head)\r\n\r\nx\r\n--b--") == .malformed)
        #expect(problem("--b\r\r\n\(head)\r\n\r\nx\r\n--b--") == .malformed)
        #expect(problem("--b\r\n\(head)\n\r\nx\r\n--b--") == .truncated)
        #expect(problem("--b\r\n\(head)\r\n\r\nx\n--b--") == .truncated)
        #expect(problem("--b\r\n\(head)\r\n\r\nx--b--") == .truncated)
        #expect(problem("--b\r\n\(head)\r\n\r\nx\r\n--b-x") == .malformed)
        #expect(problem("--b\r\n\(head)\r\n\r\nx\r\n--bx") == .malformed)
        #expect(problem("--b \t \r\n\(head)\r\n\r\nx\r\n--b--what follows\r\n--b\r\n") == nil)
        #expect(problem("--b--") == nil)
        #expect(problem("before\r\n--b--") == nil)
        #expect(problem("before--b--") == .truncated)
        #expect(problem("") == .truncated)
    }

    @Test("has limits, and stays refused once it refused")
    func limits() throws {
        let many = MultipartDocument(boundary: "b", parts: Array(repeating: small.parts[0], count: 21))
        #expect(ReadForm(many.bytes, boundary: "b", cuts: []).problem == .tooManyParts)
        #expect(ReadForm(Array(many.bytes), boundary: "b", cuts: [], limits: .init(parts: 21)).problem == nil)
        let text = MultipartDocument(
            boundary: "b",
            parts: Array(repeating: .init(name: "a", fileName: nil, content: .init(repeating: 120, count: 400_000)), count: 3))
        #expect(ReadForm(text.bytes, boundary: "b", cuts: []).problem == .textTooLong)
        let file = MultipartDocument(
            boundary: "b", parts: [.init(name: "a", fileName: "f", content: .init(repeating: 13, count: 2_000_000))])
        #expect(ReadForm(file.bytes, boundary: "b", cuts: []).parts == file.parts)
        let name = MultipartDocument(
            boundary: "b", parts: [.init(name: .init(repeating: "n", count: 201), fileName: nil, content: [])])
        #expect(ReadForm(name.bytes, boundary: "b", cuts: []).problem == .nameTooLong)
        let spaces = String(repeating: " ", count: 9000)
        #expect(ReadForm(Array("--b\(spaces)".utf8), boundary: "b", cuts: []).problem == .headersTooLong)
        #expect(ReadForm(Array("--b\r\nA:\(spaces)".utf8), boundary: "b", cuts: []).problem == .headersTooLong)
        #expect(ReadForm(Array("\(spaces)\r\n--b--".utf8), boundary: "b", cuts: []).problem == .surroundingsTooLong)
        #expect(ReadForm(Array("--b--\(spaces)".utf8), boundary: "b", cuts: []).problem == .surroundingsTooLong)

        var reader = MultipartReader(boundary: "b")
        #expect(throws: MultipartProblem.malformed) { try reader.read(ByteBuffer(string: "--bx")) }
        #expect(throws: MultipartProblem.malformed) { try reader.read(ByteBuffer(bytes: small.bytes)) }
        #expect(throws: MultipartProblem.malformed) { try reader.finish() }
    }

    /// Every seed is one document and one way to cut it; a failing one is found again by its number.
    @Test("agrees with a plain reader about 500 random forms, cut at random places")
    func randomForms() {
        for seed: UInt64 in 1...500 {
            var numbers = SeededNumbers(seed)
            let document = MultipartDocument.random(&numbers)
            let bytes = document.bytes
            let read = ReadForm(bytes, boundary: document.boundary, cuts: Self.cuts(of: bytes, &numbers))
            #expect(read.problem == nil && read.parts == document.parts, "seed \(seed)")
            #expect(PlainMultipart.parts(bytes, boundary: document.boundary) == document.parts, "seed \(seed)")
        }
    }

    @Test("agrees with a plain reader about 1,000 spoiled forms and garbage, and never ends the program")
    func spoiledForms() {
        var refused = 0
        for seed: UInt64 in 10_001...11_000 {
            var numbers = SeededNumbers(seed)
            let document = MultipartDocument.random(&numbers)
            let bytes = Self.spoiled(document, &numbers)
            let read = ReadForm(bytes, boundary: document.boundary, cuts: Self.cuts(of: bytes, &numbers))
            let plain = PlainMultipart.parts(bytes, boundary: document.boundary)
            #expect((read.problem == nil) == (plain != nil), "seed \(seed): \(String(describing: read.problem))")
            if let plain { #expect(read.parts == plain, "seed \(seed)") } else { refused += 1 }
            // One piece never makes more events than it has parts to tell of.
            #expect(read.mostEvents <= 3 * 20 + 3)
        }
        #expect((500...2950).contains(refused))
    }

    @Test("reads two megabytes of half boundaries, in large pieces and in single bytes")
    func linear() {
        let boundary = String(repeating: "-", count: 70)
        let half = Array(("\r\n--" + boundary.dropLast()).utf8)
        let content = Array(Array(repeating: half, count: 28_000).joined())
        let document = MultipartDocument(boundary: boundary, parts: [.init(name: "f", fileName: "f", content: content)]).bytes
        var reader = MultipartReader(boundary: boundary)
        var (rest, count, events) = (ByteBuffer(bytes: document), 0, 0)
        while let piece = rest.readSlice(length: min(rest.readableBytes, 65_536)), piece.readableBytes > 0 {
            let found = (try? reader.read(piece)) ?? []
            events += found.count
            count += found.reduce(0) { if case .body(let bytes) = $1 { $0 + bytes.readableBytes } else { $0 } }
        }
        #expect(count == content.count)
        #expect(events < 200)
        let start = Array(document.prefix(50_000))
        let read = ReadForm(start, boundary: boundary, cuts: Array(repeating: 1, count: start.count))
        #expect(read.problem == .truncated)
    }

    private static func cuts(of bytes: [UInt8], _ numbers: inout SeededNumbers) -> [Int] {
        let longest = [1, 3, 40, 4000].randomElement(using: &numbers) ?? 1
        return (0..<max(1, bytes.count)).map { _ in Int.random(in: 1...longest, using: &numbers) }
    }

    /// Bytes changed, taken away, doubled or put in; or nothing but garbage.
    private static func spoiled(_ document: MultipartDocument, _ numbers: inout SeededNumbers) -> [UInt8] {
        var bytes = document.bytes
        if Int.random(in: 0..<10, using: &numbers) == 0 {
            return (0..<Int.random(in: 0...400, using: &numbers)).map { _ in .random(in: 0...255, using: &numbers) }
        }
        let odd = Array("\r\n-:;\"= \0b".utf8)
        for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
            let at = Int.random(in: 0..<bytes.count, using: &numbers)
            switch Int.random(in: 0...3, using: &numbers) {
            case 0: bytes[at] = odd.randomElement(using: &numbers) ?? 0
            case 1: bytes.remove(at: at)
            case 2: bytes.insert(odd.randomElement(using: &numbers) ?? 0, at: at)
            default:
                let end = min(bytes.count, at + Int.random(in: 1...60, using: &numbers))
                bytes.insert(contentsOf: bytes[at..<end], at: Int.random(in: 0...bytes.count, using: &numbers))
            }
        }
        return bytes
    }
}
