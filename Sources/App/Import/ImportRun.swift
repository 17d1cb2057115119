/// One import, as its parts are told of it.
struct ImportRun: Sendable {
    /// What the folder replaces although it was changed in the browser.
    var overwrites = ImportOverwrites.none
    /// Whether what is not in the folder any more is put away. Nothing that somebody did is deleted.
    var removesVanished = false
    let now: Instant

    /// A vanished thing itself when it was made or changed in the browser, so that it goes only where it is named, and is not.
    func spared(_ thing: ImportOverwrites.Thing, editedAt: Instant?) -> ImportOverwrites.Thing? {
        removesVanished && editedAt != nil && !overwrites.contains(thing) ? thing : nil
    }

    /// - Parameter spared: what is kept only because nobody named it.
    func vanished(
        _ subject: ImportChange.Subject, _ name: String, isRemoved: Bool, spared: ImportOverwrites.Thing? = nil
    ) -> ImportChange {
        ImportChange(
            verb: isRemoved ? .removed : .kept, subject: subject, name: name, overwriteName: isRemoved ? nil : spared?.name)
    }
}
