internal import Foundation
internal import ReferenceCommonCrypto

/// The scripts in the text of an HTML page.
enum InlineScripts {
    /// Returns the SHA-256 of each, in base 64, as a Content-Security-Policy names them.
    static func hashes(in page: String) -> [String] {
        scripts(in: page).map { Data(SHA256.digest(Array($0.utf8))).base64EncodedString() }
    }

    /// Returns the text of each `<script>` without a `src`, also of those in a `<template>`.
    static func scripts(in page: String) -> [String] {
        page.matches(of: /<script\b([^>]*)>(.*?)<\/script\s*>/.ignoresCase().dotMatchesNewlines())
            .filter { !$0.output.1.contains(/\bsrc\s*=/.ignoresCase()) && !$0.output.2.isEmpty }
            .map { String($0.output.2) }
    }
}
