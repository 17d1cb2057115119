import Foundation

/// The statistics of a test. What does not exist for its attempts is absent.
struct TestFiguresResource: Encodable, Sendable {
    /// How often marks from one to below another were given.
    struct MarkCount: Encodable, Sendable {
        let from: Int
        /// Absent for exactly this mark. The last one of a percentage includes 100.
        let below: Int?
        let count: Int
    }

    /// In points; consistency and error ratio in percent.
    struct Scores: Encodable, Sendable {
        let mean: Double?
        let median: Double?
        let deviation: Double?
        let skewness: Double?
        let kurtosis: Double?
        let consistency: Double?
        let errorRatio: Double?
        let standardError: Double?

        init(_ scores: ScoreStatistics) {
            (mean, median, deviation) = (scores.mean, scores.median, scores.deviation)
            (skewness, kurtosis, consistency) = (scores.skewness, scores.kurtosis, scores.consistency)
            (errorRatio, standardError) = (scores.errorRatio, scores.standardError)
        }
    }

    let test: String
    /// "counted", or "all" attempts that have ended.
    let basis: String
    let attempts: Int
    /// The most points that an attempt could earn.
    let possible: Decimal
    /// How many passed; absent unless every mark says whether it is a pass.
    let passed: Int?
    let scores: Scores
    /// "mark", or "percent" of the points.
    let marksIn: String
    let marks: [MarkCount]
    let questions: [QuestionFiguresResource]

    init(_ overview: StatisticsStore.Overview, isOfAll: Bool, _ strings: Strings) {
        let attempts = overview.counted(all: isOfAll)
        let submissions = attempts.compactMap(\.attempt.submission)
        let statistics = TestStatistics(attempts, order: overview.questions)
        let verdicts = submissions.compactMap(\.mark.isPass)
        (test, basis, self.attempts) = (overview.assessment.id.text, isOfAll ? "all" : "counted", attempts.count)
        (possible, scores) = (statistics.whole.decimal, Scores(statistics.scores))
        passed = verdicts.count == submissions.count && !verdicts.isEmpty ? verdicts.count { $0 } : nil
        let distribution = MarkDistribution(submissions)
        let isOfPoints = if case .tenth? = distribution.bins.first { true } else { false }
        marksIn = isOfPoints ? "percent" : "mark"
        marks = zip(distribution.bins, distribution.counts).map { MarkCount($0, count: $1) }
        questions = JudgedQuestion.of(statistics).map { QuestionFiguresResource($0, strings) }
    }
}

extension TestFiguresResource.MarkCount {
    fileprivate init(_ bin: MarkDistribution.Bin, count: Int) {
        switch bin {
        case .mark(let mark): (from, below) = (mark, nil)
        case .from(let mark): (from, below) = (mark, mark + 1)
        case .tenth(let tenth): (from, below) = (tenth * 10, tenth * 10 + 10)
        }
        self.count = count
    }
}

/// The statistics of a question, and what to do about it.
struct QuestionFiguresResource: Encodable, Sendable {
    /// How often an option was chosen, or a text typed.
    struct ChosenText: Encodable, Sendable {
        let text: TextResource
        let isRight: Bool
        let count: Int
        /// By the best third of the attempts.
        let best: Int
    }

    /// A third of the attempts, as far as the question was asked in them.
    struct ThirdCount: Encodable, Sendable {
        let asked: Int
        let correct: Int

        init(_ third: QuestionStatistics.Third) {
            (asked, correct) = (third.asked, third.correct)
        }
    }

    struct AdviceText: Encodable, Sendable {
        let text: String
        /// 0 for the gravest; absent for what asks nothing of the teacher.
        let gravity: Int?
    }

    /// Among the questions that were asked, from 1.
    let number: Int
    let id: String
    let text: TextResource
    /// Whether everyone has the points because it was faulty.
    let isCancelled: Bool
    let asked: Int
    let correct: Int
    /// The partly right ones among them.
    let incorrect: Int
    let partly: Int
    let unanswered: Int
    /// The mean part of the maximum, from 0 to 1; negative where penalties exceed what is earned.
    let facility: Double?
    /// In points.
    let deviation: Double?
    /// In percent.
    let discriminationIndex: Double?
    let discriminativeEfficiency: Double?
    /// Of the differences between totals, in percent.
    let weight: Double?
    /// The mean part of the maximum for who answers blindly.
    let guess: Double?
    let best: ThirdCount
    let worst: ThirdCount
    let choices: [ChosenText]
    let advice: AdviceText?

    init(_ judged: JudgedQuestion, _ strings: Strings) {
        let (statistics, item) = (judged.statistics, judged.statistics.item)
        (number, id) = (judged.number, statistics.question.text)
        text = TextResource(html: statistics.textHTML, plain: statistics.plainText)
        (isCancelled, asked, correct) = (statistics.isAtFault, statistics.asked, statistics.correct)
        (incorrect, partly, unanswered) = (statistics.incorrect, statistics.partly, statistics.unanswered)
        (facility, deviation, guess) = (item.facility, item.deviation, item.guess)
        (discriminationIndex, discriminativeEfficiency) = (item.discriminationIndex, item.discriminativeEfficiency)
        (weight, best, worst) = (statistics.weight, ThirdCount(statistics.best), ThirdCount(statistics.worst))
        choices = statistics.choices.map { choice in
            ChosenText(
                text: TextResource(html: choice.html, plain: choice.text), isRight: choice.isRight, count: choice.count,
                best: choice.best)
        }
        advice = judged.advice.map { AdviceText(text: AdviceSentence.text($0, strings), gravity: $0.gravity) }
    }
}
