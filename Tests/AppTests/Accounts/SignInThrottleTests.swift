import Testing

@testable import App

@Suite("Guessing a password")
struct SignInThrottleTests {
    private let time = TestTime()
    private let throttle: SignInThrottle
    private let stranger = SignInThrottle.Source(account: "ana", address: "192.0.2.1", knownBrowser: nil)
    private let known = SignInThrottle.Source(account: "ana", address: "192.0.2.9", knownBrowser: "her phone")

    init() {
        throttle = SignInThrottle(time: { [time] in time.now })
    }

    /// Fails so often, waiting each time as long as one has to.
    private func fail(_ source: SignInThrottle.Source, times: Int) async {
        for _ in 0..<times {
            time.advance(by: .seconds(await throttle.wait(for: source)))
            #expect(await throttle.admit(source) == 0)
        }
    }

    @Test("is free for the first failures")
    func firstAreFree() async {
        #expect(await throttle.wait(for: stranger) == 0)
        await fail(stranger, times: 4)
        #expect(await throttle.wait(for: stranger) == 0)
    }

    @Test("has to wait twice as long after every further failure, up to a minute")
    func doubles() async {
        await fail(stranger, times: 4)
        var waits: [Int] = []
        for _ in 0..<9 {
            await fail(stranger, times: 1)
            waits.append(await throttle.wait(for: stranger))
        }
        #expect(waits == waits.sorted() && waits.first == 1 && waits.last == 60)
    }

    @Test("is possible again when the wait is over")
    func waitEnds() async {
        await fail(stranger, times: 8)
        let wait = await throttle.wait(for: stranger)
        time.advance(by: .seconds(wait - 1))
        #expect(await throttle.wait(for: stranger) == 1)
        time.advance(by: .seconds(1))
        #expect(await throttle.wait(for: stranger) == 0)
    }

    @Test("never has to wait longer than a minute, however often it failed")
    func neverLonger() async {
        await fail(stranger, times: 500)
        #expect(await throttle.wait(for: stranger) == 60)
        time.advance(by: .seconds(60))
        #expect(await throttle.wait(for: stranger) == 0)
    }

    @Test("does not delay the person in a browser that is known, whatever address it is behind")
    func knownBrowser() async {
        await fail(stranger, times: 100)
        #expect(await throttle.wait(for: known) == 0)
        let sameAddress = SignInThrottle.Source(account: "ana", address: "192.0.2.1", knownBrowser: "her phone")
        #expect(await throttle.wait(for: sameAddress) == 0)
    }

    @Test("in one known browser does not delay the person in another")
    func otherKnownBrowser() async {
        await fail(known, times: 11)
        let other = SignInThrottle.Source(account: "ana", address: "192.0.2.9", knownBrowser: "her computer")
        #expect(await throttle.wait(for: other) == 0)
    }

    @Test("does not lock the person out at another address: at most a few seconds are left of what was tried elsewhere")
    func otherAddress() async {
        await fail(stranger, times: 15)
        #expect(await throttle.wait(for: stranger) > 30)
        let atHome = SignInThrottle.Source(account: "ana", address: "198.51.100.7", knownBrowser: nil)
        #expect(await throttle.wait(for: atHome) == 0)
    }

    @Test("is slowed down in a known browser too")
    func knownBrowserFails() async {
        await fail(known, times: 14)
        #expect(await throttle.wait(for: known) == 60)
    }

    @Test("of one account does not delay another")
    func otherAccount() async {
        await fail(stranger, times: 100)
        let other = SignInThrottle.Source(account: "bogdan", address: "192.0.2.2", knownBrowser: nil)
        #expect(await throttle.wait(for: other) == 0)
    }

    @Test("from ever other addresses is held to some hundred an hour, with half a minute's wait at most")
    func manyAddresses() async {
        var guesses = 0
        var seconds = 0
        while seconds < 3600 {
            let next = SignInThrottle.Source(
                account: "ana", address: "198.51.\(guesses / 250).\(guesses % 250)", knownBrowser: nil)
            let wait = await throttle.wait(for: next)
            #expect(wait <= 30)
            time.advance(by: .seconds(wait))
            seconds += wait
            #expect(await throttle.admit(next) == 0)
            guesses += 1
            guard guesses < 1000 else { break }
        }
        #expect((100...200).contains(guesses))
    }

    @Test("by a crowd that asks again and again takes nobody's turn: whoever was told when to come is let in then")
    func places() async {
        func crowd() async {
            for number in 0..<15 {
                _ = await throttle.admit(.init(account: "ana", address: "198.51.100.\(number)", knownBrowser: nil))
            }
        }
        for _ in 0..<200 { await crowd() }
        let told = await throttle.admit(stranger)
        #expect((2...480).contains(told), "behind those who came before")
        for _ in 1..<told {
            time.advance(by: .seconds(1))
            await crowd()
            #expect(await throttle.wait(for: stranger) > 0)
        }
        time.advance(by: .seconds(1))
        await crowd()
        #expect(await throttle.admit(stranger) == 0)
        #expect(await throttle.admit(stranger) > 0, "one place is for one try")
    }

    @Test("by a crowd that only asks when to come, and never tries, holds nobody up longer than its failures are remembered")
    func idleLine() async {
        func crowd() async {
            for number in 0..<20 {
                _ = await throttle.admit(.init(account: "ana", address: "198.51.100.\(number)", knownBrowser: nil))
            }
        }
        for _ in 0..<10 { await crowd() }
        for minute in 1...20 {
            time.advance(by: .minutes(1))
            if await throttle.wait(for: stranger) == 0 { return }
            // Whoever is let in does not try: only the asking goes on.
            for number in 0..<20 {
                let one = SignInThrottle.Source(account: "ana", address: "198.51.100.\(number)", knownBrowser: nil)
                if await throttle.wait(for: one) > 0 { _ = await throttle.admit(one) }
            }
            #expect(minute < 20)
        }
    }

    @Test("has one line at the passwords for an account, however many browsers know it, and one for each block of strangers")
    func lines() {
        let other = SignInThrottle.Source(account: "ana", address: "192.0.2.77", knownBrowser: "her computer")
        #expect(known.line == other.line && known.line != stranger.line)
        let bogdan = SignInThrottle.Source(account: "bogdan", address: "192.0.2.1", knownBrowser: nil)
        #expect(bogdan.line == stranger.line)
    }

    @Test("by one customer of a network with ever other addresses keeps one place")
    func onePlace() async {
        for number in 0..<100 {
            let guess = SignInThrottle.Source(account: "ana", address: "2001:db8:0:\(number)::1", knownBrowser: nil)
            _ = await throttle.admit(guess)
        }
        #expect(await throttle.admit(stranger) <= 60)
    }

    @Test("from ever other addresses of one IPv6 network is a guess from one place")
    func oneNetwork() async {
        for number in 1...5 {
            let next = SignInThrottle.Source(account: "ana", address: "2001:db8:0:1::\(number)", knownBrowser: nil)
            #expect(await throttle.admit(next) == 0)
        }
        let same = SignInThrottle.Source(account: "ana", address: "2001:db8:0:1:ffff::6", knownBrowser: nil)
        #expect(await throttle.wait(for: same) == 1)
        let other = SignInThrottle.Source(account: "ana", address: "2001:db8:0:2::1", knownBrowser: nil)
        #expect(await throttle.wait(for: other) == 0)
    }

    @Test("is forgotten after the right password")
    func success() async {
        await fail(stranger, times: 18)
        await throttle.recordSuccess(of: stranger)
        #expect(await throttle.wait(for: stranger) == 0)
    }

    @Test("in one kind of browser is not forgotten for a success in the other")
    func successElsewhere() async {
        await fail(stranger, times: 50)
        await throttle.recordSuccess(of: known)
        #expect(await throttle.wait(for: stranger) == 60)
    }

    @Test("does not delay a campus behind one address")
    func campus() async {
        for number in 0..<250 {
            await fail(.init(account: "student\(number)", address: "203.0.113.1", knownBrowser: nil), times: 1)
        }
        for number in [0, 249, 250] {
            let next = SignInThrottle.Source(account: "student\(number)", address: "203.0.113.1", knownBrowser: nil)
            #expect(await throttle.wait(for: next) == 0)
        }
    }

    @Test("of many accounts from one address has to wait in the end, but never long: others are behind it")
    func spraying() async {
        for number in 0..<3600 {
            await fail(.init(account: "student\(number)", address: "203.0.113.1", knownBrowser: nil), times: 1)
        }
        let next = SignInThrottle.Source(account: "student9999", address: "203.0.113.1", knownBrowser: nil)
        #expect((1...2).contains(await throttle.wait(for: next)))
    }

    @Test("is forgotten with time")
    func forgotten() async {
        await fail(stranger, times: 8)
        time.advance(by: .minutes(8))
        #expect(await throttle.admit(stranger) == 0)
        #expect(await throttle.wait(for: stranger) == 0)
    }

    @Test("under names that were never given takes little memory: a name counts by its first bytes")
    func longNames() async {
        let accents = String(repeating: "\u{301}", count: 40_000)
        let long = SignInThrottle.Source(account: "a" + accents, address: "192.0.2.1", knownBrowser: nil)
        #expect(long.account.utf8.count <= 4 * UserName.longest + 2)
    }
}

@Suite("What is counted of failures")
struct FailureCountsTests {
    @Test("has a bound, and what failed longest ago is forgotten first, a tenth at a time")
    func oldestGo() {
        var counts = FailureCounts(.init(free: 1, forgottenPerSecond: 0, longestWait: 60), mostKeys: 100)
        for number in 0..<101 { counts.count("key \(number)", at: .seconds(number)) }
        #expect(counts.keys == 91)
        #expect(counts.wait("key 9", at: .seconds(101)) == 0)
        for number in 0..<60 { counts.count("key 10", at: .seconds(101 + number)) }
        for number in 101..<111 { counts.count("key \(number)", at: .seconds(200)) }
        #expect(counts.wait("key 10", at: .seconds(200)) > 0, "it failed again since")
        #expect(counts.keys <= 100)
    }
}
