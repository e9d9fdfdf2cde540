import type { GraphQLField } from 'graphql'
import type { Endpoint } from './endpoint.ts'
import { withDescription } from './input.ts'
import type { JsonSchema } from './json-schema.ts'

type Mismatch = (what: string) => Error

/** The usual response of a row, and the unfinished part that it may return with 202 instead. */
export function publishedParts(
  { accepts, inlines, repeats, unwraps, continues }: Endpoint,
  published: JsonSchema,
  mismatch: Mismatch,
): { readonly usual: JsonSchema; readonly accepted?: JsonSchema } {
  if (unwraps !== undefined) {
    const usual = unwrappedField(published, unwraps, [repeats, continues], mismatch)
    return { usual, ...(continues !== undefined && { accepted: usual }) }
  }
  if (accepts !== undefined) return splitResponse(published, accepts, mismatch)
  if (inlines !== undefined) return { usual: alternativesOf(published, inlines, mismatch) }
  return { usual: repeats === undefined ? published : withoutField(published, repeats, mismatch) }
}

/** Separates the usual response of a row from the unfinished part, which is returned with 202. */
function splitResponse(
  published: JsonSchema,
  accepts: string,
  mismatch: Mismatch,
): { readonly usual: JsonSchema; readonly accepted: JsonSchema } {
  const accepted = objectField(published, accepts, mismatch)
  return { usual: withoutField(published, accepts, mismatch), accepted }
}

/** The value of one field, or an object with the value of the other one. */
function alternativesOf(published: JsonSchema, inlines: string, mismatch: Mismatch): JsonSchema {
  const inlined = objectField(published, inlines, mismatch)
  const rest = withoutField(published, inlines, mismatch)
  const properties = rest['properties'] as Readonly<Record<string, JsonSchema>>
  const named = Object.entries(properties).map(([name, { description }]) => [
    name,
    withDescription(objectField(rest, name, mismatch), description as string | undefined),
  ])
  return { anyOf: [inlined, { ...rest, properties: Object.fromEntries(named) }] }
}

/** The schema of the object field that is the whole response; the marks must stand beside it. */
function unwrappedField(
  published: JsonSchema,
  name: string,
  marks: readonly (string | undefined)[],
  mismatch: Mismatch,
): JsonSchema {
  const fields = published['properties'] as Readonly<Record<string, JsonSchema>>
  for (const each of [name, ...marks])
    if (each !== undefined && !fields[each]) throw mismatch(`the response has no field ${each}.`)
  const { description: _, ...usual } = fields[name]!
  return usual
}

/** The schema of a nullable object field without null. */
function objectField(published: JsonSchema, name: string, mismatch: Mismatch): JsonSchema {
  const { [name]: field } = published['properties'] as Readonly<Record<string, JsonSchema>>
  const [object] = (field?.['anyOf'] ?? []) as readonly JsonSchema[]
  if (!object) throw mismatch(`the response has no nullable object field ${name}.`)
  return object
}

/** The schema of a response without one of its fields. */
function withoutField(published: JsonSchema, name: string, mismatch: Mismatch): JsonSchema {
  const { [name]: field, ...properties } = published['properties'] as Readonly<Record<string, JsonSchema>>
  if (!field) throw mismatch(`the response has no field ${name}.`)
  return {
    ...published,
    properties,
    required: (published['required'] as readonly string[]).filter(each => each !== name),
  }
}

/** The schema of the whole response body of a row. */
export function responseSchema(
  { envelope, response }: Endpoint,
  schema: JsonSchema,
  field: GraphQLField<unknown, unknown>,
  page: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  if (envelope !== undefined) {
    const properties = { [envelope]: withDescription(schema, field.description), ...page }
    return {
      ...(response !== undefined && { component: response }),
      type: 'object',
      properties,
      required: Object.keys(properties),
    }
  }
  return response === undefined ? schema : { ...schema, component: response }
}
