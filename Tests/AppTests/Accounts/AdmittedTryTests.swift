import Testing

@testable import App

@Suite("A try to sign in")
struct AdmittedTryTests {
    private let time = TestTime()
    private let throttle: SignInThrottle

    init() {
        throttle = SignInThrottle(time: { [time] in time.now })
    }

    private func student(_ number: Int) -> SignInThrottle.Source {
        .init(account: "student\(number)", address: "203.0.113.1", knownBrowser: nil)
    }

    @Test("sent together with many others goes through no more often than one after the other")
    func together() async {
        var waits: [Int] = []
        for _ in 0..<20 { waits.append(await throttle.admit(student(1))) }
        #expect(waits == Array(repeating: 0, count: 5) + Array(repeating: 1, count: 15))
    }

    @Test("that had to wait does not make the wait longer")
    func waiting() async {
        for _ in 0..<20 { _ = await throttle.admit(student(1)) }
        time.advance(by: .seconds(1))
        #expect(await throttle.admit(student(1)) == 0)
        #expect((1...2).contains(await throttle.admit(student(1))))
    }

    @Test("with the right password leaves no trace, neither of the account nor of the address: a year of 3,000 signs in at once")
    func success() async {
        for number in 0..<3000 { #expect(await throttle.admit(student(number)) == 0) }
        for number in 0..<3000 { await throttle.recordSuccess(of: student(number)) }
        for number in 0..<3000 { #expect(await throttle.admit(student(number)) == 0) }
    }

    @Test("that came to no end, because too many waited, is no failure")
    func nothing() async {
        for _ in 0..<50 {
            #expect(await throttle.admit(student(1)) == 0)
            await throttle.recordNothing(of: student(1))
        }
    }

    @Test(
        "counts for its address when it is let through, not when its password was looked at: passwords tried together are no more"
    )
    func countedWhenAdmitted() async {
        var waits: [Int] = []
        for number in 0..<3600 { waits.append(await throttle.admit(student(number))) }
        #expect(waits.prefix(3500).allSatisfy { $0 == 0 })
        #expect(waits.dropFirst(3500).allSatisfy { (1...2).contains($0) })
    }

    @Test("that was held back and is let go with a hundred others guesses no faster: only the server's own time counts")
    func parked() async {
        // A minute apart when they began, and all here at once.
        var admitted = 0
        for _ in 0..<100 where await throttle.admit(student(1)) == 0 { admitted += 1 }
        #expect(admitted == 5)
    }

    @Test("waits no longer and no shorter when a time goes back")
    func back() async {
        for _ in 0..<5 { _ = await throttle.admit(student(1)) }
        time.advance(by: .minutes(-60))
        #expect(await throttle.admit(student(1)) == 1)
        time.advance(by: .minutes(60))
        #expect(await throttle.admit(student(1)) == 1)
        time.advance(by: .seconds(1))
        #expect(await throttle.admit(student(1)) == 0)
    }
}
