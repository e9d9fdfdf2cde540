import { documentAttack as attack, times, type Attack } from '../attack.ts'

const chain = (count: number, link: (next: string) => string): string =>
  `{ customers { nodes { ...F0 } } } ${times(count, index => `fragment F${index} on Customer ${link(`F${index + 1}`)}`)} fragment F${count} on Customer { id }`

/** Doubling root fragments, few enough that the standard rules run. Some ends contain no field to count. */
const rootBomb = (end: string): string =>
  `{ ...F0 } ${times(38, index => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F38 on Query { ${end} }`

const SYNTAX = { code: 'GRAPHQL_PARSE_FAILED' }

/** Small documents that expand to large ones. */
export const NESTED: readonly Attack[] = [
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
    'a cycle of unused fragments',
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
    'more objects than a document may nest',
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
