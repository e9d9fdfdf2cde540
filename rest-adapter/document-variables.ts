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
import { withDescription, inputOf, type Member, type InputFormat } from './input.ts'
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
  format: InputFormat,
): DocumentVariable[] {
  const targets = new Map<string, GraphQLArgument | GraphQLInputField>()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Argument({ value }) {
        const element = types.getArgument()
        if (element && value.kind === Kind.VARIABLE) targets.set(value.name.value, element)
      },
      ObjectField({ name, value }) {
        const parent = types.getParentInputType() && getNamedType(types.getParentInputType()!)
        const element = isInputObjectType(parent) ? parent.getFields()[name.value] : undefined
        if (element && value.kind === Kind.VARIABLE) targets.set(value.name.value, element)
      },
    }),
  )
  return (operation.variableDefinitions ?? []).map(({ variable, type: typeNode, defaultValue }) => {
    const key = variable.name.value
    const type = typeFromAST(schema, typeNode as never) as GraphQLInputType | undefined
    const target = targets.get(key)
    if (!type || !target) throw new Error(`${title}: the variable $${key} has an unknown type or is unused.`)
    const constraint = boundsOf(target, format.dialect)
    const { schema: published, read } = inputOf(type, format, constraint)
    const fallback = defaultValue ? valueFromASTUntyped(defaultValue) : target.defaultValue
    const named = getNamedType(type)
    return {
      key,
      type,
      name: nameIn(format.dialect, key),
      isRequired: isNonNullType(type) && defaultValue === undefined,
      input: { read, schema: withDescription(published, target.description, fallback) },
      leaf: 'getFields' in named ? undefined : leafOf(named, format.dialect, constraint),
    }
  })
}

/** The constraints of the graph; a page size is further limited to the service's maximum. */
function boundsOf(
  target: GraphQLArgument | GraphQLInputField,
  { pageMax = Infinity }: Dialect,
): Constraint | undefined {
  const constraint = constraintOn(target)
  return target.name === 'first' && constraint?.max !== undefined && constraint.max > pageMax
    ? { ...constraint, max: pageMax }
    : constraint
}
