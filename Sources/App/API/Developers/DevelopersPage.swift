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
        /// The description that programs read; nil where the call gets it.
        let documentHref: String?
    }

    struct CodeItem: Sendable {
        let code: String
        let status: String
        let title: String
        let sentence: String
    }

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
        services = [
            ServiceItem(
                name: strings("settings.service-json"), isOn: switches.jsonAPI, address: origin + JSONRoutes.version,
                call: "curl -H \"\(bearer)\" \(origin)\(JSONRoutes.me)", documentHref: LearnerRoutes.document),
            ServiceItem(
                name: strings("settings.service-soap"), isOn: switches.soap, address: origin + SOAPRoutes.service,
                call: "curl \"\(origin)\(SOAPRoutes.description)\"", documentHref: nil),
            ServiceItem(
                name: strings("settings.service-rpc"), isOn: switches.jsonRPC, address: origin + RPCRoutes.service,
                call: Self.rpcCall(origin, bearer), documentHref: RPCRoutes.service),
        ]
        codes = Problem.ofServices.map { CodeItem($0, strings) }.sorted { ($0.code, $0.status) < ($1.code, $1.status) }
    }
}

extension DevelopersPage {
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
