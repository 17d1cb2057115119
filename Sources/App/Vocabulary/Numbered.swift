/// Elements by a number or an index that comes from outside. The result is nil where there is no such element; a plain subscript
/// would end the server.
extension RandomAccessCollection where Index == Int {
    /// The element with a number that is counted from 1; nil where there is none.
    func numbered(_ number: Int) -> Element? {
        number >= 1 && number <= count ? self[startIndex + (number - 1)] : nil
    }

    /// The element at an index; nil where there is none.
    func at(_ index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
