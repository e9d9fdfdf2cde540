import {
  Kind,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { rightVariables } from '#gateway/graph/execute/coerce-value.ts'
import type { Variables } from '#gateway/graph/execute/plan-run.ts'
import { readyOperation, type Flags, type ReadyOperation } from '#gateway/graph/execute/selection-steps.ts'

interface Prepared {
  readonly written: OperationDefinitionNode
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>
  readonly rightVariables: (given: Variables) => Variables | undefined
  /** Variables on which `@skip` and `@include` depend. */
  readonly flagNames: readonly string[]
  /** The compiled operation for each combination of flags; undefined where graphql-js must execute the operation. */
  readonly variants: Map<string, ReadyOperation | undefined>
}

export interface ReadyFor {
  readonly ready: ReadyOperation
  readonly variables: Variables
}

/** Maximum cached variants of one operation. Their number grows exponentially with the number of flags. */
const VARIANTS_MAX = 16

/**
 * Returns the compiled operation of a request and its coerced variables; undefined if graphql-js must execute the
 * request. Each document is compiled once.
 */
export function readyDocuments(
  schema: GraphQLSchema,
): (document: DocumentNode, name: string | undefined, given: Variables) => ReadyFor | undefined {
  const known = new WeakMap<DocumentNode, Map<string | undefined, Prepared | undefined>>()

  return (document, name, given) => {
    let byName = known.get(document)
    if (!byName) known.set(document, (byName = new Map()))
    if (!byName.has(name)) byName.set(name, prepared(schema, document, name))
    const found = byName.get(name)
    const variables = found?.rightVariables(given)
    const ready = found && variables && variantOf(schema, found, variables)
    return ready && { ready, variables }
  }
}

function variantOf(
  schema: GraphQLSchema,
  { written, fragments, flagNames, variants }: Prepared,
  variables: Variables,
): ReadyOperation | undefined {
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
  const ready = readyOperation(schema, written, fragments, flags)
  if (variants.size >= VARIANTS_MAX) variants.clear()
  variants.set(key, ready)
  return ready
}

function prepared(
  schema: GraphQLSchema,
  document: DocumentNode,
  name: string | undefined,
): Prepared | undefined {
  const operations: OperationDefinitionNode[] = []
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
  }
  const [written] = operations
  if (!written || operations.length > 1 || (name !== undefined && written.name?.value !== name))
    return undefined
  return {
    written,
    fragments,
    rightVariables: rightVariables(schema, written.variableDefinitions ?? []),
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
