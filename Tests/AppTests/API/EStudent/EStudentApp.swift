import HTTPTypes
import NIOCore

@testable import App

/// The eStudent app of a person: it sends user name and secret with each request, and says whose data it is about.
struct EStudentApp {
    /// Signs in with each request.
    let program: TestProgram
    let number: String
    let name: String
    let surname: String

    /// What the app says of the person whom it is about.
    var student: [(String, String)] { [("name", name), ("surname", surname), ("student_id", number)] }

    func get(_ path: String, _ fields: [(String, String)]? = nil) async throws -> TestProgram.Reply {
        try await program.get(path + "?" + TestBrowser.encode(fields ?? [("student_id", number)]))
    }

    /// - Parameter fields: what is sent instead of what the app says of the person.
    func post(
        _ path: String, _ fields: [(String, String)]? = nil, more: [(String, String)] = []
    ) async throws -> TestProgram.Reply {
        try await program.send(
            path, .post, [.contentType: "application/x-www-form-urlencoded"],
            body: ByteBuffer(string: TestBrowser.encode((fields ?? student) + more)))
    }

    /// The same app, which sends something else to sign in with.
    func sending(_ authorization: String?) -> EStudentApp {
        EStudentApp(program: program.sending(.authorization, authorization), number: number, name: name, surname: surname)
    }
}

extension TestSite {
    /// The eStudent app of a person, with a token instead of the password; the service is on from now on.
    func app(
        _ userName: String = "ana", _ scopes: Set<TokenScope> = [.studentRead, .studentWrite]
    ) async throws -> EStudentApp {
        site.institution.services.eStudent = true
        let person = try await PersonStore(database: database).find(userName: userName)
        let secret = try await token(userName, scopes)
        return EStudentApp(
            program: stranger().sending(.authorization, TestProgram.basic(userName, secret)),
            number: person?.indexNumber ?? "", name: person?.name ?? "", surname: person?.surname ?? "")
    }
}
