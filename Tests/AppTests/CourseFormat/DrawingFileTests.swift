import Foundation
import Testing

@testable import App

@Suite("An SVG picture can only be looked at")
struct DrawingFileTests {
    private func drawing(_ inside: String, _ attributes: String = "viewBox=\"0 0 64 32\"") -> DrawingFile? {
        DrawingFile(
            Data(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(attributes)>\(inside)</svg>"
                    .utf8))
    }

    @Test("shapes, text, markers and gradients of its own are fine")
    func harmless() throws {
        let inside = """
            <title>a</title><defs><linearGradient id="g"><stop offset="1" stop-color="#fff"/></linearGradient></defs>
            <rect width="9" height="9" fill="url(#g)"/><use href="#g"/><use xlink:href="#g"/><text x="1">a &amp; b</text><!-- a remark -->
            """
        let read = try #require(drawing(inside))
        #expect((read.width, read.height) == (64, 32))
        let sized = try #require(drawing("", "width=\"640px\" height=\"320.4\""))
        #expect((sized.width, sized.height) == (640, 320))
    }

    @Test(
        "whatever could do or fetch something is refused",
        arguments: [
            "<script>alert(1)</script>", "<rect onload=\"alert(1)\"/>", "<rect ONCLICK=\"a()\"/>",
            "<a href=\"javascript:alert(1)\"><rect/></a>",
            "<use href=\"https://x.example/a.svg#b\"/>", "<use xlink:href=\"data:image/svg+xml,a\"/>", "<image href=\"a.png\"/>",
            "<foreignObject><p>a</p></foreignObject>", "<style>rect{}</style>", "<rect style=\"fill:red\"/>",
            "<rect fill=\"url(https://x.example/a)\"/>", "<rect fill=\"url( 'http://x.example')\"/>",
            "<animate attributeName=\"href\"/>",
            "<set attributeName=\"onload\" to=\"a\"/>", "<![CDATA[<script>]]>", "<?xml-stylesheet href=\"a.css\"?>",
        ])
    func harmful(inside: String) {
        #expect(drawing(inside) == nil)
    }

    @Test("nothing is expanded, and no other document is taken for a drawing")
    func otherDocuments() {
        let bomb = "<!DOCTYPE svg [<!ENTITY a \"aaaa\">]><svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">&a;</svg>"
        #expect(DrawingFile(Data(bomb.utf8)) == nil)
        #expect(DrawingFile(Data("<html><body/></html>".utf8)) == nil)
        #expect(DrawingFile(Data("<svg viewBox=\"0 0 9 9\"><rect></svg>".utf8)) == nil)
        #expect(DrawingFile(Data([0xFF, 0xFE, 0x3C])) == nil)
        #expect(drawing("", "") == nil, "a drawing without a size")
        #expect(drawing(String(repeating: "<g>", count: 70) + String(repeating: "</g>", count: 70)) == nil)
    }
}
