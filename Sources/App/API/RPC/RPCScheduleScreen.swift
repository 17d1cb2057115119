/// The meetings of a course, or of one of its groups.
struct RPCScheduleScreen: Sendable {
    let schedules: ScheduleStore

    func value(of id: ID<Course>, group: String?, _ caller: RPCCaller) async throws -> RPCValue {
        guard let sheet = try await schedules.find(id, ScheduleController.group(group), by: caller.person) else {
            throw Problem.notFound
        }
        let groups = sheet.groups.map { RPCValue.record(["group": .text($0.id.text), "name": .text($0.name)]) }
        return .screen(
            .schedule, of: id, version: String(sheet.plan?.version ?? 0), sheet.plan.map { Self.values($0.fields) },
            [
                "group": RPCValue(sheet.group?.id.text), "groups": .list(groups),
                "changes": .list((sheet.calendar?.changes ?? []).filter { $0.content.kind != .restored }.map(Self.change)),
            ])
    }

    func save(
        _ values: RPCArguments, of id: ID<Course>, group: String?, _ version: String, _ caller: RPCCaller
    ) async throws -> Bool {
        let weekdays = (values.texts("on") ?? []).compactMap { WrittenWeekday(rawValue: $0).map { String($0.number) } }
        let form = ScheduleForm(
            group: group, seen: version, firstDay: values.text("first-day"), lastDay: values.text("last-day"),
            starts: values.text("from"), ends: values.text("to"), repeats: values.text("repeats"),
            every: values.text("every") ?? "1", weekdays: weekdays)
        return try await schedules.save(
            form.fields(caller.strings.formats), of: id, ScheduleController.group(group), seen: Int(version), by: caller.person,
            at: caller.now)
    }

    func remove(_ id: ID<Course>, group: String?, _ version: String, _ caller: RPCCaller) async throws -> Bool {
        try await schedules.remove(
            id, ScheduleController.group(group), seen: Int(version), by: caller.person, at: caller.now)
    }

    private static func values(_ fields: MeetingPlan.Fields) -> [String: RPCValue] {
        [
            "first-day": .text(fields.firstDay.iso), "last-day": .text(fields.lastDay.iso),
            "from": .text(ClockText.text(fields.startsAt)), "to": .text(ClockText.text(fields.endsAt)),
            "repeats": .text(fields.repeats.rawValue), "every": RPCValue(fields.every),
            "on": .texts(fields.weekdays.sorted().compactMap { WrittenWeekday(number: $0)?.rawValue }),
        ]
    }

    private static func change(_ change: MeetingChange) -> RPCValue {
        let target = change.content.target
        return .record([
            "day": .text(change.day.iso), "moved-to": RPCValue(target?.day.iso),
            "from": RPCValue(target.map { ClockText.text($0.startsAt) }),
            "to": RPCValue(target.map { ClockText.text($0.endsAt) }),
            "room": RPCValue(target?.room), "note": RPCValue(change.content.note),
        ])
    }
}
