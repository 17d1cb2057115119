import Database

/// The lessons to continue with, one for each course that the person studies.
struct NextLessons: HomeSource {
    func items(for visit: HomeVisit, _ tx: ReadTransaction) throws -> [HomeItem] {
        try Self.items(CourseLessonsStore.shelves(for: visit.viewer, onlyStudied: true, tx))
    }

    static func items(_ shelves: [CourseLessonsStore.Shelf]) -> [HomeItem] {
        shelves.compactMap { shelf in
            guard shelf.isEnrolled, let step = shelf.progress.current else { return nil }
            let lesson = NextLesson(step: step, progress: shelf.progress, course: shelf.course)
            return HomeItem(place: .next, time: nil, matter: lesson)
        }
    }
}

/// The lesson to continue with in a course.
struct NextLesson: HomeMatter {
    let step: CourseProgress.Step
    let progress: CourseProgress
    let course: Course

    func row(_ strings: Strings, now: Instant) -> HomeRow {
        let how =
            if case .inProgress = step.state { strings("home.lesson-continue") } else {
                strings(progress.hasBegun ? "home.lesson-next" : "home.lesson-first")
            }
        return HomeRow(
            title: step.lesson.title, contentLanguage: course.language.rawValue, kind: strings("home.lesson"),
            course: course.title, state: how + " · " + ProgressSentence.text(progress, strings),
            href: LessonRoutes.lesson(step.lesson.id, at: step.place),
            perMille: progress.readCount * 1000 / max(1, progress.steps.count))
    }
}
