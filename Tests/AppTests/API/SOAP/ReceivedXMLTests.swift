import Foundation
import Testing

@testable import App

@Suite("XML from outside is elements, attributes and text, and nothing else")
struct ReceivedXMLTests {
    private static func read(_ text: String) throws -> ReceivedElement { try ReceivedXML.read(Data(text.utf8)) }

    private static func name(_ space: String, _ local: String) -> ReceivedElement.Name { .init(space: space, local: local) }

    @Test("a name is the same under any prefix and under none")
    func prefixes() throws {
        for text in [
            #"<a xmlns="urn:a"><b>x</b></a>"#, #"<p:a xmlns:p="urn:a"><p:b>x</p:b></p:a>"#,
            #"<p:a xmlns:p="urn:a"><q:b xmlns:q="urn:a">x</q:b></p:a>"#,
            #"<p:a xmlns:p="urn:a" xmlns="urn:b"><b xmlns="urn:a">x</b></p:a>"#,
        ] {
            let root = try Self.read(text)
            #expect(root.name == Self.name("urn:a", "a"))
            #expect(root.children.map(\.name) == [Self.name("urn:a", "b")] && root.children.map(\.text) == ["x"])
        }
    }

    @Test("a prefix means what the innermost element says, and again what it meant outside")
    func innermost() throws {
        let root = try Self.read(#"<p:a xmlns:p="urn:a"><p:b xmlns:p="urn:b" p:k="1"/><p:c p:k="2"/><d xmlns=""/></p:a>"#)
        #expect(root.children.map(\.name) == [Self.name("urn:b", "b"), Self.name("urn:a", "c"), Self.name("", "d")])
        #expect(root.children[0].attributes == [Self.name("urn:b", "k"): "1"])
        #expect(root.children[1].attributes == [Self.name("urn:a", "k"): "2"])
    }

    @Test("an attribute without a prefix is in no namespace, whatever its element is in")
    func attributes() throws {
        let root = try Self.read(#"<a xmlns="urn:a" k="1" xml:lang="ro" v="&lt;&amp;&#x41;"/>"#)
        #expect(root.attributes[Self.name("", "k")] == "1" && root.attributes[Self.name("", "v")] == "<&A")
        #expect(root.attributes[Self.name("http://www.w3.org/XML/1998/namespace", "lang")] == "ro")
    }

    @Test("text is whole, with what was escaped, in CDATA and around comments")
    func texts() throws {
        #expect(
            try Self.read("<a>x &lt;b&gt; &#537;<!-- <!DOCTYPE -->y<![CDATA[<?php <!DOCTYPE html>]]></a>").text
                == "x <b> șy<?php <!DOCTYPE html>")
        #expect(try Self.read("<a><!-- -->]]<![CDATA[]]]><!-- - -->-</a>").text == "]]]-")
        #expect(try Self.read("\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a>é</a>").text == "é")
        #expect(try Self.read("<?xml version='1.0'?><a/>") == ReceivedElement(name: Self.name("", "a")))
    }

    @Test("a declaration may name UTF-8 in any way that XML knows, and is read for nothing else")
    func declarations() throws {
        for declaration in [
            "version=\"1.0\" encoding = \"utf-8\"", "version='1.0' encoding\t=\n'Utf-8' standalone='yes'",
            "version='1.0' standalone=\"no\"", "version=\"1.0\" encoding=\"US-ASCII\"",
        ] { #expect(try Self.read("<?xml \(declaration)?><a>x</a>").text == "x", "\(declaration)") }
        for declaration in [
            "version='1.0' encoding = 'utf-16'", "version='1.0'\tencoding\t=\t\"ISO-8859-2\"", "version='1.0' encoding=''",
            "version='1.0' encoding='utf-8' encoding='utf-16'", "version='1.0' encoding='utf-8",
        ] { #expect(throws: ServiceRefusal(.malformed), "\(declaration)") { try Self.read("<?xml \(declaration)?><a>x</a>") } }
    }

    @Test(
        "what declares, expands, fetches or is no XML is refused",
        arguments: [
            "", " ", "x", "<a>", "<a></b>", "<a/><b/>", "<a/>x", "<a><b></a>", "<a", "<a b/>", "<a b='1' b='2'/>", "<a b='<'/>",
            "<!DOCTYPE a><a/>", "<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "<!doctype a><a/>",
            "<!DOCTYPE a [<!ENTITY b SYSTEM 'file:///etc/passwd'>]><a>&b;</a>",
            "<!DOCTYPE a SYSTEM 'http://127.0.0.1/a.dtd'><a/>", "<a>&b;</a>", "<a><!ELEMENT b ANY></a>",
            "<?x <!-- ?><!DOCTYPE a><!-- --><a/>", "<?xml-stylesheet href='a'?><a/>", "<a><?php x?></a>", "<!-- <a/>",
            "<a><![CDATA[</a>", "<a><!-->--><!DOCTYPE b></a>", "<a><!--></a>", "<a><![CDATA[]]><!DOCTYPE b></a>", "<!",
            "<a><!></a>",
            "<p:a/>", "<a p:b='1'/>", "<a xmlns:p='u' xmlns:q='u' p:x='1' q:x='2'/>", "<a xmlns:p=''><p:b/></a>",
            "<a>&#0;</a>", "<a>&#x1;</a>", "<a>&#xD800;</a>", "<a>&#xFFFE;</a>", "<a>&#99999999999;</a>", "<a>\u{1}</a>",
            "<a>\u{0}</a>",
            "<?xml version='1.0' encoding='utf-16'?><a/>", "<?xml version='1.0' encoding='iso-8859-1'?><a/>",
            "<?xml version='1.0'",
        ])
    func hostile(text: String) {
        #expect(throws: ServiceRefusal(.malformed)) { try Self.read(text) }
    }

    @Test("bytes that are no UTF-8 are refused: another charset, a lone surrogate, a letter in too many bytes")
    func charsets() {
        for bytes: [UInt8] in [[0xE9], [0xED, 0xA0, 0x80], [0xC0, 0xBC], [0xF4, 0x90, 0x80, 0x80]] {
            let data = Data("<a>".utf8) + Data(bytes) + Data("</a>".utf8)
            #expect(throws: ServiceRefusal(.malformed)) { try ReceivedXML.read(data) }
        }
        let wide = Data([0xFF, 0xFE]) + Data("<a/>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        #expect(throws: ServiceRefusal(.malformed)) { try ReceivedXML.read(wide) }
    }

    @Test("64 elements deep and 256 attributes are read, one more is not")
    func limits() throws {
        func nested(_ depth: Int) -> String { String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth) }
        func wide(_ count: Int) -> String { "<a " + (1...count).map { "a\($0)='1' " }.joined() + "/>" }
        #expect(try Self.read(nested(64)).name.local == "a")
        #expect(throws: ServiceRefusal(.malformed)) { try Self.read(nested(65)) }
        #expect(throws: ServiceRefusal(.malformed)) { try Self.read(nested(20_000)) }
        #expect(try Self.read(wide(256)).attributes.count == 256)
        #expect(throws: ServiceRefusal(.malformed)) { try Self.read(wide(257)) }
        let spaces = (1...257).map { "xmlns:a\($0)='u' " }.joined()
        #expect(throws: ServiceRefusal(.malformed)) { try Self.read("<a \(spaces)/>") }
    }

    @Test("a document has 256 KB at most")
    func longest() throws {
        let filler = String(repeating: "a", count: ReceivedXML.longest - 7)
        #expect(try Self.read("<a>\(filler)</a>").text.utf8.count == filler.utf8.count)
        #expect(throws: Problem.tooLarge) { try Self.read("<a>\(filler)a</a>") }
    }

    @Test("whatever is written is read as it was, and what XML cannot say has a sign in its place")
    func roundTrip() throws {
        for text in ["<&>\"'", "ș ț Đ đ", "a\tb\nc\rd", "]]>", "<!DOCTYPE a>", "\u{1F600}", ""] {
            var xml = XMLWriter()
            xml.element("a", ["b": text], text: text)
            let root = try Self.read(xml.text)
            #expect(root.text == text && root.attributes[Self.name("", "b")] == text)
        }
        #expect(XMLWriter.escaped("a\u{0}b\u{1F}c\u{FFFF}d") == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d")
    }

    @Test("anything at all is read or refused, and stops nothing")
    func anything() {
        let pieces = [
            "<", ">", "/", "a", " b='1'", "<![CDATA[", "]]>", "<!--", "-->", "&lt;", "&", "<?xml ", "?>", "xmlns:p='u'", "p:",
            "\"",
        ]
        var generator = SeededGenerator(seed: 30, stream: 1)
        for _ in 0..<3000 {
            let text = (0..<Int(generator.next() % 30)).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
            if let root = try? Self.read(text) { #expect(!root.name.local.isEmpty, "\(text)") }
        }
    }
}
