extension RandomAccessCollection where Index == Int {
    /// Nil beyond the ends.
    func at(_ index: Int) -> Element? {
        self.indices.contains(index) ? self[index] : nil
    }
}
