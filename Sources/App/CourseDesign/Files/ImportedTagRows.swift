import Database

/// Gives imported tests and lessons their objectives, which come with the design. What was left as it was edited in the browser
/// keeps its own.
struct ImportedTagRows: CourseImportPart {
    let step = CourseImportStep.tags

    /// - Throws: `ImportMistakes` with every objective that the course does not have.
    func apply(
        _ course: InstitutionFolder.CourseDraft, in place: ImportedPlace, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] {
        let objectives = try ObjectiveKeyRows.ids(in: place.course, tx.reading)
        let mistakes =
            try QuestionObjectiveRows.follow(course.assessments, in: place.course, objectives, tx)
            + LessonObjectiveRows.follow(course.lessons, in: place.course, objectives, tx)
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        return []
    }

    func vanished(
        from course: InstitutionFolder.CourseDraft, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> [ImportChange] { [] }
}
