import Foundation
import Testing

@testable import App

@Suite("The tables of results hold what the page shows")
struct ResultsFileTests {
    private func file(answered: Int = 21, isOffice: Bool = true) throws -> ResultsFile {
        let results = SamplePages.surveySubject(
            answered, handedIn: 23, title: .sample("=HYPERLINK(\"x\")"), isOffice: isOffice)
        return ResultsFile(results: results, strings: try SamplePages.strings(.english))
    }

    private func lines(_ csv: String) -> [String] { csv.components(separatedBy: "\r\n") }

    @Test("a row for each item and for each option, with a decimal point")
    func figures() throws {
        let lines = lines(try file().figures)
        #expect(
            lines[1]
                == #""'=HYPERLINK(""x"")","IT201 - Web sistemi","","Kako ste zadovoljni predavanjima profesora?","","24","21","20","4.15","1.04","1","0","3","7","9","1","3.98""#
        )
        #expect(lines[4].contains(#""Koliko je bilo gradiva?","Taman","24","21","15","","""#))
        #expect(lines.count == 9)
        #expect(Set(lines.dropLast().map { $0.components(separatedBy: "\",\"").count }) == [17])
    }

    @Test("an item with too few answers has words and no number")
    func tooFew() throws {
        let line = try #require(lines(try file().figures).first { $0.contains("Too few answers") })
        #expect(line.hasSuffix(#""24","21","Too few answers to this item","","","","","","","","","""#))
    }

    @Test("comments come one a row, line ends and all; only to those who read them")
    func comments() throws {
        let text = try file().comments
        #expect(text.contains("\"Više primera iz prakse.\nI manje slajdova.\"\r\n"))
        #expect(lines(text).count == 4)
        #expect(!(try file(isOffice: false).results.hasComments))
        #expect(lines(try file(isOffice: false).comments).count == 2)
    }

    @Test("names of files are plain letters")
    func name() throws {
        #expect(try file().name("figures") == "anketa-it201-figures.csv")
    }
}
