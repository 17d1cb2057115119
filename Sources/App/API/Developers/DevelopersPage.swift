/// Tells those who write programs which services are on, how a program is let in, one call of each service, and what each code
/// of a problem means.
struct DevelopersPage: Page {
    static let template = "API/developers"

    struct ServiceItem: Sendable {
        let name: String
        let isOn: Bool
        let address: String
        /// A call to try.
        let call: String
        /// The description that programs read, and what people read of it.
        var documents: [Frame.Link] = []
        /// Where it has what; nil where the description says it all.
        var more: String?
        /// Where its address is made, for a service of which everybody has an own one.
        var addressHref: String?
    }

    struct CodeItem: Sendable {
        let code: String
        let status: String
        let title: String
        let sentence: String
    }

    /// The address of a calendar, without its secret.
    private static let calendar = CalendarFeedAddress.address(SessionToken(text: "…"))

    /// A student's number, for calls to try.
    private static let studentNumber = "1000"

    let frame: Frame
    let services: [ServiceItem]
    let tokensHref: String
    let bearer: String
    let basic: String
    let takesOwnPasswords: Bool
    let codes: [CodeItem]

    /// - Parameters:
    ///   - origin: of this site, as browsers write it.
    ///   - area: from which a person who is signed in came; nil for a visitor.
    init(frame: Frame, strings: Strings, switches: ServiceSwitches, origin: String, area: AreaTab.Area?) {
        self.frame = frame
        tokensHref = area?.kept(in: AccountRoutes.tokens) ?? AccountRoutes.tokens
        let token = AccessToken.prefix + "…"
        bearer = "Authorization: Bearer \(token)"
        basic = "curl -u \(strings("developers.user")):\(token) \(origin)\(JSONRoutes.me)"
        takesOwnPasswords = switches.ownPasswords
        let student = "curl -u \(strings("developers.user")):\(token) -d \(EStudentForm.student)=\(Self.studentNumber)"
        services = [
            ServiceItem(
                name: strings("settings.service-json"), isOn: switches.jsonAPI, address: origin + JSONRoutes.version,
                call: "curl -H \"\(bearer)\" \(origin)\(JSONRoutes.me)",
                documents: [.init(href: LearnerRoutes.document, text: strings("developers.document"))],
                more: strings("developers.areas", ["teach": TeachingRoutes.area, "imports": ProgramImportRoutes.imports])),
            ServiceItem(
                name: strings("settings.service-soap"), isOn: switches.soap, address: origin + SOAPRoutes.service,
                call: "curl \"\(origin)\(SOAPRoutes.description)\"",
                documents: [
                    .init(href: SOAPRoutes.description, text: strings("service1.description")),
                    .init(href: SOAPRoutes.service, text: strings("service1.operations")),
                ]),
            ServiceItem(
                name: strings("settings.service-calendar"), isOn: switches.calendar, address: origin + Self.calendar,
                call: "curl \(origin)\(Self.calendar)",
                addressHref: area?.kept(in: AccountRoutes.calendar) ?? AccountRoutes.calendar),
            ServiceItem(
                name: strings("settings.service-estudent"), isOn: switches.eStudent,
                address: origin + EStudentRoutes.prefix.dropLast(), call: "\(student) \(origin)\(EStudentRoutes.reports)",
                more: Self.eStudentMethods(strings)),
            ServiceItem(
                name: strings("settings.service-rpc"), isOn: switches.jsonRPC, address: origin + RPCRoutes.service,
                call: Self.rpcCall(origin, bearer), documents: [.init(href: RPCRoutes.service, text: strings("rpc.methods"))]),
        ]
        codes = Problem.ofServices.map { CodeItem($0, strings) }.sorted { ($0.code, $0.status) < ($1.code, $1.status) }
    }
}

extension DevelopersPage {
    /// The eStudent API has no description that programs read: this is what there is to know of it.
    private static func eStudentMethods(_ strings: Strings) -> String {
        strings(
            "developers.estudent",
            [
                "methods": EStudentRoutes.methods.joined(separator: ", "), "student": EStudentForm.student,
                "chosen": EStudentForm.chosen, "code": EStudentForm.code, "date": EStudentForm.date,
            ])
    }

    /// The courses of whoever has the token.
    private static func rpcCall(_ origin: String, _ bearer: String) -> String {
        let body = #"{"jsonrpc": "2.0", "id": 1, "method": "\#(RPCMethod.listCourses.name)"}"#
        let type = "Content-Type: \(JSONAnswer.type)"
        return "curl -H \"\(bearer)\" -H \"\(type)\" -d '\(body)' \(origin)\(RPCRoutes.service)"
    }
}

extension DevelopersPage.CodeItem {
    fileprivate init(_ problem: Problem, _ strings: Strings) {
        (code, status) = (problem.code, "\(problem.status.code)")
        title = strings(problem.programKeys.title)
        sentence = problem.programSentence(strings)
    }
}

extension Problem {
    /// One of each that a service may state.
    static let ofServices: [Problem] =
        [
            .notFound, .forbidden, .forged, .unreadable, .tooLarge, .signInNeeded, .busy, .diskFull, .restarting,
            .unexpected(id: "…"),
        ] + ServiceRefusal.Kind.allCases.map { .refused($0) }
}
