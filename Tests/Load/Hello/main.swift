import Foundation
import Hummingbird
import Logging

// hello PORT: the least that the HTTP library does. What the site makes is measured beside it.

guard let port = CommandLine.arguments.dropFirst().first.flatMap({ Int($0) }) else {
    FileHandle.standardError.write(Data("usage: hello PORT\n".utf8))
    exit(2)
}
let router = Router()
router.get("livez") { _, _ in "hello" }
var logger = Logger(label: "hello")
logger.logLevel = .error
let application = Application(
    router: router, configuration: .init(address: .hostname("127.0.0.1", port: port), serverName: nil, backlog: 4096),
    logger: logger)
try await application.runService()
