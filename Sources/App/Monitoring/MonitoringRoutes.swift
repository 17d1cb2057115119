import Hummingbird

/// The addresses at which teachers see the attempts at a test.
enum MonitoringRoutes {
    static func attempts(of test: ID<Assessment>) -> String { TestWritingRoutes.attempts(at: test) }
    static func csv(of test: ID<Assessment>) -> String { "/teach/tests/\(test)/attempts.csv" }
    static func workbook(of test: ID<Assessment>) -> String { "/teach/tests/\(test)/attempts.xlsx" }
    /// The choice of points and answers in a file, see `SpreadsheetChoice`.
    static let answers = "answers"
    static func attempt(_ id: ID<Attempt>) -> String { TestWritingRoutes.attempt(id) }
    /// The attempt with the form for minutes unfolded.
    static func minutes(of id: ID<Attempt>) -> String { attempt(id) + "?minutes=open#time" }
    /// The page for the wall of the room.
    static func room(of test: ID<Assessment>) -> String { "/teach/tests/\(test)/room" }

    static func mount(
        on routes: SiteRoutes, attempts: MonitoringController, files: AttemptsFileController,
        attempt: MonitoredAttemptController, room: RoomController
    ) {
        let staff = routes.staff
        staff.get("teach/tests/:test/attempts", use: attempts.index)
        staff.get("teach/tests/:test/attempts.csv", use: files.csv)
        staff.get("teach/tests/:test/attempts.xlsx", use: files.workbook)
        staff.get("teach/attempts/:attempt", use: attempt.show)
        staff.get("teach/tests/:test/room", use: room.show)
    }
}
