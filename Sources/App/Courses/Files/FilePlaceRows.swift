import Database

/// Where a feature names a stored file, for a backup that has to say whose file is not there.
protocol FilePlaceRows: Sendable {
    /// Whose answer is taken first.
    var rank: Int { get }

    /// Nil where nothing of the feature has it.
    func place(of digest: String, _ tx: ReadTransaction) throws -> String?
}
