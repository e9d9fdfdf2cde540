import { GraphQLError, GraphQLScalarType, Kind, type ValueNode } from 'graphql'
import { GraphQLCountryCode, GraphQLDateTimeISO, GraphQLEmailAddress, GraphQLJSONObject, GraphQLUUID } from 'graphql-scalars'
import { isCurrency } from '../currency.ts'
import { isAmount, isRate } from '../money.ts'

interface TextScalar {
  readonly name: string
  readonly description: string
  /** Completes "must be …" for whoever sent something else. */
  readonly mustBe: string
  readonly isValid: (text: string) => boolean
  /** Brings equal values to one form. */
  readonly normal?: (text: string) => string
}

/** A scalar that is text inside and outside. Faults never repeat the value: it may be secret, or a megabyte long. */
function textScalar({ name, description, mustBe, isValid, normal = text => text }: TextScalar): GraphQLScalarType<string, string> {
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

const accepts = (scalar: GraphQLScalarType) => (text: string): boolean => {
  try {
    scalar.parseValue(text)
    return true
  } catch {
    return false
  }
}

const E164 = /^\+[1-9][0-9]{6,14}$/
const DATE = /^(?!0000)[0-9]{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])$/

/** Whether the text is a day of the calendar: 2024-02-29 is, 2023-02-29 is not. */
export const isDate = (text: string): boolean =>
  DATE.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

const isHttpUrl = (text: string): boolean =>
  text.length <= 2048 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: GraphQLDateTimeISO.description,
  serialize: value => (value as Date).toISOString(),
  parseValue: value => moment(value),
  parseLiteral: node => moment(node.kind === Kind.STRING ? node.value : undefined),
})

function moment(value: unknown): Date {
  if (typeof value !== 'string' || !accepts(GraphQLDateTimeISO)(value)) throw new GraphQLError('must be an RFC 3339 moment such as 2026-01-31T12:00:00Z')
  return new Date(value)
}

/** The scalars of kernel/graph/common.graphql. */
export const scalars = {
  Money: textScalar({ name: 'Money', description: 'A decimal amount as text.', mustBe: 'a decimal amount as text, such as "100.00"', isValid: isAmount }),
  Decimal: textScalar({ name: 'Decimal', description: 'An exact decimal number as text.', mustBe: 'a decimal number as text, such as "1.25"', isValid: isRate }),
  UUID: textScalar({ name: 'UUID', description: 'A UUID.', mustBe: 'a UUID', isValid: accepts(GraphQLUUID), normal: text => text.toLowerCase() }),
  DateTime,
  LocalDate: textScalar({ name: 'LocalDate', description: 'A calendar date.', mustBe: 'a date, YYYY-MM-DD', isValid: isDate }),
  CurrencyCode: textScalar({ name: 'CurrencyCode', description: 'An ISO 4217 currency code.', mustBe: 'an ISO 4217 currency code', isValid: isCurrency }),
  CountryCode: textScalar({ name: 'CountryCode', description: 'An ISO 3166-1 alpha-2 country code.', mustBe: 'an ISO 3166-1 alpha-2 country code', isValid: accepts(GraphQLCountryCode), normal: text => text.toUpperCase() }),
  PhoneNumber: textScalar({ name: 'PhoneNumber', description: 'A telephone number.', mustBe: 'a phone number in E.164 form, such as +2348012345678', isValid: text => E164.test(text) }),
  EmailAddress: textScalar({ name: 'EmailAddress', description: 'An e-mail address.', mustBe: 'an e-mail address', isValid: text => text.length <= 320 && accepts(GraphQLEmailAddress)(text) }),
  HttpUrl: textScalar({ name: 'HttpUrl', description: 'An absolute http or https URL.', mustBe: 'an absolute http or https URL', isValid: isHttpUrl }),
  JSONObject: GraphQLJSONObject,
}
