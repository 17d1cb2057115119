/// What the forms for a new course, a copy and an existing course post.
struct CourseForm: Decodable, Sendable {
    /// The id of a new course, made when the form was shown, so that pressing twice makes one course; nil for an existing one.
    var course: String?
    /// The fingerprint of the values that the form showed.
    var seen: String?
    var number: String?
    var title: String?
    var language: String?
    var semester: String?
    var classroom: String?
    var url: String?
    var marks: String?
    var ects: String?
    /// From where somebody came; without that it is the page of the course.
    var from: String?
    var go: String?

    /// Whether nothing is typed and chosen, but for what a new course begins with.
    var isEmpty: Bool { [number, title, semester, classroom, url, ects].allSatisfy { TypedText.line($0) == nil } }

    /// What was typed.
    /// - Throws: `FormErrors`
    func fields() throws -> CourseFields {
        var errors = FormErrors()
        let (title, code) = required(&errors)
        let (classroom, url) = (TypedText.line(classroom), WebAddress.completed(TypedText.line(url)))
        if let url, !CourseFields.isWebAddress(url) { errors.add("url", "teach.bad-address") }
        if let classroom, !classroom.isWithin(letters: CourseFields.longestLine) { errors.add("classroom", "teach.too-long") }
        let semester = chosenSemester(&errors)
        let credits = TypedText.line(ects)
        let (language, scheme) = (language.flatMap(Language.init), marks.flatMap(MarkScheme.init))
        if language == nil { errors.add("language", "teach.choose") }
        if let credits, Credits(text: credits) == nil { errors.add("ects", "teach.bad-ects") }
        if scheme == nil { errors.add("marks", "teach.choose") }
        guard errors.items.isEmpty, let code, let title, let semester, let language, let scheme else { throw errors }
        return CourseFields(
            code: code, title: title, language: language, semester: semester, classroom: classroom, url: url,
            overview: nil, markScheme: scheme, ects: credits.flatMap(Credits.init))
    }

    /// The title and the code of a copy.
    /// - Throws: `FormErrors`
    func names() throws -> CourseNames {
        var errors = FormErrors()
        let (title, code) = required(&errors)
        let semester = chosenSemester(&errors)
        guard let code, let title, let semester, errors.items.isEmpty else { throw errors }
        return CourseNames(code: code, title: title, semester: semester)
    }

    private func required(_ errors: inout FormErrors) -> (title: String?, code: String?) {
        let (title, code) = (TypedText.line(title), TypedText.line(number))
        for (field, text, longest, missing) in [
            ("title", title, CourseFields.longestLine, "teach.title-missing"),
            ("number", code, CourseFields.longestCode, "teach.number-missing"),
        ] {
            if text == nil { errors.add(field, missing) }
            if let text, !text.isWithin(letters: longest) { errors.add(field, "teach.too-long") }
        }
        return (title, code)
    }

    /// It is chosen and not typed: its title stays as it is, with two spaces where it has two.
    private func chosenSemester(_ errors: inout FormErrors) -> String? {
        let semester = TypedText.line(semester) == nil ? nil : semester
        if semester == nil { errors.add("semester", "teach.semester-missing") }
        return semester
    }
}

extension CourseForm {
    /// The fields of a course as they are stored.
    init(_ course: Course) {
        self.init(
            seen: course.fingerprint, number: course.code, title: course.title, language: course.language.rawValue,
            semester: course.semester,
            classroom: course.classroom, url: course.url, marks: course.markScheme.rawValue,
            ects: course.ects?.decimal)
    }
}

extension Course {
    /// The fingerprint of all values that the form shows.
    var fingerprint: String {
        Fingerprint.of([
            code, title, semester, language.rawValue, classroom, url, markScheme.rawValue, ects?.decimal,
        ])
    }
}

/// The title and the code of a copy.
struct CourseNames: Sendable, Equatable {
    let code: String
    let title: String
    let semester: String
}
