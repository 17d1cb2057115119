import Testing

@testable import App

@Suite("The page where a teacher says where to be found")
struct ProfilePageTests {
    @Test("what was typed comes back with its mistake beside it and before the title")
    func mistakes() throws {
        let ground = try PageGround()
        let form = ProfileForm(office: "2013", webPage: "ana.example.org")
        let plain = ProfilePage(frame: ground.frame, strings: ground.strings, form: form)
        #expect(!ground.isMarked(plain.frame) && plain.errors == nil && plain.fields.allSatisfy { $0.error == nil })
        let wrong = ProfilePage(
            frame: ground.frame, strings: ground.strings, form: form, errors: .one("web-page", "profile.web-page-invalid"))
        #expect(ground.isMarked(wrong.frame) && wrong.errors != nil)
        #expect(wrong.fields.map(\.value) == ["", "2013", "", "ana.example.org", "", "", ""])
        #expect(wrong.fields.filter { $0.error != nil }.map(\.id) == ["web-page"])
    }
}
