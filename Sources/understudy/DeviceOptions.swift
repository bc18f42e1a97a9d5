public import ArgumentParser
import Foundation
public import Lifecycle
import Samples
import Simulator

/// Which device a launch happens on.
struct DeviceOptions: ParsableArguments {
    @Option(help: "The kind of device: iphone.")
    var device: DeviceKind = .iphone

    @Option(help: ArgumentHelp("The version of iOS, from 12 to 27.", valueName: "version"))
    var os: SystemVersion?

    @Option(
        help: ArgumentHelp(
            "A file that keeps the device between launches, made where it is missing. Without it the device is fresh.",
            valueName: "file"))
    var state: String?

    static let newest = SystemVersion(27)

    func validate() throws {
        if let os, !(SystemVersion(12)..<SystemVersion(28)).contains(os) {
            throw ValidationError("iOS \(os) is not modelled. Choose a version from 12 to 27, such as --os 16.4.")
        }
    }

    /// The device as it is before the launch.
    ///
    /// - Throws: `Mistake` where the file cannot be used, or holds another device than the one asked for.
    func ready() throws -> Device {
        let fresh = Device(idiom: .phone, system: os ?? Self.newest)
        guard let file else { return fresh }
        switch file.read() {
        case .missing:
            return fresh
        case .unusable(let why):
            throw Mistake(.usage, what: "The device in this file cannot be used.", place: state, cure: why)
        case .device(let kept):
            if let os, kept.system != os {
                throw Mistake(
                    .usage, what: "The device in this file has iOS \(kept.system), not \(os).", place: state,
                    cure: "Leave out --os, or name another file for a device with iOS \(os).")
            }
            return kept
        }
    }

    var file: DeviceFile? {
        state.map { DeviceFile(URL(filePath: $0)) }
    }
}

enum DeviceKind: String, CaseIterable, ExpressibleByArgument {
    case iphone
}

extension SystemVersion: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(argument)
    }
}
