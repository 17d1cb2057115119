@testable import App

/// A page in one state, ready to be printed.
struct SamplePage: Sendable {
    /// What the state is, in a few words.
    let state: String
    let page: any Page

    init(_ state: String, _ page: any Page) {
        self.state = state
        self.page = page
    }

    var type: String { String(describing: Swift.type(of: page)) }
}

/// Every page in every state that its template tells apart. A new page or a new optional field needs its sample here.
enum SamplePages {
    static func all(_ strings: Strings) throws -> [SamplePage] {
        try [
            accounts(strings), administration(strings), surveys(strings), professors(strings), surveyResults(strings),
            surveyOverviews(strings),
            studentReports(strings), records(strings), finances(strings), office(strings), moneyLists(strings),
            privacy(strings), tokens(strings), calendarFeeds(strings), developers(strings), serviceOperations(strings),
            rpcMethods(strings),
            search(strings), home(strings), courses(strings), lessons(strings), writing(strings), uploads(strings),
            teaching(strings), exports(strings), archiveImports(strings), testWriting(strings), questionForms(strings),
            previews(strings), corrections(strings),
            topics(strings), lists(strings), questions(strings), reviews(strings), endings(strings), receipts(strings),
            monitoring(strings), courseMarks(strings), groups(strings), points(strings), pointSheets(strings),
            exams(strings), objectives(strings), design(strings), coursePlans(strings), syllabuses(strings), outcomes(strings),
            sheets(strings), techniques(strings), alignment(strings), attainment(strings), checks(strings),
            readers(strings), dates(strings),
            sharing(strings), reports(strings), results(strings), mistakes(strings),
            pending(strings),
            annulled(strings),
            logs(strings),
            problems(strings),
        ].flatMap { $0 }
    }

    /// Every sample in a language, in Bucharest's time.
    static func all(_ language: Language) throws -> [SamplePage] { try known(language).get() }

    /// Each sample with its HTML.
    static func printed(_ language: Language) throws -> [(sample: SamplePage, html: String)] {
        try zip(all(language), html(language).get()).map { (sample: $0, html: $1) }
    }

    /// Several tests look at all of them.
    private static let known = Remembered<Language, Result<[SamplePage], any Error>> { language in
        Result { try all(strings(language)) }
    }
    private static let html = Remembered<Language, Result<[String], any Error>> { language in
        Result {
            let templates = try SharedSample.presentation().templates
            return try all(language).map { try templates.text($0.page, in: language) }
        }
    }

    static func strings(_ language: Language) throws -> Strings {
        Strings(
            catalogue: try SharedSample.catalogue(language),
            formats: Formats(language: language, zone: .init(identifier: "Europe/Bucharest") ?? .gmt))
    }

    /// A frame with everything, or as bare as a visitor's; a main page has no way back.
    static func frame(_ strings: Strings, heading: String, isBare: Bool = false, isMain: Bool = false) -> Frame {
        Frame(
            language: strings.language.rawValue, title: heading + " · Școala de probă", heading: heading,
            institution: "Școala de probă", back: isBare || isMain ? nil : .init(href: "/tests", text: strings("tests.title")),
            account: isBare ? nil : "Ana Țîrlea", flash: isBare ? nil : strings("flash.password-changed"),
            languages: Language.allCases.map {
                .init(code: $0.rawValue, name: $0.name, isCurrent: $0 == strings.language)
            },
            here: "/tests", token: "0123456789",
            tabBar: isBare
                ? nil : AreaTabs(allTabs, at: .tests, for: [.student], strings).bar(for: [.student], word: strings("area.list")))
    }

    /// A frame of the area Teach as an administrator sees it; a main page has no way back.
    static func staffFrame(_ strings: Strings, heading: String, isMain: Bool = false) -> Frame {
        let dan = Viewer(
            id: ID(text: "dan"), userName: "dan", fullName: "Dan Rusu", roles: [.administrator], language: nil,
            session: ID(text: "s"))
        var frame = frame(strings, heading: heading, isMain: isMain)
        frame.tabBar = AreaTabs(allTabs, at: .courses, for: dan.roles, strings).bar(for: dan.roles, word: strings("area.list"))
        frame.areas = AreaTab.Area.allCases.filter { $0.isOpen(to: dan.roles) }.map {
            .init(href: $0 == .teach ? TeachRoutes.courses : WebRoutes.home, text: strings($0.key), isCurrent: $0 == .teach)
        }
        return isMain ? frame : frame.in(.sample(), at: .tests, strings)
    }
}
