// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Gata",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "gata", targets: ["gata"])
    ],
    // `exact`: what a test of ours compares byte by byte (Mustache), and what the promise to keep answers stands on (GRDB).
    dependencies: [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", from: "0.2.0"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.0"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        .systemLibrary(name: "CMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
        .systemLibrary(name: "CArgon2", pkgConfig: "libargon2", providers: [.apt(["libargon2-dev"])]),
        .systemLibrary(name: "CExecinfo"),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CISAL", pkgConfig: "libisal", providers: [.apt(["libisal-dev"])]),
        .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CXLSXWriter", pkgConfig: "xlsxwriter", providers: [.apt(["libxlsxwriter-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .target(name: "Formulas"),
        .target(name: "Markdown", dependencies: ["CMark", "Formulas"]),
        // It prints every page of every test, so it is fast in them as well.
        .target(name: "Rendering", swiftSettings: [.unsafeFlags(["-O"], .when(configuration: .debug))]),
        .target(
            name: "Database",
            dependencies: [
                "CSQLite",
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "GRDBSQLite", package: "GRDB.swift"),
            ]
        ),
        .target(
            name: "App",
            dependencies: [
                "CArchive", "CArgon2", "CDeflate", "CExecinfo", "CISAL", "CQREncode", "CXLSXWriter", "CZlib", "Database", "Formulas",
                "Markdown", "Rendering",
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "Yams", package: "Yams"),
            ],
            exclude: ["Schema/schema.sql"]
        ),
        .executableTarget(
            name: "gata",
            dependencies: [
                "App", "Database",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .systemLibrary(name: "CEpoll", path: "Tests/Load/CEpoll"),
        .executableTarget(
            name: "crowd", dependencies: ["CEpoll", .product(name: "Histogram", package: "hdrhistogram-swift")],
            path: "Tests/Load/Crowd"),
        .executableTarget(
            name: "hotpaths", dependencies: ["App", "Database", .product(name: "NIOEmbedded", package: "swift-nio")],
            path: "Tests/HotPaths"),
        .executableTarget(
            name: "hello", dependencies: [.product(name: "Hummingbird", package: "hummingbird")], path: "Tests/Load/Hello"),
        .testTarget(name: "FormulasTests", dependencies: ["Formulas"]),
        .testTarget(name: "MarkdownTests", dependencies: ["Formulas", "Markdown"]),
        .testTarget(
            name: "RenderingTests", dependencies: ["Rendering", .product(name: "Mustache", package: "swift-mustache")]),
        .testTarget(
            name: "DatabaseTests", dependencies: ["Database", .product(name: "GRDB", package: "GRDB.swift")]),
        .testTarget(
            name: "AppTests",
            dependencies: [
                "App", "gata", "Rendering",
                .product(name: "HummingbirdTesting", package: "hummingbird"),
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
