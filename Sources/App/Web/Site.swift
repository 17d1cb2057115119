import Foundation
import Hummingbird
import NIOCore
import Synchronization

extension HTTPResponse.Status {
    /// The status of a page with a form: 422 when there are errors in what was posted.
    static func showing<Mistakes>(_ mistakes: Mistakes?) -> Self { mistakes == nil ? .ok : .unprocessableContent }
}

/// What every controller needs to answer with a page.
final class Site: Sendable {
    let templates: Templates
    let assets: Assets
    let cookies: CookieJar
    /// The present time. It is passed in, so that tests can control it.
    let now: @Sendable () -> Instant
    private let catalogues: Catalogues
    private let tabs: [AreaTab]
    private let areas: SiteAreas
    private let notices: [any AreaNotice]
    private let publicOrigin: String?
    private let current: Mutex<Current>

    /// The institution, and the sentences of each language in its time zone.
    private struct Current {
        let institution: Institution
        let romanian, serbian, english: Strings

        init(_ institution: Institution, _ catalogues: Catalogues) {
            func strings(_ language: Language) -> Strings {
                Strings(catalogue: catalogues[language], formats: Formats(language: language, zone: institution.zone))
            }
            self.institution = institution
            (romanian, serbian, english) = (strings(.romanian), strings(.serbian), strings(.english))
        }
    }

    init(
        templates: Templates, catalogues: Catalogues, assets: Assets, publicOrigin: String?, isSecure: Bool,
        institution: Institution, tabs: [AreaTab], areas: SiteAreas, notices: [any AreaNotice],
        now: @escaping @Sendable () -> Instant
    ) {
        self.templates = templates
        self.catalogues = catalogues
        (self.tabs, self.areas, self.notices) = (tabs, areas, notices)
        self.assets = assets
        self.publicOrigin = publicOrigin
        self.now = now
        cookies = CookieJar(isSecure: isSecure)
        current = Mutex(Current(institution, catalogues))
    }

    /// The present institution.
    var institution: Institution {
        get { current.withLock { $0.institution } }
        set { current.withLock { $0 = Current(newValue, catalogues) } }
    }

    func strings(_ language: Language) -> Strings {
        current.withLock { current in
            switch language {
            case .romanian: current.romanian
            case .serbian: current.serbian
            case .english: current.english
            }
        }
    }

    /// What a phone needs to put the site on its home screen, in a language.
    func manifest(in language: Language) throws -> AppManifest {
        try AppManifest(institution: institution.name, tabs: tabs, assets: assets, strings: strings(language))
    }

    /// The sentences in the language of the request.
    func strings(_ context: some PageContext) -> Strings { strings(context.visitor.language) }

    /// The origin of the site as browsers write it: "https://gata.example.org".
    func origin(of request: Request) -> String {
        if let publicOrigin { return publicOrigin }
        return (cookies.isSecure ? "https://" : "http://") + (request.head.authority ?? "").lowercased()
    }

    /// The frame of a page for a request.
    /// - Parameter area: the area whose notices stand at the page's head, for a page that says nothing of the kind itself.
    func frame(
        _ request: Request, _ context: some PageContext, heading: String, back: Frame.Link? = nil, title: String? = nil,
        tabs: AreaTabs? = nil, in area: AreaTab.Area? = nil
    ) -> Frame {
        let visitor = context.visitor
        let strings = strings(visitor.language)
        let own = self.area(request, context)
        var frame = Frame(
            language: visitor.language.rawValue,
            title: (title ?? heading) + " · " + institution.name,
            heading: heading,
            institution: institution.name,
            back: back,
            account: context.viewer?.fullName,
            accountHref: own.kept(in: WebRoutes.account),
            flash: visitor.flash.flatMap { $0.sentence(strings) },
            languages: visitor.language.choices,
            here: here(request),
            token: visitor.formToken,
            tabBar: context.viewer.flatMap { tabs?.bar(for: $0.roles, word: strings("area.list")) },
            notices: area.map { notices(of: $0, context, strings) } ?? [],
            hasStyle: visitor.hasStyle, forgets: visitor.flash?.forgets == true)
        if own.isWide { frame.areas = areaTabs(at: own, for: context.viewer?.roles ?? [], strings) }
        return frame
    }

    /// All areas that these roles open, for those who have several.
    private func areaTabs(at own: AreaTab.Area, for roles: Set<Role>, _ strings: Strings) -> [Frame.Tab] {
        AreaTab.Area.allCases.filter { $0.isOpen(to: roles) }.compactMap { area in
            areas.entrance(of: area).map { .init(href: $0.href, text: strings(area.key), isCurrent: area == own) }
        }
    }

    /// The address of a page, to return to. Of what a form posted, only the area.
    private func here(_ request: Request) -> String {
        guard request.method == .post else { return request.uri.string }
        return AreaTab.Area(of: request)?.named(in: request.uri.path) ?? request.uri.path
    }

    /// The area that a page lies in, or from which somebody came to a page that lies in none.
    func area(_ request: Request, _ context: some PageContext) -> AreaTab.Area {
        areas.area(of: request, for: context.viewer?.roles ?? [])
    }

    /// A link back to the first page of the area from which somebody came.
    func wayBack(_ request: Request, _ context: some PageContext) -> Frame.Link? {
        areas.entrance(of: area(request, context)).map { .init(href: $0.href, text: strings(context)($0.key)) }
    }

    /// What features say to this person in an area. A notice that cannot be made is left out: the page can be read all the same.
    private func notices(of area: AreaTab.Area, _ context: some PageContext, _ strings: Strings) -> [Frame.Notice] {
        guard let viewer = context.viewer else { return [] }
        return notices.filter { $0.area == area }.compactMap { notice in
            do { return try notice.notice(to: viewer, at: context.visitor.arrivedAt, strings) } catch {
                context.logger.error("could not make a notice", metadata: ["error": "\(String(reflecting: error))"])
                return nil
            }
        }
    }

    /// The bar of the area of a tab, with that tab as the current one.
    func tabs(at tab: AreaTab, _ context: some PageContext) -> AreaTabs {
        AreaTabs(tabs, at: tab, for: context.viewer?.roles ?? [], strings(context))
    }

    /// The frame of the pages where people arrive; they send the answers kept on the device.
    func arrivingFrame(
        _ request: Request, _ context: some PageContext, heading: String, tabs: AreaTabs, in area: AreaTab.Area? = nil
    ) -> Frame {
        var frame = frame(request, context, heading: heading, tabs: tabs, in: area)
        frame.sendsKept = cookies.read(.kept, from: request) != nil
        return frame
    }

    /// A response with a page.
    func respond(
        _ page: some Page, _ context: some PageContext, status: HTTPResponse.Status = .ok
    ) throws -> Response {
        let html = try templates.html(page, in: context.visitor.language)
        return Response(
            status: status,
            headers: [
                .contentType: "text/html; charset=utf-8",
                .contentSecurityPolicy: templates.contentSecurityPolicy(for: type(of: page)),
            ],
            body: .init(byteBuffer: html))
    }

    /// Makes the browser remember the stylesheet's file for later pages. Called for pages that are small enough to load it as
    /// well; their templates refer to the file.
    func sendStyleAhead(with response: inout Response, _ context: some PageContext) {
        if !context.visitor.hasStyle { cookies.set(.style, to: templates.styleMark, days: 365, on: &response) }
    }

    /// A redirect (303 See Other), which answers every form that succeeds.
    func redirect(to location: String, flash: Flash? = nil) -> Response {
        var response = Response.redirect(to: location, type: .normal)
        if let flash { cookies.set(.flash, to: flash.cookie, on: &response) }
        return response
    }

    /// A problem as a page; only its status when even that fails.
    /// - Parameter form: the posted form, to be sent again after the problem.
    func problem(
        _ problem: Problem, form: HeldForm? = nil, _ request: Request, _ context: VisitorContext
    ) -> Response {
        let strings = strings(context.language)
        let area = area(request, context)
        let entrance = context.viewer == nil ? nil : areas.entrance(of: area)
        let frame = Frame(
            language: context.language.rawValue, title: strings(problem.keys.title) + " · " + institution.name,
            heading: strings(problem.keys.title), institution: institution.name, back: nil,
            account: context.viewer?.fullName, accountHref: area.kept(in: WebRoutes.account), flash: nil,
            languages: context.language.choices,
            here: request.method == .post ? entrance?.href ?? WebRoutes.home : request.uri.string,
            token: context.formToken,
            tabBar: context.viewer.map { viewer in
                AreaTabs(tabs, in: area, for: viewer.roles, strings).bar(for: viewer.roles, word: strings("area.list"))
            },
            hasStyle: context.hasStyle)
        let page = ProblemPage(problem, form: form, frame: frame, strings: strings, entrance: entrance)
        guard var response = try? respond(page, context, status: problem.status) else {
            return Response(status: problem.status)
        }
        response.headers[.retryAfter] = problem.retryAfter.map { "\($0)" }
        return response
    }
}
