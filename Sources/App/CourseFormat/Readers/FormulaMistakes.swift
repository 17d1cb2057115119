import Formulas

extension Mistake {
    /// A formula that cannot be printed.
    /// - Parameter written: the formula with its dollar signs.
    init(_ file: String, line: Int, formula written: String, _ problem: FormulaProblem) {
        self = Self.formula(
            file, line, written.split(separator: "\n").joined(separator: " ").shortened(letters: 60), problem.kind)
    }

    private static func formula(_ file: String, _ line: Int, _ formula: String, _ kind: FormulaProblem.Kind) -> Mistake {
        switch kind {
        case .unknownCommand(let name):
            Mistake(file, line: line, "mistake.formula-command", ["command": name, "formula": formula])
        case .unknownEnvironment(let name):
            Mistake(file, line: line, "mistake.formula-environment", ["name": name, "formula": formula])
        case .unclosedGroup: Mistake(file, line: line, "mistake.formula-group", ["formula": formula])
        case .unclosedEnvironment(let name):
            Mistake(file, line: line, "mistake.formula-environment-end", ["name": name, "formula": formula])
        case .unclosedFence: Mistake(file, line: line, "mistake.formula-fence", ["formula": formula])
        case .unexpected(let sign):
            Mistake(file, line: line, "mistake.formula-sign", ["sign": sign, "formula": formula])
        case .missingArgument(let name):
            Mistake(file, line: line, "mistake.formula-argument", ["command": name, "formula": formula])
        case .doubleSuperscript: Mistake(file, line: line, "mistake.formula-superscripts", ["formula": formula])
        case .doubleSubscript: Mistake(file, line: line, "mistake.formula-subscripts", ["formula": formula])
        case .tooLong: Mistake(file, line: line, "mistake.formula-long", ["formula": formula])
        case .tooDeep: Mistake(file, line: line, "mistake.formula-deep", ["formula": formula])
        }
    }
}
