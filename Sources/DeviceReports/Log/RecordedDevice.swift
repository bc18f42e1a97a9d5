package import Lifecycle
package import Wording

/// The device of a record, and the Xcode that built the app: the conditions of the launch in the model.
package struct RecordedDevice: Hashable, Sendable {
    /// The version of iOS, as the device writes it: `17.5.1`.
    package var systemText: String
    package var system: SystemVersion
    package var idiom: Idiom
    package var isSimulator: Bool
    /// The SDK that the app was built with; nil if its Info.plist does not name it.
    package var sdk: SystemVersion?
    /// The Xcode's version; nil if the app's Info.plist does not name it.
    package var xcode: Xcode?

    /// A version of Xcode.
    package struct Xcode: Hashable, Sendable, CustomStringConvertible {
        package var major: Int
        package var minor: Int

        /// Reads `DTXcode`: `1640` is Xcode 16.4.
        init?(_ text: String) {
            guard let number = Int(text), number >= 100, number < 100_000 else { return nil }
            major = number / 100
            minor = number / 10 % 10
        }

        package var description: String { "\(major).\(minor)" }

        /// The way in which it gets tests into the app's process.
        package var hosting: HostingProfile {
            switch major {
            case ...6: .xcode6
            case 7: .xcode7
            case 8...15: .xcode8
            default: .xcode16
            }
        }
    }

    /// Reads the facts about the device.
    ///
    /// - Throws: `Mistake` if the record does not name a system.
    package init(_ record: LaunchRecord) throws(Mistake) {
        systemText = record.value("system") ?? "?"
        guard systemText.wholeMatch(of: /[0-9]{1,3}(\.[0-9]{1,3}){0,2}/) != nil,
            let system = SystemVersion(leading: systemText)
        else {
            throw Mistake(
                .usage, what: "The record names no version of iOS, but \"\(systemText)\".",
                cure: "Take the log again. What is damaged is not compared.")
        }
        self.system = system
        let kind = record.value("device") ?? "none"
        guard let idiom = Idiom(word: kind) else {
            throw Mistake(
                .usage, what: "The record is of a device of the kind \"\(kind)\", and the model has iPhones and iPads.",
                cure: "Run the tests on an iPhone or an iPad, or a simulator of one.")
        }
        self.idiom = idiom
        isSimulator = record.value("info", of: "DTPlatformName") == "iphonesimulator"
        let sdkName = record.value("info", of: "DTSDKName") ?? ""
        sdk = SystemVersion(leading: String(sdkName.trimmingPrefix { !$0.isNumber }))
        xcode = record.value("info", of: "DTXcode").flatMap(Xcode.init)
    }

    /// The device in words: `iPhone (simulator), iOS 17.5.1, SDK 17.5, Xcode 16.4`.
    package var words: String {
        var parts = ["\(idiom == .pad ? "iPad" : "iPhone")\(isSimulator ? " (simulator)" : "")", "iOS \(systemText)"]
        if let sdk { parts.append("SDK \(sdk.short)") }
        if let xcode { parts.append("Xcode \(xcode)") }
        return parts.joined(separator: ", ")
    }
}

extension SystemVersion {
    /// Reads the first two numbers of a version: `17.5.1` is 17.5.
    init?(leading text: String) {
        self.init(text.split(separator: ".", omittingEmptySubsequences: false).prefix(2).joined(separator: "."))
    }
}
