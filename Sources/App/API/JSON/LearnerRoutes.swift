import Foundation
import Hummingbird

/// The addresses at which programs act for people who learn.
enum LearnerRoutes {
    static let document = JSONRoutes.version + "/openapi.json"
    static let courses = JSONRoutes.version + "/courses"
    static let tests = JSONRoutes.version + "/tests"
    static let attempts = JSONRoutes.version + "/attempts"
    static let lessons = JSONRoutes.version + "/lessons"

    static func attempt(_ id: ID<Attempt>) -> String { attempts + "/\(id)" }

    /// - Parameter name: as it is in the address of its page, one part of an address.
    static func picture(_ name: String, of id: ID<Attempt>) -> String { attempt(id) + "/pictures/" + name }

    /// - Parameter name: in the text of the lesson.
    static func file(_ name: String, of id: ID<Lesson>) -> String { lessons + "/\(id)/files/" + FileAddress.encoded(name) }

    /// What answers at these addresses.
    struct Controllers {
        let document: OpenAPIController
        let receipts: ProgramReceiptController
        let home: ProgramHomeController
        let courses: ProgramCourseController
        let tests: ProgramTestController
        let attempts: ProgramAttemptController
        let questions: ProgramQuestionController
        let results: ProgramResultController
        let lessons: ProgramLessonController
    }

    static func mount(on services: ServiceRoutes, _ controllers: Controllers) {
        services.everybody.get("api/v1/openapi.json", use: controllers.document.show)
        services.everybody.get("api/v1/receipts/:code", use: controllers.receipts.show)
        let read = services.scoped(.learnRead)
        read.get("api/v1/home", use: controllers.home.show)
        read.get("api/v1/courses", use: controllers.courses.index)
        read.get("api/v1/courses/:course", use: controllers.courses.show)
        read.get("api/v1/tests", use: controllers.tests.index)
        read.get("api/v1/tests/:test", use: controllers.tests.show)
        read.get("api/v1/attempts", use: controllers.attempts.index)
        read.get("api/v1/attempts/:attempt", use: controllers.attempts.show)
        read.get("api/v1/attempts/:attempt/questions", use: controllers.questions.index)
        read.get("api/v1/attempts/:attempt/questions/:number", use: controllers.questions.show)
        read.get("api/v1/attempts/:attempt/pictures/:name", use: controllers.questions.picture)
        read.get("api/v1/attempts/:attempt/result", use: controllers.results.show)
        read.get("api/v1/attempts/:attempt/log", use: controllers.results.log)
        read.get("api/v1/lessons", use: controllers.lessons.index)
        read.get("api/v1/lessons/:lesson", use: controllers.lessons.show)
        read.get("api/v1/lessons/:lesson/files/:name", use: controllers.lessons.file)
        mountChanges(on: services, controllers)
    }

    private static func mountChanges(on services: ServiceRoutes, _ controllers: Controllers) {
        let answer = services.scoped(.learnWrite, counting: .answers)
        answer.put("api/v1/attempts/:attempt/questions/:number/answer", use: controllers.questions.update)
        answer.patch("api/v1/attempts/:attempt/answers", use: controllers.questions.updateAll)
        let write = services.scoped(.learnWrite)
        write.post("api/v1/tests/:test/attempts", use: controllers.tests.begin)
        write.post("api/v1/attempts/:attempt/submission", use: controllers.attempts.submit)
        write.put("api/v1/lessons/:lesson/reading", use: controllers.lessons.read)
    }
}
