import Foundation

/// The names of the sheets (`xl/workbook.xml`).
final class SpreadsheetOutline: SpreadsheetPartReader {
    private(set) var sheets: [(name: String, relation: String, isHidden: Bool)] = []
    /// Whether days are counted from 1904 on.
    private(set) var isFrom1904 = false

    override func begin(_ name: String, _ attributes: [String: String]) {
        if name == "workbookPr" { isFrom1904 = ["1", "true"].contains(attributes["date1904"]) }
        guard name == "sheet", let title = attributes["name"] else { return }
        let relation = attributes.first { $0.key == "id" || $0.key.hasSuffix(":id") }?.value
        sheets.append((title, relation ?? "", attributes["state"]?.lowercased().contains("hidden") == true))
    }
}

/// Where the parts of the book are (`xl/_rels/workbook.xml.rels`).
final class SpreadsheetRelations: SpreadsheetPartReader {
    /// Names in the archive, by the ids of relations.
    private(set) var paths: [String: String] = [:]
    /// The texts that all sheets share.
    private(set) var strings: String?

    override func begin(_ name: String, _ attributes: [String: String]) {
        guard name == "Relationship", let target = attributes["Target"], attributes["TargetMode"] != "External" else { return }
        let path = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
        if let id = attributes["Id"] { paths[id] = path }
        if attributes["Type"]?.hasSuffix("/sharedStrings") == true { strings = path }
    }
}

/// The texts that all sheets share. Of a text in several styles the pieces are joined; how it is read aloud is left out.
final class SpreadsheetStrings: SpreadsheetPartReader {
    private(set) var all: [String] = []
    private var (text, isAloud) = ("", false)

    override func begin(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "si": text = ""
        case "rPh": isAloud = true
        case "t": if !isAloud { keepText() }
        default: break
        }
    }

    override func end(_ name: String, _ text: String?) {
        switch name {
        case "t": self.text += text ?? ""
        case "rPh": isAloud = false
        case "si": self.text.isWithin(bytes: SpreadsheetLimits.cell) ? all.append(self.text) : stop(.cell)
        default: break
        }
    }
}

/// How numbers are written (`xl/styles.xml`).
final class SpreadsheetStyles: SpreadsheetPartReader {
    /// The codes that the file declares, by their ids.
    private(set) var codes: [Int: String] = [:]
    /// The id of the code of each style of cells.
    private(set) var cells: [Int] = []
    private var isCells = false

    override func begin(_ name: String, _ attributes: [String: String]) {
        switch name {
        case "numFmt": if let id = attributes["numFmtId"].flatMap({ Int($0) }) { keep(attributes["formatCode"] ?? "", as: id) }
        case "cellXfs": isCells = true
        case "xf": if isCells { keep(attributes["numFmtId"].flatMap { Int($0) } ?? 0) }
        default: break
        }
    }

    private func keep(_ code: String, as id: Int) {
        codes[id] = code
        if !code.isWithin(bytes: SpreadsheetLimits.code) || codes.count > SpreadsheetLimits.codes { stop(.large) }
    }

    private func keep(_ id: Int) {
        cells.append(id)
        if cells.count > SpreadsheetLimits.styles { stop(.large) }
    }

    override func end(_ name: String, _ text: String?) {
        if name == "cellXfs" { isCells = false }
    }
}
