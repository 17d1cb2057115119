import Foundation
import Mustache
import Testing

@testable import App

@Suite("Types that answer for their fields answer as a mirror would")
struct MustacheParentTests {
    /// Everything in the samples that a template can come to, the pages themselves included.
    private func values() throws -> [Any] {
        func all(_ value: Any) -> [Any] {
            [value] + Mirror(reflecting: value).children.flatMap { all($0.value) }
        }
        return try SamplePages.all(.english).flatMap { all($0.page) }
    }

    @Test("each field by its name, and nothing by any other name")
    func itAnswersItsFields() throws {
        let values = try values()
        let names = Set(values.flatMap { Mirror(reflecting: $0).children.compactMap(\.label) }).union(["", "nothing"])
        let complaints = values.compactMap { $0 as? any MustacheParent }.filter { !($0 is [String: String]) }
            .flatMap { Self.complaints($0, names) }
        #expect(Set(complaints).sorted() == [])
    }

    @Test("every type that answers for itself is in a sample")
    func everyTypeIsSeen() throws {
        let conforming = try SourceTree.files("Sources/App", "swift").flatMap { file in
            file.text.matches(of: #/extension ([\w.]+): MustacheParent/#).map { "App." + String($0.1) }
        }
        #expect(!conforming.isEmpty)
        let seen = Set(try values().filter { $0 is any MustacheParent }.map { String(reflecting: type(of: $0)) })
        #expect(Set(conforming).subtracting(seen) == [])
    }

    @Test("a forgotten, a wrong and an invented field are named")
    func itComplains() {
        struct Made: MustacheParent {
            let forgotten = "a"
            let wrong: String? = "b"
            func child(named name: String) -> Any? { name == "wrong" || name == "invented" ? "c" : nil }
        }
        #expect(Self.complaints(Made(), ["forgotten", "wrong", "invented", "other"]).count == 3)
    }

    private static func complaints(_ parent: any MustacheParent, _ names: Set<String>) -> [String] {
        let fields = Dictionary(
            Mirror(reflecting: parent).children.compactMap { child in child.label.map { ($0, child.value) } },
            uniquingKeysWith: { $1 })
        return names.compactMap { name in
            let expected = fields[name].map(described) ?? "nil"
            let answered = parent.child(named: name).map(described) ?? "nil"
            return expected == answered ? nil : "\(type(of: parent)).\(name) is answered with \(answered)"
        }
    }

    /// A value without the optional around it.
    private static func described(_ value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return String(reflecting: value) }
        return mirror.children.first.map { described($0.value) } ?? "nil"
    }
}
