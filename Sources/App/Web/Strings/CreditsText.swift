extension Credits {
    /// 7,5 · 7.5
    func text(_ strings: Strings) -> String { strings.formats.decimal(thousandths: thousandths, places: 1) }
}
