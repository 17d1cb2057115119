/// Why a formula is refused.
public struct FormulaProblem: Error, Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// A command that is not in the subset, with its backslash.
        case unknownCommand(String)
        case unknownEnvironment(String)
        /// A `{` or `[` without the bracket that closes it.
        case unclosedGroup
        /// A `\begin` without its `\end`, with the name of the environment.
        case unclosedEnvironment(String)
        /// A `\left` without its `\right`.
        case unclosedFence
        /// Something that cannot stand where it is, as it is written: `}`, `&`, `%`, `\right`. A character that must not be in
        /// any text is described: `U+0000`.
        case unexpected(String)
        /// A command, a `^` or a `_` without what must follow it.
        case missingArgument(String)
        case doubleSuperscript
        case doubleSubscript
        /// More than `Formula.maximumBytes`.
        case tooLong
        /// More than `Formula.maximumDepth`.
        case tooDeep
    }

    public let kind: Kind
    /// Lines after the first line of the formula, from 0. Of what is not closed, the line where it opens.
    public let line: Int

    init(_ kind: Kind, line: Int) {
        self.kind = kind
        self.line = line
    }
}
