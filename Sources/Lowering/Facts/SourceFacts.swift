package import Lifecycle
package import Samples

/// The places in a sample's sources that say which delegates take part: classes, names of classes, configurations.
///
/// Offsets are in the UTF-8 of a file's text, as the sample has it.
package struct SourceFacts: Hashable, Sendable, Codable {
    package var app: Target
    package var tests: Target?
    /// The modules with sources that the app and its tests need.
    package var libraries: [Target]

    package init(app: Target, tests: Target? = nil, libraries: [Target] = []) {
        self.app = app
        self.tests = tests
        self.libraries = libraries
    }

    /// The facts of a module.
    package struct Target: Hashable, Sendable, Codable {
        package var module: String
        package var classes: [Class]
        package var names: [Name]
        package var assignments: [DelegateAssignment]
        package var apps: [SwiftUIApp]
        /// The variables and arguments that the sources ask the launch for.
        package var questions: [Question] = []
        /// The lookups of classes that `#if` leaves out.
        package var uncompiled: [UncompiledLookup] = []

        package init(
            module: String, classes: [Class] = [], names: [Name] = [], assignments: [DelegateAssignment] = [],
            apps: [SwiftUIApp] = []
        ) {
            self.module = module
            self.classes = classes
            self.names = names
            self.assignments = assignments
            self.apps = apps
        }

        /// Returns the class that Objective-C knows by a name.
        package func named(_ runtimeName: String) -> Class? {
            classes.first { $0.runtimeName(in: module) == runtimeName }
        }
    }

    /// A class, with what its extensions add.
    package struct Class: Hashable, Sendable, Codable {
        /// The name with the types around it: `Outer.Inner`.
        package var name: String
        /// The name of `@objc(Name)`.
        package var objcName: String?
        /// The line of the word `class`.
        package var place: SourcePlace
        /// The offset at which the declaration begins, attributes included.
        package var start: Int
        /// The range of an `@objc` without a name.
        package var plainObjC: Range<Int>?
        /// The range of `@main` or `@UIApplicationMain`.
        package var mainAttribute: Range<Int>?
        /// The offset of the brace that ends it.
        package var end: Int
        /// The names of its inheritance clause, and of those of its extensions.
        package var inheritance: [String]
        /// True if it is among the code of an `#if DEBUG`.
        package var isDebugOnly: Bool
        package var methods: [Method]

        package init(
            name: String, objcName: String? = nil, place: SourcePlace, start: Int = 0, plainObjC: Range<Int>? = nil,
            mainAttribute: Range<Int>? = nil, end: Int = 0, inheritance: [String] = [], isDebugOnly: Bool = false,
            methods: [Method] = []
        ) {
            self.name = name
            self.objcName = objcName
            self.place = place
            self.start = start
            self.plainObjC = plainObjC
            self.mainAttribute = mainAttribute
            self.end = end
            self.inheritance = inheritance
            self.isDebugOnly = isDebugOnly
            self.methods = methods
        }

        /// Returns the name by which Objective-C knows the class.
        package func runtimeName(in module: String) -> String { objcName ?? "\(module).\(name)" }

        /// The name without the types around it.
        package var last: String { name.split(separator: ".").last.map(String.init) ?? name }

        /// True if it says that it is an app delegate.
        package var isAppDelegate: Bool { inheritance.contains("UIApplicationDelegate") }

        /// True if it says that it is a scene delegate.
        package var isSceneDelegate: Bool {
            !Set(inheritance).isDisjoint(with: ["UIWindowSceneDelegate", "UISceneDelegate"])
        }

        package func method(_ name: String) -> Method? { methods.first { $0.name == name } }
    }

    /// A method with a body.
    package struct Method: Hashable, Sendable, Codable {
        /// `application(_:didFinishLaunchingWithOptions:)`
        package var name: String
        package var place: SourcePlace
        /// The name of its first parameter in its body; nil if it has none.
        package var parameter: String?
        /// The offset behind the brace that begins its body.
        package var bodyStart: Int
        /// The offset of the brace that ends its body.
        package var bodyEnd: Int
        /// The offset of an expression that is the whole body, so that its value is returned without `return`.
        package var onlyExpression: Int?

        package init(
            name: String, place: SourcePlace, parameter: String? = nil, bodyStart: Int, bodyEnd: Int,
            onlyExpression: Int? = nil
        ) {
            self.name = name
            self.place = place
            self.parameter = parameter
            self.bodyStart = bodyStart
            self.bodyEnd = bodyEnd
            self.onlyExpression = onlyExpression
        }
    }

    /// A string that looks like a class's name: `"TestingAppDelegate"`, `"AppTests.TestingAppDelegate"`.
    package struct Name: Hashable, Sendable, Codable {
        package var text: String
        package var place: SourcePlace
        /// The range between the quotation marks.
        package var range: Range<Int>
        /// The function that looks up the class, if the string is its argument: `NSClassFromString(_:)`.
        package var api: String?

        package init(text: String, place: SourcePlace, range: Range<Int>, api: String? = nil) {
            self.text = text
            self.place = place
            self.range = range
            self.api = api
        }
    }

    /// A variable or an argument for which code looks: `environment["UNIT_TESTS"]`, `arguments.contains("--tests")`.
    package struct Question: Hashable, Sendable, Codable {
        package var kind: SchemeOffer.Kind
        package var name: String
        package var place: SourcePlace

        package init(_ kind: SchemeOffer.Kind, _ name: String, at place: SourcePlace) {
            self.kind = kind
            self.name = name
            self.place = place
        }
    }

    /// A lookup of a class in a part of an `#if` that is not compiled.
    package struct UncompiledLookup: Hashable, Sendable, Codable {
        /// The condition of the part: `TESTING`.
        package var condition: String
        package var place: SourcePlace

        package init(condition: String, place: SourcePlace) {
            self.condition = condition
            self.place = place
        }
    }

    /// A statement such as `configuration.delegateClass = SceneDelegate.self`.
    package struct DelegateAssignment: Hashable, Sendable, Codable {
        /// The text before the dot: `configuration`.
        package var base: String
        package var place: SourcePlace
        /// The offset behind the statement.
        package var end: Int
        /// True if the same function gives `base` a storyboard, or none.
        package var setsStoryboard: Bool

        package init(base: String, place: SourcePlace, end: Int, setsStoryboard: Bool) {
            self.base = base
            self.place = place
            self.end = end
            self.setsStoryboard = setsStoryboard
        }
    }
}
