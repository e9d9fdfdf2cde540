import {
  isEnumType,
  isScalarType,
  type GraphQLEnumType,
  type GraphQLLeafType,
  type GraphQLScalarType,
} from 'graphql'
import { isSafeNumber, LosslessNumber } from 'lossless-json'
import { leafCheck, type Constraint } from '#kernel/graph/constraints.ts'
import { scalars } from '#kernel/graph/scalars.ts'
import { textFormat } from '#kernel/graph/text-formats.ts'
import { isAmount, isRate } from '#kernel/money.ts'
import { enumValueIn, type Dialect } from './dialect.ts'
import { isObject, type Json } from '#kernel/json.ts'
import {
  convertingWriter,
  enumWriter,
  writeBoolean,
  writeExactNumber,
  writeNumber,
  writeText,
  type JsonWriter,
} from './json-writers.ts'
import { PUBLISHED, type JsonSchema } from './json-schema.ts'

/** One scalar or enum in one dialect: its schema, and its conversion from a request and to a response. */
export interface Leaf {
  readonly schema: JsonSchema
  /** Schema in responses, when it differs. */
  readonly responseSchema?: JsonSchema
  /** Converts to the variable's value; calls `issue` with the reason if the value is invalid. */
  read(value: Json, issue: (reason: string) => void): unknown
  /** Converts the text of a path or query parameter to JSON. */
  fromText(text: string): Json
  /** Undefined when the graph's value is written unchanged. */
  readonly write?: (value: unknown) => unknown
  /** Writes the response's value as JSON text. */
  readonly writeJson: JsonWriter
}

type Read = Leaf['read']

const SHOWN_LENGTH_MAX = 64

/** Names an invalid text; longer texts are not repeated. */
const notText = (value: Json): string =>
  typeof value === 'string' && value.length <= SHOWN_LENGTH_MAX ? `, not ${JSON.stringify(value)}` : ''

/** Creates the leaf of a type of the graph, with the constraints of its field. */
export function leafOf(type: GraphQLLeafType, dialect: Dialect, constraint?: Constraint): Leaf {
  if (isEnumType(type)) return enumLeaf(type, dialect)
  const plain = scalarLeaf(type, dialect)
  const check = leafCheck(constraint)
  return {
    ...plain,
    schema: { ...plain.schema, ...boundsOf(constraint) },
    read(value, issue) {
      let isInvalid = false
      const variable = plain.read(value, reason => {
        isInvalid = true
        issue(reason)
      })
      if (isInvalid) return undefined
      const issues: { field: string; reason: string }[] = []
      check(variable, '', issues)
      if (issues[0]) issue(issues[0].reason)
      return variable
    },
  }
}

function boundsOf({ minLength, maxLength, pattern, format, min, max }: Constraint = {}): JsonSchema {
  return {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern: `^(?:${pattern})$` }),
    ...(format !== undefined && { pattern: `^(?:${textFormat(format).pattern})$` }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  }
}

function enumLeaf(type: GraphQLEnumType, dialect: Dialect): Leaf {
  const valuesByName = new Map(
    type.getValues().map(({ name }) => [name, enumValueIn(dialect, type.name, name)]),
  )
  const namesByValue = new Map([...valuesByName].map(([name, value]) => [value, name]))
  return {
    schema: { type: 'string', enum: [...namesByValue.keys()] },
    read(value, issue) {
      const name = typeof value === 'string' ? namesByValue.get(value) : undefined
      if (name === undefined)
        issue(
          `must be one of ${[...namesByValue.keys()].join(', ')}${dialect.namesInvalidValues ? notText(value) : ''}`,
        )
      return name
    },
    fromText: text => text,
    write: value => valuesByName.get(value as string) ?? value,
    writeJson: enumWriter(valuesByName),
  }
}

const asText = (text: string): Json => text
const INT_MAX = 2_147_483_647

function scalarLeaf(type: GraphQLScalarType, dialect: Dialect): Leaf {
  if (type.name === 'Money' && dialect.money === 'number') return moneyNumber
  if (type.name === 'ExactNumber' && dialect.money === 'number') return exactNumber
  if (type.name === 'Decimal' && dialect.decimals === 'number') return decimalNumber
  const known = Object.hasOwn(BUILT_IN, type.name) ? BUILT_IN[type.name] : undefined
  if (known) return known
  if (!isScalarType(type) || !Object.hasOwn(scalars, type.name))
    throw new Error(`REST does not support the scalar ${type.name}.`)
  return {
    schema: PUBLISHED[type.name] ?? { type: 'string' },
    read: scalarRead(type.name as keyof typeof scalars),
    fromText: asText,
    writeJson: writeText,
  }
}

/** Validates with the domains' own scalars, so that a value accepted here is never rejected later for its format. */
function scalarRead(name: keyof typeof scalars): Read {
  const scalar = scalars[name]
  return (value, issue) => {
    try {
      scalar.parseValue(value)
    } catch (error) {
      issue((error as Error).message)
    }
    return value
  }
}

const numberOf = (value: Json): number | undefined => {
  if (!(value instanceof LosslessNumber)) return undefined
  const number = Number(value.value)
  return Number.isFinite(number) ? number : undefined
}

const DIGITS = /^(?:0|[1-9][0-9]{0,14})$/
const digits = (text: string): Json => (DIGITS.test(text) ? new LosslessNumber(text) : text)

const BUILT_IN: Readonly<Record<string, Leaf>> = {
  String: {
    schema: { type: 'string' },
    read: (value, issue) => (typeof value === 'string' ? value : issue('must be text')),
    fromText: asText,
    writeJson: writeText,
  },
  ID: {
    schema: { type: 'string' },
    read: (value, issue) => (typeof value === 'string' ? value : issue('must be text')),
    fromText: asText,
    writeJson: writeText,
  },
  Boolean: {
    schema: { type: 'boolean' },
    read: (value, issue) => (typeof value === 'boolean' ? value : issue('must be true or false')),
    fromText: text => (text === 'true' ? true : text === 'false' ? false : text),
    writeJson: writeBoolean,
  },
  Int: {
    schema: { type: 'integer', format: 'int32' },
    read(value, issue) {
      const number = numberOf(value)
      if (number === undefined || !Number.isInteger(number)) return issue('must be a whole number')
      return Math.abs(number) > INT_MAX ? issue(`must be a whole number up to ${INT_MAX}`) : number
    },
    fromText: digits,
    writeJson: writeNumber,
  },
  Float: {
    schema: { type: 'number' },
    read: (value, issue) => numberOf(value) ?? issue('must be a number'),
    fromText: digits,
    writeJson: writeNumber,
  },
  JSONLiteral: {
    schema: { type: ['string', 'number', 'boolean'] },
    read: (value, issue) =>
      isObject(value) || Array.isArray(value) || value === null
        ? issue('must be text, a number, true or false')
        : plain(value, issue),
    fromText: asText,
    writeJson: convertingWriter(undefined),
  },
  JSONObject: {
    schema: { type: 'object', additionalProperties: true },
    read: (value, issue) => (isObject(value) ? plain(value, issue) : issue('must be an object')),
    fromText: asText,
    writeJson: convertingWriter(undefined),
  },
}

/** Amounts as JSON numbers: the literal is used exactly and never converted to a JavaScript number. */
const moneyNumber: Leaf = {
  schema: { type: 'number', minimum: 0, examples: [100.5] },
  // Requests never contain negative amounts, but a balance in a response may be negative.
  responseSchema: { type: 'number', examples: [100.5] },
  read: (value, issue) =>
    value instanceof LosslessNumber && isAmount(value.value)
      ? value.value
      : issue('must be a plain decimal number, such as 100.00'),
  fromText: text => (isAmount(text) ? new LosslessNumber(text) : text),
  write: value => JSON.rawJSON(value as string),
  writeJson: writeExactNumber,
}

/** Percentages and similar numbers, as exact as amounts. */
const exactNumber: Leaf = { ...moneyNumber, schema: { type: 'number', minimum: 0, examples: [7.5] } }

/** Exchange rates and fractions of amounts, with all their digits. */
const decimalNumber: Leaf = {
  ...moneyNumber,
  schema: { type: 'number', minimum: 0, examples: [1537.760449] },
  responseSchema: { type: 'number', examples: [1537.760449] },
  read: (value, issue) =>
    value instanceof LosslessNumber && isRate(value.value)
      ? value.value
      : issue('must be a plain decimal number, such as 1537.760449'),
  fromText: text => (isRate(text) ? new LosslessNumber(text) : text),
}

/** JSON of any shape with ordinary numbers. A number that JavaScript cannot represent exactly is rejected. */
function plain(value: Json, issue: (reason: string) => void): unknown {
  let isReported = false
  const copy = (each: Json): unknown => {
    if (each instanceof LosslessNumber) {
      const number = Number(each.value)
      if ((!Number.isFinite(number) || !isSafeNumber(each.value)) && !isReported) {
        isReported = true
        issue('must not contain numbers of more than 15 digits; send those as strings')
      }
      return number
    }
    if (Array.isArray(each)) return each.map(copy)
    return isObject(each)
      ? Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, copy(inner)]))
      : each
  }
  return copy(value)
}

declare global {
  interface JSON {
    /** A text that JSON.stringify writes unchanged (ECMAScript's JSON.parse source text access). */
    rawJSON(text: string): unknown
  }
}
