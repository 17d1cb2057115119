import Foundation
import Testing

@testable import App

@Suite("Say the feature, say the page, open the file")
struct ShapeTests {
    @Test("a feature is a folder with a file of its name, and a line in the list of App.swift")
    func featuresAreListed() throws {
        let files = try SourceTree.files("Sources/App", "swift").filter { $0.name.hasSuffix("Feature") && $0.name != "Feature" }
        #expect(files.map(\.name).sorted() == features.map { String(describing: $0) }.sorted())
        #expect(files.map(\.path).sorted() == files.map { "Sources/App/\($0.folders[2])/\($0.folders[2])Feature.swift" }.sorted())
    }

    private static let longest = 300
    private static let refusedFolders: Set<String> = ["Core", "Utils", "Helpers", "Extensions", "Manager", "Service"]
    /// Folders of templates and of tests that belong to no feature.
    private static let sharedTemplates: Set<String> = ["Shared", "Strings"]
    private static let sharedTests: Set<String> = ["Samples", "Support", "Whole"]

    private static func tooLong(_ files: [SourceTree.File]) -> [String] {
        files.filter { $0.text.split(separator: "\n", omittingEmptySubsequences: false).count - 1 > longest }.map(\.path)
    }

    private static func repeated(_ files: [SourceTree.File]) -> [String] {
        Dictionary(grouping: files, by: \.name).filter { $1.count > 1 }.keys.sorted()
    }

    private static func inRefusedFolders(_ paths: [String]) -> [String] {
        paths.filter { !refusedFolders.isDisjoint(with: $0.split(separator: "/").dropLast().map(String.init)) }
    }

    @Test("no file is longer than 300 lines")
    func filesAreShort() throws {
        let sources = try SourceTree.files("Sources", "swift")
        #expect(Self.tooLong(sources) == [])
        #expect(Self.tooLong([.init(path: "a/B.swift", text: String(repeating: "\n", count: 301))]) == ["a/B.swift"])
        #expect(Self.tooLong([.init(path: "a/B.swift", text: String(repeating: "\n", count: 300))]) == [])
    }

    @Test("no two files of App have the same name")
    func namesAreUnique() throws {
        let sources = try SourceTree.files("Sources/App", "swift")
        #expect(Self.repeated(sources) == [])
        #expect(Self.repeated([.init(path: "a/B.swift", text: ""), .init(path: "c/B.swift", text: "")]) == ["B"])
    }

    @Test("no folder has a name that says nothing")
    func foldersSayWhatTheyHold() throws {
        let paths = try SourceTree.files("Sources", "swift").map(\.path)
        #expect(Self.inRefusedFolders(paths) == [])
        #expect(Self.inRefusedFolders(["Sources/App/Helpers/A.swift"]) == ["Sources/App/Helpers/A.swift"])
    }

    @Test("a feature has the same name in the sources, the templates and the tests")
    func featuresHaveOneName() throws {
        let features = try SourceTree.folders(in: "Sources/App")
        let templates = try SourceTree.folders(in: "Templates").subtracting(Self.sharedTemplates)
        let tests = try SourceTree.folders(in: "Tests/AppTests").subtracting(Self.sharedTests)
        #expect(templates.subtracting(features) == [])
        #expect(tests.subtracting(features) == [])
        #expect(features.subtracting(tests) == [], "features without tests of their own")
    }

    @Test("every page has a template in the folder of its feature")
    func everyPageHasATemplate() throws {
        let templates = Set(try SourceTree.files("Templates", "mustache").map(\.path))
        for page in try SourceTree.files("Sources/App", "swift") {
            guard let template = page.text.firstMatch(of: #/: (?:Molded)?Page \{\s*static let template = "([^"]+)"/#)?.1 else {
                #expect(!page.name.hasSuffix("Page") || page.name == "Page", "\(page.path) names no template")
                continue
            }
            #expect(templates.contains("Templates/\(template).mustache"), "\(page.path)")
            let feature = page.folders[2]
            #expect(feature == "Web" || template.hasPrefix(feature + "/"), "\(page.path) prints \(template)")
        }
    }

    @Test("the repository holds four folders", .enabled(if: Repository.isThere))
    func theTopLevelIsSmall() throws {
        let folders = try Repository.folders()
        #expect(folders == [".ci", "Public", "Sources", "Templates", "Tests"])
    }
}

/// What is checked in.
private enum Repository {
    static var isThere: Bool {
        FileManager.default.fileExists(atPath: TestSite.package.appendingPathComponent(".git").path)
    }

    static func folders() throws -> [String] {
        let (git, output) = (Process(), Pipe())
        git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        git.arguments = ["git", "-c", "safe.directory=*", "ls-files"]
        git.currentDirectoryURL = TestSite.package
        git.standardOutput = output
        try git.run()
        let names = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        git.waitUntilExit()
        return Set(names.split(separator: "\n").filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) })
            .sorted()
    }
}
