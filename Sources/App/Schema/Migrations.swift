import Database

/// The schema, step by step. A released step never changes; new steps are appended. `schema.sql` shows the result of all steps.
///
/// Times are UTC milliseconds, lengths of time milliseconds, points thousandths of a point, marks thousandths of a mark.
public enum Migrations {
    /// In the order in which they are applied; steps of the same day depend on it.
    public static let all: [Migration] = [
        .accounts,
        .courses,
        .assessments,
        .attempts,
        .rules,
        .putAway,
        .lessons,
        .receipts,
        .clock,
        .surveys,
        .teaching,
        .teachersTests,
        .crowds,
        .peopleMadeHere,
        .correctionsInOrder,
        .writtenTimes,
        .lastAnswers,
        .checkedAnswers,
        .unreadableAnswers,
        .readingPlaces,
        .annulments,
        .renewedPasswords,
        .userNames,
        .topicMerges,
        .otherDates,
        .textRules,
        .semesters,
        .telephones,
        .groups,
        .points,
        .semesterNames,
        .ects,
        .taskTexts,
        .studyRecords,
        .importedDays,
        .finances,
        .exams,
        .courseDesign,
        .endedAccounts,
        .designAlignment,
        .endedStudents,
        .publishedTechniques,
    ]
}
