import Testing

@testable import App

@Suite("The page where the code of a slip is typed")
struct CodePageTests {
    private let ground: PageGround

    init() throws { ground = try PageGround() }

    private func page(_ form: CodeForm = CodeForm(), contact: String? = nil, errors: FormErrors? = nil) -> CodePage {
        CodePage(frame: ground.frame, strings: ground.strings, contact: contact, form: form, errors: errors)
    }

    @Test("what was typed comes back, with what is wrong beside its field and before the title")
    func mistakes() {
        let wrong = page(CodeForm(user: "ana", code: "k7"), errors: .one("code", "code.invalid"))
        #expect(wrong.user == "ana" && wrong.code == "k7" && ground.isMarked(wrong.frame))
        #expect(wrong.userError == nil && wrong.codeError == ground.strings("code.invalid"))
        #expect(page().user.isEmpty && page().code.isEmpty && page().codeError == nil && !ground.isMarked(page().frame))
    }

    @Test("it names whom to ask for another slip, if the institution says so")
    func help() {
        #expect(page(contact: "secretariatul").help == ground.strings("sign-in.help", ["contact": "secretariatul"]))
        #expect(page().help == ground.strings("sign-in.help-nobody"))
    }

    @Test("a form without a name, without a code or with half a code says which, and tries nothing")
    func form() throws {
        func keys(_ user: String?, _ code: String?) -> [String] {
            do {
                _ = try CodeForm(user: user, code: code).entered()
                return []
            } catch { return (error as? FormErrors)?.items.map(\.key) ?? ["another error"] }
        }
        #expect(keys(nil, nil) == ["sign-in.user-missing", "code.missing"])
        #expect(keys("ana", " ") == ["code.missing"] && keys("ana", "K7QM") == ["code.invalid"])
        let entered = try CodeForm(user: " ANA ", code: "k7qm 3xpa").entered()
        #expect(entered.userName == "ana" && entered.code.text == "K7QM-3XPA")
    }
}
