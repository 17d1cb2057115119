import Foundation

/// Makes a backup for whoever asks, and says in words what came of it.
struct BackupWorkflow: Sendable {
    let maker: BackupMaker
    /// Folder of the key of the receipts, which is in no backup.
    let keys: String
    let now: @Sendable () -> Instant

    /// A reply that is a failure when nothing was kept, and also when something is missing in what was kept.
    func keep(_ path: String, _ strings: Strings) async throws -> AdminReply {
        do {
            let (maker, now) = (maker, now())
            let summary = try await BackupThread.run(isGentle: maker.leavesRoom) { pace in
                try maker.make(path, at: now, pace: pace)
            }
            return AdminReply(summary.lines(strings, keys: keys), isFailure: !summary.missing.isEmpty)
        } catch let problem as BackupProblem {
            return AdminReply([problem.sentence(strings)], isFailure: true)
        }
    }
}
