import { bodyAttack as body, times, type Attack } from './attack.ts'

const QUERY = '{"query":"{ viewer { kind } }"}'
const HASH = '0'.repeat(64)

/** Bodies that are not a valid request. */
export const BODIES: readonly Attack[] = [
  body('batch', 'two operations', `[${QUERY},${QUERY}]`, 'MALFORMED_JSON'),
  body('batch', 'a thousand operations', `[${times(1_000, () => QUERY, ',')}]`, 'MALFORMED_JSON'),
  body('batch', 'no operation', '[]', 'MALFORMED_JSON'),
  body('batch', 'operations by number', `{"0":${QUERY},"1":${QUERY}}`, 'BAD_REQUEST'),
  body('batch', 'a list for the query', '{"query":["{ viewer { kind } }"]}', 'BAD_REQUEST'),
  body(
    'deep JSON',
    'sixty thousand lists in each other',
    `{"query":"{ viewer { kind } }","variables":${'['.repeat(60_000)}${']'.repeat(60_000)}}`,
    'MALFORMED_JSON',
  ),
  body(
    'deep JSON',
    'ten thousand objects in each other',
    `{"query":"{ viewer { kind } }","variables":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`,
    'MALFORMED_JSON',
  ),
  body(
    'deep JSON',
    'lists without end',
    `{"query":"x","variables":{"a":${'['.repeat(100_000)}`,
    'MALFORMED_JSON',
  ),
  body(
    'deep JSON',
    'a hundred lists in each other',
    `{"query":"{ viewer { kind } }","variables":{"a":${'['.repeat(100)}${']'.repeat(100)}}}`,
    'MALFORMED_JSON',
  ),
  body(
    'prototype',
    '__proto__ in the body',
    '{"query":"{ viewer { kind } }","__proto__":{"isAdmin":true}}',
    'MALFORMED_JSON',
  ),
  body(
    'prototype',
    '__proto__ in the variables',
    '{"query":"{ viewer { kind } }","variables":{"__proto__":{"isAdmin":true}}}',
    'MALFORMED_JSON',
  ),
  body(
    'prototype',
    '__proto__ by escapes',
    '{"query":"{ viewer { kind } }","variables":{"\\u005f_proto__":{"isAdmin":true}}}',
    'MALFORMED_JSON',
  ),
  body(
    'prototype',
    'constructor.prototype in the variables',
    '{"query":"{ viewer { kind } }","variables":{"constructor":{"prototype":{"isAdmin":true}}}}',
    'MALFORMED_JSON',
  ),
  body(
    'prototype',
    '__proto__ in the extensions',
    '{"query":"{ viewer { kind } }","extensions":{"__proto__":{"a":1}}}',
    'MALFORMED_JSON',
  ),
  body('malformed', 'nothing', '', 'MALFORMED_JSON'),
  body('malformed', 'null', 'null', 'MALFORMED_JSON'),
  body('malformed', 'text', '"{ viewer { kind } }"', 'MALFORMED_JSON'),
  body('malformed', 'an object without members', '{}', 'BAD_REQUEST'),
  body('malformed', 'JSON that ends too early', '{"query":"{ viewer', 'MALFORMED_JSON'),
  body(
    'malformed',
    'bytes that are no UTF-8',
    Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
    'MALFORMED_JSON',
  ),
  body('malformed', 'UTF-16', Buffer.from(QUERY, 'utf16le'), 'MALFORMED_JSON'),
  body(
    'malformed',
    'one member twice',
    '{"query":"{ viewer { kind } }","query":"{ corridors { id } }"}',
    'MALFORMED_JSON',
  ),
  body('malformed', 'no query', '{"operationName":"A"}', 'BAD_REQUEST'),
  body('malformed', 'a query of blanks', '{"query":"   "}', 'GRAPHQL_PARSE_FAILED'),
  body(
    'malformed',
    'a query that is an object',
    '{"query":{"kind":"Document","definitions":[]}}',
    'BAD_REQUEST',
  ),
  body('malformed', 'a query that is a number', '{"query":5}', 'BAD_REQUEST'),
  body(
    'malformed',
    'variables that are text',
    '{"query":"{ viewer { kind } }","variables":"{}"}',
    'BAD_REQUEST',
  ),
  body(
    'malformed',
    'variables that are a list',
    '{"query":"{ viewer { kind } }","variables":[]}',
    'BAD_REQUEST',
  ),
  body(
    'malformed',
    'an operationName that is a list',
    '{"query":"{ viewer { kind } }","operationName":["A"]}',
    'BAD_REQUEST',
  ),
  body(
    'malformed',
    'extensions that are a list',
    '{"query":"{ viewer { kind } }","extensions":[]}',
    'BAD_REQUEST',
  ),
  body(
    'size',
    'a mebibyte',
    JSON.stringify({ query: '{ viewer { kind } }', x: 'x'.repeat(1024 * 1024) }),
    'BODY_TOO_LARGE',
  ),
  body(
    'size',
    'three hundred kilobytes of variables',
    JSON.stringify({ query: '{ viewer { kind } }', variables: { x: 'x'.repeat(300_000) } }),
    'BODY_TOO_LARGE',
  ),
  body(
    'size',
    'three hundred kilobytes of a document',
    JSON.stringify({ query: `{ viewer { ${'k '.repeat(150_000)} } }` }),
    'BODY_TOO_LARGE',
  ),
  body(
    'persisted query',
    'a hash in place of a query',
    `{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${HASH}"}}}`,
    'PERSISTED_QUERY_NOT_SUPPORTED',
  ),
  body(
    'persisted query',
    'a query under the hash of another one',
    `{"query":"{ viewer { kind } }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"${HASH}"}}}`,
    'PERSISTED_QUERY_NOT_SUPPORTED',
  ),
  body(
    'persisted query',
    'a version from elsewhere',
    `{"query":"{ viewer { kind } }","extensions":{"persistedQuery":{"version":99,"sha256Hash":"${HASH}"}}}`,
    'PERSISTED_QUERY_NOT_SUPPORTED',
  ),
]
