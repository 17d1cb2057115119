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
        /// What had to go before its time, because the disk is nearly full.
        let early: [BackupName]
    }

    /// The copies that are there; none where there is no folder.
    func copies() -> [BackupName] {
        names().compactMap { BackupName($0) }
    }

    func path(of copy: BackupName) -> String {
        path + "/" + copy.fileName
    }

    /// Makes one copy, checks it, and only then takes away what is not needed any more. Where there is no room for it the oldest copies make
    /// room first, but for the two newest.
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

    /// Takes away the oldest copies, as many as leave so much room on the disk of a place, and gives them; none where that would not do.
    private func makeRoom(_ bytes: Int, for place: String, at now: Instant) -> [BackupName] {
        let disks = [path, BackupDisk.folder(of: place)].map { BackupDisk.status($0)?.st_dev }
        guard disks[0] != nil, disks[0] == disks[1] else { return [] }
        let sizes = copies().map { ($0, Int(BackupDisk.status(path(of: $0))?.st_size ?? 0)) }
        return BackupRotation.giving(bytes, of: Dictionary(sizes, uniquingKeysWith: { $1 }), at: now)
            .filter { unlink(path(of: $0)) == 0 }
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
