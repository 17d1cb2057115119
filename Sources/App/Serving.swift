import Database
import Foundation
import Hummingbird
import Logging
import ServiceLifecycle

/// Runs the server until it receives SIGTERM or SIGINT.
/// - Parameters:
///   - demo: imported when there is no database, or one without an institution; nil serves the database as it is.
///   - allowsReachableDemo: whether demo accounts may be served to other machines.
///   - made: called when a database was created.
///   - started: called once with the port, when connections are accepted.
/// - Throws: `DatabaseProblem`, `OwnershipProblem`, `ConfigurationProblem` or `DemoProblem`, for the person who started it.
public func serve(
    _ configuration: Configuration, demo: DemoSource?, allowsReachableDemo: Bool, logger: Logger, made: () -> Void,
    started: @escaping @Sendable (_ port: Int, _ hasDemo: Bool) -> Void
) async throws {
    TrapReport.begin()
    OpenFiles.raiseLimit()
    MemoryService.keepNoLargePieces()
    let presentation = try Presentation(templates: configuration.templates, publicFiles: configuration.publicFiles)
    try DatabaseDoor.enter(configuration.database, makes: demo != nil)
    let lock = try DatabaseLock(databasePath: configuration.database)
    let new = try MadeDatabase(at: configuration.database)
    let database = try Database(
        path: configuration.database, migrations: Migrations.all, busyTables: Migrations.busyTables,
        groupLimit: configuration.groupLimit)
    for folder in [configuration.files, configuration.archives] { UnfinishedFile.removeAll(in: folder) }
    try? FileManager.default.removeItem(atPath: configuration.workbooks)
    let clock = SteadyClock(.system)
    let now: @Sendable () -> Instant = { clock.now() }
    let built = try await buildApplication(
        configuration, presentation: presentation, database: database, now: now, clockIsSettled: { clock.isSettled },
        logger: logger)
    let site = built.shared.site
    let commands = AdminCommands(
        database: database, hasher: built.shared.hasher, catalogues: presentation.catalogues,
        configuration: configuration, now: now, institutionChanged: { site.institution = $0 }, isServing: true)
    if let demo { try await Demo.load(demo, commands: commands, snapshots: built.shared.snapshots) }
    if let new {
        new.keep()
        made()
    }
    let hasDemo = try await Demo.isOpen(database, hasher: built.shared.hasher)
    guard !hasDemo || (configuration.isLoopback && configuration.origin == nil) || allowsReachableDemo else {
        throw DemoProblem.reachable(hostname: configuration.origin ?? configuration.hostname)
    }
    let receipts = ReceiptStore(database: database, snapshots: built.shared.snapshots)
    try await issueReceipts(receipts, keys: configuration.keys, at: now(), logger: logger)
    do {
        try await SessionStore(database: database).forget(seenBefore: now() + .days(-30))
        try await ServiceRequestStore(database: database).forget(at: now())
        try await CalendarEntryStore(database: database).forget(at: now())
    } catch DatabaseProblem.full {
        logger.warning("the disk is full: what is old of sessions, answers to programs and calendars is kept until the next start")
    }

    var application = Application(
        responder: built.application.responder, server: built.application.server,
        configuration: built.application.configuration,
        onServerRunning: { channel in started(channel.localAddress?.port ?? configuration.port, hasDemo) },
        logger: logger)
    application.addServices(
        ClockService(clock: clock, logger: logger, moveDeadlines: ClockDeadlineStore(database: database).follow),
        FailureService(database: database, logger: logger),
        MemoryService(logger: logger, interval: .seconds(30)),
        UpkeepService(database: database, folder: configuration.dataFolder, logger: logger, interval: .seconds(15)),
        AdminSocket(path: AdminSocket.path(database: configuration.database), commands: commands, logger: logger))
    for service in built.features.flatMap({ $0.services }) { application.addServices(service) }
    if let plan = configuration.backups {
        application.addServices(
            BackupService(
                folder: plan.backups, maker: BackupMaker(database: database, configuration: configuration, leavesRoom: true),
                strings: Strings(catalogue: commands.catalogues[.english], formats: Formats(language: .english, zone: .gmt)),
                now: now, logger: logger, interval: .seconds(20)))
    }
    do {
        var group = ServiceGroupConfiguration(
            services: [application, built.shared.stopping], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
        group.maximumGracefulShutdownDuration = .seconds(10)
        try await ServiceGroup(configuration: group).run()
    } catch let problem as DatabaseProblem {
        throw problem
    } catch {
        // The server was told to stop, so this is an orderly end: what was acknowledged is on disk, and the database is closed
        // below.
        guard built.shared.stopping.hasBegun else { throw configuration.explained(error) }
        logger.warning("what did not end in time was cut off", metadata: ["error": "\(String(reflecting: error))"])
    }
    try await built.shared.hasher.shutDown()
    if let problem = database.problem, problem.isFailureOfTheDisk { throw problem }
    try database.close()
    withExtendedLifetime(lock) {}
}

/// Issues receipts for all attempts that ended before receipts existed, and logs when some cannot be checked. This is done once
/// for each folder of keys: afterwards a missing receipt means that it was deleted, and a new one would confirm answers that may
/// have been altered.
private func issueReceipts(_ receipts: ReceiptStore, keys: String, at now: Instant, logger: Logger) async throws {
    let mark = "\(keys)/receipts.begun"
    if !FileManager.default.fileExists(atPath: mark) {
        try await receipts.issueMissing(at: now)
        try Data().write(to: URL(fileURLWithPath: mark))
    }
    let missing = try await receipts.countOfMissing()
    if missing > 0 {
        logger.warning("attempts that have ended have no receipt: unreadable, or taken away", metadata: ["count": "\(missing)"])
    }
    let count = try await receipts.countOfOtherKeys()
    if count > 0 {
        logger.warning("receipts of another key cannot be checked; restore its file", metadata: ["count": "\(count)"])
    }
}
