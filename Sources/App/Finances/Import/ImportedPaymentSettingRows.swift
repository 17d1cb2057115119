import Database

/// Imports where students pay and what debt means, from `institution.yaml`. What the file does not say stays.
struct ImportedPaymentSettingRows: ImportPart {
    let step = ImportStep.institution

    func apply(_ folder: InstitutionFolder, _ run: ImportRun, _ tx: WriteTransaction) throws -> [ImportChange] {
        guard let written = folder.payment else { return [] }
        let before = try FinanceSettingsRows.find(tx.reading)
        let after = before.taking(written)
        if before == after { return [] }
        try FinanceSettingsRows.save(after, tx)
        return [
            ImportChange(
                verb: before == .initial ? .added : .changed, subject: .paymentSettings, name: InstitutionDocument.fileName)
        ]
    }
}

extension FinanceSettings {
    /// The settings with what a folder says. The payment code ends with the account in Serbia that it needs.
    func taking(_ written: WrittenPayment) -> FinanceSettings {
        var after = self
        after.recipient = TypedText.line(written.recipient) ?? recipient
        after.account = TypedText.line(written.account) ?? account
        after.purpose = TypedText.line(written.purpose) ?? purpose
        after.offersIPS = written.offersIPS ?? offersIPS
        after.debtBlocks = written.debtBlocks ?? debtBlocks
        if after.account.flatMap({ SerbianAccount($0) }) == nil { after.offersIPS = false }
        return after
    }
}

extension ImportChange.Subject {
    static let paymentSettings = Self("payment settings", word: "import.payment-settings")
}
