/// The words for parts of a plan, for what is entered in them, and for why something is not taken.
enum PointsWords {
    /// What a part is called: its own title, or the word for its sort.
    static func name(of part: PointsPart, _ strings: Strings) -> String { part.title ?? sort(part.sort, strings) }

    /// The language of a part's name, where it is the course's and not the reader's.
    static func language(of part: PointsPart, in course: Course) -> String? {
        part.title == nil ? nil : course.language.rawValue
    }

    static func sort(_ sort: PointsPart.Sort, _ strings: Strings) -> String {
        switch sort {
        case .attendance: strings("points.attendance")
        case .tasks: strings("points.tasks")
        case .activity: strings("points.activity")
        case .midterm: strings("points.midterm")
        case .project: strings("points.project")
        case .writtenExam: strings("points.written-exam")
        case .oralExam: strings("points.oral-exam")
        case .penalty: strings("points.penalty")
        case .other: strings("points.other")
        }
    }

    /// What a sum of parts is called.
    static func kind(_ kind: PointsPart.Kind, _ strings: Strings) -> String {
        switch kind {
        case .preExam: strings("points.pre-exam")
        case .exam: strings("points.exam")
        case .penalty: strings("points.penalty")
        }
    }

    static func attendance(_ attendance: Attendance, _ strings: Strings) -> String {
        switch attendance {
        case .present: strings("points.present")
        case .absent: strings("points.absent")
        case .excused: strings("points.excused")
        }
    }

    /// 7,5 · 12
    static func number(_ points: Points, _ strings: Strings) -> String {
        strings.formats.decimal(thousandths: points.thousandths, places: 3)
    }

    /// What is in a cell, for reading.
    static func value(_ value: PointValue, _ strings: Strings) -> String {
        switch value {
        case .points(let points): number(points, strings)
        case .attendance(let attendance): Self.attendance(attendance, strings)
        }
    }

    /// The sentence beside a cell, or a line of a list, that is not taken.
    static func refusal(_ refusal: PointRefusal, _ strings: Strings) -> String {
        switch refusal {
        case .notANumber: strings("points.not-a-number")
        case .tooFine: strings("points.too-fine")
        case .negative: strings("points.negative")
        case .aboveMost(let most): strings("points.above-most", ["most": number(most, strings)])
        case .notAttendance: strings("points.not-attendance")
        case .noPart: strings("points.no-part")
        case .noWeek(let weeks):
            weeks == 0 ? strings("points.no-weeks") : strings("points.no-week", ["weeks": strings.formats.number(weeks)])
        case .flows: strings("points.flows")
        case .notEnrolled: strings("points.not-enrolled")
        case .notRegistered: strings("points.not-registered")
        case .repeated: strings("points.repeated")
        case .archived: strings("points.is-archived")
        }
    }
}
