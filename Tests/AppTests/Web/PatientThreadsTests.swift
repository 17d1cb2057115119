import Foundation
import Testing

@testable import App

@Suite("Long readings let everything else go first")
struct PatientThreadsTests {
    private struct Trouble: Error {}

    /// Of the calling thread.
    private static func niceness() -> Int32 { getpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0) }

    @Test("their threads are nicer than all others, also the second time; others stay as they were")
    func nicer() async throws {
        let before = Self.niceness()
        for _ in 1...3 {
            let found = try await PatientThreads.shared.run { Self.niceness() }
            #expect(found == max(10, before))
        }
        #expect(try await FileThreads.run { Self.niceness() } < max(10, before + 1))
    }

    @Test("so many read, so many wait, and who comes then is told to come back")
    func tooMany() async {
        let (threads, gate) = (PatientThreads(count: 2, mostWaiting: 3), DispatchSemaphore(value: 0))
        await withTaskGroup(of: Bool.self) { group in
            for _ in 1...6 {
                group.addTask {
                    do {
                        try await threads.run { gate.wait() }
                        return true
                    } catch {
                        #expect(error as? Problem == .busy)
                        return false
                    }
                }
            }
            // The others cannot end before the gate opens.
            #expect(await group.next() == false)
            for _ in 1...5 { gate.signal() }
            #expect(await group.allSatisfy { $0 })
        }
    }

    @Test("what goes wrong there is told to whoever asked")
    func failing() async throws {
        await #expect(throws: Trouble.self) { try await PatientThreads.shared.run { throw Trouble() } }
    }
}
