import Database

/// What one feature imports from an institution's folder, and removes when the folder does not contain it. All parts write in one
/// transaction.
protocol ImportPart: Sendable {
    var step: ImportStep { get }

    /// Stores the files of a folder on disk, before the database refers to them.
    func keepFiles(of folder: InstitutionFolder) throws
    /// The things in the database that an import may leave unchanged or overwrite.
    func things(_ tx: ReadTransaction) throws -> [ImportOverwrites.Thing]
    /// Makes the database agree with a folder.
    /// - Throws: `ImportMistakes` for mistakes that only the database can show.
    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange]
    /// Things that the folder does not contain, inside others that it does contain: reports them, or removes them when that was
    /// requested.
    func vanishedInside(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange]
    /// Things that the folder does not contain: reports them, or removes them when that was requested.
    func vanished(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange]
    /// Makes changes that depend on everything else that was changed.
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

/// The order of the parts. What others refer to is written first and removed last. Parts of one step follow the order of their
/// features.
enum ImportStep: Int, Sendable {
    case institution
    case people
    case courses
    /// Whatever refers to courses.
    case beside
}
