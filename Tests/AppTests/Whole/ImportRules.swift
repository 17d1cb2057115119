import Foundation

/// What a file may import: decided by where it stands and by the suffix of its name.
enum ImportRules {
    static let plumbing: Set<String> = [
        "CArchive", "CDeflate", "CISAL", "CQREncode", "Crypto", "CXLSXWriter", "CZlib", "Database", "DequeModule", "Foundation",
        "HTTPTypes",
        "Hummingbird",
        "HummingbirdCore",
        "HummingbirdTLS",
        "Logging", "Markdown", "NIOCore", "NIOHTTPTypes", "NIOPosix", "NIOSSL", "Rendering", "ServiceLifecycle",
        "Synchronization",
        "Yams",
    ]
    /// What people write, and its values, which stand in columns: `DatabaseValue`.
    static let format: Set<String> = ["Database", "Formulas", "Foundation", "Markdown", "Yams"]
    static let suffixes: [(suffix: String, allowed: Set<String>)] = [
        ("Store", ["Database", "Foundation"]),
        ("Rows", ["Database", "Foundation"]),
        ("Read", ["Database"]),
        ("Form", ["Foundation"]),
        ("Page", ["Foundation", "Markdown"]),
        ("Controller", ["Foundation", "HTTPTypes", "Hummingbird", "NIOCore"]),
        ("Loader", ["Hummingbird"]),
        ("Feature", ["ServiceLifecycle"]),
        ("Routes", ["Foundation", "Hummingbird"]),
        ("Service", ["Foundation", "Logging", "ServiceLifecycle"]),
        ("Document", ["Foundation", "Markdown"]),
    ]

    /// Files that need more than their row of the table gives, each with what and why.
    static let exceptions: [String: Set<String>] = [
        // What a service for programs answers, and how it reads what it was sent.
        "App/API/JSON/JSONAnswer.swift": ["HTTPTypes", "Hummingbird", "NIOCore"],
        "App/API/JSON/JSONBody.swift": ["HTTPTypes", "Hummingbird"],
        // Texts of programs, cleaned at the gate.
        "App/API/JSON/JSONFields.swift": ["Markdown"],
        "App/API/SOAP/SOAPSentAnswer.swift": ["Markdown"],
        "App/API/JSON/JSONPages.swift": ["Foundation", "HTTPTypes", "Hummingbird"],
        "App/API/JSON/JSONRefusal.swift": ["HTTPTypes", "Hummingbird"],
        // A text comes in JSON, or as it is.
        "App/API/JSON/Teaching/SentTest.swift": ["Hummingbird"],
        "App/API/JSON/ResourceVersion.swift": ["HTTPTypes", "Hummingbird"],
        // Waits for room on the disk and imports in one transaction.
        "App/API/JSON/Imports/WholeImport.swift": ["Database", "Foundation"],
        "App/API/JSON/JSONService.swift": ["HTTPTypes", "Hummingbird"],
        "App/API/EStudent/EStudentForm.swift": ["Hummingbird"],
        "App/API/EStudent/EStudentService.swift": ["Hummingbird", "NIOCore"],
        "App/API/EStudent/OrderedJSON.swift": ["HTTPTypes", "Hummingbird", "NIOCore"],
        // The overview of a course is written in Markdown.
        "App/API/JSON/LearnerCourseResource.swift": ["Foundation", "Markdown"],
        "App/API/RPC/RPCArguments.swift": ["Markdown"],
        "App/API/RPC/RPCService.swift": ["Hummingbird"],
        // Writes and reads the values of a file of settings.
        "App/API/RPC/RPCDesignDocument.swift": ["Markdown", "Yams"],
        // Reads messages with a parser of XML, and refuses what declares or expands something.
        "App/API/SOAP/ReceivedXML.swift": ["FoundationXML"],
        "App/API/SOAP/SOAPService.swift": ["HTTPTypes", "Hummingbird", "NIOCore"],
        "App/API/Calendar/CalendarService.swift": ["HTTPTypes", "Hummingbird", "NIOCore"],
        // Domain values that stand in one column say themselves how: `DatabaseValue`.
        "App/Assessments/Assessment.swift": ["Database"],
        "App/Accounts/Links/OneTimeLink.swift": ["Database"],
        "App/Attempts/Attempt.swift": ["Database"],
        "App/Points/Marks/ConfirmedMark.swift": ["Database"],
        "App/Points/Plan/PointsPart.swift": ["Database"],
        "App/Exams/Registrations/ExamRegistration.swift": ["Database"],
        "App/Finances/Charges/Charge.swift": ["Database"],
        "App/Finances/Charges/Payment.swift": ["Database"],
        "App/Finances/Money/Currency.swift": ["Database"],
        // Who is registered for an exam, found in the caller's transaction by the feature that knows; its id in an address.
        "App/Points/Rosters/PointRoster.swift": ["Database", "Hummingbird"],
        // What another feature keeps of a student in a course, found in the caller's transaction.
        "App/CourseMarks/StudentSheet.swift": ["Database"],
        // What fees cost, and what is charged in the transaction that gives a seat.
        "App/Exams/Registrations/ExamLedger.swift": ["Database"],
        "App/Exams/Registrations/FinanceLedger.swift": ["Database", "Foundation"],
        // Leads from the codes of slips to their links, under the server's key.
        "App/Accounts/Links/LinkCodeKey.swift": ["Crypto"],
        "App/ExtraTime/WrittenTimes.swift": ["Database"],
        "App/Courses/Topics/Merging/TopicMerge.swift": ["Database", "Foundation"],
        // Reads drawings with a parser of XML, to refuse what is more than a drawing.
        "App/CourseFormat/Readers/DrawingFile.swift": ["FoundationXML"],
        // Reads the parts of a spreadsheet with a parser of XML, and refuses what is more than cells.
        "App/Enrolment/Lists/SpreadsheetXML.swift": ["FoundationXML"],
        // What is rendered once and kept.
        "App/Lessons/LessonText.swift": ["Foundation", "Markdown"],
        // What teachers write in a design, for several pages.
        "App/CourseFormat/Design/DesignText.swift": ["Markdown"],
        "App/Lessons/LessonTextCache.swift": ["Database", "Foundation", "Synchronization"],
        // Counts of logs that only grow.
        "App/Attempts/List/AnsweredCounts.swift": ["Database", "Synchronization"],
        // Each immutable revision is rendered once and kept behind a lock.
        "App/Assessments/RevisionCache.swift": ["Database", "Synchronization"],
        "App/Assessments/RevisionRows.swift": ["Markdown"],
        // The rules of a published text are read with it.
        "App/Lessons/LessonRows.swift": ["Markdown"],
        "App/Authoring/StoredTestRows.swift": ["Markdown"],
        "App/Assessments/RevisionRendering.swift": ["Markdown"],
        // A stored test as a document, in the caller's transaction.
        "App/Authoring/StoredTestText.swift": ["Database"],
        // What people write, cleaned at the gate.
        "App/Authoring/TestText.swift": ["Foundation", "Markdown"],
        "App/Forms/TypedText.swift": ["Foundation", "Markdown"],
        "App/Lessons/Writing/WrittenText.swift": ["Foundation", "Markdown"],
        // Renders what is typed into a form, to be looked at before it is saved.
        "App/Authoring/QuestionForms/QuestionLook.swift": ["Markdown"],
        // Texts are searched, and shown, without their marks.
        "App/Assessments/AssessmentSearchRows.swift": ["Markdown"],
        "App/Lessons/LessonSearchRows.swift": ["Markdown"],
        // Hashes with libargon2 on threads of its own.
        "App/Accounts/PasswordHasher.swift": ["CArgon2", "Crypto", "NIOPosix", "Synchronization"],
        // A page of two controllers.
        "App/Monitoring/Interventions/InterventionConfirmation.swift": ["Hummingbird"],
        // Its own cookie.
        "App/Accounts/SignIn/KnownBrowser.swift": ["Hummingbird"],
        // The ways out of a question, a part of its controller.
        "App/Attempts/Taking/QuestionExits.swift": ["Hummingbird"],
        // A part of a rendered text.
        "App/Lessons/LessonSection.swift": ["Foundation", "Markdown"],
        // What stands at home, read in the one transaction of that page.
        "App/Home/HomeSource.swift": ["Database"],
        "App/Attempts/List/TestsAtHome.swift": ["Database"],
        "App/Lessons/Reading/NextLessons.swift": ["Database"],
        "App/Survey/Answering/SurveysAtHome.swift": ["Database"],
        "App/Reports/ReportsAtHome.swift": ["Database"],
        "App/Exams/Student/ExamsAtHome.swift": ["Database"],
        "App/Finances/Student/FinancesAtHome.swift": ["Database"],
        "App/CourseDesign/Timetable/MeetingsAtHome.swift": ["Database"],
        // How the questions of open attempts stand, behind a lock.
        "App/Attempts/Taking/OpenPapers.swift": ["Database", "Synchronization"],
        // Reads for the head of a page, before there is anything that features share.
        "App/Attempts/AttemptsFeature.swift": ["Database", "ServiceLifecycle"],
        "App/Attempts/Running/RunningNotice.swift": ["Database"],
        // Signs receipts under the server's key.
        "App/Attempts/Receipts/ReceiptKey.swift": ["Crypto"],
        // Memory that goes from one hash to the next.
        "App/Accounts/HashingMemory.swift": ["Foundation", "Synchronization"],
        // What tokens are for, behind a lock.
        "App/Accounts/Tokens/KnownTokenScopes.swift": ["Synchronization"],
        // Seals ballots and opens them.
        "App/Survey/Keys/BallotKey.swift": ["Crypto", "Foundation"],
        // Answers with a file; what a page's script hears of an answer, a draft and a file that it sent.
        "App/Courses/Files/FileTurns.swift": ["Synchronization"],
        "App/Courses/Files/FileAnswer.swift": ["Foundation", "HTTPTypes", "Hummingbird"],
        "App/Courses/Files/Uploads/UploadNotice.swift": ["Hummingbird"],
        "App/Drafts/DraftAnswer.swift": ["Hummingbird"],
        "App/Attempts/Taking/SavedNotice.swift": ["HTTPTypes", "Hummingbird"],
        "App/Attempts/Taking/AnswerRefusal.swift": ["HTTPTypes"],
        // What is kept of uploaded archives and of their plans, behind locks.
        "App/ArchiveImport/ArchiveShelf.swift": ["Foundation", "Synchronization"],
        "App/ArchiveImport/RecentPlans.swift": ["Synchronization"],
        // How often each attempt's answers change, behind a lock.
        "App/Attempts/Taking/AnswerPaces.swift": ["Synchronization"],
    ]

    /// Modules with one importer each: wrapped there for everybody else.
    static let soleImporters = [
        "CMark": ["Markdown/"], "GRDB": ["Database/SQLite/"], "GRDBSQLite": ["Database/SQLite/"],
        "CSQLite": ["Database/SQLite/SQLiteLibrary.swift"],
        "CArgon2": ["App/Accounts/PasswordHasher.swift"], "CArchive": ["App/Web/Archive/"],
        "CDeflate": ["App/Web/Compression/"], "CExecinfo": ["App/Operations/Upkeep/TrapReport.swift"],
        "CISAL": ["App/Web/Compression/QuickDeflater.swift"],
        "CZlib": ["App/Web/Compression/"], "CQREncode": ["App/Web/Pages/QRCode.swift"],
        "CXLSXWriter": ["App/Web/Spreadsheets/Workbook.swift"],
    ]

    /// What the file at a path below `Sources` may import; nil for whatever the package depends on.
    static func allowed(_ path: String) -> Set<String>? {
        let parts = path.split(separator: "/").map(String.init)
        if path.hasPrefix("Formulas/") { return [] }
        if path.hasPrefix("Markdown/") { return ["CMark", "Formulas", "Foundation"] }
        if path.hasPrefix("Database/") { return ["CSQLite", "DequeModule", "Foundation", "GRDB", "GRDBSQLite", "Synchronization"] }
        if parts.count == 2 || path.hasPrefix("App/Operations/") { return nil }
        if path.hasPrefix("App/Web/") || path.hasPrefix("App/API/Entrance/") { return plumbing }
        if path.hasPrefix("App/Vocabulary/") { return ["Crypto", "Database", "Foundation"] }
        if path.hasPrefix("App/CourseFormat/") { return format.union(exceptions[path] ?? []) }
        if path.hasPrefix("App/Schema/") { return ["Database"] }
        return row(path, parts).union(exceptions[path] ?? [])
    }

    private static func row(_ path: String, _ parts: [String]) -> Set<String> {
        let name = (parts.last ?? "").replacing(".swift", with: "")
        if let row = suffixes.first(where: { name.hasSuffix($0.suffix) && name != $0.suffix }) { return row.allowed }
        return ["Foundation"]
    }

    /// The modules that a Swift text imports.
    static func imports(_ text: String) -> [String] {
        let line = #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(.+)/#
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        return text.matches(of: line.anchorsMatchLineEndings()).compactMap { match in
            let words = match.1.split { " ./".contains($0) }.map(String.init)
            return words.first { !kinds.contains($0) }
        }
    }

    /// A sentence for each import that the file at a path below `Sources` may not have.
    static func complaints(_ path: String, _ text: String) -> [String] {
        imports(text).compactMap { module in
            if let importers = soleImporters[module], !importers.contains(where: path.hasPrefix) {
                return "\(path) imports \(module); only \(importers.joined(separator: " and ")) does"
            }
            guard let allowed = allowed(path), !allowed.contains(module) else { return nil }
            return "\(path) imports \(module)"
        }
    }
}
