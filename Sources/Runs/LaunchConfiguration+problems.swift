package import Lifecycle

extension LaunchConfiguration {
    /// The problems with what does not go together.
    package var contradictions: [LaunchProblem] {
        var problems: [LaunchProblem] = []
        if let sdk, system < sdk.oldestTarget {
            problems.append(
                LaunchProblem(
                    .sdk, "The SDK of iOS \(sdk.major) builds apps for iOS \(sdk.oldestTarget.major) and later.",
                    cure: "Choose a later system, or an older SDK."))
        }
        if scenario == .history(.afterSplit), idiom == .phone {
            problems.append(
                LaunchProblem(
                    .scenario, "An iPhone shows one window.", cure: "Choose an iPad, or the device after a normal run.")
            )
        }
        if scenario == .history(.afterSplit), system < .scenes {
            problems.append(
                LaunchProblem(
                    .scenario, "Before iOS 13 an app has one window.",
                    cure: "Choose a later system, or the device after a normal run."))
        }
        return problems
    }

    /// Returns the problems with what was asked for of a device that was used and is another one.
    package func differences(from kept: Device) -> [LaunchProblem] {
        var problems: [LaunchProblem] = []
        if system != kept.system {
            problems.append(
                LaunchProblem(
                    .os, "The device has iOS \(kept.system), not \(system).",
                    cure: "Leave the version out, or begin with a fresh device."))
        }
        if idiom != kept.idiom {
            problems.append(
                LaunchProblem(
                    .device, "The device is an \(kept.idiom.title), not an \(idiom.title).",
                    cure: "Leave the kind of device out, or begin with a fresh one."))
        }
        if Set(readings) != Set(kept.conditions.readings) {
            problems.append(
                LaunchProblem(
                    .reading, "The device was made with other readings.",
                    cure: "Leave the readings out, or begin with a fresh device."))
        }
        return problems
    }
}
