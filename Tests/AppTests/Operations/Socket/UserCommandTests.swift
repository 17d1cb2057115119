import Foundation
import Testing

extension ExecutableTests {
    @Suite("gata user", .serialized)
    struct UserCommandTests {
        @Test("adds an account with a password from the input, once, and lists it")
        func add() async throws {
            try await GataCommand.inFolder { folder in
                let database = ["--database", folder.appendingPathComponent("gata.sqlite").path, "--language", "en"]
                try SharedSample.emptyDatabase(at: database[1]).close()
                func add(_ user: String, _ password: String, _ roles: [String] = ["teacher", "administrator"]) async throws
                    -> GataCommand.Outcome
                {
                    try await GataCommand.run(
                        ["user", "add", user, "--name", "Ion", "--surname", "Pop", "--roles"] + roles + database, input: password)
                }
                let added = try await add("Ion.Pop", "o cana cu ceai\n")
                #expect(added.status == 0)
                #expect(added.output == "The account ion.pop was added.\n")
                let twice = try await add("ion.pop", "o cana cu ceai\n")
                #expect(twice.status == 1)
                #expect(twice.errors == "The account ion.pop already exists. Nothing was changed.\n")
                #expect(try await add("ană", "o cana cu ceai").status == 1)
                #expect(try await add("other", "scurt").errors.contains("8"))
                #expect(try await add("other", "parola").status == 1)
                #expect(
                    try await add("other", "o cana cu ceai", ["pope"]).errors.contains(
                        "student, teacher, quality-office, office, administrator"))
                #expect(try await add("other", "").status != 0)
                let list = try await GataCommand.run(["user", "list"] + database)
                #expect(list.output == "1\tion.pop\tIon Pop\t-\tteacher administrator\n")
            }
        }

        @Test("gives a new password only to an account that is there, and only a good one")
        func password() async throws {
            try await GataCommand.withInstitution { _, database in
                let options = ["--database", database, "--language", "en"]
                let nobody = try await GataCommand.run(["user", "password", "nimeni"] + options, input: "o cana cu ceai\n")
                #expect(nobody.status == 1)
                #expect(nobody.errors == "There is no account nimeni.\n")
                let short = try await GataCommand.run(["user", "password", "ana"] + options, input: "scurt\n")
                #expect(short.status == 1)
                #expect(short.errors.contains("at least 8 characters"))
                let set = try await GataCommand.run(["user", "password", "ana"] + options, input: "o cana cu ceai")
                #expect(set.status == 0)
                #expect(set.output.contains("ana"))
            }
        }

        @Test("makes a token, whose secret is all that it prints, and none that cannot be")
        func token() async throws {
            try await GataCommand.withInstitution { _, database in
                let options = ["--database", database, "--language", "en"]
                let made = try await GataCommand.run(["user", "token", "ana", "--scopes", "learn.read,learn.write"] + options)
                #expect(made.status == 0, "\(made.errors)")
                #expect(made.output.wholeMatch(of: #/gata_[A-Za-z0-9_-]{43}\n/#) != nil)
                let nobody = try await GataCommand.run(["user", "token", "nimeni"] + options)
                #expect(nobody.status == 1 && nobody.errors == "There is no account nimeni.\n")
                let unknown = try await GataCommand.run(["user", "token", "ana", "--scopes", "learn.all"] + options)
                #expect(unknown.status == 1 && unknown.errors.contains("learn.read, learn.write"))
                #expect(try await GataCommand.run(["user", "token", "ana", "--days", "366"] + options).status == 1)
            }
        }

        @Test("reaches a running server through its socket, which only its own user can open")
        func throughTheServer() async throws {
            try await GataCommand.withInstitution { folder, database in
                try await RunningGata.serve(["--database", database, "--port", "0"], in: folder) { server in
                    let ana = server.visitor()
                    try await ana.signIn("ana")
                    let socket = try FileManager.default.attributesOfItem(atPath: database + ".socket")
                    #expect(socket[.type] as? FileAttributeType == .typeSocket)
                    #expect((socket[.posixPermissions] as? NSNumber)?.intValue == 0o600)
                    let options = ["--database", database, "--language", "en"]
                    let set = try await GataCommand.run(["user", "password", "ana"] + options, input: "o cana cu ceai\n")
                    #expect(set.status == 0, "\(set.errors)")
                    #expect(try await ana.get("/account").status == .seeOther)
                    try await server.visitor().signIn("ana", password: "o cana cu ceai")
                    let institution = folder.appendingPathComponent("institution")
                    try rewrite(institution.appendingPathComponent("institution.yaml"), "Școala de probă", "Școala nouă")
                    let imported = try await GataCommand.run(["import", institution.path] + options)
                    #expect(imported.status == 0, "\(imported.errors)")
                    #expect(try await server.visitor().get("/sign-in").text.contains("Școala nouă"))
                    #expect(try await GataCommand.run(["user", "list"] + options).output.contains("\tbogdan\t"))
                }
            }
        }
    }
}
