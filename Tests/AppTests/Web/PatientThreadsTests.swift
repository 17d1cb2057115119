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
            let found = try await PatientThreads.run { Self.niceness() }
            #expect(found == max(10, before))
        }
        #expect(try await FileThreads.run { Self.niceness() } < max(10, before + 1))
    }

    @Test("what goes wrong there is told to whoever asked")
    func failing() async throws {
        await #expect(throws: Trouble.self) { try await PatientThreads.run { throw Trouble() } }
    }
}
