import Hummingbird
import HummingbirdCore
import HummingbirdTLS
import Logging
import NIOCore
import NIOSSL

extension Configuration {
    /// HTTP/1.1, over TLS when there is a certificate, with limits on headers, on idleness and on the pace of bodies and answers.
    /// - Parameters:
    ///   - arrivals: records the time of each request.
    ///   - takingFiles: addresses that accept uploads, which may take longer.
    /// - Throws: `ConfigurationProblem.certificate` when the certificate or its key cannot be used.
    func httpServer(arrivals: RequestArrivals, takingFiles: [String], logger: Logger) throws -> HTTPServerBuilder {
        let uploads = UploadPaths(takingFiles)
        let plain = HTTPServerBuilder.http1(
            configuration: .init(
                additionalChannelHandlers: [
                    RequestArrivalHandler(arrivals),
                    RequestPaceHandler(logger: logger) { head in
                        head.headerFields.isMultipart && uploads.contains(String((head.path ?? "").prefix { $0 != "?" }))
                    },
                    UnreadBodyHandler(),
                ],
                idleTimeout: .seconds(90),
                httpDecoderConfiguration: .init(
                    maxHeaderFieldSize: 16 * 1024, maxHeaderListSize: 16 * 1024, maxHeaderFieldCount: 64)))
        guard let tlsCertificate, let tlsKey else { return plain }
        do {
            let chain = try NIOSSLCertificate.fromPEMFile(tlsCertificate)
            let key = try NIOSSLPrivateKey(file: tlsKey, format: .pem)
            var tls = TLSConfiguration.makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key))
            tls.minimumTLSVersion = .tlsv12
            return try .tls(plain, tlsConfiguration: tls)
        } catch {
            throw ConfigurationProblem.certificate("\(tlsCertificate), \(tlsKey): \(error)")
        }
    }

    /// The institution's settings, overridden by those given as options.
    func overriding(_ institution: Institution) -> Institution {
        Institution(
            name: institution.name, language: language ?? institution.language, zone: timeZone ?? institution.zone,
            passwordContact: institution.passwordContact, userNames: institution.userNames, services: institution.services)
    }
}
