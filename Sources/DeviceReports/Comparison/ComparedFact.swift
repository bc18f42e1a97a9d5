package import Lifecycle

/// A fact about a launch, as a device and the model tell it.
package struct ComparedFact: Hashable, Sendable, Codable {
    /// The kind of fact: `scene.delegate`.
    package var fact: String
    /// The subject: `session 1`, the name of a variable or of a notification.
    package var subject: String?
    package var result: Result
    /// The device's value; nil for none.
    package var device: String?
    /// The model's value; nil for none.
    package var model: String?
    /// The rule of the model that decides it; nil if none does.
    package var rule: Rule.ID?
    /// The rules of the same launch that led to that one; nil if none is known.
    package var after: [Rule.ID]?

    package enum Result: String, Hashable, Sendable, Codable, CaseIterable {
        case equal, different
        /// The model says nothing about it.
        case notInModel
        /// The log ends before the device could have said it.
        case notInLog
    }

    init(
        _ fact: String, of subject: String? = nil, _ result: Result, device: String? = nil, model: String? = nil,
        rule: Rule? = nil, after: [Rule.ID] = []
    ) {
        self.fact = fact
        self.subject = subject
        self.result = result
        self.device = device
        self.model = model
        self.rule = rule?.id
        self.after = after.isEmpty ? nil : after
    }
}
