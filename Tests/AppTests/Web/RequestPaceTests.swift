import NIOCore
import Testing

@testable import App

@Suite("The pace of a connection")
struct RequestPaceTests {
    private let start = NIODeadline.uptimeNanoseconds(0)

    private func after(_ seconds: Int64) -> NIODeadline { start + .seconds(seconds) }

    /// A body of which so many bytes come every so many seconds; gives when it is given up.
    private func givenUp(bytes: Int, every seconds: Int64, within limit: Int64 = 3600, bringsFiles: Bool = true) -> Int64? {
        var pace = RequestPace(PaceLimits())
        pace.requestBegan(bringsFiles: bringsFiles)
        pace.beganWaiting(at: start)
        for second in 1...limit {
            if pace.verdict(at: after(second)) != .fair { return second }
            guard second % seconds == 0 else { continue }
            pace.stoppedWaiting(at: after(second))
            pace.received(bytes: bytes)
            pace.beganWaiting(at: after(second))
        }
        return nil
    }

    @Test(
        "of a body is fair on the slowest phone network, and is not when it trickles",
        arguments: [(2_500, 1, nil), (12_500, 5, nil), (1, 1, 31), (1, 60, 31), (500, 1, 58), (100_000, 100, 31)]
            as [(Int, Int64, Int64?)])
    func body(bytes: Int, seconds: Int64, expected: Int64?) {
        #expect(givenUp(bytes: bytes, every: seconds) == expected)
    }

    @Test("of a form that brings no files ends after a minute, however it comes", arguments: [1_100, 2_500, 60_000])
    func form(bytes: Int) {
        #expect(givenUp(bytes: bytes, every: 1, bringsFiles: false) == 60)
    }

    @Test("does not count the time that the server takes, nor the time before the request")
    func ownTime() {
        var pace = RequestPace(PaceLimits())
        pace.beganWaiting(at: start)
        pace.requestBegan()
        pace.stoppedWaiting(at: after(80))
        #expect(pace.verdict(at: after(500)) == .fair)
        pace.beganWaiting(at: after(500))
        #expect(pace.verdict(at: after(530)) == .fair)
        #expect(pace.verdict(at: after(532)) == .slowBody)
        pace.requestEnded()
        #expect(pace.verdict(at: after(532)) == .fair)
    }

    @Test("begins anew with each request")
    func secondRequest() {
        var pace = RequestPace(PaceLimits())
        for begin: Int64 in [0, 29, 58, 87] {
            pace.requestBegan()
            pace.beganWaiting(at: after(begin))
            #expect(pace.verdict(at: after(begin + 29)) == .fair)
            pace.stoppedWaiting(at: after(begin + 29))
            pace.requestEnded()
        }
    }

    @Test("of an answer is fair as long as any of it is taken within a minute, however long all of it takes")
    func answer() {
        var pace = RequestPace(PaceLimits())
        for minute: Int64 in 0..<60 {
            pace.unsent(bytes: 100_000 - Int(minute), isAnything: true, hasMoved: false, at: after(minute * 59))
            #expect(pace.verdict(at: after(minute * 59 + 59)) == .fair)
        }
        pace.unsent(bytes: 200_000, isAnything: true, hasMoved: false, at: after(60 * 59))
        #expect(pace.verdict(at: after(59 * 59 + 60)) == .stalledAnswer)
        pace.unsent(bytes: 300_000, isAnything: true, hasMoved: true, at: after(60 * 59))
        #expect(pace.verdict(at: after(60 * 59 + 59)) == .fair)
        pace.unsent(bytes: 0, isAnything: false, hasMoved: false, at: after(60 * 59))
        #expect(pace.verdict(at: after(86_400)) == .fair)
    }

    @Test("is asked for at once when the server stops, and after eight seconds nothing is waited for")
    func stopping() {
        var body = RequestPace(PaceLimits())
        body.requestBegan()
        body.toldToStop(at: after(1))
        #expect(body.verdict(at: after(3)) == .fair)
        #expect(body.verdict(at: after(4)) == .slowBody)
        var answer = RequestPace(PaceLimits())
        answer.toldToStop(at: after(1))
        #expect(answer.verdict(at: after(8)) == .fair)
        #expect(answer.verdict(at: after(9)) == .over)
        answer.unsent(bytes: 1, isAnything: true, hasMoved: false, at: after(2))
        #expect(answer.verdict(at: after(4)) == .fair)
        #expect(answer.verdict(at: after(5)) == .stalledAnswer)
    }
}

@Suite("Open connections")
struct OpenFilesTests {
    @Test(
        "leave files for those that are sent, and some more",
        arguments: [
            (512, 192, 64), (1024, 576, 192), (4096, 2880, 960), (20_000, 12_288, 7456), (1_048_576, 12_288, 1_036_032),
            (64, 16, 16),
        ])
    func most(files: Int, connections: Int, sent: Int) {
        #expect(OpenFiles.mostConnections(files: files) == connections && OpenFiles.mostSent(files: files) == sent)
    }

    @Test("send a file when it is its turn; a turn ends with the answer")
    func turns() throws {
        let turns = FileTurns(most: 2)
        var taken = try [turns.take(), turns.take()]
        #expect(throws: Problem.busy) { try turns.take() }
        taken.removeLast()
        taken.append(try turns.take())
        #expect(throws: Problem.busy) { try turns.take() }
        #expect(taken.count == 2)
    }
}
