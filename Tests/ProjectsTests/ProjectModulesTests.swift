import Lifecycle
import TestSupport
import Testing

@testable import Projects
@testable import Samples

/// The modules that a project names, and the words about one that is missing.
@Suite struct ProjectModulesTests {
    private static let file = "Stage.xcodeproj/project.pbxproj"

    /// Objects of a project: two packages, a framework target, and two frameworks that were built elsewhere.
    private static let objects = """
        /* Begin PBXFileReference section */
        AF01 = { isa = XCSwiftPackageProductDependency; package = AF02; productName = Alamofire; };
        AF02 = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/Alamofire/Alamofire"; };
        AF03 = { isa = XCSwiftPackageProductDependency; productName = "Feature-Kit"; };
        AF04 = { isa = PBXFileReference; path = Vendor/Lib.xcframework; sourceTree = SOURCE_ROOT; };
        AF05 = { isa = PBXFileReference; path = Carthage/Build/iOS/Box.framework; sourceTree = SOURCE_ROOT; };
        AF06 = { isa = PBXFileReference; path = System/Library/Frameworks/UIKit.framework; sourceTree = SDKROOT; };
        """

    @Test func `Packages, pods, Carthage, targets and binaries are read from the project`() throws {
        let modules = try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.edit(Self.file, "/* Begin PBXFileReference section */", Self.objects)
            try folder.write(
                """
                # pod 'Commented'
                target 'Stage' do
                  pod 'RxSwift', '~> 6'
                  pod "Firebase/Core"
                end
                """, to: "Podfile")
            try folder.write("github \"ReactiveCocoa/ReactiveSwift\" ~> 7.0\n", to: "Cartfile")
            return try SampleDiscovery().sample(at: folder.path, needsTests: false).modules
        }
        #expect(
            modules
                == ProjectModules([
                    "Alamofire": .package("https://github.com/Alamofire/Alamofire"), "Feature_Kit": .package(nil),
                    "Lib": .binary("Vendor/Lib.xcframework"), "Box": .carthage, "RxSwift": .pod, "Firebase": .pod,
                    "ReactiveSwift": .carthage, "Stage": .target("Stage"), "StageTests": .target("StageTests"),
                ]))
    }

    static let remarks = [
        (
            "Alamofire",
            "Alamofire is a package dependency (https://github.com/Alamofire/Alamofire). Understudy does not build packages."
        ),
        ("Kit", "Kit is a package dependency. Understudy does not build packages."),
        ("RxSwift", "RxSwift is a CocoaPods dependency. Understudy does not build pods."),
        ("Box", "Box is a Carthage dependency. Understudy does not build those."),
        (
            "Core",
            "Core is the module of the target Core. Understudy builds the app, its tests and their libraries."
        ),
        (
            "Old",
            "Old is the module of OldKit, which Understudy cannot build. OldKit has sources that are not Swift: Old.m."
        ),
        ("Lib", "Lib is a framework built for Apple's systems: Vendor/Lib.framework. Linux cannot load it."),
        (
            "HealthKit",
            "HealthKit is an Apple framework. Understudy models those that launch code needs, and not this one."
        ),
        (
            "Alamofir",
            "Alamofir is neither a framework of Apple's nor a module that the project names. Did you mean Alamofire?"
        ),
        // Two letters from MapKit.
        ("SnapKit", "SnapKit is neither a framework of Apple's nor a module that the project names."),
        ("Unheard", "Unheard is neither a framework of Apple's nor a module that the project names."),
    ]

    @Test(arguments: remarks) func `A module that is missing is told as what it is`(module: String, remark: String) {
        let modules = ProjectModules([
            "Alamofire": .package("https://github.com/Alamofire/Alamofire"), "Kit": .package(nil), "RxSwift": .pod,
            "Box": .carthage, "Core": .target("Core"),
            "Old": .unbuilt("OldKit", reason: "OldKit has sources that are not Swift: Old.m."),
            "Lib": .binary("Vendor/Lib.framework"),
        ])
        #expect(modules.remark(on: module) == remark)
    }

    @Test(arguments: [("16.2", SystemVersion(16, 2)), ("13.0.1", SystemVersion(13)), ("15", SystemVersion(15))])
    func `The deployment target is read`(text: String, version: SystemVersion) throws {
        let sample = try ScratchFolder.with(fixture: "Stage") { folder in
            try folder.edit(
                Self.file, "IPHONEOS_DEPLOYMENT_TARGET = 15.0;", "IPHONEOS_DEPLOYMENT_TARGET = \(text);")
            return try SampleDiscovery().sample(at: folder.path, needsTests: false)
        }
        #expect(sample.deploymentTarget == version)
    }
}
