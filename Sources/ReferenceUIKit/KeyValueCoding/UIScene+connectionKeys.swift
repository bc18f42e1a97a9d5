internal import Foundation

extension KeyedProperty {
    static let connectionOptions: [KeyedProperty] = [
        .value("URLContexts", \UIScene.ConnectionOptions.urlContexts, hasSetter: false),
        .value("userActivities", \UIScene.ConnectionOptions.userActivities, hasSetter: false),
        .optional("shortcutItem", \UIScene.ConnectionOptions.shortcutItem, hasSetter: false),
        .optional("sourceApplication", \UIScene.ConnectionOptions.sourceApplication, hasSetter: false),
        .optional("handoffUserActivityType", \UIScene.ConnectionOptions.handoffUserActivityType, hasSetter: false),
    ]

    static let openURLContext: [KeyedProperty] = [
        .optional("URL", \UIOpenURLContext.givenURL, hasSetter: false),
        .optional("options", \UIOpenURLContext.givenOptions, hasSetter: false),
    ]

    static let openURLOptions: [KeyedProperty] = [
        .optional("sourceApplication", \UIScene.OpenURLOptions.sourceApplication, hasSetter: false),
        .optional("annotation", \UIScene.OpenURLOptions.annotation, hasSetter: false),
        .value("openInPlace", \UIScene.OpenURLOptions.openInPlace, hasSetter: false),
    ]
}
