import Foundation

/// The preview of a correction: every mark that changes.
struct MarkEffect: Sendable {
    struct Row: Sendable {
        let name: String
        let old: String
        let new: String
        let oldPoints: String
        let newPoints: String
    }

    let rows: [Row]
    let hasRows: Bool
    let summary: String
    /// The fingerprint of what is shown, which is posted back.
    let shown: String

    init(_ moves: [MarkMove], names: [ID<Person>: String], _ strings: Strings) {
        let formats = strings.formats
        rows = moves.map { move in
            let possible = move.outcome.possible
            return Row(
                name: names[move.attempt.person] ?? "", old: move.old.mark.text(possible: possible, strings),
                new: move.mark.text(possible: possible, strings),
                oldPoints: formats.decimal(thousandths: move.old.outcome.earned.thousandths, places: 3),
                newPoints: formats.decimal(thousandths: move.outcome.earned.thousandths, places: 3))
        }.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
        hasRows = !rows.isEmpty
        summary = rows.isEmpty ? strings("correction.nothing-changes") : strings("correction.changes", n: rows.count)
        shown = moves.fingerprint
    }
}

extension [MarkMove] {
    /// Equal for equal changes. When it differs from what was shown, the preview is shown again instead of making the correction.
    var fingerprint: String {
        let lines = map { "\($0.attempt.id) \($0.old.mark.thousandths) \($0.mark.thousandths) \($0.outcome.earned.thousandths)" }
        return Fingerprint.of(lines.sorted())
    }
}
