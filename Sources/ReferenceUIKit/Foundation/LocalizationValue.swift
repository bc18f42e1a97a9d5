public import Foundation

/// Localised texts as Apple's Foundation has them since iOS 15. Linux's has `NSLocalizedString` alone.
///
/// Apple's documentation of `String.LocalizationValue`:
/// https://developer.apple.com/documentation/swift/string/localizationvalue
extension String {
    /// A key of a table of texts, with the values that go into its text.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The key in the table: a format if values go into it.
        let key: String
        /// The text for a key that no table has.
        let text: String
        /// The values, as they are shown.
        let values: [String]

        /// Creates the key that is a text.
        public init(_ value: String) { self.init(stringLiteral: value) }
        public init(stringLiteral value: String) { (key, text, values) = (value, value, []) }
        public init(stringInterpolation: StringInterpolation) {
            (key, text) = (stringInterpolation.key, stringInterpolation.text)
            values = stringInterpolation.values
        }

        /// The parts of a key with values in it.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var text = ""
            fileprivate var values: [String] = []

            public init(literalCapacity: Int, interpolationCount: Int) {}

            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
                text += literal
            }

            private mutating func append(_ format: String, _ value: String) {
                key += format
                text += value
                values.append(value)
            }

            /// Adds a text.
            public mutating func appendInterpolation(_ string: String) { append("%@", string) }
            /// Adds a part of a text.
            public mutating func appendInterpolation(_ substring: Substring) { append("%@", String(substring)) }
            /// Adds a whole number.
            public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
                append(Value.isSigned ? "%lld" : "%llu", "\(value)")
            }
            /// Adds a number.
            public mutating func appendInterpolation(_ value: Double) { append("%lf", String(format: "%lf", value)) }
            /// Adds a length.
            public mutating func appendInterpolation(_ value: CGFloat) {
                append("%lf", String(format: "%lf", Double(value)))
            }
            /// Adds a number of single precision.
            public mutating func appendInterpolation(_ value: Float) { append("%f", String(format: "%f", value)) }
            /// Adds a value with a specifier of its format: `%.1f`.
            public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
                append(specifier, String(format: specifier, value))
            }
            /// Adds a value as a style shows it.
            public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
            where Format.FormatOutput == String {
                append("%@", format.format(value))
            }
            /// Adds the text of a resource.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append("%@", resource.resolved)
            }
            /// Adds any other value, as it describes itself.
            @_disfavoredOverload public mutating func appendInterpolation<Value>(_ value: Value) {
                append("%@", "\(value)")
            }
        }

        /// Returns the text of the key in a table, with the values in it.
        ///
        /// - Parameter key: Another key, for which this one stands if no table has it.
        func resolved(as other: String? = nil, in bundle: Bundle?, table: String?) -> String {
            // No table has this text, so it says that none has the key.
            let missing = "\u{0}"
            let found = (bundle ?? .main).localizedString(forKey: other ?? key, value: missing, table: table)
            return found == missing ? text : filled(found)
        }

        /// Returns a format with the values in the places of its specifiers, in order or by their numbers.
        private func filled(_ format: String) -> String {
            if values.isEmpty { return format }
            var next = 0
            return format.replacing(/%(?:%|(?:(\d+)\$)?[-+ #0]*[\d.]*(?:hh|h|ll|l|q|z|t|j)?[@dDiuUxXoOfFeEgGcs])/) {
                match in
                if match.output.0 == "%%" { return "%" }
                let place = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
                if match.output.1 == nil { next += 1 }
                return values.indices.contains(place) ? values[place] : String(match.output.0)
            }
        }
    }

    /// Creates the text of a key in a table of the bundle; the key itself if no table has it.
    ///
    /// The language is the bundle's: another `locale` is not modelled.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = keyAndValue.resolved(in: bundle, table: table)
    }

    /// Creates the text of a key in a table of the bundle; the default value if no table has it.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.resolved(as: "\(key)", in: bundle, table: table)
    }

    /// Creates the text of a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.resolved
    }
}

/// A key of a table of texts, with the place of the table. Apple's Foundation has it since iOS 16.
///
/// https://developer.apple.com/documentation/foundation/localizedstringresource
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The bundle in which the table is.
    public enum BundleDescription: Equatable, Sendable {
        /// The app's bundle.
        case main
        /// The bundle in a folder.
        case atURL(URL)

        /// The bundle of a class.
        public static func forClass(_ aClass: AnyClass) -> BundleDescription { .atURL(Bundle(for: aClass).bundleURL) }

        fileprivate var bundle: Bundle? {
            switch self {
            case .main: .main
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key in the table.
    public let key: String
    /// The text for a key that no table has, with its values.
    public let defaultValue: String.LocalizationValue
    /// The table's name; nil for `Localizable`.
    public let table: String?
    /// The language. The bundle's is used in any case.
    public var locale: Locale
    /// The bundle in which the table is.
    public let bundle: BundleDescription
    private let hasOwnKey: Bool

    /// Creates the resource of a key that is its own default value.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, locale, bundle, hasOwnKey: false)
    }

    /// Creates the resource of a key with another default value.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, locale, bundle, hasOwnKey: true)
    }

    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription, hasOwnKey: Bool
    ) {
        (self.key, defaultValue, self.table, self.locale) = (key, value, table, locale)
        (self.bundle, self.hasOwnKey) = (bundle, hasOwnKey)
    }

    fileprivate var resolved: String {
        defaultValue.resolved(as: hasOwnKey ? key : nil, in: bundle.bundle, table: table)
    }
}
