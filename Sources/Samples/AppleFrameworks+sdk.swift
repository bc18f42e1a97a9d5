package import Lifecycle

extension AppleFrameworks {
    /// The frameworks that an SDK brought, each with the first such SDK, by the version of iOS that it is for. A framework
    /// that is missing here counts as one of every SDK.
    ///
    /// https://developer.apple.com/documentation/technologies, by the first version that each framework's page names.
    package static let firstSDK: [String: SystemVersion] = [
        SystemVersion(13): [
            "BackgroundTasks", "Combine", "CoreHaptics", "CryptoKit", "LinkPresentation", "MetricKit", "PencilKit",
            "QuickLookThumbnailing", "RealityKit", "SoundAnalysis", "SwiftUI", "VisionKit",
        ],
        SystemVersion(14): [
            "Accessibility", "AppClip", "AppTrackingTransparency", "MLCompute", "NearbyInteraction", "ScreenTime",
            "SensorKit", "UniformTypeIdentifiers", "WidgetKit",
        ],
        SystemVersion(15): [
            "CoreLocationUI", "DataDetection", "DeviceActivity", "FamilyControls", "GroupActivities",
            "ManagedSettings", "MusicKit", "PHASE", "ShazamKit", "TabularData", "ThreadNetwork",
        ],
        SystemVersion(16): [
            "ActivityKit", "AppIntents", "AVRouting", "BackgroundAssets", "Charts", "CoreTransferable", "MetalFX",
            "PushToTalk", "RoomPlan", "SafetyKit", "SharedWithYou", "WeatherKit",
        ],
        SystemVersion(17): [
            "Cinematic", "SensitiveContentAnalysis", "SwiftData", "Symbols", "TipKit", "WorkoutKit",
        ],
        SystemVersion(17, 4): [
            "AdAttributionKit", "FinanceKit", "LiveCommunicationKit", "MarketplaceKit", "Translation",
        ],
        SystemVersion(18): ["AccessorySetupKit", "LockedCameraCapture"],
        SystemVersion(26): [
            "AlarmKit", "DeclaredAgeRange", "EnergyKit", "FoundationModels", "GeoToolbox", "PaperKit", "PermissionKit",
            "RelevanceKit", "TouchController", "VisualIntelligence", "WiFiAware",
        ],
    ].reduce(into: [:]) { first, entry in
        for name in entry.value { first[name] = entry.key }
    }
}
