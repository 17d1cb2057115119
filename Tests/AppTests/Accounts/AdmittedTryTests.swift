import Testing

@testable import App

@Suite("A try to sign in")
struct AdmittedTryTests {
    private let throttle = SignInThrottle()
    private let start = Instant(milliseconds: 1_000_000_000)

    private func student(_ number: Int) -> SignInThrottle.Source {
        .init(account: "student\(number)", address: "203.0.113.1", isKnown: false)
    }

    @Test("sent together with many others goes through no more often than one after the other")
    func together() async {
        var waits: [Int] = []
        for _ in 0..<20 { waits.append(await throttle.admit(student(1), at: start)) }
        #expect(waits == Array(repeating: 0, count: 5) + Array(repeating: 1, count: 15))
    }

    @Test("that had to wait does not make the wait longer")
    func waiting() async {
        for _ in 0..<20 { _ = await throttle.admit(student(1), at: start) }
        #expect(await throttle.admit(student(1), at: start + .seconds(1)) == 0)
        #expect((1...2).contains(await throttle.admit(student(1), at: start + .seconds(1))))
    }

    @Test("with the right password leaves no trace, neither of the account nor of the address")
    func success() async {
        for number in 0..<1000 {
            #expect(await throttle.admit(student(number), at: start) == 0)
            await throttle.recordSuccess(of: student(number))
        }
        #expect(await throttle.wait(for: student(0), at: start) == 0)
    }
}
