import Crypto
import Foundation

extension Viewer {
    /// By what a page knows whose it is what was kept on a device that several people use: another one for each person, and for the same person in
    /// each institution. It opens nothing, and says no name.
    var deviceKey: String {
        Base64URL.encode(SHA256.hash(data: Data("kept on a device for \(id)".utf8)).prefix(12))
    }
}
