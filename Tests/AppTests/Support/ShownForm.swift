import Foundation
import Testing

/// A form as a page shows it, and what a browser without script posts of it.
struct ShownForm {
    let action: String
    private(set) var fields: [(name: String, value: String)] = []

    /// - Parameter id: of the form.
    init(_ page: TestBrowser.Reply, _ id: String) throws {
        let forms = page.text.matches(of: #/(?s)<form\b([^>]*)>(.*?)<\/form>/#)
        let form = try #require(forms.first { Self.attributes($0.1)["id"] == id }, "no form \(id)")
        action = Self.attributes(form.1)["action"] ?? ""
        let fields = #/(?s)<input\b([^>]*)>|<textarea\b([^>]*)>\n?(.*?)<\/textarea>|<select\b([^>]*)>(.*?)<\/select>/#
        for field in form.2.matches(of: fields) {
            if let tag = field.1 {
                add(Self.attributes(tag))
            } else if let tag = field.2, let name = Self.attributes(tag)["name"] {
                self.fields.append((name, Self.plain(field.3 ?? "")))
            } else if let tag = field.4, let name = Self.attributes(tag)["name"] {
                let options = (field.5 ?? "").matches(of: #/<option\b([^>]*)>/#).map { Self.attributes($0.1) }
                let chosen = options.first { $0["selected"] != nil } ?? options.first
                if let value = chosen?["value"] { self.fields.append((name, value)) }
            }
        }
    }

    func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }

    /// The form after its user has filled in a field, or has ticked these boxes of a name.
    func filled(_ name: String, _ values: [String]) -> ShownForm {
        var form = self
        form.fields = fields.filter { $0.name != name } + values.map { (name, $0) }
        return form
    }

    /// What pressing a button posts.
    func posted(_ button: (String, String)) -> [(String, String)] { fields.map { ($0.name, $0.value) } + [button] }

    private mutating func add(_ input: [String: String]) {
        guard let name = input["name"], !["file", "submit"].contains(input["type"]) else { return }
        let isBox = ["checkbox", "radio"].contains(input["type"])
        if !isBox || input["checked"] != nil { fields.append((name, input["value"] ?? (isBox ? "on" : ""))) }
    }

    private static func attributes(_ tag: Substring) -> [String: String] {
        let pairs = tag.matches(of: #/([a-z-]+)(?:="([^"]*)")?/#).map { (String($0.1), plain($0.2 ?? "")) }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    /// A text without the marks that keep it from being HTML.
    private static func plain(_ text: Substring) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")].reduce(String(text)) { text, mark in
            text.replacingOccurrences(of: mark.0, with: mark.1)
        }
    }
}
