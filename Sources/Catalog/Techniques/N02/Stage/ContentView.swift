import SwiftUI

struct ContentView: View {
    @MainActor private(set) static var appearances = 0

    var body: some View {
        Text("The production interface")
            .onAppear {
                Self.appearances += 1
                print("production: ContentView")
            }
    }
}
