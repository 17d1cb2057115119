/// Two exams that are in one room at one time.
struct ExamClash: Sendable, Equatable {
    let one: ExamDate
    let other: ExamDate

    /// Every two dates of a list that share their room and a part of their time, in the order of the list. Rooms that differ in
    /// capitals, accents and spaces only are one.
    static func all(in dates: [ExamDate]) -> [ExamClash] {
        let sorted = dates.filter { !room($0.fields).isEmpty }
        let rooms = Dictionary(grouping: sorted, by: { room($0.fields) })
        return sorted.flatMap { one in
            (rooms[room(one.fields)] ?? []).filter { other in
                other.id != one.id && (one.starts, one.id.text) < (other.starts, other.id.text)
                    && other.starts < one.fields.ends && one.starts < other.fields.ends
            }.map { ExamClash(one: one, other: $0) }
        }
    }

    private static func room(_ fields: ExamDateFields) -> String {
        SearchText.words(of: PlainLetters.latin(fields.room ?? "")).joined(separator: " ")
    }
}
