import Database

/// The institution's own settings, for everybody who reads them; nil before it was imported.
struct InstitutionRead: SharedRead {
    func read(_ tx: ReadTransaction) throws -> Institution? { try InstitutionStore.find(tx) }
}
