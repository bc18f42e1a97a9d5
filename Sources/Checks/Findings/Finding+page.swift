extension Finding {
    /// A page of the documentation, or a section of one.
    package struct Page: Hashable, Sendable {
        /// The link in the catalog: `Hackworth#Make-UIKit-ask-again`.
        package var link: String
        /// The title of the page or the section.
        package var title: String

        /// The files that keep production out of tests, to copy.
        static let quickFix = Page("QuickFix", "Quick fix: unit tests launch the real SceneDelegate")
        /// The app delegate behind SwiftUI's own.
        static let adaptor = Page(
            "Matinee#UIApplicationDelegateAdaptor-in-tests", "UIApplicationDelegateAdaptor in tests")

        /// The ways to build and test that a check does not run.
        static let untried = Page(
            "CheckingAProject#Schemes-and-build-configurations", "Schemes and build configurations")

        /// The code that cannot be compiled here.
        static let leftOutCode = Page("LeftOutCode", "Code that is left out")

        /// The pages of all findings.
        static var all: [Page] { Finding.ID.allCases.map(\.page) + [quickFix, adaptor, untried, leftOutCode] }

        fileprivate init(_ link: String, _ title: String) {
            self.link = link
            self.title = title
        }
    }
}

extension Finding.ID {
    /// The page that explains the finding, unless one has its own.
    package var page: Finding.Page {
        switch self {
        case .launchRefused: .init("MigratingToScenes", "Migrating to scenes for iOS 27")
        case .hostBrokeOff:
            .init("Questions#Code-that-needs-the-real-delegate", "Code that needs the real delegate")
        case .testsDidNotRun: .init("TestBundles", "How a test bundle gets into the app")
        case .productionAppDelegate: .init("ChoosingATechnique", "Choosing a technique")
        case .productionSceneDelegate: .init("Now#The-other-half", "The other half")
        case .productionSceneDelegateFromCache:
            .init("Hackworth#Make-UIKit-ask-again", "Make UIKit ask again")
        case .productionSceneDelegateInWindow:
            .init("Hackworth#Several-windows-on-an-iPad", "Several windows on an iPad")
        case .productionApp: .init("Matinee", "SwiftUI: launch another App for unit tests")
        case .productionCode, .productionSuperclass:
            .init("Hackworth#Choose-a-testing-scene-delegate", "Choose a testing scene delegate")
        case .testingDelegateInRun, .normalRunChanged, .testingDelegateInApp:
            .init(
                "Now#A-named-configuration-and-tests-that-break-the-app",
                "A named configuration, and tests that break the app")
        case .classNameNotFound:
            .init(
                "Reid#Why-a-renamed-test-target-brings-production-back",
                "Why a renamed test target brings production back")
        case .sceneDelegateNameNotFound:
            .init("SceneSessions#Where-a-configuration-comes-from", "Where a configuration comes from")
        case .isolationNotKnown:
            .init(
                "LeftOutCode#When-it-is-not-known-if-a-launch-was-isolated",
                "When it is not known if a launch was isolated")
        case .storyboardModuleNotFound: .init("CheckingAProject", "Checking a project")
        }
    }
}
