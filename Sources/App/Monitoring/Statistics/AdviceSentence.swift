/// What to do about a question, in one sentence with its numbers.
enum AdviceSentence {
    /// The most of an option's text that a sentence quotes, in letters.
    private static let quoted = 40

    static func text(_ advice: QuestionAdvice, _ strings: Strings) -> String {
        let formats = strings.formats
        switch advice {
        case .atFault: return strings("figures.advice-at-fault")
        case .few(let count): return strings("figures.advice-few", n: count)
        case .unanswered(let count, let asked):
            return strings("figures.advice-unanswered", ["n": formats.number(count), "of": formats.number(asked)])
        case .rival(let option, let chosen, let correct):
            return strings(
                "figures.advice-rival",
                ["option": quote(option, strings), "rival": formats.number(chosen), "n": formats.number(correct)])
        case .easy(let facility): return strings("figures.advice-easy", ["percent": FigureText.share(facility, formats)])
        case .negative(let index): return strings("figures.advice-negative", ["index": FigureText.percent(index, formats)])
        case .missed(0, let asked): return strings("figures.advice-missed-by-all", ["of": formats.number(asked)])
        case .missed(let correct, let asked):
            return strings("figures.advice-missed", n: correct, ["of": formats.number(asked)])
        case .guessed(let facility, let guess):
            return strings(
                "figures.advice-guessed",
                ["percent": FigureText.share(facility, formats), "guess": FigureText.share(guess, formats)])
        case .hard(let facility): return strings("figures.advice-hard", ["percent": FigureText.share(facility, formats)])
        case .dubious(let efficiency):
            return strings("figures.advice-dubious", ["efficiency": FigureText.percent(efficiency, formats)])
        case .idle(let options, let wrong):
            return strings("figures.advice-idle", n: wrong, ["options": formats.list(options.map { quote($0, strings) })])
        }
    }

    private static func quote(_ option: String, _ strings: Strings) -> String {
        strings("figures.quoted", ["text": option.shortened(letters: quoted)])
    }
}
