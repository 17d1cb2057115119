import Testing

@testable import App

@Suite("A session")
struct SessionTests {
    /// Started at 0, last seen after 20 minutes.
    private let session = Session(
        id: ID(text: "s"), person: ID(text: "p"), startedAt: Instant(milliseconds: 0),
        seenAt: Instant(milliseconds: Milliseconds.minutes(20).count), browser: "")

    private func isValid(after time: Milliseconds, _ engagement: Engagement = .none, seen: Milliseconds = .minutes(20)) -> Bool {
        Session(
            id: session.id, person: session.person, startedAt: session.startedAt, seenAt: session.startedAt + seen, browser: ""
        ).isValid(at: session.startedAt + time, engagement: engagement)
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

    @Test("is kept by an attempt until its deadline, beyond both limits")
    func untilTheDeadline() {
        let engagement = Engagement(until: Instant(milliseconds: Milliseconds.hours(30).count))
        #expect(isValid(after: .hours(5), engagement))
        #expect(isValid(after: .hours(30), engagement))
        #expect(!isValid(after: Milliseconds(count: Milliseconds.hours(30).count + 1), engagement))
    }

    @Test("is not shortened by a deadline that comes before its own end")
    func earlyDeadline() {
        #expect(isValid(after: .minutes(40), Engagement(until: Instant(milliseconds: Milliseconds.minutes(25).count))))
    }

    @Test("is kept by an untimed attempt until the twelve hours")
    func untimed() {
        let engagement = Engagement(until: nil, isUntimed: true)
        #expect(isValid(after: .hours(11), engagement))
        #expect(!isValid(after: .hours(12), engagement))
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
