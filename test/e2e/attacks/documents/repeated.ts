import { documentAttack as attack, times, type Attack } from '../attack.ts'

const SYNTAX = { code: 'GRAPHQL_PARSE_FAILED' }

/** One element repeated very often. */
export const REPEATED: readonly Attack[] = [
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
    'a list under a hundred aliases',
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
