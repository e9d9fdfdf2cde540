import { randomUUID } from 'node:crypto'
import fc, { type Arbitrary } from 'fast-check'
import { getNamedType, isObjectType, type GraphQLField } from 'graphql'
import { HOSTILE_BODIES } from '#test/e2e/support/hostile-bodies.ts'
import type { Exchange, Headers } from '#tools/traffic/exchange.ts'
import { publicFields, selectionOf } from '#tools/traffic/selection.ts'
import { callerNames, extraHeaders, type CallerName } from './callers.ts'
import { edgeCases, spotsWithin, type EdgeCase, type Spot } from './edges.ts'
import { schemaOf } from './input-schema.ts'
import { membersWith, textOf, type JsonText } from './json-text.ts'
import { picked, type Picks } from './selections.ts'
import { valueFor } from './values.ts'

type Field = GraphQLField<unknown, unknown>

/** An abstract graph request; ids of existing objects are inserted when it is sent. */
export interface GraphCase {
  readonly caller: CallerName
  /** Tenant that owns the objects in the valid arguments. */
  readonly names: 'own' | 'theirs'
  readonly changes: readonly { readonly path: string; readonly json: JsonText }[]
  readonly dropped: readonly string[]
  /** Numbers that choose the selection. An empty list selects all fields. */
  readonly picks: Picks
  /** Overrides the selection that `picks` chooses. */
  readonly selection?: string
  /** Form of the HTTP request: correct, or deviating in one way. */
  readonly envelope: Envelope
  readonly headers: Headers
}

const ENVELOPES = [
  'plain',
  'named',
  'another name',
  'by GET',
  'a list',
  'extensions',
  'twice',
  'literals',
  'hostile body',
  'no query',
] as const
type Envelope = (typeof ENVELOPES)[number]

const RIGHT: GraphCase = {
  caller: 'right',
  names: 'own',
  changes: [],
  dropped: [],
  picks: [],
  envelope: 'plain',
  headers: {},
}

/** Generates requests to one field of the graph: valid, slightly invalid and hostile. */
export function graphCases(field: Field): Arbitrary<GraphCase> {
  const locations = placesOf(field)
  const change =
    locations.length === 0
      ? undefined
      : fc.oneof(...locations.map(({ path, schema }) => valueFor(schema).map(json => ({ path, json }))))
  const changes = change ? fc.array(change, { maxLength: 2 }) : fc.constant([])
  const dropped =
    locations.length === 0
      ? fc.constant([])
      : fc.oneof(
          { weight: 5, arbitrary: fc.constant<string[]>([]) },
          { weight: 1, arbitrary: fc.constantFrom(...locations.map(({ path }) => [path])) },
        )
  const picks = fc.array(fc.nat({ max: 200 }), { maxLength: 12 })
  const envelope = fc.oneof(
    { weight: 8, arbitrary: fc.constant<Envelope>('plain') },
    { weight: 2, arbitrary: fc.constantFrom(...ENVELOPES) },
  )

  return fc.oneof(
    { weight: 4, arbitrary: fc.record({ picks }).map((each): GraphCase => ({ ...RIGHT, ...each })) },
    {
      weight: 6,
      arbitrary: fc.record({
        caller: callerNames,
        names: fc.constantFrom<'own' | 'theirs'>('own', 'own', 'own', 'theirs'),
        changes,
        dropped,
        picks,
        envelope,
        headers: extraHeaders,
      }),
    },
  )
}

/** Valid requests with one edge value each, for every argument and input field. */
export function graphEdges(field: Field): EdgeCase<GraphCase>[] {
  const own = edgeCases(
    field.args.flatMap(arg => spotsWithin(arg.name, schemaOf(arg.type, arg))),
    (path, json): GraphCase => ({
      ...RIGHT,
      ...(json === undefined ? { dropped: [path] } : { changes: [{ path, json }] }),
    }),
  )
  return [...own, ...selectedEdges(field)]
}

/** Edges of the arguments on fields of the result. */
function selectedEdges({ type }: Field): EdgeCase<GraphCase>[] {
  const named = getNamedType(type)
  if (!isObjectType(named)) return []
  return publicFields(named).flatMap(field =>
    field.args.flatMap(arg => {
      const schema = schemaOf(arg.type, arg)
      const names: readonly unknown[] = schema.enum ?? schema.anyOf?.[0]?.enum ?? []
      // GraphQL documents write enum values without quotes.
      const literal = (json: JsonText): string =>
        (names.find(name => JSON.stringify(name) === json) as string | undefined) ?? json
      return edgeCases([{ path: `${field.name}.${arg.name}`, schema }], (_, json): GraphCase => ({
        ...RIGHT,
        selection: `{ ${field.name}${json === undefined ? '' : `(${arg.name}: ${literal(json)})`} ${selectionOf(field.type)} }`,
      }))
    }),
  )
}

/** Every argument and every input field, with its path. */
function placesOf({ args }: Field): Spot[] {
  return args.flatMap(arg => {
    const schema = schemaOf(arg.type, arg)
    const whole = { path: arg.name, schema }
    const inner = schema.properties ?? schema.anyOf?.[0]?.properties
    return inner
      ? [
          ...Object.entries(inner).map(([name, each]) => ({ path: `${arg.name}.${name}`, schema: each })),
          { path: `${arg.name}.unknown`, schema: { type: 'string' } },
        ]
      : [whole]
  })
}

/** Builds the HTTP request of a case from the valid arguments. */
export function graphExchange(
  kind: 'query' | 'mutation',
  field: Field,
  each: GraphCase,
  args: Readonly<Record<string, unknown>>,
  credentials: Headers,
): { readonly exchange: Exchange; readonly query: string } {
  const variables = membersWith(args, [...each.changes, ...each.dropped.map(path => ({ path }))])
  const names = new Set([...variables.keys()].filter(name => field.args.some(arg => arg.name === name)))
  const given = field.args.filter(({ name }) => names.has(name))
  const isLiteral = each.envelope === 'literals'
  const head =
    !isLiteral && given.length > 0
      ? `(${given.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ')})`
      : ''
  const passed =
    given.length > 0
      ? `(${given.map(({ name }) => `${name}: ${isLiteral ? variables.get(name) : `$${name}`}`).join(', ')})`
      : ''
  const selection =
    each.selection ?? (each.picks.length === 0 ? selectionOf(field.type) : picked(field, each.picks))
  const call = `${field.name}${passed} ${selection}`
  const query = `${kind} Fuzz${head} { ${each.envelope === 'twice' ? `one: ${call} two: ${call}` : call} }`
  const json = textOf(variables)
  const headers = {
    'content-type': 'application/json',
    ...(kind === 'mutation' && { 'idempotency-key': randomUUID() }),
    ...credentials,
    ...each.headers,
  }
  if (each.envelope === 'by GET')
    return {
      query,
      exchange: {
        method: 'GET',
        url: `/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(json.slice(0, 4000).toWellFormed())}`,
        headers: { ...credentials, 'apollo-require-preflight': '1' },
      },
    }
  return {
    query,
    exchange: {
      method: 'POST',
      url: '/graphql',
      headers,
      payload: payloadOf(each.envelope, query, isLiteral ? '{}' : json),
    },
  }
}

function payloadOf(envelope: Envelope, query: string, variables: JsonText): string | Buffer {
  const body = `{"query":${JSON.stringify(query)},"variables":${variables}}`
  switch (envelope) {
    case 'named':
      return body.replace(/}$/, ',"operationName":"Fuzz"}')
    case 'another name':
      return body.replace(/}$/, ',"operationName":"Other"}')
    case 'a list':
      return `[${body}]`
    case 'extensions':
      return body.replace(
        /}$/,
        `,"extensions":{"persistedQuery":{"version":1,"sha256Hash":"${'0'.repeat(64)}"}}}`,
      )
    case 'hostile body':
      return HOSTILE_BODIES[query.length % HOSTILE_BODIES.length]!.payload(body)
    case 'no query':
      return `{"variables":${variables}}`
    case 'plain':
    case 'by GET':
    case 'twice':
    case 'literals':
      return body
  }
}
