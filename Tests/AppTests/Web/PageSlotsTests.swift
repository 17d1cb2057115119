import Synchronization
import Testing

@testable import App

@Suite("Pages are made so many at a time")
struct PageSlotsTests {
    /// The pages that were made, in their order.
    private final class Made: Sendable {
        private let pages = Mutex<[Int]>([])
        var all: [Int] { pages.withLock { $0 } }

        func add(_ page: Int) { pages.withLock { $0.append(page) } }
    }

    @Test("a page that fails leaves its slot to the next")
    func failing() async throws {
        let slots = PageSlots(1, mostWaiting: 0)
        for _ in 0..<3 {
            await #expect(throws: Problem.notFound) { try await slots.take { throw Problem.notFound } }
        }
        #expect(try await slots.take { 7 } == 7)
    }

    @Test("who finds no slot waits in line; who finds the line full is told to come back")
    func line() async throws {
        let slots = PageSlots(1, mostWaiting: 2)
        let made = Made()
        let (ends, end) = AsyncStream<Void>.makeStream()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addImmediateTask {
                try await slots.take {
                    for await _ in ends { break }
                    made.add(0)
                }
            }
            for number in 1...2 {
                group.addImmediateTask { try await slots.take { made.add(number) } }
            }
            await #expect(throws: Problem.busy) { try await slots.take {} }
            #expect(made.all.isEmpty)
            end.yield()
            try await group.waitForAll()
        }
        #expect(made.all == [0, 1, 2])
        #expect(try await slots.take { true })
    }

    @Test("as many as there are slots are made at the same time")
    func together() async throws {
        let slots = PageSlots(2, mostWaiting: 0)
        let isBusy = try await slots.take {
            try await slots.take {
                do {
                    try await slots.take {}
                    return false
                } catch Problem.busy {
                    return true
                }
            }
        }
        #expect(isBusy)
    }
}
