import fc from 'fast-check'
import type { JsonText } from './json-text.ts'
import { inside, type InputSchema } from './values.ts'

/** A value that every run tries, independent of the seed. */
export interface Edge {
  /** Name of the edge; `--edge` takes it after the path. */
  readonly name: string
  /** Omitted to leave the field or argument out of the request. */
  readonly json?: JsonText
}

/** A request with one edge value in one place. */
export interface EdgeCase<Case> {
  readonly name: string
  readonly case: Case
}

/** A place for a value: an argument, an input field at any depth, or a parameter. */
export interface Spot {
  readonly path: string
  readonly schema: InputSchema
}

/** Tried in every place; for most types these are of the wrong type. */
const EVERYWHERE: readonly Edge[] = [
  { name: 'absent' },
  { name: 'null', json: 'null' },
  { name: 'empty list', json: '[]' },
  { name: 'empty text', json: '""' },
  { name: 'empty object', json: '{}' },
  { name: 'zero', json: '0' },
  { name: 'true', json: 'true' },
  { name: 'text', json: '"x"' },
]

const INT_LEAST = -2_147_483_648
const INT_MAX = 2_147_483_647
/** Length limit assumed for texts without one. */
const TEXT_MAX = 10_000
/** Length limit assumed for lists without one. */
const ITEMS_MAX = 100
const DEPTH_MAX = 2

/**
 * All edges of a schema: the values tried everywhere, the smallest and largest valid values, and one step
 * beyond.
 */
export function edgesOf(schema: InputSchema, depth = DEPTH_MAX): Edge[] {
  const byJson = new Map<JsonText | undefined, Edge>()
  for (const edge of [...EVERYWHERE, ...plainOf(schema).flatMap(each => boundsOf(each, depth))])
    if (!byJson.has(edge.json)) byJson.set(edge.json, edge)
  return [...byJson.values()]
}

/** Splits a schema into schemas of a single type. */
function plainOf(schema: InputSchema): InputSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(plainOf)
  return Array.isArray(schema.type)
    ? (schema.type as readonly string[]).map(type => ({ ...schema, type }))
    : [schema]
}

function boundsOf(schema: InputSchema, depth: number): Edge[] {
  const value = (name: string, of: unknown): Edge => ({ name, json: JSON.stringify(of) })
  if (schema.enum) return schema.enum.map(each => value(String(each), each))
  switch (schema.type) {
    case 'null':
    case 'object':
      return []
    case 'boolean':
      return [value('false', false)]
    case 'integer': {
      const { minimum = INT_LEAST, maximum = INT_MAX } = schema
      return [
        value('least', minimum),
        value('most', maximum),
        value('less than the least', minimum - 1),
        value('more than the most', maximum + 1),
        value('half', 0.5),
      ]
    }
    case 'number':
      return [
        value('least', schema.minimum ?? -Number.MAX_VALUE),
        value('most', schema.maximum ?? Number.MAX_VALUE),
        value('smallest', Number.MIN_VALUE),
      ]
    case 'array':
      return listBounds(schema, depth)
    default:
      return textBounds(schema).map(([name, text]) => value(name, text))
  }
}

function listBounds(
  { items = { type: 'string' }, maxItems = ITEMS_MAX }: InputSchema,
  depth: number,
): Edge[] {
  const one = JSON.stringify(sampleOf(items)[0] ?? null)
  const list = (count: number): JsonText => `[${Array.from({ length: count }, () => one).join(',')}]`
  const inner =
    depth === 0
      ? []
      : edgesOf(items, depth - 1).flatMap(({ name, json }) =>
          json === undefined ? [] : [{ name: `list of ${name}`, json: `[${json}]` }],
        )
  return [
    ...inner,
    { name: 'list of one', json: list(1) },
    { name: 'list of two that are equal', json: list(2) },
    { name: 'longest list', json: list(maxItems) },
    { name: 'list too long', json: list(maxItems + 1) },
  ]
}

/** Smallest and largest values of formats that are not ordered by length. */
const ENDS: Readonly<Record<string, readonly [string, string]>> = {
  uuid: ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
  date: ['0001-01-01', '9999-12-31'],
  'date-time': ['0001-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
}

function textBounds(schema: InputSchema): [string, string][] {
  const { minLength = 0, maxLength = TEXT_MAX, pattern, format } = schema
  const beyond: [string, string][] = [
    ['too short', 'x'.repeat(Math.max(0, minLength - 1))],
    ['too long', 'x'.repeat(maxLength + 1)],
  ]
  const ends = ENDS[format ?? '']
  if (ends) return [['least', ends[0]], ['most', ends[1]], ...beyond]
  if (pattern === undefined && format === undefined)
    return [
      ['shortest', 'x'.repeat(minLength)],
      ['longest', 'x'.repeat(maxLength)],
      ['longest, of emoji', '🎉'.repeat(maxLength)],
      ...beyond,
    ]
  const known = sampleOf(schema)
    .map(String)
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
  return [['shortest', known[0]!], ['longest', known.at(-1)!], ...beyond]
}

/** Samples with a fixed seed, so that edges are the same in every run. */
const sampleOf = (schema: InputSchema): unknown[] => fc.sample(inside(schema), { seed: 1, numRuns: 100 })

/** The place itself and, if it takes an object, all places inside it. */
export function spotsWithin(path: string, schema: InputSchema): Spot[] {
  const inner = plainOf(schema).flatMap(({ properties = {} }) => Object.entries(properties))
  return [{ path, schema }, ...inner.flatMap(([name, each]) => spotsWithin(`${path}.${name}`, each))]
}

/** One case for each edge of each place. */
export const edgeCases = <Case>(
  spots: readonly Spot[],
  caseOf: (path: string, json: JsonText | undefined) => Case,
): EdgeCase<Case>[] =>
  spots.flatMap(({ path, schema }) =>
    edgesOf(schema).map(({ name, json }) => ({ name: `${path}: ${name}`, case: caseOf(path, json) })),
  )
