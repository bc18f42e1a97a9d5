package import Lifecycle
internal import SwiftSyntax

extension SourceFacts {
    /// A type that is an app of SwiftUI.
    package struct SwiftUIApp: Hashable, Sendable, Codable {
        /// The name with the types around it.
        package var name: String
        /// The line of the word `struct`.
        package var place: SourcePlace
        /// The property with `@UIApplicationDelegateAdaptor`; nil if it has none.
        package var adaptor: Adaptor?

        package init(name: String, place: SourcePlace, adaptor: Adaptor? = nil) {
            self.name = name
            self.place = place
            self.adaptor = adaptor
        }

        /// A property that puts an app delegate behind SwiftUI's own.
        package struct Adaptor: Hashable, Sendable, Codable {
            package var place: SourcePlace
            /// The range of the declaration.
            package var range: Range<Int>
            /// True if other code in the app's declaration names the property.
            package var isUsed: Bool

            package init(place: SourcePlace, range: Range<Int>, isUsed: Bool) {
                self.place = place
                self.range = range
                self.isUsed = isUsed
            }
        }
    }
}

extension StructDeclSyntax {
    /// True if it says that it is an app of SwiftUI.
    var isSwiftUIApp: Bool {
        (inheritanceClause?.inheritedTypes ?? []).contains {
            ["App", "SwiftUI.App"].contains($0.type.trimmedDescription)
        }
    }

    /// The property that puts an app delegate behind SwiftUI's own; nil if it has none.
    var delegateAdaptor: VariableDeclSyntax? {
        memberBlock.members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }.first { variable in
            variable.attributes.contains {
                $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("UIApplicationDelegateAdaptor")
                    ?? false
            }
        }
    }

    /// Returns true if code beside a property's declaration names it.
    func uses(_ variable: VariableDeclSyntax) -> Bool {
        let names = Set(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
        let forms = names.union(names.flatMap { ["_\($0)", "$\($0)"] })
        return memberBlock.tokens(viewMode: .sourceAccurate).contains {
            forms.contains($0.text) && !variable.textRange.contains($0.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
    }
}
