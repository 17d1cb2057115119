import Testing

@testable import App

@Suite("What is wrong with a form is said above it with the names of its fields")
struct NamedErrorsTests {
    @Test("a field that the form has is named before what is wrong with it; what is about no field stands alone")
    func named() throws {
        let strings = try PageGround().strings
        let field = TypedField("credits", "Credit hours", "x", errors: nil, strings)
        var errors = FormErrors.one("credits", "teach.choose")
        errors.add("new", "teach.choose")
        let summary = ErrorSummary(errors, strings, of: [field])
        #expect(
            summary?.entries == [
                .init(href: "#credits", message: "Credit hours: Choose one"), .init(href: "#new", message: "Choose one"),
            ])
        #expect(ErrorSummary(nil, strings, of: [field]) == nil && ErrorSummary(FormErrors(), strings, of: [field]) == nil)
        let ticks = DesignTicks("audience", "Audience", ticked: [], of: [], help: nil, errors: nil, strings)
        let both = ErrorSummary(.one("audience", "teach.choose"), strings, of: [field], [ticks])
        #expect(both?.entries.first?.message == "Audience: Choose one")
    }
}
