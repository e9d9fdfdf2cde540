import type { FetchNode, QueryPlan } from '@apollo/query-planner'
import {
  buildASTSchema,
  getNamedType,
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import type { View } from './view.ts'

interface Element {
  readonly directives?: readonly ConstDirectiveNode[] | undefined
}

const argumentOf = ({ arguments: given = [] }: ConstDirectiveNode, name: string): string | undefined => {
  const value = given.find(argument => argument.name.value === name)?.value
  return value?.kind === Kind.ENUM || value?.kind === Kind.STRING
    ? value.value
    : value?.kind === Kind.BOOLEAN
      ? String(value.value)
      : undefined
}

const graphsOf = (element: Element | null | undefined, directive: string): string[] =>
  (element?.directives ?? [])
    .filter(({ name }) => name.value === directive)
    .flatMap(each => (argumentOf(each, 'external') === 'true' ? [] : (argumentOf(each, 'graph') ?? [])))

/**
 * The view of the supergraph for calls between domains. A call needs a single fetch, so its document is sent to the
 * subgraph unchanged. The `@join__` directives of the fields name that subgraph, so no query planner is needed.
 */
export function internalSchemaOf(supergraph: DocumentNode): View {
  const schema = buildASTSchema(supergraph, { assumeValidSDL: true, assumeValid: true })
  const subgraphNames = new Map(
    Object.values(
      (
        schema.getType('join__Graph') as {
          getValues?: () => readonly { name: string; astNode?: Element | null }[]
        }
      ).getValues!(),
    ).map(({ name, astNode }) => [
      name,
      argumentOf(
        astNode!.directives!.find(each => each.name.value === 'join__graph')!,
        'name',
      )!,
    ]),
  )
  return {
    apiSchema: schema,
    supergraphSchema: schema,
    plan(document) {
      const operation = document.definitions.find(
        (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
      )!
      const graph = ownerOf(schema, document)
      return graph === undefined ? undefined : fetchOf(subgraphNames.get(graph)!, document, operation)
    },
  }
}

/** Returns a subgraph that resolves every field of the document; undefined if there is none. */
function ownerOf(schema: GraphQLSchema, document: DocumentNode): string | undefined {
  const types = new TypeInfo(schema)
  let owners: readonly string[] | undefined
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType()
        if (name.value.startsWith('__')) return
        const own = graphsOf(types.getFieldDef()?.astNode, 'join__field')
        const graphs =
          own.length > 0
            ? own
            : graphsOf(parent && (getNamedType(parent) as { astNode?: Element | null }).astNode, 'join__type')
        owners = owners === undefined ? graphs : owners.filter(each => graphs.includes(each))
      },
    }),
  )
  return owners?.[0]
}

const fetchOf = (
  serviceName: string,
  document: DocumentNode,
  { operation, name, variableDefinitions = [] }: OperationDefinitionNode,
): NonNullable<QueryPlan['node']> =>
  ({
    kind: 'Fetch',
    serviceName,
    operation: print(document),
    operationKind: operation,
    operationName: name?.value,
    variableUsages: variableDefinitions.map(({ variable }) => variable.name.value),
  }) as FetchNode
