extension Adoption {
    /// Returns the changes by which an app that was refused would launch. Each was tried.
    static func alternatives(
        for app: AppDescription, _ conditions: Conditions, configuresScenes: Bool, isSwiftUI: Bool
    ) -> LaunchAlternatives {
        func launches(_ app: AppDescription, _ conditions: Conditions) -> Bool {
            let adoption = Adoption(app, conditions, configuresScenes: configuresScenes, isSwiftUI: isSwiftUI)
            if case .refused = adoption.outcome { return false }
            return true
        }
        let before = SystemVersion.lastBeforeScenesRequired
        var older = app
        older.sdk = before
        let earlier = Conditions(
            idiom: conditions.idiom, system: before, readings: conditions.readings, disabled: conditions.disabled)
        func without(_ reading: Reading) -> Conditions {
            Conditions(
                idiom: conditions.idiom, system: conditions.system,
                readings: conditions.readings.filter { $0 != reading }, disabled: conditions.disabled)
        }
        return LaunchAlternatives(
            sdk: launches(older, conditions) ? before : nil, system: launches(app, earlier) ? before : nil,
            withoutReading: conditions.readings.first { launches(app, without($0)) })
    }
}
