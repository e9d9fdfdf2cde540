import {
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql'
import { PUBLISHED } from '#rest-adapter/json-schema.ts'

const FORMATS: Readonly<Record<string, RegExp>> = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^https?:/,
  email: /@/,
}

/** Returns how the data of a response violates its document or the schema, or undefined if it conforms. */
export function dataViolation(schema: GraphQLSchema, query: string, data: unknown): string | undefined {
  const [operation] = parse(query).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) return 'there is no operation'
  return data === null
    ? undefined
    : objectViolation(schema, schema.getRootType(operation.operation)!, operation.selectionSet, data, '')
}

function objectViolation(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  set: SelectionSetNode,
  value: unknown,
  path: string,
): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${path} is no object`
  const expected = new Map<string, { type: GraphQLOutputType; set: SelectionSetNode | undefined }>()
  collect(type, set, expected)
  const names = Object.keys(value)
  const unasked = names.find(name => !expected.has(name))
  const missing = [...expected.keys()].find(name => !names.includes(name))
  if (unasked !== undefined || missing !== undefined)
    return `${path} ${unasked === undefined ? `lacks ${missing}` : `has ${unasked}`}`
  for (const [name, field] of expected) {
    const violation = valueViolation(
      schema,
      field.type,
      field.set,
      (value as Record<string, unknown>)[name],
      `${path}.${name}`,
    )
    if (violation !== undefined) return violation
  }
  return undefined
}

function collect(
  type: GraphQLObjectType,
  set: SelectionSetNode,
  into: Map<string, { type: GraphQLOutputType; set: SelectionSetNode | undefined }>,
): void {
  for (const selection of set.selections) {
    const isLeftOut = selection.directives?.some(
      ({ name, arguments: [argument] = [] }) =>
        argument?.value.kind === Kind.BOOLEAN && argument.value.value === (name.value === 'skip'),
    )
    if (isLeftOut) continue
    if (selection.kind === Kind.INLINE_FRAGMENT) collect(type, selection.selectionSet, into)
    if (selection.kind !== Kind.FIELD) continue
    const field = type.getFields()[selection.name.value]
    if (field)
      into.set(selection.alias?.value ?? field.name, { type: field.type, set: selection.selectionSet })
    else if (selection.name.value === '__typename')
      into.set(selection.alias?.value ?? '__typename', {
        type: type.getFields()['__typename']?.type ?? NAME,
        set: undefined,
      })
  }
}

/** Stands for the type of `__typename`, which is a string. */
const NAME = { name: 'String', toString: () => 'String' } as unknown as GraphQLOutputType

function valueViolation(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  set: SelectionSetNode | undefined,
  value: unknown,
  path: string,
): string | undefined {
  if (value === null || value === undefined) return isNonNullType(type) ? `${path} is null` : undefined
  const inner = getNullableType(type)
  if (isListType(inner)) {
    if (!Array.isArray(value)) return `${path} is no list`
    for (const [index, each] of value.entries()) {
      const violation = valueViolation(
        schema,
        inner.ofType as GraphQLOutputType,
        set,
        each,
        `${path}[${index}]`,
      )
      if (violation !== undefined) return violation
    }
    return undefined
  }
  if (isObjectType(inner)) return objectViolation(schema, inner, set!, value, path)
  if (isEnumType(inner)) return inner.getValue(String(value)) ? undefined : `${path} is ${String(value)}`
  return leafViolation(String(getNamedType(inner)), value)
    ? `${path} is no ${String(inner)}: ${JSON.stringify(value).slice(0, 80)}`
    : undefined
}

function leafViolation(type: string, value: unknown): boolean {
  if (type === 'Int') return !Number.isInteger(value) || Math.abs(value as number) > 2_147_483_648
  if (type === 'Float') return typeof value !== 'number'
  if (type === 'Boolean') return typeof value !== 'boolean'
  if (type === 'JSONObject') return typeof value !== 'object'
  if (type === 'JSONLiteral') return typeof value === 'object'
  const { pattern, format } = (PUBLISHED[type] as { pattern?: string; format?: string } | undefined) ?? {}
  // The published pattern of Money forbids a sign because inputs are never negative. Balances in results may
  // be.
  if (type === 'Money' && typeof value === 'string' && value.startsWith('-'))
    return leafViolation(type, value.slice(1))
  return (
    typeof value !== 'string' ||
    (pattern !== undefined && !new RegExp(pattern).test(value)) ||
    (format !== undefined && FORMATS[format]?.test(value) === false)
  )
}
