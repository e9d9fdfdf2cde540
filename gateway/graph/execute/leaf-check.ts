import { isEnumType, type GraphQLLeafType } from 'graphql'

export type LeafCheck = (value: unknown) => boolean

/** Returns a check for a subgraph's values of a built-in scalar or an enum. Values of custom scalars are not checked. */
export function leafCheck(type: GraphQLLeafType): LeafCheck {
  if (isEnumType(type)) {
    const names = new Set(type.getValues().map(value => value.name))
    return value => typeof value === 'string' && names.has(value)
  }
  return builtIn[type.name] ?? (() => true)
}

const isInteger: LeafCheck = value => Number.isInteger(value) && Math.abs(Number(value)) < 1e21
const isText: LeafCheck = value => typeof value === 'string'

const builtIn: Readonly<Record<string, LeafCheck>> = {
  Boolean: value => typeof value === 'boolean',
  Float: value => Number.isFinite(value),
  Int: isInteger,
  ID: value => isText(value) || isInteger(value),
  String: isText,
}
