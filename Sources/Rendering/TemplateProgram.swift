/// What is printed of a page, one step after the other: a template in which all names, partials, parents and blocks have been looked up.
struct TemplateProgram: Sendable {
    /// Where a value lies: in which of the values that the sections around have come to, and how many bytes from its beginning.
    struct Place: Sendable {
        let depth: Int
        let offset: Int
    }

    enum Step: Sendable {
        /// A constant text, by its number.
        case text(Int)
        case string(Place, isEscaped: Bool)
        case value(Place, any PrintedValue.Type, isEscaped: Bool)
        /// The steps from here to `end`, for each value that the section is about; they find it at `depth`.
        case section(Place, any SectionValue.Type, depth: Int, end: Int)
        /// The steps from here to `end` when the value is there, or when it is not.
        case condition(Place, any ConditionValue.Type, isInverted: Bool, end: Int)
    }

    let steps: [Step]
    /// How many values lie within each other at most.
    let depth: Int
    /// The bytes of its constant texts outside of sections that are repeated: what a page has at least.
    let expected: Int

    func print(_ page: UnsafeRawPointer, texts: TextTable.Texts, into output: inout PageBytes) {
        withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: depth) { values in
            values[0] = page
            steps.withUnsafeBufferPointer { steps in
                Printing(steps: steps, values: values, texts: texts).run(0..<steps.count, into: &output)
            }
        }
    }

    private struct Printing {
        let steps: UnsafeBufferPointer<Step>
        let values: UnsafeMutableBufferPointer<UnsafeRawPointer>
        let texts: TextTable.Texts

        func run(_ range: Range<Int>, into output: inout PageBytes) {
            var index = range.lowerBound
            while index < range.upperBound {
                let step = steps[index]
                index += 1
                switch step {
                case .text(let number): output.append(texts[number])
                case .string(let place, let isEscaped): String.print(at: address(place), isEscaped: isEscaped, into: &output)
                case .value(let place, let type, let isEscaped):
                    type.print(at: address(place), isEscaped: isEscaped, into: &output)
                case .section(let place, let type, let depth, let end):
                    type.forEach(at: address(place)) { value in
                        values[depth] = value
                        run(index..<end, into: &output)
                    }
                    index = end
                case .condition(let place, let type, let isInverted, let end):
                    if type.isEmpty(at: address(place)) != isInverted { index = end }
                }
            }
        }

        private func address(_ place: Place) -> UnsafeRawPointer { values[place.depth] + place.offset }
    }
}
