import fc, { type Arbitrary } from 'fast-check'
import { HOSTILE_VALUES } from '#test/e2e/support/hostile-values.ts'
import { textFormat } from '#kernel/graph/text-formats.ts'
import type { JsonText } from './json-text.ts'

/** The JSON Schema keywords that input descriptions use. */
export interface InputSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, InputSchema>>
  readonly required?: readonly string[]
  readonly items?: InputSchema
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly InputSchema[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly examples?: readonly unknown[]
}

const LONG = 300

/** Generates valid values, including the limits of the schema. */
export function inside(schema: InputSchema): Arbitrary<unknown> {
  const { anyOf, enum: values, type, examples } = schema
  if (anyOf) return fc.oneof(...anyOf.map(inside))
  if (values) return fc.constantFrom(...values)
  const types = Array.isArray(type) ? (type as readonly string[]) : [type]
  const one = types.map(each => ofType(String(each), schema))
  return examples ? fc.oneof(fc.constantFrom(...examples), ...one) : fc.oneof(...one)
}

function ofType(type: string, schema: InputSchema): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return integer(schema)
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'array':
      return fc.array(inside(schema.items ?? { type: 'string' }), {
        maxLength: Math.min(schema.maxItems ?? 4, 6),
      })
    case 'object':
      return object(schema)
    default:
      return text(schema)
  }
}

function integer({ minimum = -2_147_483_648, maximum = 2_147_483_647 }: InputSchema): Arbitrary<number> {
  return fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum))
}

const anyObject = fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 })

function object({ properties, required = [] }: InputSchema): Arbitrary<unknown> {
  if (!properties) return anyObject
  return fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, inside(schema)])),
    { requiredKeys: [...required] },
  )
}

const FORMATS: Readonly<Record<string, Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
    .map(date => date.toISOString()),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
}

/** Known codes of the demonstration, so that values that match the pattern are not always unknown. */
const KNOWN: Readonly<Record<string, Arbitrary<string>>> = {
  '^[A-Z]{3}$': fc.constantFrom('USD', 'NGN', 'GBP', 'KES', 'JPY', 'EUR', 'GHS', 'KWD', 'XXX'),
  '^[A-Z]{2}$': fc.constantFrom('NG', 'KE', 'GB', 'JP', 'GH', 'US', 'ZZ'),
}

const NAME = `^(?:${textFormat('name').pattern})$`
const nameLetters = fc.constantFrom(
  ..."abcdefghijklmnopqrstuvwxyzABCÄßéłñØŞžЖшΩλאבمحدनमकสท王小明김ガナ09 -'.,&/()’·",
)

const texts = new Map<string, Arbitrary<string>>()

/** Most texts share a few limits, and fast-check takes milliseconds to create an arbitrary of texts. */
function text(schema: InputSchema): Arbitrary<string> {
  const { pattern, format, minLength, maxLength } = schema
  const key = JSON.stringify([pattern, format, minLength, maxLength])
  const created = texts.get(key) ?? textWithin(schema)
  texts.set(key, created)
  return created
}

function textWithin({ pattern, format, minLength = 0, maxLength = LONG }: InputSchema): Arbitrary<string> {
  if (format !== undefined && FORMATS[format]) return FORMATS[format]
  if (pattern === NAME)
    return fc.string({ unit: nameLetters, minLength, maxLength: Math.min(maxLength, LONG) })
  if (pattern !== undefined)
    return (
      KNOWN[pattern] ??
      fc
        .stringMatching(new RegExp(pattern))
        .filter(each => each.length >= minLength && each.length <= maxLength)
    )
  const longest = Math.min(maxLength, LONG)
  return fc.oneof(
    fc.string({ minLength, maxLength: Math.min(longest, minLength + 20), unit: 'grapheme' }),
    fc.constantFrom('a'.repeat(Math.max(minLength, 1)), '🎉'.repeat(longest), 'x'.repeat(longest)),
  )
}

/** Numbers in every notation, including ones that parsers must not round. */
const NUMBERS: readonly JsonText[] = [
  '0',
  '-0',
  '1',
  '-1',
  '1.0',
  '1e2',
  '1E+2',
  '1e-7',
  '1e400',
  '0.1',
  '01',
  '+1',
  '.5',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740993',
  '1'.repeat(400),
]

/** Values one step outside the limits of the schema. */
const beside = ({ minLength = 1, maxLength, minimum, maximum }: InputSchema): JsonText[] => [
  ...(maxLength === undefined ? [] : [JSON.stringify('x'.repeat(maxLength + 1))]),
  ...(minLength > 0 ? [JSON.stringify('x'.repeat(minLength - 1))] : []),
  ...(minimum === undefined ? [] : [String(minimum - 1)]),
  ...(maximum === undefined ? [] : [String(maximum + 1)]),
  'null',
  '[]',
  '{}',
]

const hostileJson = fc.constantFrom(...HOSTILE_VALUES.map(({ json }) => json))
const number = fc.constantFrom(...NUMBERS)
const anyJson = fc.json({ maxDepth: 3 })

/** Generates JSON for a field: valid, just outside the limits, or hostile. */
export const valueFor = (schema: InputSchema, ids: readonly string[] = []): Arbitrary<JsonText> =>
  fc.oneof(
    { weight: 5, arbitrary: inside(schema).map(value => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.constantFrom(...beside(schema), ...ids.map(id => JSON.stringify(id))) },
    { weight: 2, arbitrary: hostileJson },
    { weight: 1, arbitrary: number },
    { weight: 1, arbitrary: anyJson },
  )

/** Hostile text for places without JSON, such as query strings. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1.0',
    '1e2',
    '%00',
    '%zz',
    '%',
    '..%2f',
    '%ff',
    '[]',
    'null',
    'true',
    '\u0663',
    '99999999999999999999',
    'x'.repeat(5000),
    '__proto__',
    '1,2',
    'a b'.replace(' ', '%20'),
  ),
  fc.string({ maxLength: 12 }).map(encodeURIComponentSafely),
)

/** Replaces lone surrogates, which a URL cannot encode. */
function encodeURIComponentSafely(each: string): string {
  return encodeURIComponent(each.toWellFormed())
}
