extension Finding.ID {
    /// The meaning of the finding, in a sentence: the table on the page *Checking a project* has the same.
    package var meaning: String {
        switch self {
        case .launchRefused:
            "iOS ends the app at launch, because it is built with the SDK of iOS 27 and does not adopt scenes."
        case .hostBrokeOff:
            "The app or its tests crashed, ended by themselves or ran out of time, and left-out code had no part in it; "
                + "or they met another limit, or sent a forged report."
        case .testsDidNotRun: "The app was launched, and no test ran."
        case .productionAppDelegate: "The production app delegate is launched before the first test."
        case .productionSceneDelegate:
            "The production scene delegate is launched before the first test, on a fresh device."
        case .productionSceneDelegateFromCache:
            "The production scene delegate is launched, because iOS stored the configuration of a normal run."
        case .productionSceneDelegateInWindow:
            "The production scene delegate is launched on an iPad with two windows, and not after a normal run with one "
                + "window."
        case .productionApp: "The production app of SwiftUI is launched before the first test."
        case .productionSuperclass:
            "A delegate or view controller of the tests derives from production's, or from what production's derives "
                + "from, so that code of production's runs in it."
        case .productionCode:
            "No production delegate is launched, but other production code runs: often a view controller of a "
                + "storyboard. A subclass of `UIApplication` is reported beside a delegate."
        case .isolationNotKnown:
            "It is not known if production was kept out; the finding has the reason: a left-out part (with its file and "
                + "line, if known), a way to build or test the app that was not run, or a process that ended by itself."
        case .testingDelegateInRun: "A delegate of the tests is launched in a normal run after them."
        case .normalRunChanged:
            "A normal run after the tests has no scene delegate, or nothing in its window, unlike one before them."
        case .testingDelegateInApp: "A delegate that is meant for tests is compiled into the app."
        case .classNameNotFound: "No class has the name that is looked up, and one has nearly that name."
        case .sceneDelegateNameNotFound: "The Info.plist names a scene delegate that the app does not have."
        case .storyboardModuleNotFound: "A storyboard looks for a class of the app in another module."
        }
    }
}
