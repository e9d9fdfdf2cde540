// Four small subgraphs with every kind of join that the product's subgraphs may have, and every kind of
// failure.
const link = `extend schema @link(url: "https://specs.apollo.dev/federation/v2.9",
  import: ["@key", "@shareable", "@inaccessible", "@requires", "@provides", "@external", "@interfaceObject"])`

export const people = `${link}
  type Query {
    person(id: ID!): Person
    people(first: Int = 4, filter: PersonFilter): [Person]!
    parties: [Party!]!
    rows: [[Person]]
    oldest: Person!
    fails: String
    failsHard: String!
    echo(value: Echo, times: Int! = 2): String
    hiddenPeople: [Person!]! @inaccessible
    anyone(hidden: Boolean! = false): Party
    viewer: Viewer! @shareable
  }
  type Mutation {
    rename(id: ID!, nickname: String!): Person
    count(by: Int! = 1): Int!
    refuse: Int!
    tryRefuse: Int
  }
  type Viewer @shareable { name: String! }
  input Echo { text: String = "quiet" mood: Mood = CALM tags: [String!] nested: Nested }
  input Nested { level: Int! = 7 }
  enum Mood { CALM LOUD }
  input PersonFilter { standing: Standing names: [String!] }
  enum Standing { GOOD BAD SECRET @inaccessible }
  interface Party { id: ID! label: String! note: String }
  type Person implements Party @key(fields: "id") @key(fields: "email") {
    id: ID!
    email: String!
    label: String!
    note: String
    nickname: String @shareable
    standing: Standing
    secret: String @inaccessible
    manager: Person
    born: Date @shareable
    size(unit: String = "cm"): Int
    strict: String!
  }
  scalar Date
  type Company implements Party @key(fields: "id") { id: ID! label: String! note: String staff: [Person!]! boss: Person! }
  type Ghost implements Party @inaccessible { id: ID! label: String! note: String }
`

export const goods = `${link}
  type Query {
    item(sku: ID!): Item
    items: [Item!]!
    things: [Thing]
    shelves: [[Item]!]
    bestseller: Book!
  }
  interface Item @key(fields: "sku") { sku: ID! title: String! }
  type Book implements Item @key(fields: "sku") {
    sku: ID!
    title: String!
    pages: Int
    weight: Int
    dimensions: [Dimension!]
    grid: [[Dimension]]
    author: Person @provides(fields: "nickname")
    sequels: [Book!]!
  }
  type Dimension { axis: String! length: Int note: String }
  type Film implements Item @key(fields: "sku") { sku: ID! title: String! minutes: Int cast: [Person]! director: Person }
  union Thing = Book | Film | Gadget
  type Gadget { name: String! owner: Person }
  type Person @key(fields: "id") {
    id: ID!
    nickname: String @external
    favourites: [Item!]
    wish: Thing
    library: [[Book]]
  }
  type Company @key(fields: "id") { id: ID! products: [Item!]! }
`

export const shipping = `${link}
  type Query { depots: [Depot!]! viewer: Viewer! @shareable }
  type Mutation { ship(sku: ID!): Parcel }
  type Viewer @shareable { name: String! home: Depot }
  type Book @key(fields: "sku") {
    sku: ID!
    weight: Int @external
    dimensions: [Dimension!] @external
    grid: [[Dimension]] @external
    shippingCost(express: Boolean = false): Int @requires(fields: "weight")
    volume: String @requires(fields: "dimensions { axis length }")
    area: String @requires(fields: "grid { axis }")
    depot: Depot!
    stock: Int!
  }
  type Dimension { axis: String! @external length: Int @external }
  type Film @key(fields: "sku") { sku: ID! stock: Int! depot: Depot }
  type Depot @key(fields: "code") { code: String! city: String hours: [[String]!] keeper: Person }
  type Person @key(fields: "email") {
    email: String!
    born: Date @shareable
    address: Address
    parcels: [Parcel]
    mustHave: String!
    limit: Int
  }
  scalar Date
  type Address @shareable { street: String! city: String }
  type Parcel { id: ID! weight: Int! book: Book depot: Depot! }
`

export const ratings = `${link}
  type Query { top(first: Int = 2): [Item!]! search(text: String!): [Hit!]! }
  type Item @key(fields: "sku") @interfaceObject { sku: ID! score: Float }
  union Hit = Depot | Verdict
  type Verdict { text: String! by: Person of: Depot }
  type Depot @key(fields: "code") { code: String! grade: Grade! verdicts(first: Int): [Verdict!]! }
  enum Grade { A B }
  type Person @key(fields: "id") { id: ID! verdicts: [Verdict] }
`
