import Foundation
import Testing

@testable import App

@Suite("Moments as programs read them")
struct WrittenMomentTests {
    @Test("are written as Foundation writes them, with thousandths, in every year")
    func same() throws {
        var generator = SeededGenerator(seed: 30, stream: 1)
        let first: Int64 = -62_135_596_800_000
        let random = (0..<2000).map { _ in first + Int64(generator.next() % 315_537_897_600_000) }
        let edges: [Int64] = [
            0, -1, 1, 999, 1000, -1000, 86_399_999, 86_400_000, -86_400_000, 951_782_400_000, 1_709_164_800_000,
            1_709_251_199_999, 253_402_300_799_999, -11_676_096_000_000, -11_676_096_000_001,
        ]
        for milliseconds in random + edges {
            let text = Instant(milliseconds: milliseconds).iso8601
            let second = (Double(milliseconds) / 1000).rounded(.down)
            let whole = Date(timeIntervalSince1970: second).formatted(.iso8601)
            let thousandths = String(1000 + milliseconds - Int64(second) * 1000).dropFirst()
            #expect(text == "\(whole.dropLast()).\(thousandths)Z", "\(milliseconds)")
        }
        #expect(Instant(milliseconds: 1_795_000_000_007).iso8601 == "2026-11-18T11:06:40.007Z")
    }
}
