extension DraftNotice {
    /// The notice for the draft of a lesson, with its text as readers will see it when that was asked for.
    init(_ lesson: TeacherLesson, _ preview: LessonPreview?, of viewer: Viewer, at now: Instant, _ strings: Strings) {
        saved = WritingSentence.state(lesson, of: viewer, now: now, strings)
        version = lesson.version
        base = lesson.base?.text ?? ""
        html = preview?.html
        let lines = lesson.current.lines
        mistakes = preview?.mistakes.map { mistake in
            Wrong(line: mistake.line, text: WritingSentence.mistake(mistake, in: lines, strings))
        }
    }
}
