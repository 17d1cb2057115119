/// What a teacher should do about a question, decided by its statistics alone. The first rule that holds speaks, the gravest
/// first.
///
/// Limits of facility and discrimination are those of Moodle's documentation (“Quiz report statistics”) and of the Open
/// University, from which its statistics come (“Question statistics”): a facility of at most 20 is difficult, from 95 on
/// extremely easy; a negative discrimination index is a question that is probably invalid; an efficiency below 15 is dubious.
/// How many attempts it takes is the standard error of a correlation, 1/√(n - 1): with 15 attempts 27 points of the index, with
/// 30 still 19, which is what tells a weak question from none.
enum QuestionAdvice: Sendable, Equatable {
    /// Everyone has its points: its figures say nothing.
    case atFault
    /// Too few attempts to say anything.
    case few(Int)
    /// Half of the attempts or more left it unanswered.
    case unanswered(Int, of: Int)
    /// The best third chose a wrong option more often than the right one.
    case rival(String, chosen: Int, correct: Int)
    /// Nearly everyone has the points.
    case easy(facility: Double)
    /// Who did well in the rest of the test did worse here.
    case negative(index: Double)
    /// Fewer than half of the best third answered it correctly.
    case missed(Int, of: Int)
    /// No better than blind guesses.
    case guessed(facility: Double, guess: Double)
    case hard(facility: Double)
    /// It hardly tells who did well from who did not.
    case dubious(efficiency: Double)
    /// Wrong options that nobody chose, although there were enough wrong answers.
    case idle([String], wrong: Int)

    /// Below this number of attempts nothing is said about a question.
    static let leastAttempts = 15
    /// Below this number of attempts figures say little.
    static let usefulAttempts = 30
    /// A third says something from this number of attempts on.
    static let leastInThird = 5
    static let hardFacility = 0.2
    static let easyFacility = 0.95
    /// So many wrong answers for each wrong option: then fewer than one in twenty is left out by chance, e⁻³, where all are
    /// equally likely.
    static let wrongPerOption = 3

    /// Nil where nothing is wrong with the question.
    static func on(_ question: QuestionStatistics) -> QuestionAdvice? {
        if question.isAtFault { return .atFault }
        guard question.asked >= leastAttempts else { return .few(question.asked) }
        if question.unanswered * 2 >= question.asked { return .unanswered(question.unanswered, of: question.asked) }
        if let rival = rival(question) { return rival }
        let facility = question.item.facility
        if let facility, facility >= easyFacility { return .easy(facility: facility) }
        if let index = question.item.discriminationIndex, index < 0 { return .negative(index: index) }
        let best = question.best
        if best.asked >= leastInThird, best.correct * 2 < best.asked { return .missed(best.correct, of: best.asked) }
        return byFacility(facility, guess: question.item.guess) ?? dubious(question) ?? idle(question)
    }

    private static func rival(_ question: QuestionStatistics) -> QuestionAdvice? {
        guard question.isSingle, question.best.asked >= leastInThird else { return nil }
        let wrong = question.choices.filter { !$0.isRight }
        guard let rival = wrong.max(by: { $0.best < $1.best }), rival.best > question.best.correct else { return nil }
        return .rival(rival.text, chosen: rival.best, correct: question.best.correct)
    }

    private static func byFacility(_ facility: Double?, guess: Double?) -> QuestionAdvice? {
        guard let facility else { return nil }
        if let guess, guess > 0, facility <= guess { return .guessed(facility: facility, guess: guess) }
        return facility <= hardFacility ? .hard(facility: facility) : nil
    }

    private static func dubious(_ question: QuestionStatistics) -> QuestionAdvice? {
        guard question.item.isDubious, let efficiency = question.item.discriminativeEfficiency else { return nil }
        return .dubious(efficiency: efficiency)
    }

    private static func idle(_ question: QuestionStatistics) -> QuestionAdvice? {
        let wrong = question.choices.filter { !$0.isRight }
        let (idle, answers) = (wrong.filter { $0.count == 0 }, wrong.reduce(0) { $0 + $1.count })
        guard question.isSingle, !idle.isEmpty, answers >= wrongPerOption * wrong.count else { return nil }
        return .idle(idle.map(\.text), wrong: answers)
    }

    /// How grave it is, 0 for the gravest; nil for what asks nothing of the teacher.
    var gravity: Int? {
        switch self {
        case .atFault, .few: nil
        case .rival: 0
        case .negative: 1
        case .missed: 2
        case .guessed: 3
        case .unanswered: 4
        case .hard: 5
        case .dubious: 6
        case .easy: 7
        case .idle: 8
        }
    }

    /// Whether the correct answer itself may be wrong.
    var doubtsKey: Bool {
        switch self {
        case .rival, .negative, .missed, .guessed: true
        case .atFault, .few, .unanswered, .easy, .hard, .dubious, .idle: false
        }
    }
}
