/// Elements by numbers that came from outside: a number that nothing has gives nil. A subscript would end the server.
extension RandomAccessCollection where Index == Int {
    /// The element of a number as people count, from 1; nil where there is none.
    func numbered(_ number: Int) -> Element? {
        number >= 1 && number <= count ? self[startIndex + (number - 1)] : nil
    }

    /// The element at an index; nil where there is none.
    func at(_ index: Int) -> Element? {
        indices.contains(index) ? self[index] : nil
    }
}
