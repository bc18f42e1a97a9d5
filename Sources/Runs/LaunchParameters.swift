package import Foundation
package import Lifecycle

/// A launch as text: in the options of a command, in an address, in a request, in a file.
package struct LaunchParameters: Hashable, Sendable {
    /// The texts of each option that was mentioned, by its name.
    private var texts: [String: [String]] = [:]

    /// Nothing was mentioned.
    package init() {}

    /// - Parameter texts: The texts of each option; nil if it was not mentioned.
    package init(_ texts: KeyValuePairs<LaunchOption, [String]?>) {
        for (option, texts) in texts { self[option] = texts }
    }

    /// - Parameter typed: The values of each option, as they stood in a command; empty if it was not given.
    package init(typed: KeyValuePairs<LaunchOption, [String]>) {
        for (option, values) in typed { self[option] = option.texts(typed: values) }
    }

    /// Returns the parameters with those that others mention.
    package func merging(_ others: LaunchParameters) -> LaunchParameters {
        var merged = self
        merged.texts.merge(others.texts) { $1 }
        return merged
    }

    /// Reads an address's query.
    ///
    /// - Parameter query: The values of a name, in order.
    package init(query: (String) -> [String], options: [LaunchOption] = LaunchOption.all) {
        for option in options { self[option] = option.texts(inQuery: query(option.name)) }
    }

    /// Says what differs between a launch and the one that holds if nothing is said.
    package init(
        _ launch: LaunchConfiguration, from start: LaunchConfiguration, options: [LaunchOption] = LaunchOption.all
    ) {
        for option in options where option.texts(launch) != option.texts(start) { self[option] = option.texts(launch) }
    }

    /// Spells out a whole launch, as the controls of a page show it.
    package init(all launch: LaunchConfiguration, options: [LaunchOption] = LaunchOption.all) {
        for option in options { self[option] = option.texts(launch) }
    }

    /// The texts of an option; nil if it was not mentioned.
    package subscript(option: LaunchOption) -> [String]? {
        get { texts[option.name] }
        set { texts[option.name] = newValue }
    }

    /// The query of an address that asks for it.
    package var query: [URLQueryItem] { query(LaunchOption.all) }

    func query(_ options: [LaunchOption]) -> [URLQueryItem] {
        options.flatMap { option in self[option].map(option.query) ?? [] }
    }

    /// Returns the words of a command that ask for it.
    ///
    /// - Parameter state: The file that keeps the device.
    func words(state: String?, options: [LaunchOption] = LaunchOption.all) -> [String] {
        options.flatMap { option in
            let kept = option.name == LaunchOption.then.name ? state.map { ["--state", $0] } ?? [] : []
            return kept + (self[option].map(option.words) ?? [])
        }
    }
}

extension LaunchParameters {
    /// A launch that was asked for, as far as it is available.
    package struct Parsed: Hashable, Sendable {
        /// The launch; what was not asked for, and what is not available, stays as it was.
        package var configuration: LaunchConfiguration
        /// The problems, in the order of the options.
        package var problems: [LaunchProblem]
    }

    /// Returns the launch that is asked for, and the problems with it.
    ///
    /// - Parameters:
    ///   - start: The launch that holds if nothing is said.
    ///   - kept: A device that was used; it has its kind, its system and its readings.
    ///   - limits: The bounds on the scheme, for texts that anyone may have written.
    package func parsed(
        over start: LaunchConfiguration = LaunchConfiguration(), on kept: Device? = nil, limits: SchemeLimits,
        options: [LaunchOption] = LaunchOption.all
    ) -> Parsed {
        var parsed = Parsed(configuration: start, problems: [])
        if let kept { parsed.configuration.take(kept.conditions) }
        for option in options {
            guard let texts = self[option] else { continue }
            do {
                try option.read(texts, into: &parsed.configuration, limits: limits)
            } catch {
                parsed.problems.append(error)
            }
        }
        parsed.problems += parsed.configuration.contradictions
        if let kept { parsed.problems += parsed.configuration.differences(from: kept) }
        return parsed
    }
}

extension Scheme {
    /// `NAME=VALUE` in the order of the names.
    package var variables: [String] {
        environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    }
}
