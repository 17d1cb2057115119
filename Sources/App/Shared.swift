import Database
import Logging

/// What the features share: the site, the database, the time, and those stores and controllers that more than one of them needs the same of.
struct Shared: Sendable {
    let site: Site
    let database: Database
    let configuration: Configuration
    let logger: Logger
    let now: @Sendable () -> Instant
    /// The server's clock that nobody can set.
    let steady: @Sendable () -> Milliseconds
    let clockIsSettled: @Sendable () -> Bool

    /// The files of lessons and tests, and who may read one now.
    let files: FileFolder
    let turns = FileTurns(most: OpenFiles.mostSent())

    let people: PersonStore
    let sessions: SessionStore
    let signedIn: SignedIn
    /// What the page of an account tells of the features.
    let sitting = SittingRows.attempts
    let personCourses = PersonCourseRows.all
    /// What results lead back to.
    let quizLessons = QuizLessonRows.all
    let hasher: PasswordHasher
    let throttle: SignInThrottle
    let replay: Replay
    let signIn: SignInController
    let language: LanguageController
    let sessionController: SessionController

    /// Rendered once for all that read them.
    let revisions: RevisionCache
    let snapshots: AttemptSnapshotRows
    let attempts: AttemptStore
    /// What features hang on the topics of courses.
    let topicHolders: [any TopicHolderRows]
    /// What features write that names files of courses.
    let fileHolders: [any FileHolderRows] = [LessonFileHolderRows(), TestFileHolderRows()]
    /// The page of a test is also the answer to a start that was refused.
    let tests: TestController

    let untimedLog: UntimedLog
    let stopping = Stopping()

    /// - Throws: what keeps the keys of receipts from being read or made.
    init(
        _ configuration: Configuration, site: Site, database: Database, now: @escaping @Sendable () -> Instant,
        steady: @escaping @Sendable () -> Milliseconds, clockIsSettled: @escaping @Sendable () -> Bool, untimed: [String],
        ownForms: [String],
        logger: Logger
    ) throws {
        (self.site, self.database, self.configuration, self.logger) = (site, database, configuration, logger)
        (self.now, self.steady, self.clockIsSettled) = (now, steady, clockIsSettled)
        files = FileFolder(path: configuration.files)
        untimedLog = UntimedLog(prefixes: untimed)
        replay = Replay(ownForms: ownForms)

        revisions = RevisionCache()
        topicHolders = [LessonTopicRows(), TestTopicRows(revisions: revisions)]
        snapshots = AttemptSnapshotRows(
            revisions: revisions, receipts: ReceiptRows(key: try ReceiptKey(folder: configuration.keys)))
        attempts = AttemptStore(database: database, snapshots: snapshots)
        tests = TestController(site: site, assessments: AssessmentStore(database: database, revisions: revisions))

        hasher = try PasswordHasher(threads: configuration.hashingThreads)
        throttle = SignInThrottle(time: steady)
        people = PersonStore(database: database)
        sessions = SessionStore(database: database)
        signedIn = SignedIn(sessions: sessions, holds: attempts.holds)
        signIn = SignInController(
            site: site, people: people, sessions: sessions, hasher: hasher, throttle: throttle, replay: replay)
        language = LanguageController(site: site, people: people)
        sessionController = SessionController(site: site, sessions: sessions, signedIn: signedIn)
    }
}
