import Hummingbird

extension Site {
    /// The frame of a page of a course's design, which leads back to the page of the whole design.
    /// - Parameters:
    ///   - address: of the page, for one that answers a form.
    ///   - back: another page to lead back to.
    func designFrame(
        _ request: Request, _ context: StaffContext, _ course: Course, heading: String, at address: String,
        back: Frame.Link? = nil, errors: FormErrors? = nil
    ) -> Frame {
        let strings = strings(context)
        return frame(
            request, context, heading: heading,
            back: back ?? .init(href: TeachRoutes.design(of: course.id), text: strings("design.title")),
            title: heading + " · " + course.code
        ).at(address, if: request.method == .post).in(course, at: .design, strings)
    }
}
