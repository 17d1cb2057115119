/// An archive to import, and what to do with it: the form that a program sends.
struct SentImport: Sendable {
    let archive: ReceivedFile
    /// Whether only to tell what would be done.
    let isDryRun: Bool
    /// Whether what the archive does not contain is removed.
    let removesVanished: Bool
    let overwrites: [String]

    /// The names of the fields; the archive may have any name.
    private static let (dryRun, remove, overwrite) = ("dry-run", "remove", "overwrite[]")
    /// The most names of what is overwritten, and the longest, in letters.
    static let mostOverwrites = 200
    static let longestOverwrite = 500

    static var limits: MultipartForm.Limits {
        .init(file: ZipLimits.size, dropped: 0, reader: .init(parts: mostOverwrites + 3))
    }

    /// - Throws: `Problem.tooLarge`, `Problem.invalid`
    init(_ form: MultipartForm) throws {
        guard form.tooLong.isEmpty else { throw Problem.tooLarge }
        var errors = FormErrors()
        isDryRun = Self.flag(Self.dryRun, form, &errors)
        removesVanished = Self.flag(Self.remove, form, &errors)
        overwrites = form.fields.filter { $0.name == Self.overwrite }.map(\.value)
        if !overwrites.allSatisfy({ !$0.isEmpty && $0.isWithin(letters: Self.longestOverwrite) }) {
            errors.add("overwrite[]", "refusal.field-texts", ["most": "\(Self.longestOverwrite)"])
        }
        let unknown = Set(form.fields.map(\.name)).subtracting([Self.dryRun, Self.remove, Self.overwrite])
        for name in unknown.sorted() {
            errors.add(String(decoding: name.utf8.prefix(100), as: UTF8.self), "refusal.field-unknown")
        }
        if form.files.isEmpty { errors.add("archive", "refusal.field-missing") }
        if form.files.dropFirst().first != nil { errors.add("archive", "refusal.field-twice") }
        guard errors.items.isEmpty, let archive = form.files.first else { throw Problem.invalid(errors.inBody()) }
        self.archive = archive
    }

    /// The same import has the same text, whatever boundary its form was sent with.
    var text: String {
        ([archive.digest, "\(isDryRun)", "\(removesVanished)"] + overwrites).joined(separator: "\n")
    }

    private static func flag(_ name: String, _ form: MultipartForm, _ errors: inout FormErrors) -> Bool {
        let values = form.fields.filter { $0.name == name }.map(\.value)
        switch (values.first, values.dropFirst().first) {
        case (nil, _), ("false", nil): return false
        case ("true", nil): return true
        case (_, nil): errors.add(name, "refusal.field-flag")
        default: errors.add(name, "refusal.field-twice")
        }
        return false
    }
}
