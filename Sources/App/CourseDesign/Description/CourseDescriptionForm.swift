/// What the page of a course's description posts.
struct CourseDescriptionForm: Decodable, Sendable {
    /// The fingerprint of what the form showed.
    var seen: String?
    var overview: String?
    var subject: String?
    /// The keys of audiences.
    var audience: [String]?
    var credits: String?
    var inClass: String?
    var outOfClass: String?
    var seats: String?

    enum CodingKeys: String, CodingKey {
        case seen, overview, subject, audience, credits, seats
        case inClass = "in-class"
        case outOfClass = "out-of-class"
    }

    /// What was typed and ticked.
    /// - Throws: `FormErrors`
    func description() throws -> CourseDescription {
        var errors = FormErrors()
        let (overview, subject) = (TypedText.lines(overview), TypedText.line(subject))
        if let overview, !overview.isWithin(letters: CourseFields.longestOverview) {
            errors.add("overview", "design.too-long", ["n": String(CourseFields.longestOverview)])
        } else if let overview, DesignText.isTooDeep(overview) {
            errors.add("overview", "mistake.too-deep")
        }
        if let subject, !subject.isWithin(letters: WrittenDesign.longestLine) {
            errors.add("subject", "design.too-long", ["n": String(WrittenDesign.longestLine)])
        }
        let audiences = audiences(&errors)
        let credits = number(credits, "credits", 0...WrittenDesign.mostCreditHours, &errors)
        let ratio = ratio(&errors)
        let seats = number(seats, "seats", 1...WrittenDesign.mostSeats, &errors)
        try errors.check()
        return CourseDescription(
            overview: overview, subjectArea: subject, audiences: audiences, creditHours: credits, ratio: ratio, seats: seats)
    }

    /// No particular audience, or some.
    private func audiences(_ errors: inout FormErrors) -> [CourseAudience] {
        let chosen = (audience ?? []).map { CourseAudience(rawValue: $0) }
        if chosen.contains(nil) { errors.add("audience", "teach.choose") }
        let audiences = CourseAudience.allCases.filter(chosen.contains)
        if audiences.contains(.none), audiences.count > 1 { errors.add("audience", "design.audience-contradicts") }
        return audiences
    }

    /// Both of its numbers or none.
    private func ratio(_ errors: inout FormErrors) -> CourseDescription.Ratio? {
        let inside = number(inClass, "in-class", WrittenDesign.hoursInClass, &errors)
        let outside = number(outOfClass, "out-of-class", WrittenDesign.hoursOutOfClass, &errors)
        let (hasInside, hasOutside) = (TypedText.line(inClass) != nil, TypedText.line(outOfClass) != nil)
        if hasInside, !hasOutside { errors.add("out-of-class", "design.ratio-half") }
        if hasOutside, !hasInside { errors.add("in-class", "design.ratio-half") }
        guard let inside, let outside else { return nil }
        return .init(inClass: inside, outOfClass: outside)
    }

    private func number(
        _ text: String?, _ field: String, _ possible: ClosedRange<Int>, _ errors: inout FormErrors
    ) -> Int? {
        guard let text = TypedText.line(text) else { return nil }
        if let number = Int(text), possible.contains(number) { return number }
        errors.add(
            field, "design.number-wrong", ["least": String(possible.lowerBound), "most": String(possible.upperBound)])
        return nil
    }
}

extension CourseDescriptionForm {
    init(_ description: CourseDescription) {
        self.init(
            seen: description.fingerprint, overview: description.overview, subject: description.subjectArea,
            audience: description.audiences.map(\.rawValue), credits: description.creditHours.map { String($0) },
            inClass: (description.ratio?.inClass).map { String($0) },
            outOfClass: (description.ratio?.outOfClass).map { String($0) }, seats: description.seats.map { String($0) })
    }
}
