import Database

/// By what it is told whether students reach an objective, in the order of its sentence.
enum ObjectiveCriterion: String, CaseIterable, Sendable, DatabaseValue {
    case accuracy, quality, quantity, speed

    var key: String {
        switch self {
        case .accuracy: "objective.criterion-accuracy"
        case .quality: "objective.criterion-quality"
        case .quantity: "objective.criterion-quantity"
        case .speed: "objective.criterion-speed"
        }
    }
}
