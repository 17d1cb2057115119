import Testing

@testable import App

@Suite("What a receipt stands for")
struct ReceiptRecordTests {
    /// An ended attempt with its log, made up from a seed, that a test may change field by field.
    struct Ended {
        var ids: [String]
        var numbers: [Int64]
        var deadline: Int64?
        var reason: Submission.Reason
        var lines: [Line]

        struct Line {
            var sequence: Int
            var question: String
            var value: String
            var arrivedAt: Int64
            var arrival: Arrival
        }

        init(seed: Int64) {
            var generator = SeededGenerator(seed: seed, stream: 3)
            func below(_ bound: Int64) -> Int64 { Int64(generator.next() % UInt64(bound)) }
            ids = (0..<4).map { "\($0)-\(below(1000))" }
            numbers = [1 + below(3), below(1 << 40) - (1 << 39), below(1 << 41), below(1 << 41)]
            deadline = below(2) == 0 ? nil : below(1 << 41)
            reason = below(2) == 0 ? .submitted : .expired
            lines = (0..<below(6)).map { index in
                Line(
                    sequence: Int(index) + 1, question: "q\(below(3))", value: ["", "1", "1 2", "12", "ș:\n1:"][Int(below(5))],
                    arrivedAt: below(1 << 41), arrival: [.inTime, .grace][Int(below(2))])
            }
        }

        var record: ReceiptRecord {
            let submission = Submission(
                endedAt: Instant(milliseconds: numbers[3]), reason: reason, outcome: SampleSnapshot.submission().outcome,
                mark: Mark(scheme: .romanian, thousandths: 1000))
            let attempt = Attempt(
                id: ID(text: ids[0]), assessment: ID(text: ids[1]), person: ID(text: ids[2]), ordinal: Int(numbers[0]),
                revision: ID(text: ids[3]), seed: numbers[1], startedAt: Instant(milliseconds: numbers[2]),
                deadline: deadline.map(Instant.init(milliseconds:)), submission: submission)
            let log = lines.map { line in
                LoggedAnswer(
                    sequence: line.sequence, question: ID(text: line.question), value: line.value,
                    arrivedAt: Instant(milliseconds: line.arrivedAt), arrival: line.arrival, page: nil, overwrote: nil)
            }
            return ReceiptRecord(attempt, submission, AnswerLog(log))
        }

        /// The same with one thing changed, once for each thing.
        var changed: [Ended] {
            var all: [Ended] = []
            func add(_ change: (inout Ended) -> Void) {
                var other = self
                change(&other)
                all.append(other)
            }
            for index in ids.indices {
                add { $0.ids[index] += "0" }
                add { $0.ids[index].removeLast() }
            }
            for index in numbers.indices { add { $0.numbers[index] += 1 } }
            add { $0.deadline = deadline == nil ? 0 : nil }
            if deadline != nil { add { $0.deadline? -= 1 } }
            add { $0.reason = reason == .submitted ? .expired : .submitted }
            for index in lines.indices {
                add { $0.lines[index].sequence += 1 }
                add { $0.lines[index].question += "1" }
                add { $0.lines[index].value += "1" }
                add { $0.lines[index].arrivedAt -= 1 }
                add { $0.lines[index].arrival = lines[index].arrival == .grace ? .inTime : .grace }
                add { $0.lines[index].arrival = .late }
                add { $0.lines.remove(at: index) }
                add { $0.lines.insert(lines[index], at: index) }
                add { $0.lines.swapAt(index, (index + 1) % lines.count) }
            }
            return all
        }
    }

    @Test("is never the same for two different attempts, whatever single thing is different", arguments: 1...200)
    func everythingCounts(seed: Int64) {
        let ended = Ended(seed: seed)
        let code = ReceiptKey.sample.code(for: ended.record)
        for (index, other) in ended.changed.enumerated() {
            // A line that changes places with itself, or with one that says the same, is the only one that is no change.
            let isSame = "\(other)" == "\(ended)"
            #expect((other.record == ended.record) == isSame, "change \(index)")
            #expect((ReceiptKey.sample.code(for: other.record) == code) == isSame, "change \(index)")
        }
    }

    @Test("is never the same for two different logs of a thousand")
    func noTwoAlike() {
        let all = (1...1000).map { Ended(seed: $0) }
        let records = Set(all.map { String(decoding: $0.record.bytes, as: UTF8.self) })
        #expect(records.count == Set(all.map { "\($0)" }).count)
    }

    @Test("keeps apart what would read the same one after the other")
    func lengths() {
        var (one, other) = (Ended(seed: 5), Ended(seed: 5))
        let line = Ended.Line(sequence: 1, question: "q1", value: "12", arrivedAt: 5, arrival: .inTime)
        one.lines = [line]
        other.lines = [line]
        other.lines[0].question = "q"
        other.lines[0].value = "112"
        #expect(one.record != other.record)
        other.lines[0] = line
        other.lines[0].value = "122:q1"
        #expect(one.record != other.record)
    }

    @Test("keeps a text that is no answer apart from an answer of the same words, and from one that was taken back")
    func unreadable() {
        let submission = SampleSnapshot.submission()
        let answers = [StoredAnswer(unreadable: "3 cm"), StoredAnswer(.typed("3 cm")), .nothing, StoredAnswer(unreadable: "3 m")]
        let records = answers.map { answer in
            let line = LoggedAnswer(
                sequence: 1, question: ID(text: "q1"), answer: answer, arrivedAt: SampleSnapshot.start, arrival: .inTime,
                page: nil,
                overwrote: nil)
            return ReceiptRecord(SampleSnapshot.attempt(.final, submission: submission), submission, AnswerLog([line])).bytes
        }
        #expect(Set(records).count == 4)
    }

    @Test("does not change with late answers, which may still come, nor with the mark")
    func late() {
        var ended = Ended(seed: 9)
        let record = ended.record
        ended.lines.append(.init(sequence: 9, question: "q1", value: "1", arrivedAt: 9, arrival: .late))
        #expect(ended.record == record)
    }

    @Test("gives another code under every key")
    func keys() {
        let record = Ended(seed: 1).record
        let keys =
            (0..<32).map { index in
                ReceiptKey(bytes: (0..<32).map { $0 == index ? 200 : UInt8($0) })
            } + [.sample]
        #expect(Set(keys.map { $0.code(for: record) }).count == 33)
        #expect(Set(keys.map(\.name)).count == 33)
        // As `sha256sum` gives it.
        #expect(ReceiptKey.sample.name == "630dcd29")
    }

    @Test("stays what it is in every later version: this one was computed elsewhere")
    func pinned() {
        let submission = SampleSnapshot.submission()
        let log = [
            (1, "question-1", "2", 1, Arrival.inTime), (2, "question-2", "1", 2, .late), (3, "question-7", "ș", 30, .grace),
        ]
        .map { sequence, question, value, minute, arrival in
            LoggedAnswer(
                sequence: sequence, question: ID(text: question), value: value,
                arrivedAt: SampleSnapshot.start + .minutes(minute) + .seconds(arrival == .grace ? 10 : 0), arrival: arrival,
                page: "abc", overwrote: nil)
        }
        let record = ReceiptRecord(SampleSnapshot.attempt(.final, submission: submission), submission, AnswerLog(log))
        #expect(ReceiptKey.sample.code(for: record).text == "E8GWA-EJH13-3EDGK-012K1-S3793")
    }
}
