import Foundation
import Testing

@testable import App

@Suite("XML that is read without a whole reader")
struct PlainXMLTests {
    private static func plain(_ text: String) -> ReceivedElement? { PlainXML.read(Array(text.utf8)) }

    private static func whole(_ text: String) -> ReceivedElement? { try? ReceivedXML.parsed(Data(text.utf8), Array(text.utf8)) }

    @Test(
        "is what programs send: with and without a declaration, under any prefix, with header blocks and spaces",
        arguments: [
            TestService.envelope("GetIntrebare", "<nrTest>1</nrTest><nrIntrebare>2</nrIntrebare>", key: "gata_abc"),
            "<s:Envelope xmlns:s='http://schemas.xmlsoap.org/soap/envelope/'><s:Body><A xmlns='http://tempuri.org/'/></s:Body>"
                + "</s:Envelope>",
            #"""
            <?xml version='1.0' encoding='UTF-8'?>
            <soap-env:Envelope xmlns:soap-env="http://schemas.xmlsoap.org/soap/envelope/">
              <soap-env:Body>
            \#t<ns0:A xmlns:ns0="http://tempuri.org/" soap-env:mustUnderstand='1' k=""><ns0:text>șapte > 6</ns0:text ></ns0:A>
              </soap-env:Body>
            </soap-env:Envelope>

            """#,
        ])
    func usual(text: String) throws {
        let read = try #require(Self.plain(text))
        #expect(read == Self.whole(text))
        #expect(read.name == .init(space: SOAPNames.envelope, local: "Envelope") && read.children.last?.children.count == 1)
    }

    @Test(
        "is not what is wrong, or what a reader makes something else of",
        arguments: [
            "", "<a>", "<a></b>", "<a/><a/>", "<a/>x", "x<a/>", "<a b='1' b='2'/>", "<a b='1'c='2'/>", "<a b/>",
            "<a b = '1'/>", "<a b='1\"/>", "<p:a/>", "<a p:b='1'/>", "<a xmlns:p=''/>",
            "<a xmlns:p='http://a/' xmlns:p='http://b/'/>", "<a xmlns='http://a/' xmlns='http://a/'/>", "<a xmlns='urn:a'/>",
            "<a xmlns:p='http://a/' xmlns:q='http://a/' p:b='1' q:b='2'/>", "<a xmlns:xml='http://a/'/>",
            "<a xmlns:xmlns='http://a/'/>", "<a xml:lang='ro'/>", "<a xmlns:p='http://www.w3.org/2000/xmlns/'/>", "<a:b:c/>",
            "<:a/>", "<a:/>", "<1/>", "<é/>", "<a>&lt;</a>", "<a b='&lt;'/>", "<a b='<'/>", "<a b='x\ty'/>", "<a>]]></a>",
            "<a>x\ry</a>", "<a>\u{1}</a>", "<a>\u{0}</a>", "<a>\u{FFFE}</a>", "<a><!-- --></a>", "<a><![CDATA[x]]></a>",
            "<a><?x?></a>", "<!DOCTYPE a><a/>", "<?xml version='1.0' encoding='utf-16'?><a/>", "\u{FEFF}<a/>", "< a/>",
            "<a></ a>", "<a / >",
        ])
    func left(text: String) {
        #expect(Self.plain(text) == nil)
    }

    @Test("whatever is read is what a whole reader reads")
    func same() {
        let pieces = [
            "<a>", "</a>", "<b", "<p:b", ">", "/>", "</b>", "</p:b>", " ", " k='1'", " k=\"2\"", " p:k='3'", " q:k='3'", "x",
            "\n", "\t", " xmlns='http://a/'", " xmlns=''", " xmlns:p='http://a/'", " xmlns:q='http://a/'",
            " xmlns:p='http://b/'", "ș", "&lt;", "]", "<b/>", "<b xmlns='http://c/'>", "<a.b-c/>", "\u{7F}\u{85}", " K='a b'",
            "<b >", "</b >", "\"", "'", "=", "\u{FB01}",
        ]
        var (generator, read) = (SeededGenerator(seed: 30, stream: 2), 0)
        for number in 0..<20_000 {
            let text = (0..<Int(generator.next() % 8)).map { _ in pieces[Int(generator.next() % UInt64(pieces.count))] }.joined()
            let document =
                number.isMultiple(of: 2)
                ? "<p:a xmlns:p='http://p/' xmlns:q='http://p/'>\(text)</p:a>"
                : "<p:b xmlns='http://d/' xmlns:p='http://p/'\(text)</p:b>"
            guard let plain = Self.plain(document) else { continue }
            read += 1
            #expect(plain == Self.whole(document), "\(document)")
        }
        #expect(read > 1000)
    }
}
