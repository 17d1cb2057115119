import Testing

@testable import App

@Suite("The address of a web page, as people type it")
struct WebAddressTests {
    @Test(
        "https:// is put before the name of a host",
        arguments: [
            "www.asu.edu/cidse", "asu.edu", "ASU.edu", "example.org:8080/a?b=c#d", "a-b.example.org?x", "sub.domain.co.uk/",
        ])
    func completed(text: String) {
        #expect(WebAddress.completed(text) == "https://" + text)
        #expect(PersonPlace.isWebPage("https://" + text) && CourseFields.isWebAddress("https://" + text))
    }

    @Test(
        "everything else stays as it is",
        arguments: [
            "https://asu.edu", "http://asu.edu", "HTTPS://asu.edu", "javascript:alert(1)", "javascript:alert(1).com",
            "mailto:a@example.org", "a@example.org", "user:secret@example.org", "localhost", "127.0.0.1", "example.", ".org",
            "..", "example..org", "example.o", "example.org:", "example.org:abc", "example.org:123456", "//example.org",
            "/pagina.html", "un cuvânt", "data:text/html,x.com", "exa mple.org", "exämple.örg", "",
        ])
    func kept(text: String) {
        #expect(WebAddress.completed(text) == text)
    }

    @Test("nothing stays nothing, and what is hostile is refused as before")
    func refused() {
        #expect(WebAddress.completed(nil) == nil)
        for text in [
            "javascript:alert(1)", "example.org/<script>", "example.org/a b", "user:secret@example.org", "data:x.com/1",
        ] {
            let completed = WebAddress.completed(text) ?? ""
            #expect(!CourseFields.isWebAddress(completed), "\(text)")
        }
    }
}
