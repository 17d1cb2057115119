extension Viewer {
    /// By what a page knows whose it is what was kept on a device that several people use: another one for each person, and for the same person in
    /// each institution. It opens nothing, and says no name.
    var deviceKey: String {
        ContentDigest("kept on a device for \(id)").base64URL(bytes: 12)
    }
}
