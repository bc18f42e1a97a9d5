internal import Lifecycle
internal import Samples

extension Sample {
    /// Returns a remark if a device with a system would not install the app; nil if it would.
    func deploymentRemark(on system: SystemVersion) -> String? {
        guard let target = deploymentTarget, system < target else { return nil }
        let remark = """
            \(app.name) is for iOS \(target.short) and later (IPHONEOS_DEPLOYMENT_TARGET). A device with iOS \
            \(system.short) would not install it; Understudy launches it there all the same.
            """
        guard let first = target.isModelled ? target : SystemVersion.modelled.first(where: { $0 >= target }) else {
            return remark
        }
        return "\(remark)\nChoose --os \(first.short) or later to see what your users get."
    }
}
