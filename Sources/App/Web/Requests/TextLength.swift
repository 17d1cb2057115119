/// How long a text may be, said in letters and held in bytes: one letter may be a base with ten thousand marks above it.
extension StringProtocol {
    func isWithin(bytes most: Int) -> Bool {
        utf8.count <= most
    }

    /// At most so many letters, of up to four bytes each on average.
    func isWithin(letters most: Int) -> Bool {
        isWithin(bytes: 4 * most) && count <= most
    }
}
