import Testing

@testable import App

@Suite("The code of a receipt")
struct ReceiptCodeTests {
    @Test(
        "is 125 bits in five groups of five symbols",
        arguments: [
            ([UInt8](repeating: 0, count: 16), "00000-00000-00000-00000-00000"),
            ([UInt8](repeating: 255, count: 16), "ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ"),
            ((0..<32).map { UInt8($0) }, "000G4-0R40M-30E20-9185G-R38E1"),
            ([UInt8](repeating: 0, count: 15) + [7], "00000-00000-00000-00000-00000"),
            ([UInt8](repeating: 0, count: 15) + [8], "00000-00000-00000-00000-00001"),
        ])
    func printed(digest: [UInt8], text: String) {
        #expect(ReceiptCode(digest: digest).text == text)
    }

    @Test("changes with every single one of its 125 bits, and with no other")
    func everyBit() {
        let digest = (0..<32).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
        let code = ReceiptCode(digest: digest)
        var codes: Set = [code]
        for bit in 0..<256 {
            var other = digest
            other[bit / 8] ^= 0x80 >> UInt8(bit % 8)
            codes.insert(ReceiptCode(digest: other))
        }
        #expect(codes.count == 126)
        #expect(codes.allSatisfy { ReceiptCode(typed: $0.text) == $0 })
    }

    @Test(
        "is read as people type and paste it",
        arguments: [
            "000G4-0R40M-30E20-9185G-R38E1", "000g4-0r40m-30e20-9185g-r38e1", "000G40R40M30E209185GR38E1",
            " 000g4 0r40m 30e20 9185g r38e1\n", "OooG4-oR40M-3OE20-9i85G-R38Ei", "000G4-0R40M-30E20-9L85G-R38El",
            "000G4–0R40M‑30E20—9185G−R38E1", "0-0-0-G-4-0-R-4-0-M-3-0-E-2-0-9-1-8-5-G-R-3-8-E-1",
            "https://gata.example.org/receipts/000G4-0R40M-30E20-9185G-R38E1",
        ])
    func read(typed: String) {
        #expect(ReceiptCode(typed: typed)?.text == "000G4-0R40M-30E20-9185G-R38E1")
    }

    @Test(
        "is nothing shorter, longer or with other signs",
        arguments: [
            "", "-", "/", "000G4-0R40M-30E20-9185G-R38E", "000G4-0R40M-30E20-9185G-R38E11", "U00G4-0R40M-30E20-9185G-R38E1",
            "000G4-0R40M-30E20-9185G-R38E!", "ă00G4-0R40M-30E20-9185G-R38E1", "000G4_0R40M_30E20_9185G_R38E1",
            "٠00G4-0R40M-30E20-9185G-R38E1",
        ])
    func refused(typed: String) {
        #expect(ReceiptCode(typed: typed) == nil)
    }
}
