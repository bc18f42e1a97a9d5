/// Files of projects, each with much of what its format has: as the tests of their readers read them, and as seeds of
/// hostile files.
package enum ProjectTexts {
    /// XcodeGen's `project.yml` of an app with a framework, tests and packages.
    package static let xcodeGen = """
        name: Globe
        include: [shared.yml]
        options:
          bundleIdPrefix: org.understudy
        packages:
          Score: {path: Score}
          Remote: {url: "https://example.org/Remote.git", from: 1.0.0}
        targets:
          Globe:
            templates: [App]
            sources:
              - Globe
              - {path: Made.swift, optional: true}
            info:
              path: Globe/Info.plist
              properties:
                UIApplicationSceneManifest:
                  UIApplicationSupportsMultipleScenes: no
                  UISceneConfigurations:
                    UIWindowSceneSessionRoleApplication:
                      - UISceneDelegateClassName: $(PRODUCT_MODULE_NAME).SceneDelegate
            dependencies:
              - target: GlobeKit
              - package: Score
              - {package: Remote, product: RemoteUI}
              - carthage: Box
          GlobeKit: {type: framework, platform: iOS, sources: Kit}
          GlobeTests:
            type: bundle.unit-test
            platform: iOS
            sources: [{path: Tests, excludes: ["**/*.md", Old]}]
            dependencies: [target: Globe]
          Clock: {type: application, platform: watchOS, sources: Globe}
        schemes:
          Globe:
            build: {targets: {Globe: all, GlobeTests: [test]}}
            run: {commandLineArguments: {"-b": true, "-a": true, "-off": false}}
            test:
              environmentVariables:
                - {variable: HALL, value: $(PRODUCT_NAME), isEnabled: true}
                - {variable: OFF, value: 1, isEnabled: false}
              targets: [{name: GlobeTests, skippedTests: [One/testOne()]}]
        """

    /// The `shared.yml` that it includes.
    package static let xcodeGenShared = """
        configs: {Development: debug, Release: release}
        settings:
          base: &base {SWIFT_VERSION: 6.0}
          configs: {develop: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: DEV}}
        targetTemplates:
          App:
            type: application
            platform: iOS
            deploymentTarget: 16.2
            settings: {<<: *base, PRODUCT_NAME: "${target_name} Theatre"}
        """

    /// A podspec with a subspec.
    package static let podspec = """
        Pod::Spec.new do |s|
          s.name         = 'Feature-Kit'
          s.version      = "1.0"
          # s.source_files = 'None'
          s.swift_versions = ['5.0', '5.9']
          s.source_files = 'Classes/**/*.{h,swift}',
                           "Extra/*.swift"
          s.exclude_files = ["Classes/Drafts/**"]
          s.subspec 'Core' do |core|
            core.ios.source_files = 'Core'
            core.dependency 'Alamofire/Core', '~> 5.0'
          end
          s.dependency "Feature-Kit/Core"
          s.resources = 'Assets/#{version}'
        end
        """
}
