/// Where one failure keeps everybody else waiting, whoever is told to wait keeps a place: nobody who asks more often takes it.
///
/// Times are those of the server's steady clock; lengths are seconds.
struct PlacesInLine: Sendable {
    /// Places in one line. Who comes behind them has none, and comes again.
    static let most = 20
    static let mostLines = 10_000
    /// So long after it was their turn somebody may come.
    static let keptFor = 60.0

    private struct Place {
        let holder: String
        let from: Milliseconds
    }

    private var held: [String: [Place]] = [:]

    /// How long a holder still waits; 0 means now.
    /// - Parameters:
    ///   - alone: how long somebody would wait for whom there is no line.
    ///   - spacing: how far the places are apart; 0 when nobody has to wait any more.
    func wait(in name: String, for holder: String, alone: Double, spacing: Double, at now: Milliseconds) -> Double {
        // Who only asks and never tries holds up nobody: the line ends when the failures are forgotten.
        guard spacing > 0 else { return alone }
        let places = live(name, at: now)
        if let own = places.first(where: { $0.holder == holder }) { return max(0, seconds(from: now, to: own.from)) }
        guard let last = places.last else { return alone }
        return max(alone, seconds(from: now, to: last.from) + spacing)
    }

    /// Keeps a place from `wait` on for a holder who has none.
    mutating func keep(in name: String, for holder: String, wait: Double, at now: Milliseconds) {
        if held[name] == nil, held.count >= Self.mostLines {
            held = held.filter { !live($0.key, at: now).isEmpty }
            guard held.count < Self.mostLines else { return }
        }
        var places = live(name, at: now)
        guard places.count < Self.most, !places.contains(where: { $0.holder == holder }) else { return }
        places.append(Place(holder: holder, from: Milliseconds(count: now.count + Int64(wait * 1000))))
        held[name] = places
    }

    /// Whoever has had a turn gives the place back.
    mutating func leave(_ name: String, _ holder: String) {
        held[name]?.removeAll { $0.holder == holder }
        if held[name]?.isEmpty == true { held[name] = nil }
    }

    private func live(_ name: String, at now: Milliseconds) -> [Place] {
        (held[name] ?? []).filter { seconds(from: $0.from, to: now) <= Self.keptFor }
    }

    private func seconds(from now: Milliseconds, to then: Milliseconds) -> Double {
        Double(then.count - now.count) / 1000
    }
}
