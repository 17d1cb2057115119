import Hummingbird

/// The addresses at which programs act for people who study.
enum StudentRoutes {
    static let reports = JSONRoutes.version + "/reports"
    static let finances = JSONRoutes.version + "/finances"
    static let exams = JSONRoutes.version + "/exams"
    static let professors = JSONRoutes.version + "/professors"
    static let teachers = JSONRoutes.version + "/teachers"

    static func registration(in period: ID<ExamPeriod>, for course: ID<Course>) -> String {
        exams + "/\(period)/\(course)/registration"
    }

    /// What answers at these addresses.
    struct Controllers {
        let records: ProgramRecordController
        let exams: ProgramExamController
        let registration: ProgramRegistrationController
    }

    static func mount(on services: ServiceRoutes, _ controllers: Controllers) {
        let read = services.scoped(.studentRead)
        read.get("api/v1/reports", use: controllers.records.reports)
        read.get("api/v1/reports/:course", use: controllers.records.report)
        read.get("api/v1/finances", use: controllers.records.finances)
        read.get("api/v1/professors", use: controllers.records.professors)
        read.get("api/v1/teachers", use: controllers.records.teachers)
        read.get("api/v1/exams", use: controllers.exams.index)
        read.get("api/v1/exams/:period/:course/registration", use: controllers.exams.show)
        let write = services.scoped(.studentWrite)
        write.put("api/v1/exams/:period/:course/registration", use: controllers.registration.update)
        write.delete("api/v1/exams/:period/:course/registration", use: controllers.registration.delete)
    }
}
