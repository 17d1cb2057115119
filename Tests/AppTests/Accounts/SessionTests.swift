import Testing

@testable import App

@Suite("A session")
struct SessionTests {
    /// Started at 0, last seen after 20 minutes.
    private let session = Session(
        id: ID(text: "s"), person: ID(text: "p"), startedAt: Instant(milliseconds: 0),
        seenAt: Instant(milliseconds: Milliseconds.minutes(20).count), browser: "")

    private func isValid(after time: Milliseconds, _ holds: [SessionHold] = [], seen: Milliseconds = .minutes(20)) -> Bool {
        Session(
            id: session.id, person: session.person, startedAt: session.startedAt, seenAt: session.startedAt + seen, browser: ""
        ).isValid(at: session.startedAt + time, holds: holds)
    }

    @Test("ends after half an hour without a request")
    func idle() {
        #expect(isValid(after: Milliseconds(count: Milliseconds.minutes(50).count - 1)))
        #expect(!isValid(after: .minutes(50)))
    }

    @Test("ends after twelve hours, however busy")
    func absolute() {
        let last = Milliseconds(count: Milliseconds.hours(12).count - 1)
        #expect(isValid(after: last, seen: last))
        #expect(!isValid(after: .hours(12), seen: last))
    }

    /// An attempt that began so many minutes after the session.
    private func attempt(since minutes: Int, until deadline: Milliseconds?) -> [SessionHold] {
        [SessionHold(since: session.startedAt + .minutes(minutes), until: deadline.map { session.startedAt + $0 })]
    }

    @Test("is kept by an attempt until its deadline, beyond both limits")
    func untilTheDeadline() {
        let attempt = attempt(since: 20, until: .hours(30))
        #expect(isValid(after: .hours(5), attempt))
        #expect(isValid(after: .hours(30), attempt))
        #expect(!isValid(after: Milliseconds(count: Milliseconds.hours(30).count + 1), attempt))
    }

    @Test("that was over before the attempt began is not revived by it")
    func notRevived() {
        #expect(!isValid(after: .minutes(61), attempt(since: 60, until: .hours(2))))
        #expect(!isValid(after: .minutes(61), attempt(since: 60, until: nil)))
        #expect(isValid(after: .minutes(61), attempt(since: 49, until: .hours(2))))
    }

    @Test("that began after the attempt is kept by it as well")
    func secondPhone() {
        #expect(isValid(after: .hours(1), attempt(since: -10, until: .hours(2))))
    }

    @Test("is not shortened by a deadline that comes before its own end")
    func earlyDeadline() {
        #expect(isValid(after: .minutes(40), attempt(since: 10, until: .minutes(25))))
    }

    @Test("is kept by an untimed attempt until the twelve hours")
    func untimed() {
        #expect(isValid(after: .hours(11), attempt(since: 20, until: nil)))
        #expect(!isValid(after: .hours(12), attempt(since: 20, until: nil)))
    }

    @Test(
        "is written down again after five minutes", arguments: [(0, false), (299_999, false), (300_000, true)] as [(Int64, Bool)])
    func touch(later: Int64, isNeeded: Bool) {
        #expect(session.needsTouch(at: session.seenAt + Milliseconds(count: later)) == isNeeded)
    }
}

@Suite("A session token")
struct SessionTokenTests {
    @Test("is kept as its SHA-256")
    func digest() {
        // FIPS 180-4, the example "abc".
        #expect(
            SessionToken(text: "abc").digest == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test("is 256 random bits, fit for a cookie")
    func random() {
        let tokens = (1...100).map { _ in SessionToken.random().text }
        #expect(Set(tokens).count == 100)
        for token in tokens { #expect(token.wholeMatch(of: #/[A-Za-z0-9_-]{43}/#) != nil) }
    }
}
