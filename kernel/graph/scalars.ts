import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import {
  GraphQLCountryCode,
  GraphQLDateTimeISO,
  GraphQLEmailAddress,
  GraphQLJSONObject,
} from 'graphql-scalars'
import { isCurrency } from '#kernel/currency.ts'
import { isId } from '#kernel/id.ts'
import { isAmount, isRate } from '#kernel/money.ts'

interface TextScalar {
  readonly name: string
  readonly description: string
  /** Completes the error message "must be …". */
  readonly mustBe: string
  readonly isValid: (text: string) => boolean
  /** Converts equal values to one canonical form. */
  readonly normal?: (text: string) => string
}

/**
 * A scalar that is a string for clients and resolvers. Errors never repeat the value, because it may be
 * secret or very long.
 */
function textScalar({
  name,
  description,
  mustBe,
  isValid,
  normal = text => text,
}: TextScalar): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value !== 'string' || !isValid(value)) throw new GraphQLError(`must be ${mustBe}`)
    return normal(value)
  }
  return new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: value => String(value),
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
  })
}

const accepts =
  (scalar: GraphQLScalarType) =>
  (text: string): boolean => {
    try {
      scalar.parseValue(text)
      return true
    } catch {
      return false
    }
  }

const E164 = /^\+[1-9][0-9]{6,14}$/
const COUNTRY = /^[A-Z]{2}$/
const DATE = /^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/

/** Whether the text is a valid calendar date: 2024-02-29 is, 2023-02-29 is not. */
export const isDate = (text: string): boolean =>
  DATE.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** Whether the text is an ISO 3166-1 alpha-2 country code in capitals. */
export const isCountry = (text: string): boolean => COUNTRY.test(text) && accepts(GraphQLCountryCode)(text)

// The URL parser alone would accept blanks, line breaks and backslashes, and may read another URL than a
// person does.
const isHttpUrl = (text: string): boolean =>
  text.length <= 2048 && /^https?:\/\/[^\s\\\p{Cc}]+$/iu.test(text) && URL.canParse(text)

const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: GraphQLDateTimeISO.description,
  serialize: value => (value as Date).toISOString(),
  parseValue: value => moment(value),
  parseLiteral: node => moment(node.kind === Kind.STRING ? node.value : undefined),
})

function moment(value: unknown): Date {
  if (typeof value !== 'string' || value.length > MOMENT_LENGTH_MAX || !accepts(GraphQLDateTimeISO)(value))
    throw new GraphQLError(NO_MOMENT)
  const date = new Date(value)
  // An offset can move the time out of the years 0001 to 9999, which RFC 3339 writes with four digits.
  if (!/^(?!0000)[0-9]{4}-/.test(date.toISOString())) throw new GraphQLError(NO_MOMENT)
  return date
}

const MOMENT_LENGTH_MAX = 40
const NO_MOMENT = 'must be an RFC 3339 moment such as 2026-01-31T12:00:00Z'

const JSONObject = new GraphQLScalarType<Record<string, unknown>>({
  name: 'JSONObject',
  description: GraphQLJSONObject.description,
  serialize: value => value as Record<string, unknown>,
  parseValue: value => object(() => GraphQLJSONObject.parseValue(value) as Record<string, unknown>),
  parseLiteral: (node, variables) =>
    object(() => GraphQLJSONObject.parseLiteral(node, variables) as Record<string, unknown>),
})

const JSONLiteral = new GraphQLScalarType<string | number | boolean>({
  name: 'JSONLiteral',
  description: 'One text, number, true or false.',
  serialize: value => value as string | number | boolean,
  parseValue: value => literal(value),
  parseLiteral: node =>
    literal(
      node.kind === Kind.STRING || node.kind === Kind.BOOLEAN
        ? node.value
        : node.kind === Kind.INT || node.kind === Kind.FLOAT
          ? Number(node.value)
          : undefined,
    ),
})

function literal(value: unknown): string | number | boolean {
  if (
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    (typeof value === 'number' && Number.isFinite(value))
  )
    return value
  throw new GraphQLError('must be text, a number, true or false')
}

function object(parse: () => Record<string, unknown>): Record<string, unknown> {
  try {
    return parse()
  } catch {
    throw new GraphQLError('must be an object')
  }
}

/** The scalars of kernel/graph/common.graphql. */
export const scalars = {
  Money: textScalar({
    name: 'Money',
    description: 'A decimal amount as text.',
    mustBe: 'a decimal amount as text, such as "100.00"',
    isValid: isAmount,
  }),
  Decimal: textScalar({
    name: 'Decimal',
    description: 'An exact decimal number as text.',
    mustBe: 'a decimal number as text, such as "1.25"',
    isValid: isRate,
  }),
  ExactNumber: textScalar({
    name: 'ExactNumber',
    description: 'An exact number as text.',
    mustBe: 'a number as text with up to four decimals, such as "7.5"',
    isValid: isAmount,
  }),
  UUID: textScalar({
    name: 'UUID',
    description: 'A UUID.',
    mustBe: 'a UUID',
    isValid: isId,
    normal: text => text.toLowerCase(),
  }),
  DateTime,
  LocalDate: textScalar({
    name: 'LocalDate',
    description: 'A calendar date.',
    mustBe: 'a date, YYYY-MM-DD',
    isValid: isDate,
  }),
  CurrencyCode: textScalar({
    name: 'CurrencyCode',
    description: 'An ISO 4217 currency code.',
    mustBe: 'an ISO 4217 currency code',
    isValid: isCurrency,
  }),
  CountryCode: textScalar({
    name: 'CountryCode',
    description: 'An ISO 3166-1 alpha-2 country code.',
    mustBe: 'an ISO 3166-1 alpha-2 country code',
    isValid: isCountry,
  }),
  PhoneNumber: textScalar({
    name: 'PhoneNumber',
    description: 'A telephone number.',
    mustBe: 'a phone number in E.164 form, such as +2348012345678',
    isValid: text => E164.test(text),
  }),
  EmailAddress: textScalar({
    name: 'EmailAddress',
    description: 'An e-mail address.',
    mustBe: 'an e-mail address',
    isValid: text => text.length <= 320 && accepts(GraphQLEmailAddress)(text),
  }),
  HttpUrl: textScalar({
    name: 'HttpUrl',
    description: 'An absolute http or https URL.',
    mustBe: 'an absolute http or https URL',
    isValid: isHttpUrl,
  }),
  JSONObject,
  JSONLiteral,
}
