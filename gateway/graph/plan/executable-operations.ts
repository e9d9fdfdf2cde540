import {
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { compileCoercion } from '#gateway/graph/execute/coerce-value.ts'
import type { Variables } from '#gateway/graph/execute/plan-run.ts'
import {
  compileExecutable,
  type Flags,
  type ExecutableOperation,
} from '#gateway/graph/execute/selection-steps.ts'

interface CompiledDocument {
  readonly operation: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly coerceVariables: (given: Variables) => Variables | undefined
  /** Variables on which `@skip` and `@include` depend. */
  readonly flagNames: readonly string[]
  /** The compiled operation for each combination of flags; undefined where graphql-js must execute the operation. */
  readonly variants: Map<string, ExecutableOperation | undefined>
}

export interface ExecutableRequest {
  readonly executable: ExecutableOperation
  readonly variables: Variables
}

/** Maximum cached variants of one operation. Their number grows exponentially with the number of flags. */
const VARIANTS_MAX = 16

/**
 * Creates a function that returns the compiled operation of a request and its coerced variables; undefined if graphql-js
 * must execute the request. Each document is compiled once.
 */
export function executableOperations(
  schema: GraphQLSchema,
): (document: DocumentNode, name: string | undefined, variables: Variables) => ExecutableRequest | undefined {
  const documents = new WeakMap<DocumentNode, Map<string | undefined, CompiledDocument | undefined>>()

  return (document, name, given) => {
    let byName = documents.get(document)
    if (!byName) documents.set(document, (byName = new Map()))
    if (!byName.has(name)) byName.set(name, compileDocument(schema, document, name))
    const found = byName.get(name)
    const variables = found?.coerceVariables(given)
    const executable = found && variables && variantOf(schema, found, variables)
    return executable && { executable, variables }
  }
}

function variantOf(
  schema: GraphQLSchema,
  { operation, fragments, flagNames, variants }: CompiledDocument,
  variables: Variables,
): ExecutableOperation | undefined {
  const key =
    flagNames.length === 0
      ? ''
      : flagNames
          .map(name => (variables[name] === true ? '1' : variables[name] === false ? '0' : '-'))
          .join('')
  if (variants.has(key)) return variants.get(key)
  const flags: Flags = Object.fromEntries(
    flagNames.flatMap(name => (typeof variables[name] === 'boolean' ? [[name, variables[name]]] : [])),
  )
  const executable = compileExecutable(schema, operation, fragments, flags)
  if (variants.size >= VARIANTS_MAX) variants.clear()
  variants.set(key, executable)
  return executable
}

function compileDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | undefined,
): CompiledDocument | undefined {
  const operations: OperationDefinitionNode[] = []
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
  }
  const [operation] = operations
  if (!operation || operations.length > 1 || (name !== undefined && operation.name?.value !== name))
    return undefined
  return {
    operation,
    fragments,
    coerceVariables: compileCoercion(schema, operation.variableDefinitions ?? []),
    flagNames: flagNamesOf(document),
    variants: new Map(),
  }
}

function flagNamesOf(document: DocumentNode): readonly string[] {
  const names = new Set<string>()
  visit(document, {
    Directive({ name, arguments: given = [] }) {
      if (name.value !== 'skip' && name.value !== 'include') return
      for (const { value } of given) if (value.kind === Kind.VARIABLE) names.add(value.name.value)
    },
  })
  return [...names]
}
