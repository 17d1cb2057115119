/// The data of a course, as a program sends them: all that the form of a course has.
struct SentCourse {
    private let form: CourseForm

    /// What programs call the fields of the form.
    private static let names = ["number": "code", "marks": "markScheme"]
    /// In letters; what a field takes is said by the form.
    private static let longest = 2_000

    /// - Throws: `Problem.invalid`
    init(_ sent: JSONFields) throws {
        var fields = sent
        form = CourseForm(
            number: fields.text("code", longest: Self.longest), title: fields.text("title", longest: Self.longest),
            language: fields.text("language", longest: Self.longest), semester: fields.text("semester", longest: Self.longest),
            classroom: fields.text("classroom", longest: Self.longest), url: fields.text("url", longest: Self.longest),
            marks: fields.text("markScheme", longest: Self.longest), ects: fields.number("ects"))
        try fields.check()
    }

    /// - Throws: `Problem.invalid`
    func fields() throws -> CourseFields {
        do {
            return try form.fields()
        } catch let errors as FormErrors {
            throw Self.problem(errors)
        }
    }

    static func problem(_ errors: FormErrors) -> Problem { .invalid(errors.inBody(names)) }
}
