import Database

/// The objectives of a course as sentences, for features whose texts name them.
struct ObjectiveTextRows: CourseObjectiveRows {
    let strings: @Sendable (Language) -> Strings

    func all(of course: Course, _ tx: ReadTransaction) throws -> [CourseObjective] {
        let objectives = try ObjectiveRows.all(of: course.id, tx)
        if objectives.isEmpty { return [] }
        let topics = try CourseStore.topics(of: course.id, tx)
        let sentence = ObjectiveSentence(strings(course.language))
        return objectives.compactMap { objective in
            objective.key.map { key in
                CourseObjective(
                    id: ID(text: objective.id.text), key: key, sentence: sentence.sentence(of: objective, topics))
            }
        }
    }
}
