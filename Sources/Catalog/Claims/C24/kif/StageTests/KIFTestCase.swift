import XCTest

/// As the framework's own class, which is in every process with its tests.
@objc(KIFTestCase)
class KIFTestCase: XCTestCase {
}
