internal import Lifecycle
internal import Lowering
internal import Traces

/// The finding about production's application object.
extension RunFindings {
    func application(_ app: LaunchedApp, _ id: CheckScenario.ID) -> Finding? {
        guard app.isolation == .notIsolated, let type = app.appearances.application, app.roles.isProduction(type)
        else { return nil }
        let name = ClassName.short(type)
        let isInInfoPlist = sources.description.principalClass.map(ClassName.short) == name
        return Finding(
            .productionCode, "\(name), production's subclass of UIApplication, is made for the tests.", of: name,
            scenarios: [id],
            place: sources.named(type)?.place, rule: .hostingTestsAfterLaunch,
            cure: isInInfoPlist
                ? "Remove NSPrincipalClass from the Info.plist, and let a main.swift pass the class's name to "
                    + "UIApplicationMain if XCTestCase is not found."
                : "Let main.swift pass nil to UIApplicationMain in place of the class's name if XCTestCase is found.")
    }
}

extension Appearances {
    /// Returns production's classes among those that the system called or made before the first test.
    func calledProduction(_ roles: ClassRoles) -> [String] { called.filter(roles.isProduction) }
}
