import Database

/// What one feature imports from a course's folder, and removes when the folder does not contain it.
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

/// The order of the parts in the import of a course. Parts of one step follow the order of their features.
enum CourseImportStep: Int, Sendable {
    case people
    /// After people: their students study the course.
    case groups
    case tests
    /// After tests, from which points may come.
    case plan
    /// After the plan: what was entered for people, and their marks.
    case points
    /// After tests, because a lesson may end with a test.
    case lessons
    /// After groups, which have meetings, and lessons, to which resources lead.
    case design
    /// After the design, whose objectives tests and lessons name.
    case tags
    /// Topics are removed last, when nothing belongs to them.
    case topics

    /// Whether it is about people alone: an import that keeps them as they are leaves it out.
    var isOfPeople: Bool { self == .people || self == .points }
}
