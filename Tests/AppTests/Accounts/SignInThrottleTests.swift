import Testing

@testable import App

@Suite("Guessing a password")
struct SignInThrottleTests {
    private let throttle = SignInThrottle()
    private let start = Instant(milliseconds: 1_000_000_000)
    private let stranger = SignInThrottle.Source(account: "ana", address: "192.0.2.1", isKnown: false)
    private let known = SignInThrottle.Source(account: "ana", address: "192.0.2.9", isKnown: true)

    private func fail(_ source: SignInThrottle.Source, times: Int) async {
        for _ in 0..<times { await throttle.recordFailure(of: source, at: start) }
    }

    @Test("is free for the first failures")
    func firstAreFree() async {
        #expect(await throttle.wait(for: stranger, at: start) == 0)
        await fail(stranger, times: 4)
        #expect(await throttle.wait(for: stranger, at: start) == 0)
    }

    @Test("has to wait twice as long after every further failure, up to a minute")
    func doubles() async {
        await fail(stranger, times: 4)
        var waits: [Int] = []
        for _ in 0..<9 {
            await fail(stranger, times: 1)
            waits.append(await throttle.wait(for: stranger, at: start))
        }
        #expect(waits == [1, 2, 4, 8, 16, 32, 60, 60, 60])
    }

    @Test("is possible again when the wait is over")
    func waitEnds() async {
        await fail(stranger, times: 8)
        #expect(await throttle.wait(for: stranger, at: start + .seconds(7)) == 1)
        #expect(await throttle.wait(for: stranger, at: start + .seconds(8)) == 0)
    }

    @Test("never has to wait longer than a minute, however often it failed or whatever the clock does")
    func neverLonger() async {
        await fail(stranger, times: 5000)
        #expect(await throttle.wait(for: stranger, at: start) == 60)
        #expect(await throttle.wait(for: stranger, at: Instant(milliseconds: start.milliseconds - 10_000)) <= 60)
        #expect(await throttle.wait(for: stranger, at: start + .seconds(60)) == 0)
    }

    @Test("does not delay the person in a browser that is known")
    func knownBrowser() async {
        await fail(stranger, times: 1000)
        #expect(await throttle.wait(for: known, at: start) == 0)
        let sameAddress = SignInThrottle.Source(account: "ana", address: stranger.address, isKnown: true)
        #expect(await throttle.wait(for: sameAddress, at: start) == 0)
    }

    @Test("is slowed down in a known browser too")
    func knownBrowserFails() async {
        await fail(known, times: 11)
        #expect(await throttle.wait(for: known, at: start) == 60)
    }

    @Test("of one account does not delay another")
    func otherAccount() async {
        await fail(stranger, times: 100)
        let other = SignInThrottle.Source(account: "bogdan", address: "192.0.2.2", isKnown: false)
        #expect(await throttle.wait(for: other, at: start) == 0)
    }

    @Test("from ever other addresses still has to wait for the account")
    func manyAddresses() async {
        for number in 0..<20 {
            await fail(.init(account: "ana", address: "198.51.100.\(number)", isKnown: false), times: 1)
        }
        let next = SignInThrottle.Source(account: "ana", address: "198.51.100.99", isKnown: false)
        #expect(await throttle.wait(for: next, at: start) == 60)
    }

    @Test("is forgotten after the right password")
    func success() async {
        await fail(stranger, times: 50)
        await throttle.recordSuccess(of: stranger)
        #expect(await throttle.wait(for: stranger, at: start) == 0)
        await fail(stranger, times: 5)
        #expect(await throttle.wait(for: stranger, at: start) == 1)
    }

    @Test("in one kind of browser is not forgotten for a success in the other")
    func successElsewhere() async {
        await fail(stranger, times: 50)
        await throttle.recordSuccess(of: known)
        #expect(await throttle.wait(for: stranger, at: start) == 60)
    }

    @Test("does not delay a campus behind one address")
    func campus() async {
        for number in 0..<250 {
            await fail(.init(account: "student\(number)", address: "203.0.113.1", isKnown: false), times: 1)
        }
        for number in [0, 249, 250] {
            let next = SignInThrottle.Source(account: "student\(number)", address: "203.0.113.1", isKnown: false)
            #expect(await throttle.wait(for: next, at: start) == 0)
        }
    }

    @Test("of many accounts from one address has to wait in the end, but never long: others are behind it")
    func spraying() async {
        for number in 0..<400 {
            await fail(.init(account: "student\(number)", address: "203.0.113.1", isKnown: false), times: 1)
        }
        let next = SignInThrottle.Source(account: "student999", address: "203.0.113.1", isKnown: false)
        #expect(await throttle.wait(for: next, at: start) == 2)
    }

    @Test("is forgotten with time")
    func forgotten() async {
        await fail(stranger, times: 8)
        let later = start + .minutes(8)
        await throttle.recordFailure(of: stranger, at: later)
        #expect(await throttle.wait(for: stranger, at: later) == 0)
    }
}
