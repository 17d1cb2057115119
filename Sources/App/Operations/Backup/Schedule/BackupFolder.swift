import Foundation

/// The folder of scheduled backups. Only files with the name of one are touched.
struct BackupFolder: Sendable {
    let path: String
    let schedule: BackupSchedule
    let rotation: BackupRotation

    /// The result of making one scheduled backup.
    struct Round: Sendable {
        let summary: BackupSummary
        let removed: [BackupName]
        /// Backups that were deleted early because the disk is nearly full.
        let early: [BackupName]
    }

    /// The existing backups; empty when there is no folder.
    func copies() -> [BackupName] {
        names().compactMap { BackupName($0) }
    }

    func path(of copy: BackupName) -> String {
        path + "/" + copy.fileName
    }

    /// Makes one backup and checks it, and only then deletes those that are not needed. When there is no space for it, the oldest
    /// are deleted first, except the two newest.
    /// - Throws: `BackupProblem`
    func keep(_ maker: BackupMaker, at now: Instant, pace: BackupPace) throws -> Round {
        if BackupDisk.status(path) == nil { try BackupDisk.checked(mkdir(path, 0o700), path) }
        clearLeftovers()
        var early: [BackupName] = []
        while true {
            do {
                let summary = try maker.make(path(of: BackupName(at: now)), at: now, pace: pace)
                let removed = rotation.superfluous(copies(), at: now).filter { unlink(path(of: $0)) == 0 }
                return Round(summary: summary, removed: removed, early: early)
            } catch BackupProblem.noRoom(let place, let needed, let free) {
                let gone = makeRoom(needed - free, for: place, at: now)
                if gone.isEmpty { throw BackupProblem.noRoom(place, needed: needed, free: free) }
                early += gone
            }
        }
    }

    /// Deletes as many of the oldest backups as are needed to have so many bytes free on the disk of a path, and gives them.
    /// Deletes none when that would not be enough.
    private func makeRoom(_ bytes: Int, for place: String, at now: Instant) -> [BackupName] {
        let disks = [path, BackupDisk.folder(of: place)].map { BackupDisk.status($0)?.st_dev }
        guard disks[0] != nil, disks[0] == disks[1] else { return [] }
        let sizes = copies().map { ($0, Int(BackupDisk.status(path(of: $0))?.st_size ?? 0)) }
        return BackupRotation.giving(bytes, of: Dictionary(sizes, uniquingKeysWith: { $1 }), at: now)
            .filter { unlink(path(of: $0)) == 0 }
    }

    /// Deletes what killed processes left while they made a backup.
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
