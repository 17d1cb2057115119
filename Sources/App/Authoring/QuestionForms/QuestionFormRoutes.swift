import Hummingbird

/// The addresses of a test's questions and their forms. A question is identified by its number in the text, from 1.
enum QuestionFormRoutes {
    static func questions(of test: ID<Assessment>) -> String { "/teach/tests/\(test)/questions" }
    static func new(in test: ID<Assessment>) -> String { "/teach/tests/\(test)/questions/new" }
    static func question(_ number: Int, of test: ID<Assessment>) -> String { "/teach/tests/\(test)/questions/\(number)" }
    static func edit(_ number: Int, of test: ID<Assessment>) -> String { question(number, of: test) + "/edit" }
    static func moves(of number: Int, in test: ID<Assessment>) -> String { question(number, of: test) + "/moves" }
    static func copies(of number: Int, in test: ID<Assessment>) -> String { question(number, of: test) + "/copies" }
    static func removal(of number: Int, in test: ID<Assessment>) -> String { question(number, of: test) + "/removal" }
    /// Where the form of a question uploads a picture.
    static func pictures(of test: ID<Assessment>) -> String { "/teach/tests/\(test)/pictures" }
    /// The addresses that accept uploads; `*` stands for an id.
    static let takingFiles = ["/teach/tests/*/pictures"]
    /// The row of a question in the list.
    static func row(_ number: Int, of test: ID<Assessment>) -> String { questions(of: test) + "#q-\(number)" }

    static func mount(
        on routes: SiteRoutes, lists: QuestionListController, questions: QuestionEditingController,
        pictures: QuestionPictureController
    ) {
        let staff = routes.staff
        staff.post("teach/tests/:test/pictures", use: pictures.create)
        staff.get("teach/tests/:test/questions", use: lists.index)
        staff.post("teach/tests/:test/questions", use: questions.create)
        staff.get("teach/tests/:test/questions/new", use: questions.new)
        staff.get("teach/tests/:test/questions/:question/edit", use: questions.edit)
        staff.post("teach/tests/:test/questions/:question", use: questions.update)
        staff.post("teach/tests/:test/questions/:question/moves", use: lists.move)
        staff.post("teach/tests/:test/questions/:question/copies", use: lists.copy)
        staff.get("teach/tests/:test/questions/:question/removal", use: lists.confirm)
        staff.post("teach/tests/:test/questions/:question/removal", use: lists.remove)
    }
}
