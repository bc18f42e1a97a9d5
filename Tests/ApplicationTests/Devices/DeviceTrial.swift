import Application
import Foundation
import TestSupport

/// The tools that the tests of devices share.
enum DeviceTrial {
    static let tools = Task {
        try await SampleTools(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .none,
            program: try ReaderTrial.program())
    }
}
