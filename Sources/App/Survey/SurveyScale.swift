/// The names of the five steps, from not satisfied to very satisfied.
enum SurveyScale {
    static func text(_ step: Int, _ strings: Strings) -> String {
        switch step {
        case 1: strings("survey.scale.1")
        case 2: strings("survey.scale.2")
        case 3: strings("survey.scale.3")
        case 4: strings("survey.scale.4")
        default: strings("survey.scale.5")
        }
    }
}
