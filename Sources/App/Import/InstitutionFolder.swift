import Foundation

/// A whole import folder that was read without mistakes.
struct InstitutionFolder: Sendable {
    struct CourseDraft: Sendable {
        var key: String
        var position: Int
        /// Its name below the import folder.
        let folder: String
        var document: CourseDocument
        let assessments: [AssessmentDraft]
        let lessons: [LessonDraft]
        /// What was entered for its students; nil where the folder does not say.
        var points: PointsDocument?
        /// The marks that were confirmed; nil where the folder does not say.
        var marks: MarksDocument?
        /// Its design; nil where the folder does not say.
        var design: DesignDocument?
        /// The id that the course gets if it is new; nil for any.
        var newID: String?

        /// The path of its own document.
        var file: String { folder + "/" + CourseDocument.fileName }
    }

    let institution: Institution
    /// Whether it describes people. If it does not, an import leaves accounts, teachers, enrolments and extra time as they are.
    let hasPeople: Bool
    let people: [PeopleDocument.Entry]
    /// Where students pay; nil where the folder does not say it.
    let payment: WrittenPayment?
    /// Nil where it has no `semesters.csv`: it says nothing of when semesters are.
    let semesters: [SemestersDocument.Entry]?
    /// Nothing where it has no `periods.csv`.
    let periods: [ExamPeriodsDocument.Entry]
    /// Nothing where it has no `exams.csv`.
    let exams: [ExamDatesDocument.Entry]
    /// Nothing where it has no `registrations.csv`.
    let registrations: [ExamRegistrationsDocument.Entry]
    /// The files about money that it has; whoever keeps it reads them.
    let moneyFiles: [TextFile]
    var courses: [CourseDraft]
    var surveys: [SurveyDraft]

    /// Thrown when the texts name more than may be read.
    struct Excessive: Error {
        let excess: FolderFiles.Excess
    }

    private static let surveyFolder = "surveys"
    private static let moneyFiles = ["prices.csv", "charges.csv", "payments.csv"]

    /// Reads everything below `path`.
    /// - Parameter files: reads the pictures and files that the texts name.
    /// - Throws: `ImportMistakes` with the mistakes of all files together; `Excessive` as soon as the texts name more than may be read.
    init(path: String, now: Instant, files: FolderFiles = FolderFiles()) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
            throw ImportMistakes(mistakes: [Mistake(path, line: nil, "mistake.no-folder")])
        }
        var mistakes: [Mistake] = []
        func attempt<Value>(_ read: () throws -> Value) -> Value? {
            if files.excess != nil { return nil }
            do {
                return try read()
            } catch let found as ImportMistakes {
                mistakes += found.mistakes
            } catch {
                let name = (path as NSString).lastPathComponent
                mistakes.append(Mistake(name, line: nil, "mistake.unreadable", ["reason": Self.reason(error)]))
            }
            return nil
        }
        let head = attempt { try InstitutionDocument(TextFile(InstitutionDocument.fileName, in: path)) }
        let institution = head?.institution
        let people =
            head?.hasPeople == false ? [] : attempt { try PeopleDocument(TextFile(PeopleDocument.fileName, in: path)).people }
        let userNames = people.map { Set($0.map(\.userName)) }
        let zone = institution?.zone ?? .gmt
        let today = LocalDay(now, in: zone)
        let calendar = attempt {
            try Self.entries(SemestersDocument.fileName, in: path) { try SemestersDocument($0, today: today).entries }
        }
        let periods = attempt {
            try Self.entries(ExamPeriodsDocument.fileName, in: path) {
                try ExamPeriodsDocument($0, now: now, zone: zone).entries
            }
        }
        let exams = attempt {
            try Self.entries(ExamDatesDocument.fileName, in: path) {
                try ExamDatesDocument($0, now: now, zone: zone).entries
            }
        }
        let registrations = attempt {
            try Self.entries(ExamRegistrationsDocument.fileName, in: path) {
                try ExamRegistrationsDocument($0, userNames: userNames, now: now, zone: zone).entries
            }
        }
        let moneyFiles = Self.moneyFiles.compactMap { name -> TextFile? in
            guard FileManager.default.fileExists(atPath: "\(path)/\(name)") else { return nil }
            return attempt { try TextFile(name, in: path) }
        }
        var courses: [CourseDraft] = []
        var keys: [(file: String, key: String)] = []
        var semesters: [String: String?] = [:]
        var designed: [String: Set<String>] = [:]
        for folder in NumberedName.sorted(attempt { try Self.courseFolders(in: path) } ?? []) {
            let file = "\(folder.name)/\(CourseDocument.fileName)"
            let document = attempt { try CourseDocument(TextFile(file, in: path), userNames: userNames) }
            let (tests, texts) = ("\(folder.name)/tests", "\(folder.name)/lessons")
            let testFiles = NumberedName.sorted(attempt { try Self.documents(in: tests, of: path) } ?? [])
            let lessonFiles = NumberedName.sorted(attempt { try Self.documents(in: texts, of: path) } ?? [])
            let lessonKeys = Set(lessonFiles.map(\.key) + (document?.absentLessons ?? []))
            // The design comes first: tests and lessons name its objectives.
            let design = document.flatMap { document in
                attempt {
                    try DesignDocument.read(
                        in: path, folder.name,
                        .init(
                            today: today, hasTopic: document.hasTopic, userNames: userNames,
                            groups: document.groups.map { Set($0.map { SearchText.fold($0.name) }) }, lessons: lessonKeys,
                            tests: Set(testFiles.map(\.key)), file: LessonFolder(path: "\(path)/\(texts)", files: files).file))
                }
            }
            let objectives = design.flatMap { $0?.objectiveKeys }
            let hasObjective = { (key: String) in objectives?.contains(key) ?? true }
            if let objectives { designed[folder.key] = objectives }
            let around = AssessmentSurroundings(
                now: now, zone: zone, hasTopic: document?.hasTopic ?? { _ in true }, userNames: userNames,
                hasObjective: hasObjective, files: files)
            let assessments = testFiles.compactMap { test in
                attempt {
                    try AssessmentDocument.read(
                        TextFile("\(tests)/\(test.name)", in: path), folder: "\(path)/\(tests)", position: test.position,
                        key: test.key, in: around)
                }
            }
            mistakes += Self.repeatedKeys(assessments.map { ($0.file, $0.key) })
            let besideLessons = LessonDocument.Surroundings(
                hasTopic: around.hasTopic, tests: Self.kinds(of: testFiles, assessments), lessons: lessonKeys,
                hasObjective: hasObjective, files: files)
            let lessons = lessonFiles.compactMap { lesson in
                attempt {
                    try LessonDocument.read(
                        TextFile("\(texts)/\(lesson.name)", in: path), folder: "\(path)/\(texts)", position: lesson.position,
                        key: lesson.key, in: besideLessons)
                }
            }
            mistakes += Self.repeatedKeys(lessons.map { ($0.file, $0.key) })
            keys.append((file, folder.key))
            semesters[folder.key] = .some(document.map { Self.title($0.semester, calendar ?? nil) })
            guard let document else { continue }
            mistakes += document.plan?.mistakes(file, tests: Set(testFiles.map(\.key))) ?? []
            let weeks = Self.entry(document.semester, calendar ?? nil)?.weeks
            mistakes += weeks.map { document.textMistakes(file, weeks: $0) } ?? []
            let points = attempt {
                try PointsDocument.read(
                    in: path, folder.name, .init(plan: document.plan, weeks: weeks, userNames: userNames, today: today))
            }
            let marks = attempt {
                try MarksDocument.read(in: path, folder.name, document, userNames: userNames, today: today)
            }
            courses.append(
                CourseDraft(
                    key: folder.key, position: folder.position, folder: folder.name, document: document, assessments: assessments,
                    lessons: lessons, points: points ?? nil, marks: marks ?? nil, design: design ?? nil))
        }
        mistakes += Self.repeatedKeys(keys)
        let aroundSurveys = SurveySurroundings(
            now: now, zone: zone, semesters: semesters, title: { Self.title($0, calendar ?? nil) }, objectives: designed)
        let surveyFiles = NumberedName.sorted(attempt { try Self.documents(in: Self.surveyFolder, of: path) } ?? [])
        let surveys = surveyFiles.compactMap { survey in
            attempt {
                try SurveyDocument.read(
                    TextFile("\(Self.surveyFolder)/\(survey.name)", in: path), position: survey.position, key: survey.key,
                    in: aroundSurveys)
            }
        }
        mistakes += Self.repeatedKeys(surveys.map { ($0.file, $0.key) })
        if let excess = files.excess { throw Excessive(excess: excess) }
        guard mistakes.isEmpty, let head, let institution, let people, let calendar else {
            throw ImportMistakes(mistakes: mistakes)
        }
        self.institution = institution
        hasPeople = head.hasPeople
        self.people = people
        payment = head.payment
        self.semesters = calendar
        self.periods = (periods ?? nil) ?? []
        self.exams = (exams ?? nil) ?? []
        self.registrations = (registrations ?? nil) ?? []
        self.moneyFiles = moneyFiles
        self.courses = courses
        self.surveys = surveys
    }

    /// The lines of a file that a folder may have; nil where it does not.
    private static func entries<Entry>(
        _ name: String, in path: String, _ read: (TextFile) throws -> [Entry]
    ) throws -> [Entry]? {
        guard FileManager.default.fileExists(atPath: "\(path)/\(name)") else { return nil }
        return try read(TextFile(name, in: path))
    }

    /// The title of a semester that the folder's file calls so; the name itself for any other.
    private static func title(_ name: String, _ semesters: [SemestersDocument.Entry]?) -> String {
        entry(name, semesters)?.title ?? name
    }

    private static func entry(_ name: String, _ semesters: [SemestersDocument.Entry]?) -> SemestersDocument.Entry? {
        semesters?.first { $0.title == name || $0.key == name }
    }

    private static func courseFolders(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).filter { name in
            !name.hasPrefix(".") && name != surveyFolder
                && [CourseDocument.fileName, "tests", "lessons"].contains { inside in
                    FileManager.default.fileExists(atPath: "\(path)/\(name)/\(inside)")
                }
        }
    }

    /// The kind of each test, as far as its document could be read.
    private static func kinds(of files: [NumberedName], _ read: [AssessmentDraft]) -> [String: AssessmentKind?] {
        Dictionary(
            files.map { file in (file.key, read.first { $0.key == file.key }?.kind) }, uniquingKeysWith: { first, _ in first })
    }

    /// What went wrong. Errors of files say where the folder is on the server, which is nobody's business.
    private static func reason(_ error: any Error) -> String {
        (error as? CocoaError).map { "CocoaError \($0.code.rawValue)" } ?? "\(error)"
    }

    /// The documents in a folder; empty when there is no such folder. A folder that cannot be read is an error.
    private static func documents(in name: String, of folder: String) throws -> [String] {
        let path = "\(folder)/\(name)"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
        guard isFolder.boolValue else { throw ImportMistakes(mistakes: [Mistake(name, line: nil, "mistake.not-folder")]) }
        return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }
    }

    private static func repeatedKeys(_ keys: [(file: String, key: String)]) -> [Mistake] {
        var seen: Set<String> = []
        return keys.filter { !seen.insert($0.key).inserted }.map {
            Mistake($0.file, line: nil, "mistake.name-twice", ["value": $0.key])
        }
    }
}
