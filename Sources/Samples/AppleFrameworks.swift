/// The frameworks and modules of Apple's SDK for iOS.
package enum AppleFrameworks {
    /// Their names, those of earlier SDKs included. A name that is missing here is only told less well.
    package static let names: Set<String> = [
        "Accelerate", "Accessibility", "AccessorySetupKit", "Accounts", "ActivityKit", "AdAttributionKit",
        "AddressBook", "AddressBookUI", "AdServices", "AdSupport", "AlarmKit", "AppClip", "AppIntents",
        "AppTrackingTransparency", "ARKit", "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices",
        "AutomaticAssessmentConfiguration", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "BackgroundAssets",
        "BackgroundTasks", "BrowserEngineKit", "BusinessChat", "CallKit", "CarKey", "CarPlay", "CFNetwork", "Charts",
        "Cinematic", "ClassKit", "ClockKit", "CloudKit", "Combine", "CommonCrypto", "Compression", "Contacts",
        "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData", "CoreFoundation",
        "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMedia", "CoreMIDI",
        "CoreML", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreTransferable", "CoreVideo", "CreateML", "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection",
        "DeveloperToolsSupport", "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "Dispatch", "EnergyKit",
        "EventKit", "EventKitUI", "ExposureNotification", "ExtensionFoundation", "ExtensionKit", "ExternalAccessory",
        "FamilyControls", "FileProvider", "FileProviderUI", "FinanceKit", "Foundation", "FoundationModels",
        "GameController", "GameKit", "GameplayKit", "GLKit", "GroupActivities", "GSS", "HealthKit", "HealthKitUI",
        "HomeKit", "iAd", "IdentityLookup", "IdentityLookupUI", "ImageCaptureCore", "ImageIO", "ImagePlayground",
        "Intents", "IntentsUI", "IOKit", "IOSurface", "JavaScriptCore", "JournalingSuggestions", "LinkPresentation",
        "LiveCommunicationKit", "LocalAuthentication", "LocalAuthenticationEmbeddedUI", "LockedCameraCapture",
        "MachO", "ManagedSettings", "ManagedSettingsUI", "MapKit", "MarketplaceKit", "Matter", "MatterSupport",
        "MediaAccessibility", "MediaPlayer", "MediaSetup", "MediaToolbox", "Messages", "MessageUI", "Metal",
        "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetalPerformanceShadersGraph", "MetricKit", "MLCompute",
        "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction",
        "Network", "NetworkExtension", "NewsstandKit", "NotificationCenter", "ObjectiveC", "Observation", "OpenAL",
        "OpenGLES", "os", "OSLog", "PaperKit", "PassKit", "PDFKit", "PencilKit", "PHASE", "Photos", "PhotosUI",
        "PlaygroundSupport", "ProximityReader", "PushKit", "PushToTalk", "QuartzCore", "QuickLook",
        "QuickLookThumbnailing", "RealityFoundation", "RealityKit", "RelevanceKit", "ReplayKit", "RoomPlan",
        "SafariServices", "SafetyKit", "SceneKit", "ScreenTime", "SecureElementCredential", "Security",
        "SensitiveContentAnalysis", "SensorKit", "SharedWithYou", "SharedWithYouCore", "ShazamKit", "simd", "Social",
        "SoundAnalysis", "Speech", "SpriteKit", "SQLite3", "StickerFoundation", "StickerKit", "StoreKit",
        "StoreKitTest", "SwiftData", "SwiftUI", "Symbols", "SystemConfiguration", "TabularData", "Testing",
        "ThreadNetwork", "TipKit", "TouchController", "Translation", "TranslationUIProvider", "Twitter", "UIKit",
        "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoSubscriberAccount",
        "VideoToolbox", "Vision", "VisionKit", "VisualIntelligence", "WatchConnectivity", "WeatherKit", "WebKit",
        "WidgetKit", "WorkoutKit", "XCTest", "zlib",
    ]

    /// The frameworks of which only some names are here, each with the beginnings of its names.
    package static let partial: [String: [String]] = [
        "AVFoundation": ["AV"],
        "CoreData": ["NSManaged", "NSPersistent", "NSFetch", "NSEntity", "NSMerge", "NSBatch", "NSAsynchronous"],
        "CoreLocation": [
            "CLLocation", "CLAuthorization", "CLRegion", "CLBeacon", "CLGeocoder", "CLPlacemark", "CLError", "kCL",
        ],
        "MapKit": ["MK"], "WebKit": ["WK"],
        "OSLog": ["OS", "os_"], "UserNotifications": ["UN"],
        "os": ["OS", "os_"],
    ]

    /// True if a name begins as those of one of these frameworks.
    package static func isOf(_ name: String, _ framework: String) -> Bool {
        partial[framework]?.contains(where: name.hasPrefix) ?? false
    }

    /// True if a name begins as those of any of these frameworks.
    package static func isOfPartial(_ name: String) -> Bool { partial.keys.contains { isOf(name, $0) } }

    /// True for a name that classes of Apple's have and protocols do not: `NSManagedObject`, `NSTextStorage`. Code takes
    /// such a class where it could take a protocol: `func first<Entity: NSManagedObject>()`.
    package static func isClass(_ name: String) -> Bool {
        prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
            && classEndings.contains(where: name.hasSuffix) && !protocolsLikeClasses.contains(name)
    }

    /// The first letters that only Apple gives to names.
    package static let reserved = ["NS", "UI"]

    /// The first letters of the names that frameworks with views, documents, places and media have.
    private static let prefixes = [
        "AR", "AV", "CA", "CK", "CL", "CN", "EK", "GK", "MF", "MK", "MP", "MTK", "NS", "PH", "PK", "QL", "SCN", "SF",
        "SK", "UI", "WK",
    ]

    private static let classEndings = [
        "Bar", "Button", "Cell", "Context", "Controller", "Layer", "Layout", "Manager", "Node", "Object", "Operation",
        "Picker", "Recognizer", "Scene", "Storage", "View", "Window",
    ]

    /// The protocols whose names end as those of classes do.
    private static let protocolsLikeClasses: Set<String> = [
        "NSTextAttachmentLayout", "UITextCursorView", "UITextSelectionHandleView", "UITextSelectionHighlightView",
        "UIViewControllerTransitionCoordinatorContext",
    ]
}
