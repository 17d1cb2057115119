/// What students do, in the forms that the sentences of three languages need.
struct ActionWord: Sendable, Equatable {
    /// The English verb with hyphens. It is stored, and so an English verb that was released stays.
    let key: String
    private let english: String
    private let romanian: Forms
    private let serbian: Forms

    /// Of the third person: of the conjunctive after the condition, and of the present at the beginning of a sentence.
    private struct Forms: Sendable, Equatable {
        let conjunctive: String
        let present: String
    }

    /// - Parameters:
    ///   - english: the bare infinitive.
    ///   - romanian: the conjunctive without "să".
    ///   - serbian: the plural of the present without "da".
    init(
        _ english: String, _ romanian: String, _ romanianPresent: String, _ serbian: String, _ serbianPresent: String
    ) {
        key = english.replacing(" ", with: "-")
        self.english = english
        self.romanian = Forms(conjunctive: romanian, present: romanianPresent)
        self.serbian = Forms(conjunctive: serbian, present: serbianPresent)
    }

    /// As it is listed: analyze, analizează, analizira. A sentence without a condition begins with it.
    func name(_ language: Language) -> String {
        switch language {
        case .english: english
        case .romanian: romanian.present
        case .serbian: serbian.present
        }
    }

    /// As it follows a condition: (will be able to) analyze, (vor fi capabili) să analizeze, (moći će) da analiziraju.
    func afterCondition(_ language: Language) -> String {
        switch language {
        case .english: english
        case .romanian: "să " + romanian.conjunctive
        case .serbian: "da " + serbian.conjunctive
        }
    }
}
