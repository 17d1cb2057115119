import Database

/// What another feature keeps for groups of students, and lets go before a group is deleted.
protocol GroupHolderRows: Sendable {
    func letGo(of group: ID<CourseGroup>, _ tx: WriteTransaction) throws
}
