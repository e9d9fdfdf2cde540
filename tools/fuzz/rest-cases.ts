import fc, { type Arbitrary } from 'fast-check'
import { HOSTILE_BODIES } from '#test/e2e/support/hostile-bodies.ts'
import { HOSTILE_IDS } from '#test/e2e/support/hostile-values.ts'
import type { Exchange, Headers } from '#tools/traffic/exchange.ts'
import type { Given } from '#tools/traffic/making.ts'
import { callerNames, extraHeaders, type CallerName } from './callers.ts'
import type { Described } from './described.ts'
import { edgeCases, spotsWithin, type EdgeCase } from './edges.ts'
import { membersWith, type JsonText } from './json-text.ts'
import { hostileText, valueFor } from './values.ts'

/** An abstract REST request; ids of existing objects are inserted when it is sent. */
export interface RestCase {
  readonly caller: CallerName
  /** Value of the path parameter. */
  readonly id: 'own' | 'theirs' | { readonly text: string }
  readonly changes: readonly { readonly path: string; readonly json: JsonText }[]
  /** Body fields and query parameters to leave out. */
  readonly dropped: readonly string[]
  readonly isRepeated: boolean
  /** Index of the hostile body to derive from the valid one; omitted for the valid body. */
  readonly body?: number
  /** Replaces the whole body. */
  readonly whole?: JsonText
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Headers
}

const RIGHT: RestCase = {
  caller: 'right',
  id: 'own',
  changes: [],
  dropped: [],
  isRepeated: false,
  query: [],
  headers: {},
}

/** Generates requests to one operation: valid, slightly invalid and hostile. */
export function restCases({ query, body }: Described): Arbitrary<RestCase> {
  const fields = Object.entries(body?.properties ?? {})
  const change = fc.oneof(
    ...fields.map(([field, schema]) => valueFor(schema).map(json => ({ path: field, json }))),
    valueFor({ type: 'string' }).map(json => ({ path: 'unknown', json })),
  )
  const changes = fields.length === 0 ? fc.constant([]) : fc.array(change, { maxLength: 3 })
  const parameter = fc.oneof(
    ...query.map(({ name, schema }) =>
      fc.tuple(
        fc.constant(name),
        fc.oneof(
          valueFor(schema).map(json => encodeURIComponent(plain(json).toWellFormed())),
          hostileText,
        ),
      ),
    ),
    fc.tuple(fc.constantFrom('unknown', '__proto__', 'page[]', 'constructor', '%zz'), hostileText),
  )
  const id: Arbitrary<RestCase['id']> = fc.oneof(
    { weight: 6, arbitrary: fc.constant<RestCase['id']>('own') },
    { weight: 2, arbitrary: fc.constant<RestCase['id']>('theirs') },
    { weight: 1, arbitrary: fc.uuid().map(text => ({ text })) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_IDS).map(text => ({ text })) },
  )
  const dropped =
    fields.length === 0
      ? fc.constant([])
      : fc.array(fc.constantFrom(...fields.map(([name]) => name)), { maxLength: 1 })
  const queries = fc.oneof(
    { weight: query.length === 0 ? 12 : 2, arbitrary: fc.constant([]) },
    { weight: 3, arbitrary: fc.array(parameter, { maxLength: 2 }) },
  )

  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .record({ headers: extraHeaders })
        .map(({ headers }): RestCase => ({ ...RIGHT, headers: onlyKeys(headers) })),
    },
    {
      weight: 5,
      arbitrary: fc
        .record({
          caller: callerNames,
          id,
          changes,
          dropped,
          isRepeated: fc.boolean().map(each => each),
          query: queries,
          headers: extraHeaders,
        })
        .map((each): RestCase => ({ ...each, isRepeated: each.isRepeated && each.changes.length > 2 })),
    },
    {
      weight: 1,
      arbitrary: fc
        .record({ body: fc.nat({ max: HOSTILE_BODIES.length - 1 }), headers: extraHeaders })
        .map((each): RestCase => ({ ...RIGHT, ...each })),
    },
  )
}

/** Edge values for ids in a path. */
const ID_EDGES: Readonly<Record<string, string>> = {
  empty: '',
  null: 'null',
  'empty list': '%5B%5D',
  'empty text': '%22%22',
  'empty object': '%7B%7D',
  zero: '0',
  true: 'true',
  text: 'x',
  least: '00000000-0000-0000-0000-000000000000',
  most: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
}

/** Valid requests with one edge value each, for every body field and parameter. */
export function restEdges({ path, query, body }: Described): EdgeCase<RestCase>[] {
  const ids = path.length === 0 ? [] : Object.entries(ID_EDGES)
  return [
    ...edgeCases(
      Object.entries(body?.properties ?? {}).flatMap(([name, schema]) => spotsWithin(name, schema)),
      (field, json): RestCase => ({
        ...RIGHT,
        ...(json === undefined ? { dropped: [field] } : { changes: [{ path: field, json }] }),
      }),
    ),
    ...edgeCases(
      query.map(({ name, schema }) => ({ path: name, schema })),
      (name, json): RestCase => ({
        ...RIGHT,
        ...(json === undefined ? { dropped: [name] } : { query: [[name, encodeURIComponent(plain(json))]] }),
      }),
    ),
    ...ids.map(([name, text]) => ({ name: `path: ${name}`, case: { ...RIGHT, id: { text } } })),
    ...(body ? ['null', '[]', '{}', '""', '0', 'true'] : []).map(whole => ({
      name: `body: ${whole}`,
      case: { ...RIGHT, whole },
    })),
  ]
}

const onlyKeys = (headers: Headers): Headers =>
  /^[0-9a-f-]{36}$/.test(headers['idempotency-key'] ?? '') ? headers : {}

/** Converts JSON source to text for a query string. */
function plain(json: JsonText): string {
  return json.startsWith('"') ? (JSON.parse(json) as string) : json.slice(0, 2000)
}

export interface Target {
  readonly method: string
  readonly base: string
  readonly path: string
}

/** Builds the HTTP request of a case from the values that the operation needs. */
export function exchangeOf(
  { method, base, path }: Target,
  each: RestCase,
  own: Given,
  theirs: Given,
  credentials: Headers,
): Exchange {
  const parameters = each.id === 'theirs' ? (theirs.path ?? {}) : (own.path ?? {})
  const url =
    base +
    path.replace(/\{(\w+)\}/g, (_, name: string) =>
      typeof each.id === 'object' ? each.id.text : (parameters[name] ?? ''),
    )
  const isTaken = (name: string): boolean =>
    each.dropped.includes(name) || each.query.some(([other]) => other === name)
  const query = [...Object.entries(own.query ?? {}).filter(([name]) => !isTaken(name)), ...each.query]
  const search = query.map(([name, value]) => `${name}=${value}`).join('&')
  const payload = payloadOf(each, own.body)
  const headers = {
    ...(payload !== undefined && { 'content-type': 'application/json' }),
    ...credentials,
    ...each.headers,
  }
  return {
    method,
    url: search === '' ? url : `${url}?${search}`,
    headers,
    ...(payload !== undefined && { payload }),
  }
}

function payloadOf(
  { changes, dropped, isRepeated, body, whole }: RestCase,
  right: Given['body'],
): string | Buffer | undefined {
  if (whole !== undefined) return whole
  if (!right && changes.length === 0) return undefined
  const written = [...membersWith(right ?? {}, [...changes, ...dropped.map(path => ({ path }))])].map(
    ([name, json]) => `${JSON.stringify(name)}:${json}`,
  )
  const text = `{${[...written, ...(isRepeated ? written.slice(0, 1) : [])].join(',')}}`
  return body === undefined ? text : HOSTILE_BODIES[body]!.payload(text)
}
