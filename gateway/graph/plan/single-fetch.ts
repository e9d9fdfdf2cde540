import type { FetchNode } from '@apollo/query-planner'
import {
  isAbstractType,
  isCompositeType,
  Kind,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ConstDirectiveNode,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'

/** Plans a document as one fetch; undefined unless a single subgraph resolves all of it. */
export type SingleFetchPlanner = (document: DocumentNode) => FetchNode | undefined

interface Element {
  readonly directives?: readonly ConstDirectiveNode[] | undefined
}

/**
 * Plans single fetches from the `@join__` directives of a supergraph. The subgraph runs the document as it is, so
 * no query planner is needed, whose start takes half a second.
 */
export function singleFetchPlanner(schema: GraphQLSchema): SingleFetchPlanner {
  const subgraphNames = subgraphNamesOf(schema)
  return document => {
    const graph = resolvingGraph(schema, document)
    return graph === undefined ? undefined : fetchOf(subgraphNames.get(graph)!, document)
  }
}

/** Returns a graph that resolves every field and knows every type of the document; undefined if there is none. */
function resolvingGraph(schema: GraphQLSchema, document: DocumentNode): string | undefined {
  const types = new TypeInfo(schema)
  let graphs: readonly string[] | undefined
  const keep = (others: readonly string[]): void => {
    graphs = graphs === undefined ? others : graphs.filter(each => others.includes(each))
  }
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        const parent = types.getParentType()
        if (parent && !name.value.startsWith('__')) keep(graphsOfField(schema, parent, name.value))
      },
      NamedType() {
        const type = types.getType()
        if (isCompositeType(type)) keep(graphsOfType(type))
      },
    }),
  )
  return graphs?.[0]
}

/** For a field of an abstract type, each type that a graph may return must resolve the field in that graph. */
function graphsOfField(schema: GraphQLSchema, parent: GraphQLCompositeType, name: string): readonly string[] {
  const graphs = ownGraphsOfField(parent, name)
  if (!isAbstractType(parent)) return graphs
  const possibleTypes = schema.getPossibleTypes(parent)
  return graphs.filter(graph =>
    possibleTypes.every(
      type => !graphsOfType(type).includes(graph) || ownGraphsOfField(type, name).includes(graph),
    ),
  )
}

function ownGraphsOfField(type: GraphQLCompositeType, name: string): readonly string[] {
  const field = 'getFields' in type ? type.getFields()[name] : undefined
  const declared = directivesOf(field?.astNode, 'join__field')
  const graphs = graphsOfType(type)
  if (declared.length === 0) return graphs
  const resolving = declared
    .filter(each => !DEPENDENCIES.some(argument => argumentOf(each, argument) !== undefined))
    .map(each => argumentOf(each, 'graph'))
  return graphs.filter(graph => resolving.includes(graph))
}

/** A graph resolves a field with one of these only together with others, or not at all. */
const DEPENDENCIES = ['external', 'requires', 'override', 'usedOverridden', 'contextArguments']

/** A graph that declares an interface as an object does not know the types that implement it. */
const graphsOfType = (type: GraphQLNamedType): readonly string[] =>
  directivesOf(type.astNode, 'join__type')
    .filter(each => argumentOf(each, 'isInterfaceObject') !== 'true')
    .flatMap(each => argumentOf(each, 'graph') ?? [])

function subgraphNamesOf(schema: GraphQLSchema): ReadonlyMap<string, string> {
  const graphs = schema.getType('join__Graph') as {
    getValues?: () => readonly { name: string; astNode?: Element | null }[]
  }
  return new Map(
    graphs.getValues!().map(({ name, astNode }) => [
      name,
      argumentOf(directivesOf(astNode, 'join__graph')[0]!, 'name')!,
    ]),
  )
}

const directivesOf = (element: Element | null | undefined, name: string): readonly ConstDirectiveNode[] =>
  (element?.directives ?? []).filter(each => each.name.value === name)

/** The text of an argument; an empty text for a list. */
function argumentOf({ arguments: given = [] }: ConstDirectiveNode, name: string): string | undefined {
  const value = given.find(argument => argument.name.value === name)?.value
  if (value === undefined) return undefined
  return value.kind === Kind.ENUM || value.kind === Kind.STRING
    ? value.value
    : value.kind === Kind.BOOLEAN
      ? String(value.value)
      : ''
}

function fetchOf(serviceName: string, document: DocumentNode): FetchNode {
  const {
    operation,
    name,
    variableDefinitions = [],
  } = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
  )!
  return {
    kind: 'Fetch',
    serviceName,
    operation: print(document),
    operationKind: operation,
    operationName: name?.value,
    variableUsages: variableDefinitions.map(({ variable }) => variable.name.value),
  } as FetchNode
}
