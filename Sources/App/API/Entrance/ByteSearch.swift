/// What is looked for in every request and answer of programs, byte by byte: in ASCII, so that no letter is torn.
extension ArraySlice<UInt8> {
    /// What follows the first place at which a mark stands; nil where it stands nowhere.
    func after(_ mark: String) -> ArraySlice<UInt8>? {
        guard let first = mark.utf8.first else { return self }
        var rest = self
        while let found = rest.firstIndex(of: first) {
            rest = rest[found...]
            if rest.starts(with: mark.utf8) { return rest.dropFirst(mark.utf8.count) }
            rest = rest.dropFirst()
        }
        return nil
    }

    /// Without what is left out at both ends.
    func trimmed(_ isLeftOut: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let begun = drop(while: isLeftOut)
        guard let last = begun.lastIndex(where: { !isLeftOut($0) }) else { return [] }
        return begun[...last]
    }
}

extension StringProtocol {
    /// A text without what is left out at both ends.
    func trimmed(_ isLeftOut: (UInt8) -> Bool) -> String {
        String(decoding: Array(utf8)[...].trimmed(isLeftOut), as: UTF8.self)
    }
}
