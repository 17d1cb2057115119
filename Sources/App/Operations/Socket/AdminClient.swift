import Foundation

/// The client of the administration socket, for the command line. Its calls block, because the process does nothing else.
enum AdminClient {
    static func send(_ request: AdminRequest, databasePath: String) throws -> AdminReply {
        try AdminSocket.requireRoom(forDatabase: databasePath)
        let path = AdminSocket.path(database: databasePath)
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw AdminClientFailure.unreachable(path: path) }
        defer { close(descriptor) }
        try connect(descriptor, to: path)
        try write(JSONEncoder().encode(request) + [UInt8(ascii: "\n")], to: descriptor)
        return try JSONDecoder().decode(AdminReply.self, from: readAll(descriptor))
    }

    private static func connect(_ descriptor: Int32, to path: String) throws {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else { throw AdminClientFailure.unreachable(path: path) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status == 0 else { throw AdminClientFailure.unreachable(path: path) }
    }

    private static func write(_ data: Data, to descriptor: Int32) throws {
        var rest = data
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw AdminClientFailure.noAnswer }
            rest = rest.dropFirst(count)
        }
    }

    private static func readAll(_ descriptor: Int32) throws -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 16 * 1024)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count >= 0 else { throw AdminClientFailure.noAnswer }
            if count == 0 { break }
            data.append(contentsOf: buffer[..<count])
            if data.last == UInt8(ascii: "\n") { break }
        }
        guard !data.isEmpty else { throw AdminClientFailure.noAnswer }
        return data
    }
}

/// Why the running server did not answer.
public enum AdminClientFailure: Error, Equatable {
    case unreachable(path: String)
    case noAnswer

    public var sentence: String {
        switch self {
        case .unreachable(let path):
            "The server that uses this database cannot be reached through \(path). Run the command as the user that runs the server."
        case .noAnswer: "The server closed the connection without an answer. Its log says why."
        }
    }
}
