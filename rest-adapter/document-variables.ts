import {
  getNamedType,
  isInputObjectType,
  isNonNullType,
  Kind,
  TypeInfo,
  typeFromAST,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql'
import { constraintOn, type Constraint } from '#kernel/graph/constraints.ts'
import { nameIn, type Dialect } from './dialect.ts'
import type { OperationDocument } from './documents.ts'
import { described, inputOf, type Member, type Writing } from './input.ts'
import { leafOf, type Leaf } from './leaf.ts'

/** A variable of the document as a request member. */
export interface DocumentVariable extends Member {
  readonly type: GraphQLInputType
  readonly leaf: Leaf | undefined
}

/** The variables of the document, each with the argument or input field that it is passed to, which has the constraints and description. */
export function variablesIn(
  { name: title, operation, document }: OperationDocument,
  schema: GraphQLSchema,
  writing: Writing,
): DocumentVariable[] {
  const places = new Map<string, GraphQLArgument | GraphQLInputField>()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument({ value }) {
        const element = types.getArgument()
        if (element && value.kind === Kind.VARIABLE) places.set(value.name.value, element)
      },
      ObjectField({ name, value }) {
        const parent = types.getParentInputType() && getNamedType(types.getParentInputType()!)
        const element = isInputObjectType(parent) ? parent.getFields()[name.value] : undefined
        if (element && value.kind === Kind.VARIABLE) places.set(value.name.value, element)
      },
    }),
  )
  return (operation.variableDefinitions ?? []).map(({ variable, type: written, defaultValue }) => {
    const key = variable.name.value
    const type = typeFromAST(schema, written as never) as GraphQLInputType | undefined
    const place = places.get(key)
    if (!type || !place) throw new Error(`${title}: the variable $${key} has an unknown type or is unused.`)
    const constraint = boundsOf(place, writing.dialect)
    const { schema: published, read } = inputOf(type, writing, constraint)
    const otherwise = defaultValue ? valueFromASTUntyped(defaultValue) : place.defaultValue
    const named = getNamedType(type)
    return {
      key,
      type,
      name: nameIn(writing.dialect, key),
      isRequired: isNonNullType(type) && defaultValue === undefined,
      input: { read, schema: described(published, place.description, otherwise) },
      leaf: 'getFields' in named ? undefined : leafOf(named, writing.dialect, constraint),
    }
  })
}

/** The constraints of the graph; a page size is further limited to the service's maximum. */
function boundsOf(
  place: GraphQLArgument | GraphQLInputField,
  { pageMax = Infinity }: Dialect,
): Constraint | undefined {
  const constraint = constraintOn(place)
  return place.name === 'first' && constraint?.max !== undefined && constraint.max > pageMax
    ? { ...constraint, max: pageMax }
    : constraint
}
