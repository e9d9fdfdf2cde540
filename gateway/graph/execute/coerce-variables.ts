import { GraphQLError, getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { rightVariables } from './coerce-value.ts'
import type { Variables } from './plan-run.ts'

export type CoercedVariables =
  { variables: Variables; errors?: never } | { variables?: never; errors: readonly GraphQLError[] }

/** Limits the work that a long list of invalid values can cause. */
const errorsMax = 100

const none: Variables = Object.freeze({})

/** Prepares the coercion of an operation's variables. Fills in defaults and reports up to `maxErrors` issues in one response. */
export function variableCoercer(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  {
    maxErrors = errorsMax,
    hideSuggestions = false,
  }: { readonly maxErrors?: number; readonly hideSuggestions?: boolean } = {},
): (variables: Variables | undefined) => CoercedVariables {
  const definitions = operation.variableDefinitions ?? []
  if (definitions.length === 0) return () => ({ variables: none })
  const right = rightVariables(schema, definitions)
  return given => {
    const variables = right(given ?? none)
    if (variables) return { variables }
    const { coerced, errors } = getVariableValues(schema, definitions, given ?? none, {
      maxErrors,
      hideSuggestions,
    })
    return coerced ? { variables: coerced } : { errors: (errors ?? []).map(badInput) }
  }
}

function badInput(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    originalError: error.originalError ?? null,
    extensions: { ...error.extensions, code: 'BAD_USER_INPUT' },
  })
}
