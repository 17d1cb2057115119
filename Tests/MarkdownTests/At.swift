extension Array {
    /// Nil beyond the ends.
    func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
