/// One thing that an import does, or leaves alone.
struct ImportChange: Sendable, Equatable {
    enum Verb: Sendable, Equatable {
        case added
        case changed
        /// In the database but not in the folder any more; it stays.
        case kept
        /// Not in the folder any more, and put away or taken out of the list because that was asked for.
        case removed
        /// Changed in the browser, and the folder says otherwise; it stays as it is in the browser.
        case left
    }

    /// What it is about, as its feature names it.
    struct Subject: Sendable, Equatable, CustomStringConvertible {
        let description: String
        /// The key of the word for one.
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

    let verb: Verb
    let subject: Subject
    let name: String
    /// Of a thing that is left, or overwritten.
    var edited: Edited?
    /// Of a thing that is kept only because it was made or changed in the browser: what names it for `--overwrite`.
    var overwriteName: String?

    static func left(_ subject: Subject, _ file: String, _ at: Instant, _ texts: EditedTexts) -> ImportChange {
        ImportChange(verb: .left, subject: subject, name: file, edited: Edited(at: at, texts: texts))
    }

    /// Whether the database is another afterwards.
    var isWork: Bool {
        switch verb {
        case .added, .changed, .removed: true
        case .kept, .left: false
        }
    }

    /// `+ test 01-some-course/first`, and with `withTexts`, below it, what the folder says otherwise than the browser.
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
        case .added: nil
        case .changed: edited.map { strings("import.overwritten", ["time": strings.formats.dayAndClock($0.at)]) }
        case .kept: overwriteName.map { strings("import.spared", ["name": $0]) } ?? strings("import.kept")
        case .removed: strings("import.removed")
        case .left: edited.map { strings("import.left", ["time": strings.formats.dayAndClock($0.at)]) }
        }
    }
}
