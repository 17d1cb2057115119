extension StaffPreview {
    static let trial = StaffPreview { TestPreviewRoutes.preview(of: $0) }
}
