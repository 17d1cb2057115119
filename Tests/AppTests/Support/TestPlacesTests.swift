import Synchronization
import Testing

@Suite("Places for sites")
struct TestPlacesTests {
    private final class Counts: Sendable {
        let state = Mutex((open: 0, most: 0, all: 0))
    }

    @Test("are never given to more tests at once than there are, and every test has one in the end")
    func never() async throws {
        let places = TestPlaces(most: 3)
        let counts = Counts()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...50 {
                group.addTask {
                    try await places.take {
                        counts.state.withLock { counts in
                            counts.open += 1
                            counts.most = max(counts.most, counts.open)
                        }
                        for _ in 1...20 { await Task.yield() }
                        // A second site of the same test needs no place of its own: three that each wait for one would wait for ever.
                        try await places.take { counts.state.withLock { $0.all += 1 } }
                        counts.state.withLock { $0.open -= 1 }
                    }
                }
            }
            try await group.waitForAll()
        }
        let (_, most, all) = counts.state.withLock { $0 }
        #expect(most == 3 && all == 50)
    }

    @Test("are free again when a test fails")
    func failing() async throws {
        let places = TestPlaces(most: 1)
        await #expect(throws: CancellationError.self) { try await places.take { throw CancellationError() } }
        let isOpen = Mutex(false)
        try await places.take { isOpen.withLock { $0 = true } }
        #expect(isOpen.withLock { $0 })
    }
}
