/// `people.csv` as FORMAT.md describes it.
enum PeopleFileText {
    struct Entry: Sendable, Equatable {
        let person: Person
        let extraTime: ExtraTime
    }

    /// - Parameter withTimes: whether to write the columns of extra time; an import without them leaves it unchanged.
    static func text(_ people: [Entry], withTimes: Bool) -> String {
        let columns = PeopleDocument.columns + (withTimes ? PeopleDocument.timeColumns : [])
        let rows = people.map { entry -> [String] in
            let person = entry.person
            let roles = person.roles.sorted().map(\.rawValue).joined(separator: " ")
            let fields = [
                person.userName, person.name, person.surname, person.indexNumber ?? "", person.email ?? "", roles,
            ]
            let (factor, minutes) = (entry.extraTime.factor, entry.extraTime.added.count / 60_000)
            return fields + (withTimes ? [Points(thousandths: factor).written, String(minutes)] : [])
        }
        return ([columns] + rows).map { $0.map(SeparatedText.cell).joined(separator: ",") + "\n" }.joined()
    }
}
