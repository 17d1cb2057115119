/// What the page of one's own profile posts.
struct ProfileForm: Decodable, Sendable {
    var title: String?
    var email: String?
    var phone: String?
    var office: String?
    var officeHours: String?
    var webPage: String?
    /// "hidden" for forms without explanations of their fields.
    var explanations: String?

    static let hidden = "hidden"

    enum CodingKeys: String, CodingKey {
        case title, email, phone, office, explanations
        case officeHours = "office-hours"
        case webPage = "web-page"
    }

    /// What was typed.
    /// - Throws: `FormErrors`
    func profile() throws -> StaffProfile {
        var errors = FormErrors()
        let profile = StaffProfile(
            email: TypedText.line(email), office: TypedText.line(office), officeHours: TypedText.line(officeHours),
            webPage: WebAddress.completed(TypedText.line(webPage)), title: TypedText.line(title),
            phone: TypedText.line(phone), hidesHelp: explanations == Self.hidden)
        if let email = profile.email, !EmailAddress.isValid(email) { errors.add("email", "form.email-invalid") }
        if let title = profile.title, !title.isWithin(letters: PersonFields.longestTitle) { errors.add("title", "form.too-long") }
        if let phone = profile.phone, !PhoneNumber.isValid(phone) { errors.add("phone", "person.phone-invalid") }
        for (field, text) in [("office", profile.office), ("office-hours", profile.officeHours)] {
            if let text, !text.isWithin(letters: StaffProfile.longestLine) { errors.add(field, "form.too-long") }
        }
        if let page = profile.webPage, !StaffProfile.isWebPage(page) { errors.add("web-page", "profile.web-page-invalid") }
        try errors.check()
        return profile
    }
}

extension ProfileForm {
    /// The fields as they are stored.
    init(_ profile: StaffProfile) {
        self.init(
            title: profile.title, email: profile.email, phone: profile.phone, office: profile.office,
            officeHours: profile.officeHours, webPage: profile.webPage,
            explanations: profile.hidesHelp ? Self.hidden : nil)
    }
}
