import UIKit

@objc(TestApplication)
class TestApplication: UIApplication {
    private var strongDelegate: UIApplicationDelegate?

    override init() {
        super.init()
        if #available(iOS 13, *), let session = openSessions.first {
            perform(Selector(("_removeSessionFromSessionSet:")), with: session)
        }
        strongDelegate = TestAppDelegate()
        delegate = strongDelegate
    }
}
