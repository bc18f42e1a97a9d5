import Application
import Foundation
import TestSupport

/// What the tests of devices have in common.
enum DeviceTrial {
    static let tools = Task {
        try await SampleTools(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .none,
            program: try ReaderTrial.program())
    }
}
