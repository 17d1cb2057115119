import Foundation
import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Synchronization
import Testing

@testable import App

@Suite("When a request arrived")
struct RequestArrivalTests {
    private let clock = TestClock(Instant(milliseconds: 1_000_000))
    private let head = HTTPRequestPart.head(HTTPRequest(method: .post, scheme: nil, authority: "x", path: "/"))
    private let part = HTTPRequestPart.body(ByteBuffer(string: "a"))

    /// A connection whose requests are noted.
    private func connect() throws -> (EmbeddedChannel, RequestArrivals) {
        let clock = clock
        let arrivals = RequestArrivals { clock.now }
        let channel = EmbeddedChannel()
        try channel.pipeline.syncOperations.addHandler(RequestArrivalHandler(arrivals))
        return (channel, arrivals)
    }

    private func after(_ seconds: Int) -> Instant { Instant(milliseconds: 1_000_000) + .seconds(seconds) }

    @Test("is when its last byte was there, not its head, and not its turn")
    func lastByte() throws {
        let (channel, arrivals) = try connect()
        try channel.writeInbound(head)
        try channel.writeInbound(part)
        let request = try #require(arrivals.next(on: channel))
        #expect(request.completedAt == nil)
        clock.advance(by: .seconds(40))
        try channel.writeInbound(HTTPRequestPart.end(nil))
        clock.advance(by: .seconds(5))
        #expect(request.completedAt == after(40))
        #expect(arrivals.next(on: channel) == nil)
    }

    @Test("is its own for each request of a connection")
    func several() throws {
        let (channel, arrivals) = try connect()
        for seconds in [0, 10, 20] {
            clock.set(after(seconds))
            try channel.writeInbound(head)
            try channel.writeInbound(HTTPRequestPart.end(nil))
            #expect(arrivals.next(on: channel)?.completedAt == after(seconds))
            try channel.writeOutbound(HTTPResponsePart.end(nil))
        }
    }

    @Test("is its turn where it was sent before the one in front of it was answered: keeping that waiting gains nothing")
    func pipelined() throws {
        let (channel, arrivals) = try connect()
        for _ in 0..<2 {
            try channel.writeInbound(head)
            try channel.writeInbound(HTTPRequestPart.end(nil))
        }
        #expect(arrivals.next(on: channel)?.completedAt == after(0))
        clock.advance(by: .minutes(9))
        try channel.writeOutbound(HTTPResponsePart.end(nil))
        #expect(arrivals.next(on: channel)?.completedAt == after(540))
    }

    @Test("is forgotten with its connection, and nobody waits for it")
    func closed() throws {
        let (channel, arrivals) = try connect()
        try channel.writeInbound(head)
        #expect(arrivals.waiting == 1)
        _ = try channel.finish()
        #expect(arrivals.next(on: channel) == nil)
        #expect(arrivals.waiting == 0)
    }

    @Test("gives it its turn: who has the next one there already waits behind who came before it")
    func turns() async throws {
        let clock = clock
        let arrivals = RequestArrivals { clock.now }
        let record = Record()
        for count in [2, 1] {
            let connection = arrivals.open(EmbeddedChannel())
            for _ in 0..<count { connection.began() }
        }
        await withTaskExecutorPreference(OneThread()) {
            await withTaskGroup { group in
                for names in [["a1", "a2"], ["b1"]] {
                    group.addTask {
                        for name in names {
                            await arrivals.turn()
                            record.add(name)
                        }
                    }
                }
            }
        }
        #expect(record.all == ["a1", "b1", "a2"])
        #expect(arrivals.waiting == 0)
    }

    private final class Record: Sendable {
        private let names = Mutex<[String]>([])

        func add(_ name: String) {
            names.withLock { $0.append(name) }
        }

        var all: [String] { names.withLock { $0 } }
    }

    /// Runs tasks one after the other, in the order in which they become ready.
    private final class OneThread: TaskExecutor {
        private let queue = DispatchQueue(label: "one thread")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }
}
