import { getIntrospectionQuery } from 'graphql'
import { documentAttack as attack, times, type Attack } from '../attack.ts'

const SYNTAX = { code: 'GRAPHQL_PARSE_FAILED' }
const INPUT = { code: 'BAD_USER_INPUT' }

/** Values and names that are large, unusual or meant for another parser. */
export const UNUSUAL: readonly Attack[] = [
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
