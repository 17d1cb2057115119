/// The settings of one import, for its parts.
struct ImportRun: Sendable {
    /// What the folder replaces although it was changed in the browser.
    var overwrites = ImportOverwrites.none
    /// Whether to remove what the folder does not contain. Nothing that people did is deleted.
    var removesVanished = false
    let now: Instant

    /// The thing itself, when it is missing from the folder, was made or changed in the browser, and is not named for
    /// overwriting, so that it stays; else nil.
    func spared(_ thing: ImportOverwrites.Thing, editedAt: Instant?) -> ImportOverwrites.Thing? {
        removesVanished && editedAt != nil && !overwrites.contains(thing) ? thing : nil
    }

    /// - Parameter spared: something that stays only because it was not named for overwriting.
    func vanished(
        _ subject: ImportChange.Subject, _ name: String, isRemoved: Bool, spared: ImportOverwrites.Thing? = nil
    ) -> ImportChange {
        ImportChange(
            verb: isRemoved ? .removed : .kept, subject: subject, name: name, overwriteName: isRemoved ? nil : spared?.name)
    }
}
