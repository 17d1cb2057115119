import Database

/// Finds when courses and their groups meet, inside the transactions of stores.
enum MeetingRows {
    /// By their ids.
    /// - Parameter condition: about `meeting_plan`.
    static func plans(_ tx: ReadTransaction, where condition: SQL) throws -> [MeetingPlan] {
        let rows = try tx.rows(
            """
            SELECT meeting_plan.id, meeting_plan.course_id, meeting_plan.group_id, meeting_plan.first_day, meeting_plan.last_day,
                meeting_plan.starts_at, meeting_plan.ends_at, meeting_plan.repeats, meeting_plan.every, meeting_plan.version
            FROM meeting_plan WHERE \(condition) ORDER BY meeting_plan.id
            """)
        if rows.isEmpty { return [] }
        let ids: [ID<MeetingPlan>] = try rows.map { try $0["id"] }
        var weekdays: [ID<MeetingPlan>: Set<Int>] = [:]
        for row in try tx.rows(
            "SELECT plan_id, weekday FROM meeting_weekday WHERE plan_id IN (\(list(ids))) ORDER BY plan_id, weekday")
        {
            weekdays[try row["plan_id"], default: []].insert(try row["weekday"])
        }
        return try rows.map { row in
            let fields = try MeetingPlan.Fields(
                firstDay: row["first_day"], lastDay: row["last_day"], startsAt: row["starts_at"], endsAt: row["ends_at"],
                repeats: row["repeats"], every: row["every"], weekdays: weekdays[row["id"]] ?? [])
            return try MeetingPlan(course: row["course_id"], group: row["group_id"], fields: fields, version: row["version"])
        }
    }

    static func plan(_ id: ID<MeetingPlan>, _ tx: ReadTransaction) throws -> MeetingPlan? {
        try plans(tx, where: "meeting_plan.id = \(id)").first
    }

    /// Plans with their changes, in the order of the plans.
    static func calendars(of plans: [MeetingPlan], _ tx: ReadTransaction) throws -> [MeetingCalendar] {
        if plans.isEmpty { return [] }
        let changes = try Dictionary(
            grouping: tx.rows(
                """
                SELECT plan_id, day, sequence, kind, new_day, starts_at, ends_at, room, note, maker_id, made_at
                FROM meeting_change WHERE plan_id IN (\(list(plans.map(\.id)))) ORDER BY plan_id, day, sequence
                """
            ).map(change), by: \.plan)
        return plans.map { MeetingCalendar($0, changes[$0.id] ?? []) }
    }

    private static func change(_ row: Row) throws -> MeetingChange {
        let (day, startsAt, endsAt): (LocalDay?, Int?, Int?) = try (row["new_day"], row["starts_at"], row["ends_at"])
        var content = try MeetingChange.Content(kind: row["kind"], note: row["note"])
        if let day, let startsAt, let endsAt {
            content.target = try .init(day: day, startsAt: startsAt, endsAt: endsAt, room: row["room"])
        }
        return try MeetingChange(
            plan: row["plan_id"], day: row["day"], sequence: row["sequence"], content: content, maker: row["maker_id"],
            madeAt: row["made_at"])
    }

    private static func list(_ ids: [ID<MeetingPlan>]) -> SQL { .list(ids.map { $0 as any DatabaseValue }) }
}
