import type { FieldRow } from '#gateway/portal/content.ts'

/** The parts of JSON Schema that the services' documents use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Every field of a body, depth first, with its path; what refers to itself is not entered again. */
export function bodyFields(
  schema: Schema,
  document: unknown,
  path = '',
  entered: ReadonlySet<string> = new Set(),
): FieldRow[] {
  const { $ref } = schema
  if ($ref !== undefined && entered.has($ref)) return []
  const seen = $ref === undefined ? entered : new Set([...entered, $ref])
  const { properties = {}, required = [] } = resolveReference(schema, document)
  return Object.entries(properties).flatMap(([name, field]) => {
    const whole = {
      ...resolveReference(field, document),
      ...(field.description !== undefined && { description: field.description }),
    }
    const own = path === '' ? name : `${path}.${name}`
    const row: FieldRow = {
      path: own,
      type: typeOf(whole, document),
      isRequired: required.includes(name),
      about: (whole.description ?? '').replaceAll('`', ''),
    }
    return [
      row,
      ...bodyFields(whole.items ?? nonNullSchema(field), document, whole.items ? `${own}[]` : own, seen),
    ]
  })
}

function resolveReference(schema: Schema, document: unknown): Schema {
  if (schema.$ref === undefined) return schema
  let found = document as Readonly<Record<string, unknown>>
  for (const part of schema.$ref.replace(/^#\//, '').split('/'))
    found = found[part] as Readonly<Record<string, unknown>>
  return found as Schema
}

/** The alternative of a nullable schema that is not null. */
const nonNullSchema = (schema: Schema): Schema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

function typeOf({ type, format, enum: values, items, anyOf }: Schema, document: unknown): string {
  if (anyOf !== undefined)
    return anyOf.map(each => typeOf(resolveReference(each, document), document)).join(' or ')
  if (values !== undefined) return values.map(String).join(' | ')
  if (items !== undefined) return `list of ${typeOf(resolveReference(items, document), document)}`
  const name = Array.isArray(type) ? type.join(' or ') : String(type ?? 'any')
  return format === undefined ? name : `${name} (${format})`
}
