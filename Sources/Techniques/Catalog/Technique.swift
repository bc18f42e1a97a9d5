package import Bibliography
package import Lifecycle

/// A published way of keeping an app's production launch out of its tests.
package struct Technique: Decodable, Hashable, Sendable, Identifiable {
    /// A stable name, such as `T47`.
    package var id: String
    /// The way of *Choosing a technique* that it goes; nil if it is not listed there.
    package var approach: Approach.ID?
    /// The series of techniques that it belongs to.
    package var series: Series
    /// The technique's action, in a few words.
    package var title: String
    /// The people and projects that published it.
    package var sources: [Attribution]
    /// The mechanism, in a sentence or two.
    package var mechanism: String
    /// The place of the switch, such as `main.swift`.
    package var place: String?
    /// The requirements.
    package var needs: [String]
    /// The sort of technique.
    package var form: Form
    /// True if it calls API that Apple does not document.
    package var usesPrivateAPI: Bool
    /// True if it puts code for tests into the production app.
    package var changesProduction: Bool
    /// The systems for which it was made.
    package var since: SystemVersion?
    /// The technique on whose files it builds.
    package var buildsOn: String?
    /// The technique with the same mechanism, on whose page it is; nil if it has a page of its own.
    package var sharesMechanismWith: String?
    /// Files of the app that it takes away.
    package var removes: [String]
    /// The changes to the Info.plist.
    package var manifest: ManifestChange
    /// The arguments and environment variables that the scheme of its tests passes to the app.
    package var scheme: Scheme
    /// The compilation conditions of the app that hosts the tests, besides `DEBUG`.
    package var conditionsInTests: [String]
    /// The user's actions on the device before the tests, written as for `--then`.
    ///
    /// They are done with the app not running, or, if the first is `activate`, with the app that is in front then.
    package var before: [String]
    /// True if its tests run in an app with a bundle identifier of their own.
    package var hasOwnIdentifier: Bool
    /// The reason why it is not run; nil if it is.
    package var notRun: String?
    /// The faults that remain when it works.
    package var remains: [String]
    /// Small changes that break it.
    package var breaks: [Break]
    /// The places in the catalog that teach it.
    package var taught: [TaughtPlace]

    /// The origin of some techniques, in the order of their lists.
    package enum Series: String, Decodable, Hashable, Sendable, CaseIterable {
        /// The articles, and the comments of their readers.
        case articles
        /// Articles and projects of other people.
        case elsewhere
    }

    /// The sorts of techniques.
    package enum Form: String, Decodable, Hashable, Sendable, CaseIterable {
        /// Code in the app or in its tests.
        case code
        /// Actions that a person does on the device.
        case procedure
        /// Targets, build settings or schemes.
        case project
        /// A wish, or a thought that its author gave up.
        case idea
    }

    /// The changes that a technique makes to the app's scene manifest.
    package struct ManifestChange: Decodable, Hashable, Sendable {
        /// True if the app has no scene manifest at all.
        package var isMissing: Bool
        /// True if the app that hosts the tests has none.
        package var isMissingInTests: Bool
        /// The scene delegate named by the Info.plist of the app that hosts the tests, with no storyboard; nil for the
        /// app's own.
        package var sceneDelegateInTests: String?
        /// Configurations besides the app's own, in this order after it.
        package var adds: [SceneConfiguration]
    }

    /// A small change to one file that breaks a technique.
    package struct Break: Decodable, Hashable, Sendable {
        /// The change, in words.
        package var title: String
        /// The file, such as `StageTests/TestingAppDelegate.swift`.
        package var file: String
        /// The text to replace; it occurs once.
        package var find: String
        /// The text in its place.
        package var replace: String
        /// The setting in which the change shows.
        package var setting: Setting?
    }
}

extension Technique {
    /// No technique: the app as its users get it hosts the tests.
    static let none = Technique(
        id: "", series: .articles, title: "", sources: [], mechanism: "", needs: [], form: .code, usesPrivateAPI: false,
        changesProduction: false, removes: [], manifest: ManifestChange(), scheme: Scheme(), conditionsInTests: [],
        before: [], hasOwnIdentifier: false, remains: [], breaks: [], taught: [])
}

extension Technique {
    private enum Key: String, CodingKey {
        case id, approach, series, title, sources, mechanism, place, needs, form, usesPrivateAPI, changesProduction
        case since, buildsOn, sharesMechanismWith, removes, manifest, arguments, environment, conditionsInTests
        case before, hasOwnIdentifier, notRun
        case remains, breaks, taught
    }

    /// Reads a technique. Fields that are left out are empty or false.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        id = try values.decode(String.self, forKey: .id)
        approach = try values.decodeIfPresent(Approach.ID.self, forKey: .approach)
        series = try values.decode(Series.self, forKey: .series)
        title = try values.decode(String.self, forKey: .title)
        sources = try values.decode([Attribution].self, forKey: .sources)
        mechanism = try values.decode(String.self, forKey: .mechanism)
        place = try values.decodeIfPresent(String.self, forKey: .place)
        needs = try values.decodeIfPresent([String].self, forKey: .needs) ?? []
        form = try values.decodeIfPresent(Form.self, forKey: .form) ?? .code
        usesPrivateAPI = try values.decodeIfPresent(Bool.self, forKey: .usesPrivateAPI) ?? false
        changesProduction = try values.decodeIfPresent(Bool.self, forKey: .changesProduction) ?? false
        since = try values.decodeIfPresent(String.self, forKey: .since).flatMap { SystemVersion($0) }
        buildsOn = try values.decodeIfPresent(String.self, forKey: .buildsOn)
        sharesMechanismWith = try values.decodeIfPresent(String.self, forKey: .sharesMechanismWith)
        removes = try values.decodeIfPresent([String].self, forKey: .removes) ?? []
        manifest = try values.decodeIfPresent(ManifestChange.self, forKey: .manifest) ?? ManifestChange()
        scheme = Scheme(
            arguments: try values.decodeIfPresent([String].self, forKey: .arguments) ?? [],
            environment: try values.decodeIfPresent([String: String].self, forKey: .environment) ?? [:])
        conditionsInTests = try values.decodeIfPresent([String].self, forKey: .conditionsInTests) ?? []
        before = try values.decodeIfPresent([String].self, forKey: .before) ?? []
        hasOwnIdentifier = try values.decodeIfPresent(Bool.self, forKey: .hasOwnIdentifier) ?? false
        notRun = try values.decodeIfPresent(String.self, forKey: .notRun)
        remains = try values.decodeIfPresent([String].self, forKey: .remains) ?? []
        breaks = try values.decodeIfPresent([Break].self, forKey: .breaks) ?? []
        taught = try values.decodeIfPresent([TaughtPlace].self, forKey: .taught) ?? []
    }
}

extension Technique.ManifestChange {
    /// Creates an empty change.
    package init() {
        isMissing = false
        isMissingInTests = false
        sceneDelegateInTests = nil
        adds = []
    }

    private enum Key: String, CodingKey {
        case isMissing, isMissingInTests, sceneDelegateInTests, adds
    }

    /// Reads a change. Fields that are left out mean no change.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        isMissing = try values.decodeIfPresent(Bool.self, forKey: .isMissing) ?? false
        isMissingInTests = try values.decodeIfPresent(Bool.self, forKey: .isMissingInTests) ?? false
        sceneDelegateInTests = try values.decodeIfPresent(String.self, forKey: .sceneDelegateInTests)
        adds = try values.decodeIfPresent([SceneConfiguration].self, forKey: .adds) ?? []
    }
}
