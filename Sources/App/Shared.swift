import Database
import Logging

/// What the features share: the site, the database, the time, and the stores and controllers that several features need.
struct Shared: Sendable {
    let site: Site
    let database: Database
    let configuration: Configuration
    let logger: Logger
    let now: @Sendable () -> Instant
    /// The server's steady clock, which nobody can set.
    let steady: @Sendable () -> Milliseconds
    let clockIsSettled: @Sendable () -> Bool

    /// The files of lessons and tests, and the limit on how many are sent at once.
    let files: FileFolder
    let turns = FileTurns(most: OpenFiles.mostSent())
    /// Tables to save; shared because only one workbook is written at a time.
    let spreadsheets: SpreadsheetFiles

    let people: PersonStore
    let sessions: SessionStore
    let signedIn: SignedIn
    /// Supplied to the administration of accounts by other features.
    let sitting = SittingRows.attempts
    let personCourses = PersonCourseRows.all
    /// Supplied to the results of tests by the feature of lessons.
    let quizLessons = QuizLessonRows.all
    /// Supplied to the page of a test by the feature in which tests are written.
    let staffPreview = StaffPreview.trial
    /// What seats at exams are given with.
    let exams: ExamDesk
    /// Supplied to the marks of a course by the feature of exams.
    let markConsequence: ConfirmedMarkStore.Consequence
    /// Supplied to the points of a course by the feature of exams.
    let rosters = PointRosters.exams
    /// Supplied to the page of a student in a course by the feature of points.
    let studentSheets = StudentSheets.points
    /// Supplied to the people of a course by the feature of exams.
    let removalConsequence: EnrolmentStore.Consequence
    /// Supplied to the administration of accounts by the feature of exams.
    let disablingConsequence: PersonChangeStore.Consequence
    let roleConsequence: PersonChangeStore.Consequence
    let hasher: PasswordHasher
    let throttle: SignInThrottle
    /// Leads from the codes of slips to their one-time links.
    let linkCodes: LinkCodeKey
    let replay: Replay
    let signIn: SignInController
    let language: LanguageController
    let sessionController: SessionController

    /// A cache, shared because rendering is expensive.
    let revisions: RevisionCache
    let snapshots: AttemptSnapshotRows
    let answeredCounts = AnsweredCounts()
    let assessments: AssessmentStore
    let attempts: AttemptStore
    /// What features have that belongs to topics of courses.
    let topicHolders: [any TopicHolderRows]
    /// What features keep for groups of students.
    static let groupHolders: [any GroupHolderRows] = [GroupMeetingRows()]
    /// Find what features have that belongs to topics, with titles.
    let courseItems: [any CourseItemRows] = [LessonItemRows(), TestItemRows()]
    /// Supplied to those who write tests and lessons by the feature of designs.
    let objectives: any CourseObjectiveRows
    /// The texts of features that can refer to files of courses.
    let fileHolders: [any FileHolderRows] = [LessonFileHolderRows(), TestFileHolderRows()]
    /// The page of a test, which is also the response when starting an attempt is refused.
    let tests: TestController

    let untimedLog: UntimedLog
    /// The memory of all bodies that are being read.
    let bodyBudget = BodyBudget()
    let serviceMethods = ServiceMethods()
    let stopping = Stopping()

    /// - Throws: the error when the keys of receipts or of codes cannot be read or created.
    init(
        _ configuration: Configuration, site: Site, database: Database, now: @escaping @Sendable () -> Instant,
        steady: @escaping @Sendable () -> Milliseconds, clockIsSettled: @escaping @Sendable () -> Bool, untimed: [String],
        ownForms: [String],
        logger: Logger
    ) throws {
        (self.site, self.database, self.configuration, self.logger) = (site, database, configuration, logger)
        (self.now, self.steady, self.clockIsSettled) = (now, steady, clockIsSettled)
        files = FileFolder(path: configuration.files)
        spreadsheets = SpreadsheetFiles(site: site, folder: configuration.workbooks)
        untimedLog = UntimedLog(prefixes: untimed)
        replay = Replay(ownForms: ownForms)

        revisions = RevisionCache()
        topicHolders = [
            LessonTopicRows(), TestTopicRows(revisions: revisions), TopicKnowledgeHolderRows(), TopicResourceHolderRows(),
            ObjectiveTopicHolderRows(),
        ]
        objectives = ObjectiveTextRows(strings: { site.strings($0) })
        snapshots = AttemptSnapshotRows(
            revisions: revisions, receipts: ReceiptRows(key: try ReceiptKey(folder: configuration.keys)))
        exams = ExamDesk(receipts: ExamReceiptRows(key: snapshots.receipts.key), ledger: .finances)
        let ended = EndedExamRows(desk: exams)
        markConsequence = { mark, course, maker, tx in try ended.follow(mark, in: course, by: maker, tx) }
        removalConsequence = { person, course, maker, now, tx in try ended.leave(course, person, by: maker, at: now, tx) }
        disablingConsequence = { person, maker, now, tx in try ended.close(person, by: maker, at: now, tx) }
        roleConsequence = { person, maker, now, tx in try ended.endRole(of: person, by: maker, at: now, tx) }
        attempts = AttemptStore(database: database, snapshots: snapshots)
        assessments = AssessmentStore(database: database, revisions: revisions, counts: answeredCounts)
        tests = TestController(site: site, assessments: assessments, preview: staffPreview)

        hasher = try PasswordHasher(threads: configuration.hashingThreads)
        throttle = SignInThrottle(time: steady)
        linkCodes = try LinkCodeKey(folder: configuration.keys)
        people = PersonStore(database: database)
        sessions = SessionStore(database: database)
        signedIn = SignedIn(sessions: sessions, holds: attempts.holds)
        signIn = SignInController(
            site: site, people: people, sessions: sessions, hasher: hasher, throttle: throttle, replay: replay)
        language = LanguageController(site: site, people: people)
        sessionController = SessionController(site: site, sessions: sessions, signedIn: signedIn)
    }
}
