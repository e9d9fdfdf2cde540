import type { JsonSchema } from './json-schema.ts'

/** The named schemas of a description. */
export interface Components {
  /** Replaces every named part of the schema by a reference. */
  refer(schema: JsonSchema): JsonSchema
  schemas(): Readonly<Record<string, JsonSchema>>
}

type Properties = Readonly<Record<string, JsonSchema>>

export function componentsOf(): Components {
  const named = new Map<string, JsonSchema>()

  const refer = (schema: JsonSchema): JsonSchema => {
    const { component, about, description, ...own } = schema
    const object = { ...referInside(own), ...(about !== undefined && { description: about }) }
    if (component === undefined) return { ...object, ...(description !== undefined && { description }) }
    const known = named.get(component)
    named.set(component, known ? mergeSchemas(known, object) : object)
    // The description of the field is placed next to the reference; the component keeps its own description.
    return { $ref: `#/components/schemas/${component}`, ...(description !== undefined && { description }) }
  }

  const referInside = (schema: JsonSchema): JsonSchema => {
    const { properties, items, anyOf } = schema as {
      properties?: Properties
      items?: JsonSchema
      anyOf?: readonly JsonSchema[]
    }
    return {
      ...schema,
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, refer(each)])),
      }),
      ...(items && { items: refer(items) }),
      ...(anyOf && { anyOf: anyOf.map(refer) }),
    }
  }

  return {
    refer,
    schemas: () => Object.fromEntries([...named].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
}

/** Merges two selections of one type into one component: the fields of both, of which those in both are required. */
function mergeSchemas(one: JsonSchema, other: JsonSchema): JsonSchema {
  const required = ((one['required'] as string[] | undefined) ?? []).filter(name =>
    ((other['required'] as string[] | undefined) ?? []).includes(name),
  )
  return {
    ...other,
    ...one,
    properties: { ...(other['properties'] as Properties), ...(one['properties'] as Properties) },
    ...(required.length > 0 && { required }),
  }
}
