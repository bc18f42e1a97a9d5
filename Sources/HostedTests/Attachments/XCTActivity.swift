public import Foundation
public import XCTest

/// A named part of a test's report.
public protocol XCTActivity: AnyObject {
    /// The name under which the report shows it.
    var name: String { get }

    /// Attaches data to the part. Nothing keeps it.
    func add(_ attachment: XCTAttachment)
}

/// The place where a test divides its report into activities.
open class XCTContext: NSObject {
    /// Calls a block as an activity of the test that runs.
    ///
    /// - Parameters:
    ///   - name: The activity's name, which nothing shows here.
    ///   - block: The work, with the activity.
    @preconcurrency @MainActor
    open class func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        try block(Activity(name: name))
    }

    private final class Activity: NSObject, XCTActivity {
        let name: String

        init(name: String) {
            self.name = name
        }

        func add(_ attachment: XCTAttachment) {}
    }
}
