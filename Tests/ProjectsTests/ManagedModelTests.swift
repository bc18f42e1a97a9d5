import Lifecycle
import TestSupport
import Testing

@testable import Projects
@testable import Samples

@Suite struct ManagedModelTests {
    private static let files = [
        "Model.xcdatamodeld/.xccurrentversion": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
            <key>_XCCurrentVersionName</key><string>Model 2.xcdatamodel</string>
        </dict></plist>
        """,
        "Model.xcdatamodeld/Model.xcdatamodel/contents": "<model><entity name=\"Old\"/></model>",
        "Model.xcdatamodeld/Model 2.xcdatamodel/contents": """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
            <entity name="Base" isAbstract="YES"><attribute name="id" attributeType="UUID" usesScalarValueType="NO"/></entity>
            <entity name="Person" representedClassName="Human" parentEntity="Base" codeGenerationType="class">
                <attribute name="age" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
                <attribute name="size" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
                <attribute name="look" optional="YES" transient="YES" attributeType="Transformable" customClassName="UIColor"/>
                <attribute name="not a name" attributeType="String"/>
                <relationship name="pets" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade"
                    destinationEntity="Pet" inverseName="owner" inverseEntity="Pet"/>
            </entity>
            <entity name="Pet" representedClassName=".Pet" codeGenerationType="category">
                <relationship name="owner" maxCount="1" deletionRule="Nullify" destinationEntity="Person"
                    inverseName="pets" inverseEntity="Person"/>
            </entity>
        </model>
        """,
    ]

    private static let model = ManagedModel(entities: [
        .init(name: "Base", isAbstract: true, attributes: [.init(name: "id", type: "UUID")]),
        .init(
            name: "Person", className: "Human", parent: "Base", generation: .class,
            attributes: [
                .init(name: "age", type: "Integer 16", isScalar: true, defaultValue: "7"),
                .init(name: "size", type: "Double", isOptional: true),
                .init(
                    name: "look", type: "Transformable", isOptional: true, isTransient: true, className: "UIColor"),
                .init(name: "not a name", type: "String"),
            ],
            relationships: [
                .init(
                    name: "pets", destination: "Pet", inverse: "owner", isToMany: true, isOrdered: true,
                    isOptional: true, deletionRule: "Cascade")
            ]),
        .init(
            name: "Pet", className: "App.Pet", generation: .category,
            relationships: [.init(name: "owner", destination: "Person", inverse: "pets")]),
    ])

    @Test func `The current version of a model is read`() throws {
        let (resources, classes, folder) = try ScratchFolder.with(Self.files) { folder in
            let reader = ResourceReader(paths: [folder.path + "/Model.xcdatamodeld"], module: "App", region: "en")
            return (try reader.resources(), reader.managedClasses, folder.path)
        }
        var expected = Resources()
        expected.models = ["Model.momd": Self.model]
        #expect(resources == expected)
        #expect(
            classes.map(\.path)
                == ["Human", "Pet"].map { "\(folder)/Model.xcdatamodeld/\($0)+CoreDataProperties.swift" })
    }

    @Test func `Xcode's files for a model's entities are written`() {
        #expect(
            ManagedClassFile.files(of: Self.model, at: "Model").map(\.text) == [
                """
                import CoreData
                import Foundation

                @objc(Human)
                public class Human: NSManagedObject {}

                extension Human {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Human> {
                        NSFetchRequest<Human>(entityName: "Person")
                    }

                    @NSManaged public var `age`: Int16
                    @NSManaged public var `size`: NSNumber?
                    @NSManaged public var `look`: UIColor?
                    @NSManaged public var `pets`: NSOrderedSet?
                    @NSManaged public func insertIntoPets(_ value: Pet, at idx: Int)
                    @NSManaged public func removeFromPets(at idx: Int)
                    @NSManaged public func insertIntoPets(_ values: [Pet], at indexes: NSIndexSet)
                    @NSManaged public func removeFromPets(at indexes: NSIndexSet)
                    @NSManaged public func replacePets(at idx: Int, with value: Pet)
                    @NSManaged public func replacePets(at indexes: NSIndexSet, with values: [Pet])
                    @NSManaged public func addToPets(_ value: Pet)
                    @NSManaged public func removeFromPets(_ value: Pet)
                    @NSManaged public func addToPets(_ values: NSOrderedSet)
                    @NSManaged public func removeFromPets(_ values: NSOrderedSet)
                }

                extension Human: Identifiable {}

                """,
                """
                import CoreData
                import Foundation

                extension Pet {
                    @nonobjc public class func fetchRequest() -> NSFetchRequest<Pet> {
                        NSFetchRequest<Pet>(entityName: "Pet")
                    }

                    @NSManaged public var `owner`: Human?
                }

                extension Pet: Identifiable {}

                """,
            ])
    }

    @Test func `A folder that is no model is none`() throws {
        let resources = try ScratchFolder.with(["Model.xcdatamodeld/Model.xcdatamodel/contents": "<model"]) { folder in
            try ResourceReader(
                paths: [folder.path + "/Model.xcdatamodeld"], module: "App", region: "en"
            ).resources()
        }
        #expect(resources == Resources())
    }
}
