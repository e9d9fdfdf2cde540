import { bodyAttack as body, requestAttack as request, times, type Attack } from './attack.ts'
import { BODIES } from './request-bodies.ts'

const QUERY = '{"query":"{ viewer { kind } }"}'
const END = '{"query":"mutation { endSession }"}'
const PREFLIGHTED = { 'apollo-require-preflight': 'yes' }
const HASH = '0'.repeat(64)
const type = (value: string | undefined): { 'content-type': string | undefined } => ({
  'content-type': value,
})
const get = (
  search: string,
  headers: Readonly<Record<string, string>> = {},
): { method: string; url: string; headers: Readonly<Record<string, string>> } => ({
  method: 'GET',
  url: `/graphql?${search}`,
  headers,
})

/** Content types that a browser sends cross-origin without a preflight, or that misdeclare the content. */
const CONTENT_TYPES: readonly Attack[] = [
  body('CSRF', 'text/plain', END, 'UNSUPPORTED_MEDIA_TYPE', type('text/plain')),
  body(
    'CSRF',
    'text/plain that mentions JSON',
    END,
    'UNSUPPORTED_MEDIA_TYPE',
    type('text/plain; application/json'),
  ),
  body(
    'CSRF',
    'a form',
    'query=mutation{endSession}',
    'UNSUPPORTED_MEDIA_TYPE',
    type('application/x-www-form-urlencoded'),
  ),
  body('CSRF', 'JSON in a form', END, 'UNSUPPORTED_MEDIA_TYPE', type('application/x-www-form-urlencoded')),
  body('CSRF', 'no content type', END, 'UNSUPPORTED_MEDIA_TYPE', type(undefined)),
  body('CSRF', 'an empty content type', END, 'UNSUPPORTED_MEDIA_TYPE', type('')),
  body(
    'upload',
    'a multipart upload',
    `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${END}\r\n--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n`,
    'UNSUPPORTED_MEDIA_TYPE',
    type('multipart/form-data; boundary=x'),
  ),
  body(
    'content type',
    'application/graphql',
    '{ viewer { kind } }',
    'UNSUPPORTED_MEDIA_TYPE',
    type('application/graphql'),
  ),
  body('content type', 'application/jsonp', QUERY, 'UNSUPPORTED_MEDIA_TYPE', type('application/jsonp')),
  body(
    'content type',
    'application/graphql-response+json',
    QUERY,
    'UNSUPPORTED_MEDIA_TYPE',
    type('application/graphql-response+json'),
  ),
  body('content type', 'XML', '<query/>', 'UNSUPPORTED_MEDIA_TYPE', type('application/xml')),
  body('content type', 'a body said to be compressed', QUERY, 'UNSUPPORTED_MEDIA_TYPE', {
    'content-encoding': 'gzip',
  }),
  body(
    'content type',
    'a type that is none',
    QUERY,
    'UNSUPPORTED_MEDIA_TYPE',
    type('application/json, text/plain'),
  ),
]

/** Requests with other HTTP methods. */
const METHODS: readonly Attack[] = [
  request('CSRF', 'a GET from a page of another site', get('query={viewer{kind}}'), 400, 'BAD_REQUEST'),
  request(
    'CSRF',
    "a GET with a form's content type",
    get('query={viewer{kind}}', { 'content-type': 'application/x-www-form-urlencoded' }),
    400,
    'BAD_REQUEST',
  ),
  request(
    'CSRF',
    'a GET with text/plain',
    get('query={viewer{kind}}', { 'content-type': 'text/plain' }),
    400,
    'BAD_REQUEST',
  ),
  request(
    'CSRF',
    'an empty preflight header',
    get('query={viewer{kind}}', { 'apollo-require-preflight': '' }),
    400,
    'BAD_REQUEST',
  ),
  request('GET', 'a mutation', get('query=mutation{endSession}', PREFLIGHTED), 405, 'BAD_REQUEST'),
  request(
    'GET',
    'a mutation beside a query',
    get('query=query+A{viewer{kind}}mutation+B{endSession}&operationName=B', PREFLIGHTED),
    405,
    'BAD_REQUEST',
  ),
  request('GET', 'a subscription', get('query=subscription{viewer{kind}}', PREFLIGHTED), 405, 'BAD_REQUEST'),
  request(
    'GET',
    'a query twice',
    get('query={viewer{kind}}&query={viewer{kind}}', PREFLIGHTED),
    400,
    'BAD_REQUEST',
  ),
  request(
    'GET',
    'variables that are no JSON',
    get('query={viewer{kind}}&variables={', PREFLIGHTED),
    400,
    'BAD_REQUEST',
  ),
  request(
    'GET',
    'variables that are a list',
    get('query={viewer{kind}}&variables=[]', PREFLIGHTED),
    400,
    'BAD_REQUEST',
  ),
  request(
    'GET',
    'variables without end',
    get(`query={viewer{kind}}&variables=${'['.repeat(8_000)}`, PREFLIGHTED),
    400,
    'BAD_REQUEST',
  ),
  request('GET', 'no query', get('', PREFLIGHTED), 400, 'BAD_REQUEST'),
  request(
    'GET',
    'aliases without end',
    get(`query={viewer{${times(600, index => `a${index}:kind`, ',')}}}`, PREFLIGHTED),
    400,
    'GRAPHQL_VALIDATION_FAILED',
  ),
  request(
    'GET',
    'a persisted query',
    get(`extensions={"persistedQuery":{"version":1,"sha256Hash":"${HASH}"}}`, PREFLIGHTED),
    400,
    'PERSISTED_QUERY_NOT_SUPPORTED',
  ),
  request('method', 'PUT', { method: 'PUT', payload: QUERY }, 405, 'METHOD_NOT_ALLOWED'),
  request('method', 'DELETE', { method: 'DELETE' }, 405, 'METHOD_NOT_ALLOWED'),
  request('method', 'PATCH', { method: 'PATCH', payload: END }, 405, 'METHOD_NOT_ALLOWED'),
  request(
    'method',
    'a POST with a method override to DELETE',
    { payload: '{}', headers: { 'x-http-method-override': 'DELETE' } },
    400,
    'BAD_REQUEST',
  ),
]

export const REQUEST_ATTACKS: readonly Attack[] = [...BODIES, ...CONTENT_TYPES, ...METHODS]
