import Foundation
import Lifecycle
import Runs
import Techniques
import Testing

struct SettingTests {
    @Test func `Every combination of the axes is there once`() {
        #expect(Set(Setting.all).count == Setting.all.count)
        // A system that demands scenes is tried with two SDKs; then two devices, two Info.plists, two interfaces.
        let systems = Axes.systems.map { Axes.sdks(for: $0).count }.reduce(0, +)
        #expect(systems == Axes.systems.count + Axes.systems.count { $0 >= .scenesRequired })
        #expect(
            Setting.all.count
                == systems * 2 * 2 * 2 * DeviceHistory.allCases.count * HostingProfile.allCases.count)
    }

    @Test func `A setting is read as it is written, and what is left out is as on a fresh iPhone`() throws {
        for setting in Setting.all {
            #expect(try JSONDecoder().decode(Setting.self, from: JSONEncoder().encode(setting)) == setting)
        }
        #expect(
            try JSONDecoder().decode(Setting.self, from: Data(#"{"system":"12","cache":"afterRun"}"#.utf8))
                == Setting(system: SystemVersion(12), cache: .afterRun))
    }

    @Test func `The readers' columns are settings that are tried`() throws {
        for column in MatrixTable.readers { #expect(Setting.all.contains(column.setting), "\(column.heading)") }
    }
}
