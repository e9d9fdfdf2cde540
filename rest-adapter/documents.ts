import {
  Kind,
  parse,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'

/** One operation of a service, with the fragments that it uses. */
export interface OperationDocument {
  readonly name: string
  readonly operation: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly document: DocumentNode
}

const parsedTexts = new Map<string, ReadonlyMap<string, OperationDocument>>()

/** Parses operations.graphql into operations by name. The result is cached per text, because the texts are constants of the program. */
export function operationsOf(text: string): ReadonlyMap<string, OperationDocument> {
  const known = parsedTexts.get(text) ?? parseOperations(text)
  parsedTexts.set(text, known)
  return known
}

function parseOperations(text: string): ReadonlyMap<string, OperationDocument> {
  const { definitions } = parse(text)
  const fragments = new Map(
    definitions.filter(each => each.kind === Kind.FRAGMENT_DEFINITION).map(each => [each.name.value, each]),
  )
  const operations = new Map<string, OperationDocument>()
  for (const operation of definitions) {
    if (operation.kind !== Kind.OPERATION_DEFINITION) continue
    const name = operation.name?.value
    if (name === undefined || operations.has(name))
      throw new Error(`Operations need unique names; ${name ?? 'an anonymous operation'} has none.`)
    const used = fragmentsOf(operation, fragments)
    operations.set(name, {
      name,
      operation,
      fragments: used,
      document: { kind: Kind.DOCUMENT, definitions: [operation, ...used.values()] },
    })
  }
  return operations
}

function fragmentsOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Map<string, FragmentDefinitionNode> {
  const used = new Map<string, FragmentDefinitionNode>()
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value)
        if (!fragment || used.has(name.value)) return
        used.set(name.value, fragment)
        collect(fragment)
      },
    })
  }
  collect(operation)
  return used
}
