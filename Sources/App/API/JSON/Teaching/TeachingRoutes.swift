import Hummingbird

/// The addresses at which programs act for people who teach. They stand below one of their own, beside those of learners.
enum TeachingRoutes {
    static let area = JSONRoutes.version + "/teach"
    static let courses = area + "/courses"

    static func course(_ id: ID<Course>) -> String { courses + "/\(id)" }
    static func tests(of course: ID<Course>) -> String { self.course(course) + "/tests" }
    static func lessons(of course: ID<Course>) -> String { self.course(course) + "/lessons" }
    static func test(_ id: ID<Assessment>) -> String { area + "/tests/\(id)" }
    static func attempts(of test: ID<Assessment>) -> String { self.test(test) + "/attempts" }
    static func lesson(_ id: ID<Lesson>) -> String { area + "/lessons/\(id)" }

    static func mount(on services: ServiceRoutes, _ controllers: TeachingControllers) {
        let read = services.scoped(.teachRead)
        read.get("api/v1/teach/courses", use: controllers.courses.index)
        read.get("api/v1/teach/courses/:course", use: controllers.courses.show)
        read.get("api/v1/teach/courses/:course/tests", use: controllers.tests.index)
        read.get("api/v1/teach/courses/:course/lessons", use: controllers.lessons.index)
        read.get("api/v1/teach/tests/:test", use: controllers.tests.show)
        read.get("api/v1/teach/tests/:test/text", use: controllers.testTexts.show)
        read.get("api/v1/teach/lessons/:lesson", use: controllers.lessons.show)
        read.get("api/v1/teach/lessons/:lesson/text", use: controllers.lessonTexts.show)
        read.get("api/v1/teach/attempts/:attempt", use: controllers.attempts.show)
        let whole = services.scoped(.teachRead, counting: .bulk)
        whole.get("api/v1/teach/courses/:course/export.zip", use: controllers.archives.show)
        whole.get("api/v1/teach/tests/:test/attempts", use: controllers.marks.index)
        whole.get("api/v1/teach/tests/:test/attempts.csv", use: controllers.marks.show)
        whole.get("api/v1/teach/tests/:test/figures", use: controllers.figures.show)
        mountChanges(on: services.scoped(.teachWrite), controllers)
    }

    private static func mountChanges(on write: RouterGroup<ProgramContext>, _ controllers: TeachingControllers) {
        write.post("api/v1/teach/courses", use: controllers.courses.create)
        write.put("api/v1/teach/courses/:course", use: controllers.courses.update)
        write.post("api/v1/teach/courses/:course/tests", use: controllers.tests.create)
        write.post("api/v1/teach/courses/:course/lessons", use: controllers.lessons.create)
        write.put("api/v1/teach/tests/:test/text", use: controllers.testTexts.update)
        write.post("api/v1/teach/tests/:test/publications", use: controllers.publications.create)
        write.put("api/v1/teach/lessons/:lesson/text", use: controllers.lessonTexts.update)
        write.post("api/v1/teach/lessons/:lesson/publications", use: controllers.lessonTexts.publish)
    }
}
