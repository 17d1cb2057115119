import Database
import Foundation

/// Imports the prices, charges and payments of an institution's folder: what is new in `prices.csv`, `charges.csv` and
/// `payments.csv`. Nothing is changed or removed: a correction is made in the browser, where it says why.
struct ImportedMoneyRows: ImportPart {
    let step = ImportStep.beside

    static let prices = "prices.csv"
    static let charges = "charges.csv"
    static let payments = "payments.csv"

    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        if run.isCoursesOnly || run.keepsPeople { return [] }
        let formats = Formats(language: folder.institution.language, zone: folder.institution.zone)
        let today = LocalDay(run.now, in: folder.institution.zone)
        let prices = try folder.moneyFiles.first { $0.name == Self.prices }.map { try Self.prices($0, today, run, tx) }
        let lists = try [(Self.charges, MoneyListKind.charges), (Self.payments, .payments)].map { name, kind in
            try folder.moneyFiles.first { $0.name == name }.map { try Self.list($0, kind, today, formats, run, tx) }
        }
        return ([prices] + lists).compactMap { $0 ?? nil }
    }

    private static func list(
        _ file: TextFile, _ kind: MoneyListKind, _ today: LocalDay, _ formats: Formats, _ run: ImportRun,
        _ tx: WriteTransaction
    ) throws -> ImportChange? {
        let document: MoneyListDocument
        do { document = try MoneyListDocument(file.text, kind) } catch let errors as FormErrors {
            throw ImportMistakes(mistakes: errors.items.map { Mistake(file.name, line: 1, $0.key, $0.values) })
        }
        let plan = try MoneyListStore.plan(document, on: today, at: run.now, formats, tx.reading, isRelative: true)
        let mistakes = plan.faulty.flatMap { step, mistakes in
            mistakes.map { Mistake(file.name, line: step.line.number, $0.key, $0.values) }
        }
        guard mistakes.isEmpty else { throw ImportMistakes(mistakes: mistakes) }
        try MoneyListStore.write(plan, by: nil, at: run.now, tx)
        return added(plan.entries.count, file)
    }

    private static func added(_ count: Int, _ file: TextFile) -> ImportChange? {
        count == 0 ? nil : ImportChange(verb: .added, subject: .moneyLines, name: "\(file.name): \(count)")
    }

    private static func prices(
        _ file: TextFile, _ today: LocalDay, _ run: ImportRun, _ tx: WriteTransaction
    ) throws -> ImportChange? {
        let listed = try PriceDocument(file, today: today).prices
        let known = try PriceRows.all(tx.reading)
        // A day that is relative to the import keeps the value of the first one.
        let new = listed.filter { entry in
            !known.contains { before in
                before.kind == entry.price.kind && before.money == entry.price.money
                    && (entry.isRelative || before.firstOn == entry.price.firstOn)
            }
        }
        for entry in new { try PriceRows.add(entry.price, by: nil, at: run.now, tx) }
        return added(new.count, file)
    }
}

extension ImportChange.Subject {
    static let moneyLines = Self("money lines", word: "import.money-lines")
}
