import { isEnumType, type GraphQLLeafType } from 'graphql'

export type LeafCheck = (value: unknown) => boolean

/** Whether a subgraph's value may stand for a scalar or an enum. Custom scalars are the subgraph's own business. */
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
