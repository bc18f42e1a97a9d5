import Lifecycle
import Samples

extension Sample {
    /// Returns a remark if a device with a system would not install the app; nil if it would.
    func deploymentRemark(on system: SystemVersion) -> String? {
        guard let target = deploymentTarget, system < target else { return nil }
        return """
            \(app.name) is for iOS \(target.short) and later (IPHONEOS_DEPLOYMENT_TARGET). A device with iOS \
            \(system.short) would not install it; Understudy launches it there all the same.
            Choose --os \(target.short) or later to see what your users get.
            """
    }
}
