import Foundation

/// Makes a backup on request, and describes the result in words.
struct BackupWorkflow: Sendable {
    let maker: BackupMaker
    /// The folder of the keys, which no backup contains.
    let keys: String
    let now: @Sendable () -> Instant

    /// Makes a backup. The reply is a failure when none was made, and also when files are missing from it.
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
