import Foundation
import HTTPTypes
import Testing

@testable import App

@Suite("What stands before a part of a form")
struct MultipartHeadTests {
    private func head(_ disposition: String, _ more: String = "") -> MultipartHead? {
        try? MultipartHead(Array("Content-Disposition: \(disposition)\r\n\(more)\r\n".utf8))
    }

    @Test(
        "names the field and the file as every browser writes them",
        arguments: [
            ("form-data; name=\"a\"", "a", nil),
            ("FORM-DATA;NAME=a;FILENAME=b.png", "a", "b.png"),
            ("form-data; name=\"file\"; filename=\"\"", "file", ""),
            ("form-data; name=\"a%22b%0D%0Ac\"", "a\"b\r\nc", nil),
            ("form-data; name=\"a\"; filename=\"100%25 sigur%20.png\"", "a", "100%25 sigur%20.png"),
            ("form-data; name=\"a\"; filename=\"o \\\"poză\\\".png\"", "a", "o \"poză\".png"),
            ("form-data; name=\"a\"; filename=\"C:\\dir\\a.png\"", "a", "C:\\dir\\a.png"),
            ("form-data; name=\"a\"; filename=\"x\\\"", "a", "x\\"),
            ("form-data; name=\"a\"; filename=\"x.png\"; filename*=UTF-8''%C8%99.png", "a", "ș.png"),
            ("form-data; name=\"a\"; filename*=utf-8'ro'a%20b; filename=\"x\"", "a", "a b"),
            ("form-data; name=\"a\"; filename=\"x.png\"; filename*=ISO-8859-1''%E9.png", "a", "x.png"),
            ("form-data; name=\"a\" ; filename = \"x.png\" ;", "a", "x.png"),
        ] as [(String, String, String?)])
    func names(disposition: String, name: String, file: String?) {
        #expect(head(disposition)?.name == name)
        #expect(head(disposition)?.fileName == file)
    }

    @Test(
        "is refused when it says anything twice, otherwise, or nothing",
        arguments: [
            "form-data", "form-data; name=\"\"", "attachment; name=\"a\"", "form-data; name=\"a\"; name=\"b\"",
            "form-data; name=\"a\"; filename=\"b\"; filename=\"c\"", "form-data; name=\"a", "form-data; name=\"a\"x",
            "form-data; na me=\"a\"", "form-data; =\"a\"", "form-data name=\"a\"", "form-data; name=a\"b", "",
        ])
    func refused(disposition: String) {
        #expect(head(disposition) == nil)
    }

    @Test("has headers of lines that end as they have to")
    func lines() {
        let own = "form-data; name=\"a\""
        #expect(head(own, "Content-Type: text/plain\r\nX: \r\n") != nil)
        #expect(head(own, "Content-Transfer-Encoding: 8bit\r\n") != nil)
        #expect(head(own, "Content-Transfer-Encoding: base64\r\n") == nil)
        #expect(head(own, "Content-Disposition: form-data; name=\"b\"\r\n") == nil)
        for wrong in [" folded: x\r\n", "no colon\r\n", ": x\r\n", "a b: x\r\n", "A: \u{0}\r\n", "A: x\ry\r\n", "A: x\n"] {
            #expect(head(own, wrong) == nil, "\(wrong)")
        }
        #expect((try? MultipartHead(Array("\r\n".utf8))) == nil)
    }

    @Test("a boundary has at most seventy of the characters that it may have")
    func boundaries() {
        func boundary(_ type: String) -> String? { try? HTTPFields([.init(name: .contentType, value: type)]).multipartBoundary() }
        #expect(boundary("multipart/form-data; boundary=----WebKitFormBoundaryX7") == "----WebKitFormBoundaryX7")
        #expect(boundary("Multipart/Form-Data; charset=utf-8; Boundary=\"a b:c\"") == "a b:c")
        #expect(boundary("multipart/form-data; boundary=" + String(repeating: "x", count: 70))?.count == 70)
        for wrong in [
            "multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"a \"",
            "text/plain; boundary=a",
            "multipart/form-data; boundary=\"a\u{7F}\"", "multipart/form-data; boundary=ș",
            "multipart/form-data; boundary=a; boundary=b",
            "multipart/form-data; boundary=" + String(repeating: "x", count: 71), "multipart/mixed; boundary=a",
        ] { #expect(boundary(wrong) == nil, "\(wrong)") }
    }

    @Test(
        "a file keeps of its name what can do no harm",
        arguments: [
            ("scan.png", "scan.png"), ("/etc/../x/scan 2.png", "scan 2.png"), ("C:\\Users\\Ana\\poză.jpg", "poză.jpg"),
            (".htaccess", "htaccess"), ("...", "file"), ("", "file"), ("..\\..", "file"), ("a\u{0}b\r\n.png", "ab.png"),
            ("x\u{202E}gnp.exe", "xgnp.exe"), ("ora 10:42.png", "ora 10-42.png"), ("s\u{326}i.png", "și.png"),
            ("  a.png ", "a.png"),
        ])
    func fileNames(sent: String, kept: String) {
        #expect(FileName.cleaned(sent) == kept)
    }

    @Test("a long name is cut before its ending")
    func longNames() {
        let cut = FileName.cleaned(String(repeating: "ș", count: 300) + ".jpeg")
        #expect(cut.unicodeScalars.count == 100 && cut.hasSuffix("ș.jpeg"))
        #expect(FileName.cleaned("a" + String(repeating: "\u{301}", count: 5000)).utf8.count <= 400)
    }
}
