/// What a browser sees at the address of the service: its methods, the screens of a course, and the codes of errors.
struct RPCMethodsPage: Page {
    static let template = "API/rpc-methods"

    struct Method: Sendable {
        /// As a program writes it: `objectives.move(objective: text, direction: up | down)`.
        let signature: String
        /// The right of a token that it needs; nil for none.
        let scope: String?
        let about: String
    }

    struct Screen: Sendable {
        let name: String
        let fields: String
    }

    struct ErrorItem: Sendable {
        let code: String
        let sentence: String
    }

    let frame: Frame
    let address: String
    let methods: [Method]
    let screens: [Screen]
    let errors: [ErrorItem]

    init(frame: Frame, address: String, strings: Strings) {
        self.frame = frame
        self.address = address
        methods = RPCMethod.allCases.map { method in
            let row = method.row
            let scope: String? = if case .scope(let scope) = row.access { scope.rawValue } else { nil }
            return Method(
                signature: "\(method.name)(\(row.takes.map(\.text).joined(separator: ", ")))", scope: scope,
                about: strings(row.about))
        }
        screens = RPCScreen.allCases.map { screen in
            Screen(name: screen.rawValue, fields: screen.fields.map(\.text).joined(separator: ", "))
        }
        errors = RPCErrorCode.allCases.map { ErrorItem(code: String($0.rawValue), sentence: strings($0.about)) }
    }
}

extension RPCErrorCode {
    /// The key of a sentence about it.
    var about: String {
        switch self {
        case .noJSON: "rpc.error-no-json"
        case .noCall: "rpc.error-no-call"
        case .unknownMethod: "rpc.error-unknown-method"
        case .wrongParameters: "rpc.error-wrong-parameters"
        case .ofServer: "rpc.error-of-server"
        case .notSignedIn: "rpc.error-not-signed-in"
        case .notAllowed: "rpc.error-not-allowed"
        case .notThere: "rpc.error-not-there"
        case .changedMeanwhile: "rpc.error-changed-meanwhile"
        case .tooMany: "rpc.error-too-many"
        }
    }
}
