package import Lifecycle
internal import Runs
package import Samples

extension CheckSettings {
    /// The settings in which a sample is checked: its oldest system, and what its scheme passes to each launch.
    ///
    /// - Parameter scheme: The arguments and variables of every launch besides.
    package init(_ sample: Sample, passing scheme: Scheme = Scheme()) {
        self.init(
            system: Self.system(for: sample.deploymentTarget),
            runScheme: Self.passed(sample.scheme, to: .run, besides: scheme),
            testScheme: Self.passed(sample.scheme, to: .test, besides: scheme))
    }

    /// Returns what is passed to a sample's tests in another way than its scheme passes it.
    package static func passed(_ passed: Scheme, by sample: Sample, besides scheme: Scheme) -> Scheme {
        var project = sample.scheme
        project?.test = passed
        return Self.passed(project, to: .test, besides: scheme)
    }

    private static func passed(_ project: ProjectScheme?, to kind: ProcessLaunch, besides scheme: Scheme) -> Scheme {
        var launch = LaunchConfiguration(kind)
        launch.scheme = scheme
        if let project { launch.take(project) }
        return launch.scheme
    }
}
