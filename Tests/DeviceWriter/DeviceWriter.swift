import Foundation
import Lifecycle
import Simulator

/// Writes a device to a file over and over, each time with one app more in its name, until it is killed.
///
/// It prints a number before it writes the device with that number, which `device(_:)` makes.
@main
struct DeviceWriter {
    static func main() async throws {
        let file = DeviceFile(URL(filePath: CommandLine.arguments[1]))
        let first = Int(CommandLine.arguments[2]) ?? 0
        for number in (first + 1)...(first + 1_000_000) {
            FileHandle.standardOutput.write(Data("\(number)\n".utf8))
            try await keep(number, in: file)
        }
    }

    private nonisolated static func keep(_ number: Int, in file: DeviceFile) async throws {
        try await file.hold { try file.write(device(number)) }
    }

    /// A device whose every app has the number in its name: what is torn mixes two of them or ends too early.
    static func device(_ number: Int) -> Device {
        var device = Device(system: SystemVersion(17))
        for app in 0..<40 {
            let bundle = "org.example.\(app)"
            _ = device.receive(.install(AppDescription(bundleIdentifier: bundle, name: "\(number)")), for: bundle)
        }
        return device
    }
}
