import Foundation
import Testing

@Suite("Every file imports only what its role allows")
struct ImportsTests {
    private func sources() throws -> [(path: String, text: String)] {
        try SourceTree.files("Sources", "swift").map { (String($0.path.dropFirst("Sources/".count)), $0.text) }
    }

    @Test("the sources keep to the table of roles")
    func theSourcesKeepToTheTable() throws {
        let complaints = try sources().flatMap { ImportRules.complaints($0.path, $0.text) }
        #expect(complaints == [])
    }

    @Test("an exception is in the list only as long as somebody needs it")
    func everyExceptionIsNeeded() throws {
        let imports = Dictionary(
            try sources().map { ($0.path, Set(ImportRules.imports($0.text))) }, uniquingKeysWith: { $1 })
        let needless = ImportRules.exceptions.flatMap { path, modules in
            modules.subtracting(imports[path] ?? []).map { "\(path) does not import \($0)" }
        }
        #expect(needless.sorted() == [])
    }

    @Test(
        "a file that imports more than its role allows is named",
        arguments: [
            ("App/Attempts/Thing.swift", "import Hummingbird"),
            ("App/Attempts/Thing.swift", "import Foundation\nimport Database"),
            ("App/Attempts/ThingStore.swift", "@preconcurrency import Hummingbird"),
            ("App/Attempts/ThingForm.swift", "import Database"),
            ("App/Attempts/ThingPage.swift", "public import Database"),
            ("App/Attempts/List/ThingController.swift", "import Database"),
            ("App/Attempts/ThingRoutes.swift", "import NIOCore"),
            ("App/Lessons/LessonDocument.swift", "import struct Database.Row"),
            ("App/CourseFormat/Readers/Thing.swift", "import Hummingbird"),
            ("App/Web/Thing.swift", "import CArgon2"),
            ("App/Web/Thing.swift", "import CArgon2"),
            ("App/Schema/Thing.swift", "import Foundation"),
            ("App/Thing.swift", "import GRDB"),
            ("App/Operations/Thing.swift", "import CMark"),
            ("Formulas/Thing.swift", "import Foundation"),
            ("Markdown/Thing.swift", "import Database"),
            ("Database/Thing.swift", "import Markdown"),
            ("Database/Thing.swift", "import GRDB"),
        ])
    func itComplains(path: String, text: String) {
        #expect(ImportRules.complaints(path, text).count == 1)
    }

    @Test("words in comments and ordinary roles are left alone")
    func itDoesNotComplain() {
        #expect(ImportRules.complaints("App/Attempts/ThingStore.swift", "// import GRDB\nimport Database") == [])
        #expect(ImportRules.complaints("App/Thing.swift", "import Hummingbird") == [])
    }
}
