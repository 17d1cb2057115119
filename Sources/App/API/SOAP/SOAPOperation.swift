/// What the service can be asked. The raw value is the name that programs call it by.
enum SOAPOperation: String, CaseIterable, Sendable {
    case signIn = "Login"
    case signOut = "Logout"
    case changePassword = "SchimbaParola"
    case countTests = "GetNumarTeste"
    case listTests = "GetListaTeste"
    case listTopics = "GetTeme"
    case listSubtopics = "GetSubteme"
    case countQuestions = "GetNumarIntrebariTest"
    case begin = "IncepeTest"
    case showQuestion = "GetIntrebare"
    case showQuestions = "GetIntrebariTest"
    case answer = "TrimiteRaspuns"
    case answerAll = "TrimiteRaspunsuri"
    case end = "FinalizeazaTest"
    case showResult = "GetRezultatTest"
    case showSolution = "GetRaspunsuriCorecte"

    /// Who may call it.
    enum Access: Equatable, Sendable {
        case everybody
        case signedIn
        case scope(TokenScope)
    }

    /// What the description, the page and the readers of messages know of an operation.
    struct Row: Sendable {
        let takes: [SOAPField]
        let gives: SOAPType
        let access: Access
        /// The key of a sentence about it.
        let about: String
        /// Whether the description declares the header block that says who calls. Generators of clients make of a declared
        /// block one more argument, which the calls that the paper prints do not have.
        var declaresCredentials = true
    }

    /// The table of all operations.
    var row: Row { Self.rows[self] ?? made }

    /// Each call asks for its row several times.
    private static let rows = Dictionary(allCases.map { ($0, $0.made) }, uniquingKeysWith: { first, _ in first })

    private var made: Row {
        switch self {
        case .signIn:
            Row(
                takes: [SOAPField("utilizator", .string), SOAPField("parola", .string)], gives: .record(.signedIn),
                access: .everybody, about: "service1.sign-in", declaresCredentials: false)
        case .signOut: Row(takes: [], gives: .boolean, access: .signedIn, about: "service1.sign-out")
        case .changePassword:
            Row(
                takes: [SOAPField("parolaVeche", .string), SOAPField("parolaNoua", .string)], gives: .boolean, access: .signedIn,
                about: "service1.change-password")
        case .countTests:
            Row(
                takes: [.person], gives: .int, access: .scope(.learnRead), about: "service1.count-tests",
                declaresCredentials: false)
        case .listTests:
            Row(takes: [.person], gives: .list(.record(.test)), access: .scope(.learnRead), about: "service1.list-tests")
        case .listTopics: Row(takes: [], gives: .list(.record(.topic)), access: .scope(.learnRead), about: "service1.list-topics")
        case .listSubtopics:
            Row(
                takes: [SOAPField("idTema", .int)], gives: .list(.record(.topic)), access: .scope(.learnRead),
                about: "service1.list-subtopics")
        case .countQuestions:
            Row(
                takes: [.test], gives: .int, access: .scope(.learnRead), about: "service1.count-questions",
                declaresCredentials: false)
        case .begin:
            Row(
                takes: [.person, .test, SOAPField("cod", .string, .optional)], gives: .record(.session),
                access: .scope(.learnWrite), about: "service1.begin")
        case .showQuestion:
            Row(
                takes: [.test, SOAPField("nrIntrebare", .int)], gives: .record(.question), access: .scope(.learnRead),
                about: "service1.show-question")
        case .showQuestions:
            Row(takes: [.test], gives: .list(.record(.question)), access: .scope(.learnRead), about: "service1.show-questions")
        case .answer:
            Row(
                takes: [.person, .test] + SOAPRecord.answer.fields, gives: .boolean, access: .scope(.learnWrite),
                about: "service1.answer")
        case .answerAll:
            Row(
                takes: [.person, .test, SOAPField("raspunsuri", .list(.record(.answer)))], gives: .boolean,
                access: .scope(.learnWrite), about: "service1.answer-all")
        case .end:
            Row(
                takes: [SOAPField("idSesiune", .string)], gives: .record(.result), access: .scope(.learnWrite),
                about: "service1.end")
        case .showResult:
            Row(takes: [.person, .test], gives: .record(.result), access: .scope(.learnRead), about: "service1.show-result")
        case .showSolution:
            Row(
                takes: [.person, .test], gives: .list(.record(.answer)), access: .scope(.learnRead),
                about: "service1.show-solution")
        }
    }

    /// What a call of it counts as.
    var kind: RequestRates.Kind {
        switch self {
        case .answer, .answerAll: .answers
        default: .requests
        }
    }

    /// The name of the action that calls it.
    var action: String { SOAPNames.service + rawValue }

    /// The element of the answer.
    var response: String { rawValue + "Response" }

    /// The result in the answer.
    var result: SOAPField { SOAPField(rawValue + "Result", row.gives) }
}

extension SOAPField {
    /// The number of the person for whom is asked; −1 is whoever is signed in.
    fileprivate static let person = SOAPField("idUser", .int)
    /// The place of a test among the person's tests, from 1.
    fileprivate static let test = SOAPField("nrTest", .int)
}
