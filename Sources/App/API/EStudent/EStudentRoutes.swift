import Hummingbird

/// The addresses of the API of the eStudent app, as the app calls them.
enum EStudentRoutes {
    /// What all its addresses begin with.
    static let prefix = "/estudent/api/"
    static let login = "/estudent/api/login_client"
    static let reports = "/estudent/api/get_reports"
    static let professors = "/estudent/api/get_profesors"
    static let openCourses = "/estudent/api/get_open_courses"
    static let finance = "/estudent/api/getFinance"
    static let signup = "/estudent/api/makeCoursesSignup"

    /// The names of all methods, as the app calls them.
    static let methods = [login, reports, professors, openCourses, finance, signup].map { String($0.dropFirst(prefix.count)) }

    /// What answers at these addresses.
    struct Controllers {
        let login: EStudentLoginController
        let records: EStudentRecordController
        let exams: EStudentExamController
    }

    static func mount(on services: ServiceRoutes, _ controllers: Controllers) {
        let read = services.scoped(.studentRead)
        read.post("estudent/api/login_client", use: controllers.login.check)
        read.post("estudent/api/get_profesors", use: controllers.records.professors)
        read.get("estudent/api/get_reports", use: controllers.records.reports)
        read.post("estudent/api/get_reports", use: controllers.records.reports)
        read.get("estudent/api/get_open_courses", use: controllers.exams.index)
        read.post("estudent/api/get_open_courses", use: controllers.exams.index)
        read.get("estudent/api/getFinance", use: controllers.records.finance)
        read.post("estudent/api/getFinance", use: controllers.records.finance)
        services.scoped(.studentWrite).post("estudent/api/makeCoursesSignup", use: controllers.exams.register)
    }
}
