import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Core Data in memory.
    struct CoreDataTests {
        /// An app with a Core Data model, of which Xcode writes one class and the app has the other.
        private static let stored = [
            "Model.xcdatamodeld/.xccurrentversion": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
                <key>_XCCurrentVersionName</key><string>Model 2.xcdatamodel</string>
            </dict></plist>
            """,
            "Model.xcdatamodeld/Model.xcdatamodel/contents": "<model></model>",
            "Model.xcdatamodeld/Model 2.xcdatamodel/contents": """
            <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
            <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
                <entity name="Person" representedClassName="Person" codeGenerationType="class">
                    <attribute name="age" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
                    <attribute name="name" attributeType="String"/>
                    <attribute name="born" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                    <relationship name="pets" optional="YES" toMany="YES" deletionRule="Cascade"
                        destinationEntity="Pet" inverseName="owner" inverseEntity="Pet"/>
                </entity>
                <entity name="Pet" representedClassName=".Pet">
                    <attribute name="name" optional="YES" attributeType="String"/>
                    <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify"
                        destinationEntity="Person" inverseName="pets" inverseEntity="Person"/>
                </entity>
            </model>
            """,
            "Pet.swift": """
            import CoreData

            public class Pet: NSManagedObject {
                @NSManaged public var name: String?
            }

            extension Pet {
                @NSManaged public var owner: Person?
            }
            """,
            "AppDelegate.swift": """
            import CoreData
            import UIKit

            @main
            class AppDelegate: UIResponder, UIApplicationDelegate, NSFetchedResultsControllerDelegate {
                lazy var container: NSPersistentContainer = {
                    let container = NSPersistentContainer(name: "Model")
                    container.loadPersistentStores { _, error in
                        if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
                    }
                    return container
                }()

                func save() {
                    guard container.viewContext.hasChanges else { return }
                    do {
                        try container.viewContext.save()
                    } catch {
                        print("not saved: \\(error.localizedDescription)")
                    }
                }

                func all<T: NSManagedObject>() -> [T] {
                    let request: NSFetchRequest<T> = T.fetchRequest() as! NSFetchRequest<T>
                    return try! container.viewContext.fetch(request)
                }

                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    let context = container.viewContext
                    let person = Person(context: context)
                    save()
                    person.name = "Ada"
                    let pet = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context) as! Pet
                    pet.name = "Rex"
                    pet.owner = person
                    let other = Pet(context: context)
                    other.setValue("Bo", forKey: "name")
                    person.addToPets(other)
                    print(person.age, person.pets?.count ?? -1, other.owner === person, person.born as Any)
                    save()
                    let request = NSFetchRequest<Pet>(entityName: "Pet")
                    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
                    request.predicate = NSPredicate(format: "owner.name BEGINSWITH[c] %@ AND owner.age > %d", "a", 6)
                    let controller = NSFetchedResultsController(
                        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
                    controller.delegate = self
                    try! controller.performFetch()
                    print(controller.sections?[0].numberOfObjects ?? 0, controller.object(at: IndexPath(indexes: [0, 0])) === other)
                    let background = container.newBackgroundContext()
                    background.performAndWait {
                        print(try! background.fetch(request).map { $0.name ?? "" })
                        let people: [Person] = try! background.fetch(Person.fetchRequest())
                        people[0].name = "Grace"
                        try! background.save()
                    }
                    context.refreshAllObjects()
                    print(person.name ?? "", person.value(forKey: "age") ?? "", (all() as [Pet]).count)
                    context.delete(pet)
                    save()
                    context.delete(person)
                    save()
                    print((all() as [Pet]).count, (all() as [Person]).count)
                    return true
                }

                func controller(
                    _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any,
                    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
                ) {
                    print(type, indexPath ?? [])
                }
            }
            """,
        ]

        @Test func `Core Data keeps objects in memory, with the classes that Xcode would write`() async throws {
            let run = try await BuiltSample.small("Stored", Self.stored).play(.run)
            #expect(
                run.events.lines.filter { $0.kind == .console }.map(\.text) == [
                    "not saved: name is a required value.", "7 2 true nil", "2 true", "[\"Bo\", \"Rex\"]", "Grace 7 2",
                    "delete [0, 0]", "delete [0, 1]", "0 0",
                ])
        }

        @Test func `Core Data's contexts keep apart what is not saved`() async throws {
            var files = Self.stored
            files["AppDelegate.swift"] = """
                import CoreData
                import UIKit

                @objc enum Kind: Int16 { case one, two }

                extension Person {
                    var names: Set<String> { Set((pets as! Set<Pet>).map { $0.name ?? "" }) }
                }

                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {
                    let container = NSPersistentContainer(name: "Model")

                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        container.persistentStoreDescriptions[0].type = NSInMemoryStoreType
                        container.loadPersistentStores { print($0.type, $1 == nil) }
                        let context = container.viewContext
                        let person = Person(context: context)
                        print(person.names.count, person.pets!.count, person.hasChanges)
                        person.name = "Ada"
                        for name in ["a", "b"] {
                            let pet = Pet(context: context)
                            pet.name = name
                            pet.owner = person
                        }
                        try! context.save()
                        let all = Person.fetchRequest()
                        all.predicate = NSPredicate(format: "ANY pets.name == 'b' AND SELF == %@", person)
                        print(try! context.fetch(all).count, try! context.fetch(Person.fetchRequest() as! NSFetchRequest<Person>).count)
                        context.delete(person)
                        print(context.deletedObjects.count, person.isDeleted)
                        context.rollback()
                        print(person.names.sorted(), context.hasChanges, person.managedObjectContext === context)

                        let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
                        child.parent = context
                        let id = person.objectID
                        child.performAndWait {
                            let own = child.object(with: id) as! Person
                            own.name = "Grace"
                            child.performAndWait { print(own.name ?? "", own.pets!.count) }
                            try! child.save()
                        }
                        print(person.name ?? "", context.hasChanges)
                        context.delete(person)
                        try! context.save()
                        print(person.managedObjectContext == nil, try! context.count(for: Pet.fetchRequest()))
                        person.setValue("gone", forKey: "name")
                        let other = container.newBackgroundContext()
                        let stranger = Pet(context: context)
                        stranger.owner = Person(context: other)
                        return true
                    }
                }
                """
            let run = try await BuiltSample.small("Apart", files).play(.run)
            #expect(
                run.events.lines.filter { $0.kind == .console || $0.kind == .fault }.map(\.text) == [
                    "InMemory true", "0 0 true", "1 1", "3 true", "[\"a\", \"b\"] false true", "Grace 2", "Grace true",
                    "true 0",
                    "Illegal attempt to establish a relationship 'owner' between objects in different contexts",
                ])
        }
    }
}
