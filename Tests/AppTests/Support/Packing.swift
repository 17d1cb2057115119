import NIOCore
import Testing

@testable import App

/// Bytes as gzip packs them.
func packed(_ bytes: [UInt8]) throws -> [UInt8] {
    let buffer = try #require(bytes.withUnsafeBytes { PageCompressor().compress($0) })
    return [UInt8](buffer.readableBytesView)
}
