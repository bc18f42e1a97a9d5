import UIKit

@objc(TestingApplication)
class TestingApplication: UIApplication {

    override init() {
        super.init()
        print("Sessions before:", openSessions.count)
        for session in openSessions {
            perform(Selector(("_removeSessionFromSessionSet:")), with: session)
        }
        print("Sessions after:", openSessions.count)
    }
}
