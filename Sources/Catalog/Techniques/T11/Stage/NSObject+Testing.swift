import Foundation

extension NSObject {
    static var isUnitTesting: Bool {
        let environment = ProcessInfo.processInfo.environment
        func isOfTests(_ variable: String) -> Bool {
            guard let value = environment[variable] else { return false }
            return value == "0" || URL(fileURLWithPath: value).pathExtension == "xctest"
        }
        return isOfTests("XPC_SERVICE_NAME") || isOfTests("XCInjectBundle") || environment["TRAVIS"] != nil
    }
}
