/// A whole number from 0 on, however large. Sums of shares need it: their common denominator grows with every part of a plan.
struct Natural: Sendable, Equatable, Comparable {
    /// The smallest first, without zeros at the end.
    private var digits: [UInt32]

    init(_ number: Int) {
        digits = []
        var rest = UInt64(max(0, number))
        while rest > 0 {
            digits.append(UInt32(truncatingIfNeeded: rest))
            rest >>= 32
        }
    }

    var isZero: Bool { digits.isEmpty }

    static func < (left: Natural, right: Natural) -> Bool {
        if left.digits.count != right.digits.count { return left.digits.count < right.digits.count }
        return left.digits.reversed().lexicographicallyPrecedes(right.digits.reversed())
    }

    static func + (left: Natural, right: Natural) -> Natural {
        var (sum, carry) = (Natural(0), UInt64(0))
        for place in 0..<max(left.digits.count, right.digits.count) {
            carry += UInt64(left.digits.at(place) ?? 0) + UInt64(right.digits.at(place) ?? 0)
            sum.digits.append(UInt32(truncatingIfNeeded: carry))
            carry >>= 32
        }
        if carry > 0 { sum.digits.append(UInt32(carry)) }
        return sum
    }

    /// - Precondition: left >= right
    static func - (left: Natural, right: Natural) -> Natural {
        var (difference, borrowed) = (Natural(0), Int64(0))
        for place in 0..<left.digits.count {
            var digit = Int64(left.digits.at(place) ?? 0) - Int64(right.digits.at(place) ?? 0) - borrowed
            borrowed = digit < 0 ? 1 : 0
            if digit < 0 { digit += 1 << 32 }
            difference.digits.append(UInt32(digit))
        }
        return difference.trimmed
    }

    static func * (left: Natural, right: Natural) -> Natural {
        var product = Natural(0)
        for (shift, factor) in right.digits.enumerated() {
            var (row, carry) = (Natural(0), UInt64(0))
            row.digits = Array(repeating: 0, count: shift)
            for digit in left.digits {
                carry += UInt64(digit) * UInt64(factor)
                row.digits.append(UInt32(truncatingIfNeeded: carry))
                carry >>= 32
            }
            if carry > 0 { row.digits.append(UInt32(carry)) }
            product = product + row.trimmed
        }
        return product
    }

    private var trimmed: Natural {
        var trimmed = self
        while trimmed.digits.last == 0 { trimmed.digits.removeLast() }
        return trimmed
    }
}
