import UIKit

@objc(TestApplication)
class TestApplication: UIApplication {
    private var strongDelegate: UIApplicationDelegate?

    override init() {
        super.init()
        print("before: \(openSessions.count)")
        if let session = openSessions.first {
            perform(Selector(("_removeSessionFromSessionSet:")), with: session)
        }
        print("after: \(openSessions.count)")
        strongDelegate = TestAppDelegate()
        delegate = strongDelegate
    }
}
