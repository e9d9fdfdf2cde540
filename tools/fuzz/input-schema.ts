import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql'
import { constraintOn, type Constraint } from '#kernel/graph/constraints.ts'
import { textFormat } from '#kernel/graph/text-formats.ts'
import { PUBLISHED } from '#rest-adapter/json-schema.ts'
import type { InputSchema } from './values.ts'

const PLAIN: Readonly<Record<string, InputSchema>> = {
  String: { type: 'string' },
  ID: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  JSONObject: { type: 'object' },
  JSONLiteral: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
}

/** JSON Schema of an argument or input field of the graph. Recursive inputs end at the third level. */
export function schemaOf(
  type: GraphQLInputType,
  element: Parameters<typeof constraintOn>[0] = {},
  depth = 3,
): InputSchema {
  const schema = ofNullable(getNullableType(type), constraintOn(element) ?? {}, depth)
  return isNonNullType(type) ? schema : { anyOf: [schema, { type: 'null' }] }
}

function ofNullable(type: GraphQLInputType, constraint: Constraint, depth: number): InputSchema {
  if (isListType(type))
    return {
      type: 'array',
      items: schemaOf(type.ofType as GraphQLInputType, {}, depth),
      ...(constraint.maxItems !== undefined && { maxItems: constraint.maxItems }),
    }
  if (isEnumType(type)) return { enum: type.getValues().map(({ name }) => name) }
  if (isInputObjectType(type)) {
    const fields = depth > 0 ? Object.values(type.getFields()) : []
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(field => [field.name, schemaOf(field.type, field, depth - 1)]),
      ),
      required: fields
        .filter(field => isNonNullType(field.type) && field.defaultValue === undefined)
        .map(({ name }) => name),
    }
  }
  const { minLength, maxLength, pattern, format, min, max } = constraint
  return {
    ...(PLAIN[String(type)] ?? (PUBLISHED[String(type)] as InputSchema | undefined) ?? { type: 'string' }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(pattern !== undefined && { pattern: `^(?:${pattern})$` }),
    ...(format !== undefined && { pattern: `^(?:${textFormat(format).pattern})$` }),
    ...(min !== undefined && { minimum: min }),
    ...(max !== undefined && { maximum: max }),
  }
}
