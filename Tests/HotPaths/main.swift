import App
import Database
import Foundation
import NIOEmbedded

// hotpaths list · hotpaths run PATH COUNT FOLDER: takes one of the paths of `HotPaths` so many times, on the database of a folder in which
// somebody is signed in and in the middle of a test.
// hotpaths get ADDRESS COOKIE COUNT FOLDER: asks the whole site for a page so many times.
// For a counter of instructions; prints how many bytes came of it.

func opened(_ folder: String) throws -> (Configuration, Database) {
    let configuration = Configuration(database: folder + "/gata.sqlite", templates: "Templates", publicFiles: "Public")
    return (configuration, try Database(path: configuration.database, migrations: Migrations.all))
}

func paths(_ folder: String) throws -> HotPaths {
    let (configuration, database) = try opened(folder)
    let found = try database.readInline { tx in
        try tx.first(
            """
            SELECT session.token_digest, attempt.id, attempt.person_id
            FROM attempt JOIN session ON session.person_id = attempt.person_id AND session.ended_at IS NULL
            LEFT JOIN submission ON submission.attempt_id = attempt.id
            WHERE submission.attempt_id IS NULL ORDER BY attempt.id LIMIT 1
            """)
    }
    guard let found else { throw CocoaError(.fileReadNoSuchFile) }
    return try HotPaths(
        database: database, configuration: configuration, digest: found["token_digest"], attempt: found["id"],
        person: found["person_id"])
}

let arguments = CommandLine.arguments
if arguments.dropFirst().first == "list" {
    print(HotPaths.Path.allCases.map(\.rawValue).joined(separator: "\n"))
} else if arguments.count == 5, let path = HotPaths.Path(rawValue: arguments[2]), let count = Int(arguments[3]) {
    print(try paths(arguments[4]).run(path, times: count))
} else if arguments.count == 6, arguments[1] == "get", let count = Int(arguments[4]) {
    let (configuration, database) = try opened(arguments[5])
    let site = try await WholeAnswers(database: database, configuration: configuration, channel: EmbeddedChannel())
    print(try await site.get(arguments[2], cookie: arguments[3], times: count))
} else {
    print("hotpaths list · hotpaths run PATH COUNT FOLDER · hotpaths get ADDRESS COOKIE COUNT FOLDER")
    exit(2)
}
