/// Describes stored data in words: labels with their values.
struct PersonalFacts {
    let strings: Strings
    let now: Instant

    var formats: Formats { strings.formats }

    /// The pairs that have a value.
    func facts(_ pairs: [(key: String, value: String?)]) -> [PersonalFact] {
        pairs.compactMap { key, value in value.map { PersonalFact(label: strings(key), value: $0, language: nil) } }
    }

    func heading(_ subject: PersonalSubject) -> PersonalCard.Heading {
        .init(text: subject.title, language: subject.language.rawValue)
    }

    func course(_ subject: PersonalSubject) -> PersonalFact {
        PersonalFact(label: strings("my-data.course"), value: subject.course, language: subject.language.rawValue)
    }

    func putAway(_ subject: PersonalSubject) -> (key: String, value: String?) {
        ("my-data.state", subject.isPutAway ? strings("my-data.put-away") : nil)
    }
}
