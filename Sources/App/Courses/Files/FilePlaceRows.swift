import Database

/// Where a feature refers to a stored file, for a backup that has to report which file is missing.
protocol FilePlaceRows: Sendable {
    /// The order of asking features; the first answer is used.
    var rank: Int { get }

    /// Nil when nothing in the feature refers to the file.
    func place(of digest: String, _ tx: ReadTransaction) throws -> String?
}
