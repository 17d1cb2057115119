import Foundation
import Logging
import ServiceLifecycle

/// Makes the scheduled backups. A failure is logged and tried again later.
struct BackupService: NamedService {
    let folder: BackupFolder
    var maker: BackupMaker
    /// For the log.
    let strings: Strings
    let now: @Sendable () -> Instant
    let logger: Logger
    /// How often it checks whether a backup is due.
    let interval: Duration

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var failedAt: Instant?
            while !Task.isCancelled {
                let now = now()
                if folder.schedule.isDue(folder.copies(), failedAt: failedAt, at: now) {
                    failedAt = await keep(at: now) ? nil : now
                }
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
    }

    /// Makes a backup; false when it failed.
    func keep(at now: Instant) async -> Bool {
        do {
            let (folder, maker) = (folder, maker)
            let round = try await BackupThread.run(isGentle: true) { try folder.keep(maker, at: now, pace: $0) }
            logger.info(
                "a copy was made",
                metadata: ["file": "\(round.summary.path)", "seconds": "\(round.summary.elapsed.milliseconds / 1000)"])
            if !round.early.isEmpty {
                logger.warning(
                    "the disk is nearly full: old copies went before their time", metadata: ["count": "\(round.early.count)"])
            }
            for line in BackupSummary.complaints(round.summary.missing, strings) { logger.warning("\(line)") }
            return true
        } catch BackupProblem.stopped {
            return false
        } catch {
            let reason = (error as? BackupProblem)?.sentence(strings) ?? String(reflecting: error)
            logger.error("no scheduled copy was made; it is tried again later: \(reason)")
            return false
        }
    }
}

/// Where and how often backups are made while the server runs.
public struct BackupPlan: Sendable {
    /// The folder in which they are kept.
    public let folder: String
    public let minutes: Int
    /// How many of the newest are kept.
    public let newest: Int
    /// For how many days the last backup of a day is kept.
    public let days: Int

    public init(folder: String, minutes: Int, newest: Int, days: Int) {
        (self.folder, self.minutes, self.newest, self.days) = (folder, minutes, newest, days)
    }

    var backups: BackupFolder {
        BackupFolder(
            path: folder, schedule: BackupSchedule(interval: .minutes(minutes)),
            rotation: BackupRotation(newest: newest, days: days))
    }
}
