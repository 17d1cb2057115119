extension PointRosters {
    /// Those who have a seat on a date of the course's exam, by the id of the date.
    static let exams = PointRosters { id, course, tx in
        guard let date = try ExamDateRows.find(ID(text: id), tx), date.course == course else { return nil }
        let places = try ExamPlaceRows.places(tx, where: "place.date_id = \(date.id) AND place.kind = 'seat'")
        return PointRoster(
            id: date.id.text, people: Set(places.map(\.person)), href: TeacherExamRoutes.list(of: date.id, in: course),
            title: { strings in ExamWords.place(date.fields, strings) })
    }
}
