import Database

/// Who of a list comes into which group of a course.
struct ListedGroupRows {
    /// By their folded names.
    private let groups: [String: CourseGroup]
    /// By the folded names of their groups.
    private var people: [String: [ID<Person>]] = [:]
    /// The names of the groups, in the order of the list.
    private var names: [String] = []

    /// - Parameter groups: those of the course, by their folded names.
    init(_ groups: [String: CourseGroup]) {
        self.groups = groups
    }

    mutating func put(_ person: ID<Person>, in group: String) {
        let key = SearchText.fold(group)
        if people[key] == nil { names.append(group) }
        people[key, default: []].append(person)
    }

    /// Adds the groups that are not there, without assistant, meetings and room, and puts everybody in theirs.
    /// - Precondition: all of them are enrolled in the course.
    func save(in course: ID<Course>, at now: Instant, _ tx: WriteTransaction) throws {
        for name in names {
            let key = SearchText.fold(name)
            let id = groups[key]?.id ?? ID<CourseGroup>(at: now)
            if groups[key] == nil {
                let fields = CourseGroupFields(name: name, assistant: nil, meetings: nil, room: nil)
                try CourseGroupWriteRows.insert(fields, as: id, in: course, at: now, tx)
            }
            try CourseGroupWriteRows.put(people[key] ?? [], in: id, of: course, at: now, tx)
        }
    }
}
