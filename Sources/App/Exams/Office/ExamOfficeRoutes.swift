import Hummingbird

/// The addresses of exam periods and dates, for the office.
enum ExamOfficeRoutes {
    static let periods = OfficePlace.periods.href
    static let newPeriod = OfficePlace.newPeriod.href
    /// The address that accepts an uploaded list of dates; `*` stands for an id.
    static let takingFiles = ["/office/periods/*/list"]

    static func period(_ id: ID<ExamPeriod>) -> String { "/office/periods/\(id)" }
    static func edit(_ id: ID<ExamPeriod>) -> String { "/office/periods/\(id)/edit" }
    static func dates(of id: ID<ExamPeriod>) -> String { "/office/periods/\(id)/dates" }
    static func newDate(of id: ID<ExamPeriod>) -> String { "/office/periods/\(id)/dates/new" }
    static func date(_ date: ID<ExamDate>, of id: ID<ExamPeriod>) -> String { "/office/periods/\(id)/dates/\(date)" }
    static func dateList(of id: ID<ExamPeriod>) -> String { "/office/periods/\(id)/list" }
    static func listedDates(of id: ID<ExamPeriod>) -> String { "/office/periods/\(id)/list/dates" }
    static func list(of date: ID<ExamDate>, in id: ID<ExamPeriod>) -> String { "/office/periods/\(id)/dates/\(date)/list" }
    static func csv(of date: ID<ExamDate>, in id: ID<ExamPeriod>) -> String { list(of: date, in: id) + ".csv" }
    static func workbook(of date: ID<ExamDate>, in id: ID<ExamPeriod>) -> String { list(of: date, in: id) + ".xlsx" }
    static func cancellations(of date: ID<ExamDate>, in id: ID<ExamPeriod>) -> String {
        "/office/periods/\(id)/dates/\(date)/cancellations"
    }

    static func mount(
        on routes: SiteRoutes, periods: ExamPeriodController, dates: ExamDateController, dateLists: ExamDateListController,
        lists: ExamListController, files: ExamListFileController
    ) {
        let office = routes.office
        office.get("office/periods", use: periods.index)
        office.get("office/periods/new", use: periods.new)
        office.post("office/periods", use: periods.create)
        office.get("office/periods/:period", use: periods.show)
        office.get("office/periods/:period/edit", use: periods.edit)
        office.post("office/periods/:period/edit", use: periods.update)
        office.get("office/periods/:period/list", use: dateLists.new)
        office.post("office/periods/:period/list", use: dateLists.check)
        office.post("office/periods/:period/list/dates", use: dateLists.create)
        office.get("office/periods/:period/dates/new", use: dates.new)
        office.post("office/periods/:period/dates", use: dates.create)
        office.get("office/periods/:period/dates/:date", use: dates.edit)
        office.post("office/periods/:period/dates/:date", use: dates.update)
        office.get("office/periods/:period/dates/:date/list", use: lists.show)
        office.get("office/periods/:period/dates/:date/list.csv", use: files.csv)
        office.get("office/periods/:period/dates/:date/list.xlsx", use: files.workbook)
        office.post("office/periods/:period/dates/:date/cancellations", use: lists.cancel)
    }
}
