import DeviceWalks
import Foundation
import HTTPTypes

@testable import Playground

/// A request as a client may send it that has the token, or nearly.
struct FuzzedRequest: CustomStringConvertible {
    var method = HTTPRequest.Method.get
    var path: String
    var headers = HTTPFields()
    var body: [UInt8] = []

    var description: String {
        "\(method) \(path) \(headers.map { "\($0.name): \($0.value)" }) \(String(decoding: body, as: UTF8.self))"
    }

    func head(port: Int) -> HTTPRequest {
        HTTPRequest(method: method, scheme: "http", authority: "127.0.0.1:\(port)", path: path, headerFields: headers)
    }

    /// Returns a random request.
    ///
    /// - Parameters:
    ///   - runs: Runs that go on.
    ///   - bodies: Bodies that ask for a run.
    static func random(
        token: String, runs: [String], bodies: [JSONTree], _ chance: inout SplitMix64
    ) -> FuzzedRequest {
        let id = chance.oneIn(3) || runs.isEmpty ? String.odd(&chance).inAddress : chance.pick(runs)
        var request: FuzzedRequest
        switch chance.next() % 16 {
        case 0...7:
            request = FuzzedRequest(method: .post, path: "/api/runs")
            let tree = chance.pick(bodies)
            request.body =
                chance.oneIn(6) ? Array(tree.json.utf8).mutated(&chance) : Array(tree.mutated(&chance).json.utf8)
        case 8:
            request = FuzzedRequest(method: .post, path: "/api/runs/\(id)/actions")
            let word = chance.oneIn(3) ? "home" : String.odd(&chance)
            let action = JSONTree.object([.init(key: "action", value: .text(word))])
            request.body = Array((chance.oneIn(2) ? action : action.mutated(&chance)).json.utf8)
        case 9:
            request = FuzzedRequest(method: chance.pick([.delete, .get]), path: "/api/runs/\(id)")
        case 10:
            let after = chance.oneIn(3) ? "" : "?after=\(String.odd(&chance).inAddress)"
            request = FuzzedRequest(path: "/api/runs/\(id)/events\(after)")
        case 11, 12:
            request = FuzzedRequest(
                path: chance.pick(["/play/basics/1", "/api/launch", "/api/launch", "/api/launch"]) + query(&chance))
        default:
            request = FuzzedRequest(
                method: chance.pick([.get, .get, .head, .put, .post, .options]), path: address(&chance))
        }
        if request.method != .get || chance.oneIn(2) { request.headers[.token] = token }
        if !request.body.isEmpty { request.headers[.contentType] = "application/json" }
        if chance.oneIn(12) {
            let name = chance.pick([HTTPField.Name.token, .contentType, .origin, .ifNoneMatch, .range, .contentLength])
            request.headers[name] = .odd(&chance)
        }
        return request
    }

    private static func query(_ chance: inout SplitMix64) -> String {
        let names = [
            "step", "scenario", "device", "os", "sdk", "xcode", "reading", "argument", "environment", "preview", "then",
            "x",
        ]
        var items = ["step=basics/1"]
        for _ in 0..<Int(chance.next() % 6) { items.append("\(chance.pick(names))=\(String.odd(&chance).inAddress)") }
        return "?"
            + (chance.oneIn(4) ? Array(items.dropFirst()) : items).joined(
                separator: chance.pick(["&", "&", "&&", ";"]))
    }

    private static func address(_ chance: inout SplitMix64) -> String {
        let known = Route.allCases.map { $0.path(run: "x") } + ["/site/pictures/a%20b.svg", "/docs/", "/play/T47", "/"]
        let path = chance.pick(known)
        return switch chance.next() % 3 {
        case 0: path + "/" + String.odd(&chance).inAddress
        case 1:
            "/" + path.dropFirst().split(separator: "/").dropLast().joined(separator: "/") + "/"
                + String.odd(&chance).inAddress
        default:
            "/"
                + path.mutated(&chance).unicodeScalars.filter { $0.isASCII && $0.value > 0x20 && $0.value < 0x7F }.map {
                    String($0)
                }.joined()
        }
    }
}

extension String {
    /// The same request as an address can carry it, percent-encoded if it has to be.
    fileprivate var inAddress: String {
        addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.subtracting(CharacterSet(charactersIn: "&;+")))
            ?? ""
    }
}
