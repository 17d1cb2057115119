extension Viewer {
    /// Identifies the owner of answers kept on a device that several people use. It differs for each person, and for the same
    /// person in each institution. It gives no access and contains no name.
    var deviceKey: String {
        ContentDigest("kept on a device for \(id)").base64URL(bytes: 12)
    }
}
