/// The fields that the sheets of a subject have in common.
struct SheetParts: Sendable {
    let source: SheetSource
    /// In the language of the form.
    let strings: Strings
    /// In the language of the course.
    let courseStrings: Strings

    func fact(_ key: String, _ value: String?) -> SubjectSheet.Fact { .init(label: strings(key), value: value) }

    /// Something that is left to be filled in.
    func blank(_ key: String) -> SubjectSheet.Fact { fact(key, nil) }

    func list(_ names: [String]) -> String? { names.isEmpty ? nil : names.joined(separator: ", ") }

    var lecturers: String? { list(source.people.filter(SheetSource.lectures).map(\.name)) }
    var assistants: String? { list(source.people.filter { !SheetSource.lectures($0) }.map(\.name)) }
    var credits: String? { source.course.ects?.text(strings) }
    var prerequisites: String? { list(source.prerequisites) }

    /// Hours of a semester; nil where there are none.
    func hours(_ count: Int) -> String? { count == 0 ? nil : strings.formats.number(count) }

    /// The sentences of objectives, with the outcomes that they serve.
    var objectives: [String] {
        let sentence = ObjectiveSentence(courseStrings)
        return source.objectives.compactMap { objective in
            let keys = source.outcomes(of: objective.id).map(\.key)
            return sentence.sentence(of: objective, source.topics).map { said in
                keys.isEmpty ? said : said + " (" + keys.joined(separator: ", ") + ")"
            }
        }
    }

    var outcomes: [String] { source.servedOutcomes.map { $0.key + ": " + $0.text } }

    /// The hours of each activity with how its result is assessed; nil where there are none.
    var activities: SubjectSheet.Grid? {
        let rows = CourseActivity.allCases.compactMap { activity -> SubjectSheet.Row? in
            guard let own = source.hours.activities[activity], own.hours > 0 else { return nil }
            return .init(
                head: strings(activity.key), cells: [strings.formats.number(own.hours), own.assessment ?? "–"])
        }
        guard !rows.isEmpty else { return nil }
        let total = SubjectSheet.Row(head: strings("sheet.total"), cells: [strings.formats.number(source.hours.total), ""])
        return .init(
            caption: strings("sheet.activities"), head: strings("sheet.activity"),
            heads: [strings("sheet.hours"), strings("sheet.assessment")], rows: rows + [total])
    }

    /// The topics of some activities with their hours, a table for each activity that has any; all topics in one list where no
    /// topic has hours of any.
    func contents(_ activities: [CourseActivity]) -> [SubjectSheet.Grid] {
        activities.compactMap { activity -> SubjectSheet.Grid? in
            let rows = source.topics.inOrder.compactMap { topic -> SubjectSheet.Row? in
                source.topicHours[topic.id]?[activity].map {
                    .init(head: topic.title, cells: [strings.formats.number($0)])
                }
            }
            guard !rows.isEmpty else { return nil }
            let total = SubjectSheet.Row(
                head: strings("sheet.total"), cells: [strings.formats.number(source.topicHours(activity))])
            return .init(
                caption: strings(activity.key), head: strings("course.topics"), heads: [strings("sheet.hours")],
                rows: rows + [total])
        }
    }

    /// The topics without their hours, for a sheet whose topics have none.
    var topics: [String] { source.topicHours.isEmpty ? source.topics.inOrder.map(\.title) : [] }

    /// How students are marked.
    var grading: SubjectSheet.Fact { fact("design.policy-grading", source.grading?.procedure.map { strings($0.key) }) }
}
