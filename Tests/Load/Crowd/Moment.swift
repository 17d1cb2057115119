import Glibc

/// Nanoseconds of a clock that only goes forward.
typealias Moment = Int64

extension Moment {
    static var now: Moment {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Moment(time.tv_sec) * 1_000_000_000 + Moment(time.tv_nsec)
    }

    static func seconds(_ seconds: Double) -> Moment { Moment(seconds * 1e9) }

    static func milliseconds(_ milliseconds: Int) -> Moment { Moment(milliseconds) * 1_000_000 }
}
