import Database

/// What a feature brings in of an institution's folder, and puts away when it is not there any more. All parts write in one transaction.
protocol ImportPart: Sendable {
    var step: ImportStep { get }

    /// Keeps the files of a folder on the disk, before anything in the database tells of them.
    func keepFiles(of folder: InstitutionFolder) throws
    /// What the database has that an import may leave alone, or overwrite.
    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing]
    /// Brings the database in line with a folder.
    /// - Throws: `ImportMistakes` for what only the database can know.
    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange]
    /// What is not in a folder any more, inside of what is still there: named, and put away when that was asked for.
    func vanishedInside(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange]
    /// What is not in a folder any more.
    func vanished(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange]
    /// What follows from all that has changed.
    func finish(_ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange]
}

extension ImportPart {
    func keepFiles(of folder: InstitutionFolder) throws {}
    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing] { [] }
    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] { [] }
    func vanishedInside(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] { [] }
    func vanished(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] { [] }
    func finish(_ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] { [] }
}

/// Where a part comes among the others: what others refer to is written first and put away last. Parts of one step come in the order of their
/// features.
enum ImportStep: Int, Sendable {
    case institution
    case people
    case courses
    /// What refers to courses.
    case beside
}
