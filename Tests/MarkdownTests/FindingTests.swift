import Markdown
import Testing

@Suite("Findings in a text")
struct FindingTests {
    private func found(_ source: String) throws -> [String] {
        try Markdown.findings(source).map { finding in
            switch finding.kind {
            case .html(let html): "\(finding.line) html \(html)"
            case .link(let address): "\(finding.line) link \(address)"
            case .picture(let address, let description): "\(finding.line) picture \(address) \(description)"
            case .formula(let formula, _): "\(finding.line) formula \(formula)"
            }
        }
    }

    @Test("are none in a harmless one")
    func none() throws {
        #expect(try found("# A\n\n[b](https://c.org) `<d>` \\<e>\n\n- [f](#g)").isEmpty)
    }

    @Test("name raw HTML, blocks by their first line")
    func html() throws {
        #expect(try found("one\n\n<div>\ninside\n</div>\n\ntwo") == ["3 html <div>"])
        #expect(try found("one\n\ntwo\nthree <b>x</b>") == ["4 html <b>", "4 html </b>"])
    }

    @Test("name refused links")
    func links() throws {
        #expect(try found("one\ntwo [x](javascript:a)\n\n<ftp://b>") == ["2 link javascript:a", "4 link ftp://b"])
    }

    @Test("name all pictures with what they are described by")
    func pictures() throws {
        #expect(
            try found("text\n\n![The *old* one](a.png)\n\n> ![](b.png)") == ["3 picture a.png The old one", "5 picture b.png "])
    }

    @Test("have the right line in every kind of block")
    func lines() throws {
        let source = """
            # A <i>

            - one
            - two <u>
              three <s>

            > quoted
            > more <q>

            last [x](y)
            """
        #expect(try found(source) == ["1 html <i>", "4 html <u>", "5 html <s>", "8 html <q>", "10 link y"])
    }

    @Test("have the right line where the same signs stand before as code or words")
    func linesAfterTheSameAsCode() throws {
        #expect(try found("`<b>` is code\n\\<b> is text\n<b> is not") == ["3 html <b>"])
        #expect(try found("the page.html\nis [x](page.html)") == ["2 link page.html"])
    }

    @Test("have the right line in a paragraph below link definitions")
    func linesBelowDefinitions() throws {
        #expect(
            try found("x\n\n[a]: https://b.org\n[c]: https://d.org\n[a] [c] <b>\n<i> *e\nf*") == ["5 html <b>", "6 html <i>"])
    }

    @Test("have the right line after an element of several lines")
    func linesAfterLongElements() throws {
        #expect(try found("`one\ntwo` <b>\nthree <i>") == ["2 html <b>", "3 html <i>"])
    }

    @Test("name links to anchors only when they are asked for")
    func anchors() throws {
        let source = "[a](#b)\n\n[c](d.md#e) [f](https://g.org#h)"
        #expect(try Markdown.findings(source).map(\.kind) == [.link("d.md#e")])
        let found = try Markdown.findings(source, withAnchors: true)
        #expect(found.map(\.kind) == [.link("#b"), .link("d.md#e")])
        #expect(found.map(\.line) == [1, 3])
    }
}
