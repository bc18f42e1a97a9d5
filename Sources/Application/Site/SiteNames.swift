internal import Lifecycle
package import Playground
package import Techniques
package import Tutorials

/// The things that texts on the site name, and the addresses of their pages.
package struct SiteNames {
    private let claims: [Claim]
    private let techniques: [Technique]
    private let tutorials: [Tutorials.Tutorial]

    package init(_ claims: ClaimCatalog, _ techniques: TechniqueCatalog, _ steps: StepCatalog) {
        self.claims = claims.claims
        self.techniques = techniques.techniques
        tutorials = steps.tutorials
    }

    /// The addresses of steps, techniques, claims and rules, by their names.
    package var addresses: [String: String] {
        var addresses: [String: String] = [:]
        for tutorial in tutorials {
            for step in tutorial.steps {
                let name = tutorial.name(of: step)
                addresses["\(name)"] = "/play/\(name)"
                addresses["\(tutorial.name)/\(step.number)"] = "/play/\(name)"
            }
        }
        for technique in techniques { addresses[technique.id] = "/techniques#\(technique.id)" }
        for claim in claims { addresses[claim.id] = MovedPages.address(of: claim, in: "/docs") }
        for rule in Rule.catalog { addresses[rule.id] = Self.address(of: rule) }
        return addresses
    }

    private static func address(of rule: Rule) -> String {
        "/docs/documentation/lifecycle/rule/\(rule.symbol.lowercased())/"
    }
}
