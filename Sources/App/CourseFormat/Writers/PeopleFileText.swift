/// `people.csv` as FORMAT.md describes it.
enum PeopleFileText {
    struct Entry: Sendable, Equatable {
        let person: Person
        let extraTime: ExtraTime
        var place = PersonPlace(office: nil, officeHours: nil, webPage: nil)
    }

    /// The columns of contacts and of offices are written where somebody has one; an import without them leaves those unchanged.
    /// - Parameter withTimes: whether to write the columns of extra time; an import without them leaves it unchanged.
    static func text(_ people: [Entry], withTimes: Bool) -> String {
        let withContacts = people.contains { $0.person.title != nil || $0.person.phone != nil }
        let withPlaces = people.contains { !$0.place.isEmpty }
        let columns =
            PeopleDocument.columns + (withTimes ? PeopleDocument.timeColumns : [])
            + (withContacts ? PeopleDocument.contactColumns : []) + (withPlaces ? PeopleDocument.placeColumns : [])
        let rows = people.map { entry -> [String] in
            let person = entry.person
            let roles = person.roles.sorted().map(\.rawValue).joined(separator: " ")
            let fields = [
                person.userName, person.name, person.surname, person.indexNumber ?? "", person.email ?? "", roles,
            ]
            let (factor, minutes) = (entry.extraTime.factor, entry.extraTime.added.count / 60_000)
            let contact = withContacts ? [person.title ?? "", person.phone ?? ""] : []
            let place = withPlaces ? [entry.place.office, entry.place.officeHours, entry.place.webPage].map { $0 ?? "" } : []
            return fields + (withTimes ? [Points(thousandths: factor).written, String(minutes)] : []) + contact + place
        }
        return ([columns] + rows).map { $0.map(SeparatedText.cell).joined(separator: ",") + "\n" }.joined()
    }
}
