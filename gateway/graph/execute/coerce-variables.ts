import { GraphQLError, getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql'
import { compileCoercion } from './coerce-value.ts'
import type { Variables } from './plan-run.ts'

export type CoercedVariables =
  { variables: Variables; errors?: never } | { variables?: never; errors: readonly GraphQLError[] }

/** Limits the work that a long list of invalid values can cause. */
const ERRORS_MAX = 100

const NO_VARIABLES: Variables = Object.freeze({})

/** Prepares the coercion of an operation's variables. Fills in defaults and reports up to `maxErrors` issues in one response. */
export function variableCoercer(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  {
    maxErrors = ERRORS_MAX,
    hideSuggestions = false,
  }: { readonly maxErrors?: number; readonly hideSuggestions?: boolean } = {},
): (variables: Variables | undefined) => CoercedVariables {
  const definitions = operation.variableDefinitions ?? []
  if (definitions.length === 0) return () => ({ variables: NO_VARIABLES })
  const coerceValid = compileCoercion(schema, definitions)
  return given => {
    const variables = coerceValid(given ?? NO_VARIABLES)
    if (variables) return { variables }
    const { coerced, errors } = getVariableValues(schema, definitions, given ?? NO_VARIABLES, {
      maxErrors,
      hideSuggestions,
    })
    return coerced ? { variables: coerced } : { errors: (errors ?? []).map(badUserInput) }
  }
}

function badUserInput(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    originalError: error.originalError ?? null,
    extensions: { ...error.extensions, code: 'BAD_USER_INPUT' },
  })
}
