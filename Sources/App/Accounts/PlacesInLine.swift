/// Reserves places for those who wait to sign in. A failed try delays everybody who tries the same account; whoever is told to
/// wait keeps a place, and cannot be overtaken by somebody who tries more often.
///
/// Times are those of the server's steady clock; lengths are seconds.
struct PlacesInLine: Sendable {
    /// The most places in one line. Whoever comes when it is full gets none and has to try again.
    static let most = 20
    static let mostLines = 10_000
    /// How long a place is kept after its turn has come, in seconds.
    static let keptFor = 60.0

    private struct Place {
        let holder: String
        let from: Milliseconds
    }

    private var held: [String: [Place]] = [:]

    /// How long a holder has to wait, in seconds; 0 means not at all.
    /// - Parameters:
    ///   - alone: how long somebody would wait if the line were empty.
    ///   - spacing: the time between two places; 0 when nobody has to wait.
    func wait(in name: String, for holder: String, alone: Double, spacing: Double, at now: Milliseconds) -> Double {
        // A holder who does not come back delays nobody for long: the line is ignored when the failures are forgotten.
        guard spacing > 0 else { return alone }
        let places = live(name, at: now)
        if let own = places.first(where: { $0.holder == holder }) { return max(0, seconds(from: now, to: own.from)) }
        guard let last = places.last else { return alone }
        return max(alone, seconds(from: now, to: last.from) + spacing)
    }

    /// Reserves a place that is due after `wait` for a holder who has none.
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

    /// Gives up a place after its turn.
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
