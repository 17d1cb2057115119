/// The best and the worst third of attempts, by the share of the points that each earned in the whole test. Whoever has as much
/// as the last of a third belongs to it as well, so that the order of the attempts does not matter.
struct Thirds: Sendable, Equatable {
    /// The least share of the best.
    private let best: Double
    /// The largest of the worst.
    private let worst: Double

    /// Nil for fewer than three attempts, and where the thirds would overlap because too many have the same share.
    init?(_ shares: [Double]) {
        let (sorted, size) = (shares.sorted(), shares.count / 3)
        guard let best = sorted.at(sorted.count - size), let worst = sorted.at(size - 1), worst < best else { return nil }
        (self.best, self.worst) = (best, worst)
    }

    enum Third: Sendable {
        case best
        case worst
    }

    /// Nil for the middle.
    func third(of share: Double) -> Third? { share >= best ? .best : share <= worst ? .worst : nil }
}
