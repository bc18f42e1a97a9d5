public import ArgumentParser
import Foundation
public import Lifecycle
import Samples
import Simulator

/// Which device a launch happens on.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: "The kind of device: iphone or ipad. (default: iphone)",
        completion: .list(DeviceKind.allCases.map(\.rawValue)),
        transform: Choice.of)
    var device: DeviceKind?

    @Option(help: ArgumentHelp("The version of iOS, from 12 to 27.", valueName: "version"))
    var os: SystemVersion?

    @Option(
        help: ArgumentHelp(
            "The SDK that the app is built with, by the version of iOS that it is for. (default: the device's)",
            valueName: "version"))
    var sdk: SystemVersion?

    @Option(
        name: .customLong("reading"),
        help: ArgumentHelp(
            """
            Where sources contradict each other, the side to take in place of the model's own: \
            \(Reading.allCases.map(\.rawValue).joined(separator: ", ")).
            """, valueName: "side,..."), transform: ReadingList.init(names:))
    var readings: ReadingList = ReadingList(readings: [])

    @Option(
        help: ArgumentHelp(
            "A file that keeps the device between launches, made where it is missing. Without it the device is fresh.",
            valueName: "file"))
    var state: String?

    func validate() throws {
        if let os, !SystemVersion.modelled.contains(os) {
            throw ValidationError("iOS \(os) is not modelled. Choose a version from 12 to 27, such as --os 16.4.")
        }
        if let sdk, !SystemVersion.modelled.contains(sdk) {
            throw ValidationError("The SDK of iOS \(sdk) is not modelled. Choose one from 12 to 27, such as --sdk 18.")
        }
        if let sdk, let os, os < sdk.oldestTarget {
            throw ValidationError(
                "The SDK of iOS \(sdk.major) builds apps for iOS \(sdk.oldestTarget.major) and later. Choose a later --os, "
                    + "or an older --sdk.")
        }
    }

    /// The device as it is before the launch.
    ///
    /// - Throws: `Mistake` where the file cannot be used, or holds another device than the one asked for.
    func ready() throws -> Device {
        let fresh = Device(
            Conditions(
                idiom: device?.idiom ?? .phone, system: os ?? .newest, readings: readings.readings))
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
            if let device, kept.idiom != device.idiom {
                throw Mistake(
                    .usage,
                    what: "The device in this file is an \(DeviceKind(kept.idiom).title), not an \(device.title).",
                    place: state, cure: "Leave out --device, or name another file.")
            }
            if !readings.readings.isEmpty, Set(kept.conditions.readings) != Set(readings.readings) {
                throw Mistake(
                    .usage, what: "The device in this file takes other sides where sources contradict each other.",
                    place: state, cure: "Leave out --reading, or name another file.")
            }
            return kept
        }
    }

    var file: DeviceFile? {
        state.map { DeviceFile(URL(filePath: $0)) }
    }

    /// Does `work` while no other run has the device of the file.
    ///
    /// - Throws: `Mistake` if the file cannot be written to.
    func held<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
        guard let file, let state else { return try await work() }
        return try await file.hold(
            waiting: {
                Terminal.say("\(state): Another run has this device. Waiting for its end; Ctrl-C stops waiting.")
            },
            work)
    }
}

enum DeviceKind: String, CaseIterable {
    case iphone
    case ipad

    init(_ idiom: Device.Idiom) {
        self = idiom == .pad ? .ipad : .iphone
    }

    var idiom: Device.Idiom { self == .ipad ? .pad : .phone }

    var title: String { idiom.title }
}

/// A list of sides in contradictions, separated by commas.
struct ReadingList: CustomStringConvertible, Sendable {
    var readings: [Reading]

    init(readings: [Reading]) {
        self.readings = readings
    }

    init(names: String) throws {
        readings = try names.split(separator: ",", omittingEmptySubsequences: false).map { try Choice.of(String($0)) }
    }

    var description: String { readings.isEmpty ? "none" : readings.map(\.rawValue).joined(separator: ",") }
}

extension SystemVersion: ExpressibleByArgument {
    public init?(argument: String) {
        self.init(argument)
    }
}
