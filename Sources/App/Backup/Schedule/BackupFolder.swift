import Foundation

/// The folder of the scheduled copies. Nothing in it is touched but what bears the name of one.
struct BackupFolder: Sendable {
    let path: String
    let schedule: BackupSchedule
    let rotation: BackupRotation

    /// What a round did.
    struct Round: Sendable {
        let summary: BackupSummary
        let removed: [BackupName]
    }

    /// The copies that are there; none where there is no folder.
    func copies() -> [BackupName] {
        names().compactMap { BackupName($0) }
    }

    func path(of copy: BackupName) -> String {
        path + "/" + copy.fileName
    }

    /// Makes one copy, checks it, and only then takes away what is not needed any more.
    /// - Throws: `BackupProblem`
    func keep(_ maker: BackupMaker, at now: Instant, pace: BackupPace) throws -> Round {
        if BackupDisk.status(path) == nil { try BackupDisk.checked(mkdir(path, 0o700), path) }
        clearLeftovers()
        let summary = try maker.make(path(of: BackupName(at: now)), at: now, pace: pace)
        let removed = rotation.superfluous(copies(), at: now).filter { unlink(path(of: $0)) == 0 }
        return Round(summary: summary, removed: removed)
    }

    /// What processes left that were killed while they made a copy.
    private func clearLeftovers() {
        let ending = ".part"
        for name in names() where name.hasSuffix(ending) {
            guard let copy = BackupName(String(name.dropLast(ending.count))) else { continue }
            BackupTarget.clearLeftovers(of: path(of: copy))
        }
    }

    private func names() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    }
}
