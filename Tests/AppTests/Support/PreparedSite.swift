import Foundation
import Synchronization

@testable import App

/// The folder of a site after steps that many tests begin with, made once: each begins with a copy of it.
struct PreparedSite: Sendable {
    /// The sample with its lessons.
    static let lessons = PreparedSite { site in try await site.addLessons() }

    /// Where it is, and what time it is there.
    private let made: Task<(folder: URL, now: Instant), any Error>

    init(_ steps: @escaping @Sendable (TestSite) async throws -> Void) {
        made = Task {
            let folder = try SharedSample.newFolder().appendingPathComponent("site")
            try await SharedSample.copy(to: folder)
            let now = Mutex(SampleInstitution.start)
            try await TestSite.open(folder, at: SampleInstitution.start) { site in
                try await steps(site)
                now.withLock { $0 = site.clock.now }
            }
            return (folder, now.withLock { $0 })
        }
    }

    /// Copies everything to a folder that is not there yet, and gives the time.
    func copy(to folder: URL) async throws -> Instant {
        let (made, now) = try await made.value
        try FileManager.default.copyItem(at: made, to: folder)
        return now
    }
}
