extension Question {
    /// The mean part of its points that is earned by who answers blindly, 1 for all of them. One option of several: the mean of
    /// what the options earn, a penalty included; so true or false is 0.5. A typed answer: 0. Several options: nil, because
    /// nobody can say how many would be ticked. A faulty question, whose points everyone has: 1.
    var guessScore: Double? {
        if isAtFault { return 1 }
        switch content {
        case .number, .text: return 0
        case .choice(let choice):
            let count = choice.options.count
            guard !choice.isMultiple, count > 0 else { return nil }
            let (right, loss) = (Double(choice.right.count), Double(penalty.part) / Double(penalty.whole))
            return (right - loss * (Double(count) - right)) / Double(count)
        }
    }
}
