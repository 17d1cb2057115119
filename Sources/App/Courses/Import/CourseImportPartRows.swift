import Database

/// What a feature brings in of a course's folder, and puts away when it is not there any more.
protocol CourseImportPart: Sendable {
    var step: CourseImportStep { get }

    /// See `ImportPart`.
    func keepFiles(of course: InstitutionFolder.CourseDraft) throws
    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing]
    func apply(
        _ course: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange]
    func vanished(
        from course: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange]
}

extension CourseImportPart {
    func keepFiles(of course: InstitutionFolder.CourseDraft) throws {}
    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] { [] }
    func apply(
        _ course: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] { [] }
}

/// Where a part comes among the others of a course. Parts of one step come in the order of their features.
enum CourseImportStep: Int, Sendable {
    case people
    case tests
    /// Which may end with a test.
    case lessons
    /// On which all that hangs.
    case topics
}
