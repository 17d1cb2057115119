/// What the form for a new or an existing group posts.
struct CourseGroupForm: Decodable, Sendable {
    /// The id of a new group, made when the form was shown, so that pressing twice makes one.
    var group: String?
    /// The fingerprint of what the form showed; nil for a new one.
    var seen: String?
    var name: String?
    /// The id of a teacher of the course; empty for none.
    var assistant: String?
    var meetings: String?
    var room: String?
    /// The ids of the students.
    var members: [String]?

    static let longestName = WrittenGroup.longestName
    static let longestText = WrittenGroup.longestText

    /// What was typed.
    /// - Throws: `FormErrors`
    func fields() throws -> CourseGroupFields {
        var errors = FormErrors()
        let (name, meetings, room) = (TypedText.line(name), TypedText.line(meetings), TypedText.line(room))
        if name == nil { errors.add("name", "groups.name-missing") }
        if let name, !name.isWithin(letters: Self.longestName) { errors.add("name", "form.too-long") }
        if let meetings, !meetings.isWithin(letters: Self.longestText) { errors.add("meetings", "form.too-long") }
        if let room, !room.isWithin(letters: Self.longestText) { errors.add("room", "form.too-long") }
        guard errors.items.isEmpty, let name else { throw errors }
        return CourseGroupFields(
            name: name, assistant: TypedText.line(assistant).map { ID(text: $0) }, meetings: meetings, room: room)
    }
}

extension CourseGroupForm {
    init(_ group: CourseGroup, _ sheet: CourseGroupStore.Sheet) {
        self.init(
            name: group.name, assistant: group.assistant?.text, meetings: group.meetings, room: group.room,
            members: sheet.members(of: group.id).map(\.student.id.text))
    }
}
