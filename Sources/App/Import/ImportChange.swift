/// One thing that an import does, or leaves alone.
struct ImportChange: Sendable, Equatable {
    enum Verb: Sendable, Equatable {
        case added
        case changed
        /// It is in the database but not in the folder, and it stays.
        case kept
        /// It is not in the folder, and is removed because that was requested.
        case removed
        /// It was changed in the browser, and the folder differs. It stays as it is in the browser.
        case left
    }

    /// The kind of thing, as its feature names it.
    struct Subject: Sendable, Equatable, CustomStringConvertible {
        let description: String
        /// The key of the noun in the singular.
        let word: String

        init(_ name: String, word: String) {
            description = name
            self.word = word
        }
    }

    /// What was changed in the browser.
    struct Edited: Sendable, Equatable {
        let at: Instant
        let texts: EditedTexts
    }

    enum Note: Sendable, Equatable {
        /// It is about so many lines of a table.
        case count(Int)
        /// Whoever imports may not change it.
        case forProfessors
        /// The course is archived.
        case archived
        /// So many entries count no longer, which stay.
        case idle(Int)
    }

    let verb: Verb
    let subject: Subject
    let name: String
    /// Set for a thing that is left unchanged or overwritten because it was changed in the browser.
    var edited: Edited?
    /// The name for `--overwrite` of a thing that stays only because it was made or changed in the browser.
    var overwriteName: String?
    /// What else is said of it.
    var note: Note?

    static func left(_ subject: Subject, _ file: String, _ at: Instant, _ texts: EditedTexts) -> ImportChange {
        ImportChange(verb: .left, subject: subject, name: file, edited: Edited(at: at, texts: texts))
    }

    /// Whether it changes the database.
    var isWork: Bool {
        switch verb {
        case .added, .changed, .removed: true
        case .kept, .left: false
        }
    }

    /// A line such as `+ test 01-some-course/first`; with `withTexts`, followed by the differences between folder and browser.
    func lines(_ strings: Strings, withTexts: Bool) -> [String] {
        [text(strings)] + (withTexts ? edited.map { $0.texts.lines(strings) } ?? [] : [])
    }

    func text(_ strings: Strings) -> String {
        sign + strings(subject.word) + " " + name + (remark(strings).map { " " + $0 } ?? "")
    }

    private var sign: String {
        switch verb {
        case .added: "+ "
        case .changed: "~ "
        case .kept: "= "
        case .removed: "- "
        case .left: "! "
        }
    }

    private func remark(_ strings: Strings) -> String? {
        switch verb {
        case .added: noteText(strings)
        case .changed:
            joined(
                edited.map { strings("import.overwritten", ["time": strings.formats.dayAndClock($0.at)]) }, noteText(strings))
        case .kept: overwriteName.map { strings("import.spared", ["name": $0]) } ?? strings("import.kept")
        case .removed: strings("import.removed")
        case .left:
            edited.map { strings("import.left", ["time": strings.formats.dayAndClock($0.at)]) }
                ?? noteText(strings)
        }
    }

    private func joined(_ remarks: String?...) -> String? {
        let said = remarks.compactMap(\.self)
        return said.isEmpty ? nil : said.joined(separator: " ")
    }

    private func noteText(_ strings: Strings) -> String? {
        switch note {
        case .count(let count): strings(verb == .left ? "import.left-count" : "import.count", n: count)
        case .forProfessors: strings("import.for-professors")
        case .archived: strings("import.course-archived")
        case .idle(let count): strings("import.idle", n: count)
        case nil: nil
        }
    }
}
