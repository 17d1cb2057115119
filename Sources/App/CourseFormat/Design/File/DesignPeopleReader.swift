import Foundation
import Yams

/// Reads the policies and the instructors of a design.
enum DesignPeopleReader {
    static func policies(_ settings: inout Settings) -> [CoursePolicyKind: DesignDraft.Policy] {
        var policies: [CoursePolicyKind: DesignDraft.Policy] = [:]
        for (key, value) in settings.pairs("policies") {
            let name = key.cleanText ?? ""
            guard let kind = CoursePolicyKind(rawValue: name) else {
                let choices = CoursePolicyKind.allCases.map(\.rawValue).joined(separator: ", ")
                settings.add(
                    Mistake(
                        settings.file, line: settings.line(of: key), "mistake.setting-choice",
                        ["setting": "policies", "choices": choices]))
                continue
            }
            var own = settings.inside(value) ?? settings.alone(value, as: "text", at: key)
            policies[kind] = policy(&own, kind, at: settings.line(of: key))
            settings.take(own)
        }
        return policies.filter { $0.value != DesignDraft.Policy() }
    }

    private static func policy(_ own: inout Settings, _ kind: CoursePolicyKind, at line: Int?) -> DesignDraft.Policy {
        own.requireKnown(["procedure", "text", "hidden"])
        let procedure = own.optionalChoice("procedure", of: GradingProcedure.self)
        own.refuse(["procedure"], unless: kind == .grading)
        // How marks are given is said by the procedure, and in words only where it is an own one.
        own.refuse(["text"], unless: kind != .grading || procedure == .custom)
        let text = own.markdown(of: "text", letters: WrittenDesign.longestPolicy)
        if procedure == .custom, text == nil, own.mistakes.isEmpty {
            own.add(Mistake(own.file, line: line, "mistake.setting-missing", ["setting": "text"]))
        }
        return .init(procedure: procedure, text: text, isHidden: own.flag("hidden"))
    }

    static func instructors(
        _ settings: inout Settings, _ around: DesignDocument.Surroundings
    ) -> [DesignDraft.Instructor] {
        var seen: Set<String> = []
        return settings.elements("instructors", most: WrittenDesign.mostInstructors) { own, line in
            let instructor = person(&own, around)
            if case .account(let userName)? = instructor?.who, !seen.insert(userName).inserted {
                own.add("mistake.design-twice", at: "user", ["value": userName])
            }
            return instructor
        }
    }

    private static let names = ["first-name", "last-name", "e-mail"]

    private static func person(
        _ own: inout Settings, _ around: DesignDocument.Surroundings
    ) -> DesignDraft.Instructor? {
        own.requireKnown(Set(["user", "role", "phone", "office-hours", "web-page", "office"] + names))
        guard let who = who(&own, around) else { return nil }
        var instructor = DesignDraft.Instructor(who: who)
        instructor.role = own.optionalChoice("role", of: InstructorRole.self)
        instructor.phone = own.line(of: "phone", letters: PhoneNumber.longest)
        if let phone = instructor.phone, !PhoneNumber.isValid(phone) {
            own.add("mistake.phone", at: "phone", ["value": phone])
        }
        instructor.officeHours = own.line(of: "office-hours", letters: WrittenDesign.longestLine)
        instructor.webPage = own.line(of: "web-page", letters: WrittenDesign.longestLink)
        if let page = instructor.webPage, !PersonPlace.isWebPage(page) {
            own.add("mistake.url", at: "web-page", ["value": page.shortened(letters: 80)])
        }
        instructor.office = own.line(of: "office", letters: WrittenDesign.longestLine)
        return instructor
    }

    private static func who(
        _ own: inout Settings, _ around: DesignDocument.Surroundings
    ) -> DesignDraft.Instructor.Who? {
        guard own.has("user") else {
            let first = own.neededLine(of: "first-name", letters: WrittenDesign.longestLine)
            let last = own.neededLine(of: "last-name", letters: WrittenDesign.longestLine)
            let email = own.line(of: "e-mail", letters: WrittenDesign.longestLine)
            if let email, !email.contains("@") || email.contains(" ") { own.add("mistake.email", at: "e-mail", ["value": email]) }
            return .named(first: first, last: last, email: email)
        }
        own.refuse(names, unless: false)
        let userName = own.requiredText("user")
        if userName.isEmpty { return nil }
        if around.userNames?.contains(userName) == false {
            own.add("mistake.unknown-person", at: "user", ["value": userName.shortened(letters: 80)])
        }
        return .account(userName)
    }
}
