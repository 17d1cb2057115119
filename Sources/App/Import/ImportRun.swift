/// The settings of one import, for its parts.
struct ImportRun: Sendable {
    /// What the folder replaces although it was changed in the browser.
    var overwrites = ImportOverwrites.none
    /// Whether to remove what the folder does not contain. Nothing that people did is deleted.
    var removesVanished = false
    /// Whether accounts, teachers, enrolments and extra time stay as they are, whatever the folder says about people.
    var keepsPeople = false
    /// Whether a test keeps its access code when its document has none: a folder without people has no codes.
    var keepsCodes = false
    /// Who imports in the browser, and becomes the professor of a new course; nil for an import of the whole institution.
    var professor: Viewer?
    /// Whether only courses are imported: neither the settings of the institution nor surveys, and nothing is said of courses that
    /// the folder does not contain.
    var isCoursesOnly = false
    let now: Instant

    /// Whether the parts of a step are imported.
    func takes(_ step: ImportStep) -> Bool {
        switch step {
        case .institution: !isCoursesOnly
        case .people: !keepsPeople
        case .courses, .beside: true
        }
    }

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
