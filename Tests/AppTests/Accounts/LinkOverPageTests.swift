import Testing

@testable import App

@Suite("The page of a link that leads nowhere")
struct LinkOverPageTests {
    @Test("it names whom to ask, if the institution says so")
    func help() throws {
        let ground = try PageGround()
        func help(_ contact: String?) -> String {
            LinkOverPage(frame: ground.frame, strings: ground.strings, contact: contact).help
        }
        #expect(help("secretariatul") == ground.strings("sign-in.help", ["contact": "secretariatul"]))
        #expect(help(nil) == ground.strings("sign-in.help-nobody"))
    }
}
