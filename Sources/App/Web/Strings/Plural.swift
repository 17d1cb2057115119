/// The plural categories of CLDR 48 for the three languages, for whole numbers.
enum Plural: String, Sendable {
    case one
    case few
    case other

    /// Romanian: 1 one; 0 and those ending in 01-19 few; the rest other (these take "de").
    /// Serbian: ending in 1 but not 11 one; in 2-4 but not 12-14 few; the rest other. English: 1 one.
    static func category(of count: Int, in language: Language) -> Plural {
        let number = count.magnitude
        switch language {
        case .english:
            return number == 1 ? .one : .other
        case .romanian:
            if number == 1 { return .one }
            return number == 0 || (1...19).contains(number % 100) ? .few : .other
        case .serbian:
            if number % 10 == 1, number % 100 != 11 { return .one }
            return (2...4).contains(number % 10) && !(12...14).contains(number % 100) ? .few : .other
        }
    }
}
