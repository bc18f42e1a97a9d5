internal import Lifecycle

/// The options of a launch, in the order of an address, of a command and of the problems.
///
/// The page *Add an option* has what else a new one needs.
extension LaunchOption {
    package static let all: [LaunchOption] = [
        .scenario, .device, .os, .sdk, .xcode, .reading, .argument, .environment, .preview, .then,
    ]

    package static let scenario: LaunchOption = .init(
        "scenario", \.scenario, help: nil,
        control: Control(
            "Scenario", .menu(DeviceHistory.offered.map { Choice($0.rawValue, $0.title) }), isInSight: true),
        read: { texts, _ throws(LaunchProblem) in try scenario(texts) },
        // The device that a run left is in no text.
        write: { $0 == .kept ? nil : [$0.word] })

    package static let device: LaunchOption = .init(
        "device", \.idiom, help: Help("The kind of device: iphone or ipad. (default: iphone)"),
        control: Control(
            "Device", .menu(Idiom.allCases.map { Choice($0.word, $0.title) }), isInSight: true, belongsToDevice: true),
        read: { texts, _ throws(LaunchProblem) in try idiom(one(texts)) },
        write: { [$0.word] })

    package static let os: LaunchOption = .init(
        "os", \.system,
        help: Help("The version of iOS, from \(SystemVersion.modelledRange).", valueName: "version"),
        control: Control(
            "System", .menu(SystemVersion.offered.map { Choice($0.description, "iOS \($0.major)") }), isInSight: true,
            belongsToDevice: true),
        read: { texts, _ throws(LaunchProblem) in try version(one(texts), of: .os) },
        write: { [$0.description] }, shortened: withoutZero)

    package static let sdk: LaunchOption = .init(
        "sdk", \.sdk,
        help: Help(
            "The SDK that the app is built with, by the version of iOS that it is for. (default: the device's)",
            valueName: "version"),
        control: Control(
            "SDK",
            .menu(
                [Choice(deviceSDK, "The system’s own")]
                    + SystemVersion.offered.map { Choice($0.description, sdkTitle($0)) }),
            hint: "iOS treats an app by the SDK that it was built with."),
        read: { texts, _ throws(LaunchProblem) in
            let text = one(texts)
            return text == deviceSDK ? nil : try version(text, of: .sdk)
        },
        write: { [$0?.description ?? deviceSDK] }, shortened: withoutZero, remark: { $0.map(sdkTitle) })

    package static let xcode: LaunchOption = .init(
        "xcode", \.hosting,
        help: Help(
            """
            The Xcode that launches: 6, 7, 8 (to 15), 16 (and later). It decides when the test bundle gets into the \
            app's process, and which variables report it. none: a UI test, whose app has no bundle in its process.
            """, valueName: "6|7|8|16|none"),
        control: Control(
            "Xcode, for Test", .menu(HostingProfile.newestFirst.map { Choice($0.rawValue, $0.title) }),
            hint: "It decides when the test bundle is loaded into the app’s process, and which variables reveal it."),
        read: { texts, _ throws(LaunchProblem) in try hosting(one(texts)) },
        write: { [$0.rawValue] }, remark: { $0 == .newest ? nil : $0.title })

    package static let reading: LaunchOption = .init(
        "reading", \.readings, .list(),
        help: Help(
            """
            If sources contradict each other, the side to take instead of the model's own: \
            \(Reading.allCases.map(\.rawValue).joined(separator: ", ")).
            """, valueName: "side,..."),
        control: Control(
            "If sources contradict each other, take the other side",
            .boxes(Reading.allCases.map { Choice($0.rawValue, $0.statement, source: $0.source) }),
            belongsToDevice: true),
        read: { texts, _ throws(LaunchProblem) in try readings(texts) },
        write: { $0.map(\.rawValue) }, remark: { count($0.count, "reading") })

    package static let argument: LaunchOption = .init(
        "argument", \.scheme.arguments, .repeated,
        help: Help(
            "An argument for the app, as a scheme passes it. Repeat it for more.", valueName: "argument"),
        control: Control("Arguments of the scheme, one a line", .lines),
        read: { texts, limits throws(LaunchProblem) in
            try limits.check(texts, .argument)
            return texts
        },
        write: { $0 }, remark: { count($0.count, "argument") })

    package static let environment: LaunchOption = .init(
        "environment", \.scheme.environment, .repeated,
        help: Help(
            "An environment variable for the app, as a scheme sets it. Repeat it for more.", valueName: "name=value"),
        control: Control("Environment variables of the scheme, NAME=VALUE, one a line", .lines),
        read: { texts, limits throws(LaunchProblem) in try variables(texts, limits) },
        write: { Scheme(environment: $0).variables }, remark: { count($0.count, "variable") })

    package static let preview: LaunchOption = .init(
        "preview", \.isPreview, .flag,
        help: Help("Launch the app as Xcode's canvas does for a preview.", command: .run),
        control: Control("Run launches the app as Xcode’s canvas does, for a preview", .box),
        read: { texts, _ in texts == ["true"] },
        write: { ["\($0)"] }, remark: { $0 ? "preview" : nil })

    package static let then: LaunchOption = .init(
        "then", \.actions, .list(most: mostActions),
        help: Help(
            """
            The actions after the launch, each once the one before has settled: \
            \(Action.spellings.joined(separator: ", ")).
            """, valueName: "action,..."),
        control: Control("Actions after the launch, with commas", .field),
        read: { texts, _ throws(LaunchProblem) in try actions(texts) },
        write: { $0.map(\.name) },
        remark: { $0.isEmpty ? nil : "then \($0.map(\.name).joined(separator: ", "))" })

    /// The actions that an address or a request takes.
    package static let mostActions = 20

    /// The word for the SDK of the device's own system.
    package static let deviceSDK = "device"
}
