import { getIntrospectionQuery } from 'graphql'
import { documentAttack as attack, times, type Attack } from './attack.ts'

const chain = (count: number, link: (next: string) => string): string =>
  `{ customers { nodes { ...F0 } } } ${times(count, index => `fragment F${index} on Customer ${link(`F${index + 1}`)}`)} fragment F${count} on Customer { id }`

/** Doubling root fragments, few enough that the standard rules run. Some ends contain no field to count. */
const rootBomb = (end: string): string =>
  `{ ...F0 } ${times(38, index => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F38 on Query { ${end} }`

const SYNTAX = { code: 'GRAPHQL_PARSE_FAILED' }
const INPUT = { code: 'BAD_USER_INPUT' }

/** One element repeated very often. */
const FLOODS: readonly Attack[] = [
  attack(
    'alias flood',
    'forty aliases of one field',
    `{ viewer { ${times(40, index => `a${index}: kind`)} } }`,
  ),
  attack(
    'alias flood',
    'six hundred aliases of one field',
    `{ viewer { ${times(600, index => `a${index}: kind`)} } }`,
  ),
  attack(
    'alias flood',
    'forty aliases spread over fragments',
    `{ viewer { ${times(8, index => `...F${index}`)} } } ${times(8, index => `fragment F${index} on Viewer { ${times(5, each => `a${index}x${each}: kind`)} }`)}`,
  ),
  attack(
    'alias flood',
    'a list asked for under a hundred names',
    `{ ${times(100, index => `a${index}: customers { nodes { id } }`)} }`,
  ),
  attack(
    'alias flood',
    'the name of the type under forty names',
    `{ viewer { ${times(40, index => `a${index}: __typename`)} } }`,
  ),
  attack(
    'alias flood',
    'aliases of a list inside of a list',
    `{ customers { nodes { ${times(35, index => `a${index}: remittances { nodes { id } }`)} } } }`,
  ),
  attack(
    'field flood',
    'the name of the type two thousand times',
    `{ viewer { ${'__typename '.repeat(1_980)} } }`,
  ),
  attack(
    'field flood',
    'the name of the type four hundred times',
    `{ viewer { ${'__typename '.repeat(400)} } }`,
  ),
  attack('field flood', 'the name of the type at the root', `{ ${'__typename '.repeat(500)} }`),
  attack(
    'field flood',
    'a field with a selection two hundred times',
    `{ ${times(190, () => 'viewer { kind }')} }`,
  ),
  attack(
    'field flood',
    'a field with an argument two hundred times',
    `{ ${times(190, () => 'customer(externalId: "a") { id }')} }`,
  ),
  attack(
    'field flood',
    'fields in inline fragments beside each other',
    `{ viewer { ${times(300, () => '... { kind }')} } }`,
  ),
  attack(
    'field flood',
    'fields in typed inline fragments beside each other',
    `{ viewer { ${times(250, () => '... on Viewer { kind }')} } }`,
  ),
  attack(
    'field flood',
    'twenty-five fields at the root',
    `{ ${times(25, index => `a${index}: viewer { kind }`)} }`,
  ),
  attack('field flood', 'more tokens than are read', `{ viewer { ${'kind '.repeat(2_500)} } }`, SYNTAX),
  attack('field flood', 'a quarter of a million tokens', `{ viewer { ${'k '.repeat(30_000)} } }`, SYNTAX),
  attack(
    'directive flood',
    'forty-five conditions on one field',
    `{ viewer { kind ${'@include(if: true) '.repeat(45)} } }`,
  ),
  attack(
    'directive flood',
    'three hundred conditions on one field',
    `{ viewer { kind ${'@skip(if: false) '.repeat(280)} } }`,
  ),
  attack('directive flood', 'nine hundred unknown directives', `{ viewer { kind ${'@x '.repeat(900)} } }`),
  attack(
    'directive flood',
    'unknown directives on the operation',
    `query ${'@a '.repeat(900)} { viewer { kind } }`,
  ),
  attack(
    'directive flood',
    'conditions by variables in fragments',
    `query ($v: Boolean!) { viewer { ${times(9, index => `...F${index}`)} } } ${times(9, index => `fragment F${index} on Viewer { kind ${'@include(if: $v) '.repeat(5)} }`)}`,
    { variables: { v: true } },
  ),
  attack(
    'directive flood',
    'one directive twice where once is allowed',
    '{ viewer { kind @include(if: true) @include(if: true) } }',
  ),
  attack(
    'error flood',
    'two thousand unknown fields',
    `{ viewer { ${times(1_900, index => `x${index}`)} } }`,
  ),
  attack(
    'error flood',
    'unknown fields that are almost right',
    `{ viewer { ${times(600, index => `kinds${index}`)} } }`,
  ),
  attack(
    'error flood',
    'unknown arguments',
    `{ customers(${times(400, index => `firts${index}: 1`)}) { nodes { id } } }`,
  ),
  attack(
    'error flood',
    'unknown types of variables',
    `query (${times(45, index => `$v${index}: Strin`)}) { viewer { kind } }`,
  ),
  attack(
    'error flood',
    'variables that are not declared',
    `{ customers(first: $a, after: $b, kycStatus: $c, phone: $d) { nodes { id } } }`,
  ),
  attack(
    'error flood',
    'four hundred variables that are not used',
    `query (${times(390, index => `$v${index}: Int`)}) { viewer { kind } }`,
  ),
  attack(
    'error flood',
    'fragments that are not used',
    `{ viewer { kind } } ${times(250, index => `fragment F${index} on Viewer { kind }`)}`,
  ),
  attack(
    'error flood',
    'a thousand fragments that do not exist',
    `{ viewer { ${times(950, index => `...x${index}`)} } }`,
  ),
  attack(
    'error flood',
    'fragments on types that do not exist',
    `{ viewer { ${times(50, index => `...F${index}`)} } } ${times(50, index => `fragment F${index} on Vewer${index} { kind }`)}`,
  ),
  attack(
    'error flood',
    'unknown fields of an input',
    `mutation { createQuote(input: {${times(400, index => `a${index}: 1`)}}) { id } }`,
  ),
  attack(
    'operation flood',
    'two hundred operations',
    times(200, index => `query Q${index} { viewer { kind } }`),
    { operationName: 'Q0' },
  ),
  attack(
    'operation flood',
    'operations of one name',
    times(30, () => 'query Q { viewer { kind } }'),
    { operationName: 'Q' },
  ),
]

/** Small documents that expand to large ones. */
const NESTED: readonly Attack[] = [
  attack(
    'depth',
    'customers of transfers of customers',
    `{ customers { nodes ${'{ remittances { nodes { sender '.repeat(5)}{ id }${' } } }'.repeat(5)} } }`,
  ),
  attack(
    'depth',
    'a hundred and fifty levels',
    `{ customers { nodes ${'{ remittances { nodes { sender '.repeat(50)}{ id }${' } } }'.repeat(50)} } }`,
  ),
  attack(
    'depth',
    'levels by fragments',
    '{ customers { nodes { ...A } } } fragment A on Customer { remittances { nodes { ...B } } } fragment B on Transfer { sender { remittances { nodes { ...C } } } } fragment C on Transfer { sender { remittances { nodes { ...D } } } } fragment D on Transfer { sender { remittances { nodes { id } } } }',
  ),
  attack(
    'depth',
    'a thousand inline fragments in each other',
    `{ viewer { ${'...{'.repeat(600)}kind${'}'.repeat(600)} } }`,
  ),
  attack('depth', 'fields that do not exist, six hundred deep', `${'{a'.repeat(600)}${'}'.repeat(600)}`),
  attack('depth', 'braces without end', '{a'.repeat(900), SYNTAX),
  attack('depth', 'brackets without end', `{ customer(externalId: ${'['.repeat(1_900)}`, SYNTAX),
  attack(
    'fragment cycle',
    'a fragment that spreads itself',
    '{ viewer { ...A } } fragment A on Viewer { kind ...A }',
  ),
  attack(
    'fragment cycle',
    'a fragment at the root that spreads itself',
    '{ ...A } fragment A on Query { ...A }',
  ),
  attack(
    'fragment cycle',
    'two fragments that spread each other',
    '{ customers { nodes { ...A } } } fragment A on Customer { ...B } fragment B on Customer { ...A }',
  ),
  attack(
    'fragment cycle',
    'a cycle through fields',
    '{ customers { nodes { ...A } } } fragment A on Customer { remittances { nodes { sender { ...A } } } }',
  ),
  attack(
    'fragment cycle',
    'a cycle of fifty',
    `{ viewer { ...F0 } } ${times(50, index => `fragment F${index} on Viewer { ...F${(index + 1) % 50} }`)}`,
  ),
  attack(
    'fragment cycle',
    'a cycle of a hundred and fifty',
    `{ viewer { ...F0 } } ${times(150, index => `fragment F${index} on Viewer { ...F${(index + 1) % 150} }`)}`,
  ),
  attack(
    'fragment cycle',
    'a cycle that nobody spreads',
    '{ viewer { kind } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }',
  ),
  attack(
    'fragment cycle',
    'thirty fragments that all spread each other',
    `{ viewer { ...F0 } } ${times(30, index => `fragment F${index} on Viewer { kind ${times(3, each => `...F${(index + each) % 30}`)} }`)}`,
  ),
  attack(
    'fragment bomb',
    'fragments that double at every step',
    chain(180, next => `{ ...${next} ...${next} }`),
  ),
  attack(
    'fragment cycle',
    'a fragment of the root that spreads itself',
    '{ ...A } fragment A on Query { ...A }',
  ),
  attack('fragment bomb', 'fragments of the root that double until a field', rootBomb('__typename')),
  attack('fragment bomb', 'fragments of the root that double until nothing', rootBomb('...Unknown')),
  attack('fragment bomb', 'fragments of the root that double and begin again', rootBomb('...F0')),
  attack(
    'fragment bomb',
    'forty fragments that double at every step',
    chain(40, next => `{ ...${next} ...${next} }`),
  ),
  attack(
    'fragment bomb',
    'fragments at the root that double at every step',
    `{ ...F0 } ${times(39, index => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F39 on Query { viewer { kind } }`,
  ),
  attack(
    'fragment bomb',
    'fragments at the root that double at every step and hold nothing',
    `{ ...F0 } ${times(39, index => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F39 on Query { ...Nothing }`,
  ),
  attack(
    'fragment bomb',
    'fragments that double inside of fields',
    `{ customers { nodes { ...F0 } } } ${times(9, index => `fragment F${index} on Customer { a: remittances(first: 1) { nodes { sender { ...F${index + 1} } } } b: remittances(first: 1) { nodes { sender { ...F${index + 1} } } } }`)} fragment F9 on Customer { id }`,
  ),
  attack(
    'fragment bomb',
    'a hundred and eighty fragments beside each other',
    `{ viewer { ${times(180, index => `...F${index}`)} } } ${times(180, index => `fragment F${index} on Viewer { kind }`)}`,
  ),
  attack(
    'fragment bomb',
    'sixty fragments of all fields with a condition each',
    `{ viewer { ${times(60, index => `...F${index} @include(if: true)`)} } } ${times(60, index => `fragment F${index} on Viewer { kind tenantId scopes roles subjectId environment }`)}`,
  ),
  attack(
    'cost',
    'more objects than are made',
    '{ customers(first: 200) { nodes { remittances(first: 100) { nodes { sender { remittances(first: 100) { nodes { id } } } } } } } }',
  ),
  attack(
    'cost',
    'more objects by variables',
    'query ($n: Int!) { customers(first: $n) { nodes { remittances(first: $n) { nodes { sender { remittances(first: $n) { nodes { id } } } } } } } }',
    { variables: { n: 200 } },
  ),
  attack(
    'cost',
    'more objects by edges',
    '{ customers(first: 200) { edges { node { remittances(first: 100) { edges { node { events { status } recipient { name } } } } } } } }',
  ),
  attack('cost', 'a page past every bound', '{ customers(first: 2000000000) { nodes { id } } }'),
  attack(
    'cost',
    'a plan over very many hops',
    `{ ${times(14, index => `c${index}: transfers(first: 1) { nodes { ...T } }`)} } fragment T on Transfer { id sender { ...C remittances(first: 1) { nodes { id sender { ...C remittances(first: 1) { nodes { id sender { ...C } } } } } } } } fragment C on Customer { id externalId firstName lastName email phone dateOfBirth countryCode address kycStatus kycLevel kycAttestedBy recipients { id } }`,
  ),
]

/** Values and names that are large, unusual or meant for another parser. */
const STRANGE: readonly Attack[] = [
  attack(
    'huge literal',
    'text of a hundred thousand characters',
    `{ customer(externalId: "${'a'.repeat(100_000)}") { id } }`,
  ),
  attack(
    'huge literal',
    'block text of many lines',
    `{ customer(externalId: """${'\n a'.repeat(30_000)}""") { id } }`,
  ),
  attack(
    'huge literal',
    'escapes without end',
    `{ customer(externalId: "${'\\u0041'.repeat(12_000)}") { id } }`,
  ),
  attack(
    'huge literal',
    'a number of fifty thousand digits',
    `{ customers(first: ${'9'.repeat(50_000)}) { nodes { id } } }`,
  ),
  attack(
    'huge literal',
    'a number of fifty digits',
    `{ customers(first: ${'9'.repeat(50)}) { nodes { id } } }`,
  ),
  attack('huge literal', 'an exponent without end', '{ customers(first: 1e999999999) { nodes { id } } }'),
  attack('huge literal', 'a name of ten thousand characters', `{ ${'a'.repeat(10_000)} }`),
  attack(
    'huge literal',
    'an enum of ten thousand characters',
    `{ customers(kycStatus: ${'A'.repeat(10_000)}) { nodes { id } } }`,
  ),
  attack('huge literal', 'forty thousand lines of comments', `${'#\n'.repeat(40_000)}{ viewer { kind } }`),
  attack('huge literal', 'a hundred thousand commas', `${','.repeat(100_000)}{ viewer { kind } }`),
  attack(
    'deep literal',
    'nine hundred lists in each other',
    `{ customer(externalId: ${'['.repeat(900)}${']'.repeat(900)}) { id } }`,
  ),
  attack(
    'deep literal',
    'three hundred objects in each other',
    `mutation { createQuote(input: ${'{a: '.repeat(300)}1${'}'.repeat(300)}) { id } }`,
  ),
  attack(
    'deep literal',
    'a list of fifteen hundred',
    `{ customer(externalId: [${'1 '.repeat(1_500)}]) { id } }`,
  ),
  attack(
    'deep literal',
    'lists in the default of a variable',
    `query ($v: String = ${'['.repeat(500)}${']'.repeat(500)}) { customer(externalId: $v) { id } }`,
  ),
  attack('unicode', 'control characters', '{ viewer { kind\u0007 } }', SYNTAX),
  attack('unicode', 'a name with U+0000', '{ viewer { kind\u0000 } }', SYNTAX),
  attack('unicode', 'a byte order mark in a name', '{ viewer { ki\ufeffnd } }'),
  attack('unicode', 'letters of another script', '{ viеwer { kind } }', SYNTAX),
  attack('unicode', 'half a surrogate in text', '{ customer(externalId: "\\uD800") { id } }', SYNTAX),
  attack('unicode', 'an override of the direction', '{ viewer { kind \u202e } }', SYNTAX),
  attack('prototype', '__proto__ as an alias', '{ __proto__: viewer { kind } }'),
  attack('prototype', '__proto__ as a field', '{ __proto__ { kind } }'),
  attack('prototype', 'constructor as a field', '{ viewer { constructor } }'),
  attack('prototype', 'prototype of the constructor', '{ constructor { prototype { kind } } }'),
  attack('prototype', '__proto__ as an argument', '{ customers(__proto__: { first: 1 }) { nodes { id } } }'),
  attack(
    'prototype',
    '__proto__ in an input',
    'mutation { createQuote(input: { __proto__: { isAdmin: true } }) { id } }',
  ),
  attack('prototype', '__proto__ as a fragment', '{ viewer { ...__proto__ } }'),
  attack('prototype', '__proto__ as a directive', '{ viewer { kind @__proto__ } }'),
  attack('prototype', '__proto__ as a type', '{ viewer { ... on __proto__ { kind } } }'),
  attack('prototype', "constructor as a variable's type", 'query ($v: constructor) { viewer { kind } }'),
  attack('prototype', '__defineGetter__ as an alias', '{ viewer { __defineGetter__: kind } }'),
  attack('prototype', '__proto__ as operationName', 'query A { viewer { kind } }', {
    operationName: '__proto__',
    code: 'BAD_REQUEST',
  }),
  attack('prototype', 'constructor as operationName', 'query A { viewer { kind } }', {
    operationName: 'constructor',
    code: 'BAD_REQUEST',
  }),
  attack(
    'federation',
    '_entities',
    'query ($r: [_Any!]!) { _entities(representations: $r) { ... on Customer { id } } }',
    { variables: { r: [{ __typename: 'Customer', id: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f' }] } },
  ),
  attack(
    'federation',
    '_entities with literals',
    '{ _entities(representations: [{ __typename: "Customer", externalId: "verified-user" }]) { __typename } }',
  ),
  attack('federation', '_service', '{ _service { sdl } }'),
  attack(
    'federation',
    'a hidden question of the gateway',
    '{ authenticate(credentials: { audience: "graph", environment: SANDBOX }) }',
  ),
  attack('federation', 'a hidden type', 'query ($c: CredentialsInput!) { viewer { kind } }'),
  attack(
    'federation',
    'a hidden mutation',
    'mutation { voidPaymentScreening(paymentId: "0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f") }',
  ),
  attack('federation', 'a directive of federation', '{ viewer { kind @inaccessible } }'),
  attack(
    'federation',
    'a name that the supergraph has for itself',
    '{ viewer { ... on join__FieldSet { kind } } }',
  ),
  attack(
    'alias of a type',
    'another field under the name of the type',
    '{ customers { nodes { __typename: externalId id } } }',
  ),
  attack('incremental', '@defer', '{ viewer { ... @defer { kind } } }'),
  attack('incremental', '@stream', '{ customers { nodes @stream(initialCount: 1) { id } } }'),
  attack('subscription', 'a subscription', 'subscription { viewer { kind } }', { code: 'BAD_REQUEST' }),
  attack(
    'subscription',
    'a subscription beside a query',
    'query A { viewer { kind } } subscription B { viewer { kind } }',
    { operationName: 'B', code: 'BAD_REQUEST' },
  ),
  attack(
    'guessing',
    'two sign-ins in one request',
    'mutation { a: loginStaff(email: "admin@demo.example", password: "1") { accessToken } b: loginStaff(email: "admin@demo.example", password: "2") { accessToken } }',
  ),
  attack(
    'guessing',
    'a hundred sign-ins in one request',
    `mutation { ${times(100, index => `a${index}: loginStaff(email: "admin@demo.example", password: "${index}") { accessToken }`)} }`,
  ),
  attack(
    'guessing',
    'sign-ins in fragments',
    `mutation { ...A ...B } fragment A on Mutation { a: loginStaff(email: "a", password: "1") { expiresIn } } fragment B on Mutation { b: loginStaff(email: "a", password: "2") { expiresIn } }`,
  ),
  attack(
    'guessing',
    'a sign-in beside a refresh',
    'mutation { loginStaff(email: "a", password: "1") { expiresIn } refreshSession(refreshToken: "x") { expiresIn } }',
  ),
  attack(
    'guessing',
    'eleven one-time tokens in one request',
    `mutation { ${times(11, index => `a${index}: exchangeHandoffToken(token: "${index}") { expiresIn }`)} }`,
  ),
  attack('mutation flood', 'eleven mutations', `mutation { ${times(11, index => `a${index}: endSession`)} }`),
  attack(
    'introspection',
    'fields of types of fields',
    '{ __schema { types { fields { type { fields { type { fields { name } } } } } } } }',
  ),
  attack(
    'introspection',
    'lists of members in each other',
    '{ __schema { types { fields { type { fields { name } } } } } }',
  ),
  attack(
    'introspection',
    'the schema under two names',
    '{ a: __schema { types { name } } b: __schema { types { name } } }',
  ),
  attack(
    'introspection',
    'its lists under twenty names',
    `{ __schema { ${times(20, index => `t${index}: types { fields { name args { name } } }`)} } }`,
  ),
  attack(
    'introspection',
    'ofType without end',
    `{ __type(name: "Query") { ${'ofType { '.repeat(60)}name${' }'.repeat(60)} } }`,
  ),
  attack(
    'introspection',
    'very many types by name',
    `{ ${times(15, index => `a${index}: __type(name: "Query") { name }`)} }`,
  ),
  attack(
    'introspection',
    'members by fragments that nest',
    '{ __schema { types { ...A } } } fragment A on __Type { possibleTypes { ...B } } fragment B on __Type { interfaces { ...C } } fragment C on __Type { fields { name } }',
  ),
  attack('introspection', 'the schema beside data', '{ __schema { types { name } } viewer { kind } }'),
  attack(
    'introspection',
    'everything, thrice',
    getIntrospectionQuery().replace(
      '__schema {',
      '__schema { a: types { name } b: types { name } types { name }',
    ),
  ),
  attack('variables', 'a list where an id belongs', 'query ($id: UUID!) { transfer(id: $id) { id } }', {
    variables: { id: Array.from({ length: 5_000 }, () => 'x') },
    ...INPUT,
  }),
  attack(
    'variables',
    'ten thousand wrong items',
    'mutation ($i: [String!]!) { createApiKey(input: { name: "a", scopes: $i }) { secret } }',
    { variables: { i: Array.from({ length: 10_000 }, () => 1) }, ...INPUT },
  ),
  attack(
    'variables',
    'an input with two thousand unknown fields',
    'mutation ($i: CreateQuoteInput!) { createQuote(input: $i) { id } }',
    {
      variables: { i: Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`a${index}`, 1])) },
      ...INPUT,
    },
  ),
  attack(
    'variables',
    'text of a hundred thousand characters for an amount',
    'mutation ($i: CreateQuoteInput!) { createQuote(input: $i) { id } }',
    {
      variables: {
        i: {
          sendAmount: '9'.repeat(100_000),
          sendCurrency: 'USD',
          receiveCurrency: 'NGN',
          destinationCountry: 'NG',
        },
      },
      ...INPUT,
    },
  ),
  attack(
    'variables',
    'an input with two hundred unknown fields',
    'mutation ($i: CreateQuoteInput!) { createQuote(input: $i) { id } }',
    {
      variables: {
        i: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`sendAmounts${index}`, 1])),
      },
      ...INPUT,
    },
  ),
  attack(
    'variables',
    'a value that looks like the end of a message',
    'query ($id: UUID!) { transfer(id: $id) { id } }',
    { variables: { id: '"; must be " at "a"; Field "a" is not defined '.repeat(2_000) }, ...INPUT },
  ),
  attack('variables', 'very many that are not declared', '{ viewer { kind } }', {
    variables: Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`v${index}`, 1])),
    ...INPUT,
  }),
  attack(
    'variables',
    'a variable that is left out',
    'query ($id: UUID!) { transfer(id: $id) { id } }',
    INPUT,
  ),
]

export const DOCUMENT_ATTACKS: readonly Attack[] = [...FLOODS, ...NESTED, ...STRANGE]
