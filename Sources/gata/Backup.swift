import App
import ArgumentParser
import Foundation

/// `gata backup`
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write a backup of the database and the files of lessons to one archive. The server may be running.")

    @OptionGroup var store: StoreOptions

    @Argument(help: "The archive to write. A backup with that name is replaced; any other file is not.")
    var file: String

    func run() async throws {
        try await Command.run(.backup(path: URL(fileURLWithPath: file).path), store)
    }
}

/// The options of `gata serve` for backups that are made while it runs.
struct BackupOptions: ParsableArguments {
    @Option(help: "A folder for backups that the server makes while it runs. Without it, it makes none. [GATA_BACKUPS]")
    var backups: String?

    @Option(help: "Minutes from one backup to the next. [GATA_BACKUP_EVERY] (default: 60)")
    var backupEvery: Int?

    @Option(help: "How many of the newest backups are kept. [GATA_BACKUP_KEEP] (default: 24)")
    var backupKeep: Int?

    @Option(help: "For how many days the last backup of each day is kept. [GATA_BACKUP_KEEP_DAYS] (default: 30)")
    var backupKeepDays: Int?

    /// Nil when no backups are requested.
    func plan() throws -> BackupPlan? {
        let minutes = try Self.number(backupEvery, "backup-every", otherwise: 60, 1...525_600)
        let newest = try Self.number(backupKeep, "backup-keep", otherwise: 24, 1...100_000)
        let days = try Self.number(backupKeepDays, "backup-keep-days", otherwise: 30, 0...36_500)
        return (backups ?? Environment.value("GATA_BACKUPS")).map { folder in
            BackupPlan(folder: URL(fileURLWithPath: folder).path, minutes: minutes, newest: newest, days: days)
        }
    }

    private static func number(_ option: Int?, _ name: String, otherwise: Int, _ range: ClosedRange<Int>) throws -> Int {
        let variable = "GATA_" + name.uppercased().replacing("-", with: "_")
        let text = option.map(String.init) ?? Environment.value(variable) ?? String(otherwise)
        guard let number = Int(text), range.contains(number) else {
            throw ValidationError(
                "--\(name) (\(variable)) is a number from \(range.lowerBound) to \(range.upperBound), not \(text).")
        }
        return number
    }
}
