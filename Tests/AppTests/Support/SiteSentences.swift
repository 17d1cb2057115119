import Foundation

@testable import App

extension TestSite {
    /// A sentence as pages print it.
    func sentence(
        _ key: String, _ values: [String: String] = [:], in language: Language = .romanian
    ) -> String {
        HTML.escape(site.strings(language)(key, values))
    }

    /// The sentence for a number as pages print it.
    func sentence(
        _ key: String, n count: Int, _ values: [String: String] = [:], in language: Language = .romanian
    ) -> String {
        HTML.escape(site.strings(language)(key, n: count, values))
    }

    /// A sentence about a moment: `{time}` and `{zone}`.
    func sentence(_ key: String, time: String) -> String {
        sentence(key, ["time": time, "zone": "București"])
    }

    /// How the list says that a final test is open until a time of this day.
    func closes(today time: String) -> String {
        sentence("tests.closes", ["when": site.strings(.romanian)("when.today", ["time": time])])
    }
}
