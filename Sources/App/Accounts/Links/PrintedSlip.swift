/// A one-time link as it is printed, to be cut out and handed over: a picture to scan, and a code to type. It is shown once.
struct PrintedSlip: Sendable {
    let institution: String
    /// The course in which the slip was made; nil for an administrator's.
    let course: String?
    let courseLanguage: String
    let name: String
    let userName: String
    /// The page on which the code is typed.
    let codeAddress: String
    let code: String
    /// The whole link, to send instead of printing it.
    let link: String
    /// Nil when the address is too long for a picture.
    let qr: QRCode?
    let until: String

    /// - Parameters:
    ///   - course: as it is printed, with its language; nil for an administrator's.
    ///   - origin: of the site, as browsers write it.
    ///   - expiresAt: when the link ends.
    init(
        strings: Strings, institution: String, course: String?, courseLanguage: Language?, name: String, userName: String,
        secret: LinkSecret, origin: String, expiresAt: Instant
    ) {
        (self.institution, self.course) = (institution, course)
        self.courseLanguage = (courseLanguage ?? strings.language).rawValue
        (self.name, self.userName) = (name, userName)
        codeAddress = origin + LinkRoutes.code
        code = secret.code.text
        link = origin + LinkRoutes.welcome(secret.token)
        qr = QRCode(link)
        until = strings(
            "slip.until", ["time": strings.formats.dayAndClock(expiresAt), "zone": strings.formats.zoneName])
    }
}
