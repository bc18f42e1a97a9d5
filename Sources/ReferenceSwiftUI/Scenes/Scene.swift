internal import Lifecycle

/// A part of an app with its own life.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene's contents.
    associatedtype Body: Scene
    /// The scene's contents.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that SwiftUI itself knows.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    /// The body that is never asked for.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A primitive scene that can list its windows.
@MainActor protocol Listed {
    func list(_ context: SceneContext, into list: inout SceneList)
}

/// The scenes of an app, in the order in which its body names them.
struct SceneList {
    /// A kind of window.
    struct Item {
        let content: any View
        let environment: EnvironmentValues
    }

    var items: [Item] = []
    /// The checks of watched values for changes, to run when the list is up to date.
    var changes: [() -> Void] = []
}

/// The place of an evaluation of scenes.
@MainActor struct SceneContext {
    let dependencies: Dependencies
    var path: String
    var environment: EnvironmentValues

    func child(_ part: String) -> SceneContext {
        var context = self
        context.path += "/\(part)"
        return context
    }

    func list<Content: Scene>(_ scene: Content, into list: inout SceneList) {
        if let scene = scene as? any Listed {
            scene.list(self, into: &list)
            return
        }
        let context = child("\(Content.self)")
        dependencies.install(scene, at: context.path, environment)
        let body = dependencies.track { scene.body }
        context.list(body, into: &list)
    }
}

/// Combines the scenes of a closure.
@MainActor @preconcurrency @resultBuilder
public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        _TupleScene((repeat each content))
    }
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        _OptionalScene(content: content)
    }
    public static func buildEither<First: Scene, Second: Scene>(first: First) -> _EitherScene<First, Second> {
        _EitherScene(storage: .first(first))
    }
    public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _EitherScene<First, Second> {
        _EitherScene(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Several scenes.
public struct _TupleScene<Scenes>: _PrimitiveScene, Listed {
    let scenes: Scenes

    init(_ scenes: Scenes) { self.scenes = scenes }

    func list(_ context: SceneContext, into list: inout SceneList) {
        for (index, child) in Mirror(reflecting: scenes).children.enumerated() {
            guard let scene = child.value as? any Scene else { continue }
            context.child("\(index)").list(scene, into: &list)
        }
    }
}

/// A scene or none.
public struct _OptionalScene<Content: Scene>: _PrimitiveScene, Listed {
    let content: Content?

    func list(_ context: SceneContext, into list: inout SceneList) {
        if let content { context.list(content, into: &list) }
    }
}

/// The first or the second of two scenes.
public struct _EitherScene<First: Scene, Second: Scene>: _PrimitiveScene, Listed {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    func list(_ context: SceneContext, into list: inout SceneList) {
        switch storage {
        case .first(let scene): context.child("true").list(scene, into: &list)
        case .second(let scene): context.child("false").list(scene, into: &list)
        }
    }
}

/// Windows with the same contents, each in its own scene.
public struct WindowGroup<Content: View>: _PrimitiveScene, Listed {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = content() }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func list(_ context: SceneContext, into list: inout SceneList) {
        list.items.append(SceneList.Item(content: content, environment: context.environment))
    }
}
