/// The pages of a course that its teachers work on, in the order of the course's own page.
enum CourseMenu: CaseIterable {
    case lessons, tests, files, design, topics, people, marks, points, exams, extraTime, settings

    func href(of course: ID<Course>) -> String {
        switch self {
        case .lessons: TeachRoutes.lessons(of: course)
        case .tests: TeachRoutes.tests(of: course)
        case .files: UploadRoutes.files(of: course)
        case .design: TeachRoutes.design(of: course)
        case .topics: TeachTopicRoutes.topics(of: course)
        case .people: TeachRoutes.people(of: course)
        case .marks: TeachRoutes.marks(in: course)
        case .points: TeachRoutes.points(in: course)
        case .exams: TeachRoutes.exams(of: course)
        case .extraTime: TeachRoutes.extraTime(in: course)
        case .settings: TeachRoutes.edit(course)
        }
    }

    /// The key of its name.
    var key: String {
        switch self {
        case .lessons: "lessons.title"
        case .tests: "tests.title"
        case .files: "teach.files"
        case .design: "design.title"
        case .topics: "course.topics"
        case .people: "teach.people"
        case .marks: "marks.title"
        case .points: "points.title"
        case .exams: "exams.of-course"
        case .extraTime: "extra-time.title"
        case .settings: "teach.settings"
        }
    }
}

extension Frame {
    /// The frame of a page that belongs to a course, with the course's menu beside it.
    /// - Parameter place: where in the menu the page lies; nil for a page that is none of them.
    func `in`(_ course: Course, at place: CourseMenu?, _ strings: Strings) -> Frame {
        var frame = self
        frame.menu = Menu(
            title: course.title, contentLanguage: course.language.rawValue, href: TeachRoutes.course(course.id),
            links: CourseMenu.allCases.map { entry in
                Tab(href: entry.href(of: course.id), text: strings(entry.key), isCurrent: entry == place)
            })
        return frame
    }
}
