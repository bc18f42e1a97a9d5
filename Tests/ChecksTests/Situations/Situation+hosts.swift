@testable import XcodeProjects

extension Situation {
    static let hosts = [
        Situation(
            name: "ShopTarget", what: "The product has another name than its target, and TEST_HOST was typed.",
            truth: .isolated
        ) {
            $0.change = {
                $0.set("PRODUCT_NAME", "Boutique", of: "ShopTarget")
                $0.set("TEST_HOST", "$(BUILT_PRODUCTS_DIR)/Boutique.app/Boutique", of: "ShopTargetTests")
                $0.change("PBXFileReference", named: "ShopTarget.app") { $0.fields["path"] = "Boutique.app" }
            }
        } app: {
            // The storyboard finds its class in the module of the product.
            $0.change("ShopTarget/Main.storyboard", "customModule=\"ShopTarget\"", "customModule=\"Boutique\"")
        },
        Situation(name: "Hostless", what: "The tests have no host.", truth: .noHost) {
            $0.change = {
                $0.set("TEST_HOST", nil, of: "HostlessTests")
                $0.set("BUNDLE_LOADER", nil, of: "HostlessTests")
            }
        } app: {
            $0["HostlessTests/TestingAppDelegate.swift"] = nil
            $0["HostlessTests/TestingSceneDelegate.swift"] = nil
        },
        Situation(
            name: "RenamedAway", what: "TEST_HOST names the app as it was called before.",
            truth: .refused(naming: "OldName")
        ) {
            $0.change = { $0.set("TEST_HOST", "$(BUILT_PRODUCTS_DIR)/OldName.app/OldName", of: "RenamedAwayTests") }
        },
        Situation(
            name: "HostByName", what: "TEST_HOST asks a setting of the project's own.", truth: .isolated
        ) {
            $0.change = {
                $0.set("HOST_APP", "HostByName", of: nil)
                $0.set("TEST_HOST", "${BUILT_PRODUCTS_DIR}/${HOST_APP}.app/${HOST_APP}", of: "HostByNameTests")
            }
        },
    ]
}
