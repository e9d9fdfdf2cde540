import {
  Kind,
  parse,
  validate,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'

/** A document with one operation, and its fragments by name. */
export interface ClientDocument {
  document: DocumentNode
  operation: OperationDefinitionNode
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
}

/** Parses and validates a document. Throws one error that names the document and lists all of its issues. */
export function readDocument(schema: GraphQLSchema, source: string | DocumentNode): ClientDocument {
  const document = typeof source === 'string' ? parse(source) : source
  const operations = document.definitions.filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  const title = operation?.name ? `The document ${operation.name.value}` : 'An anonymous document'
  const issues = validate(schema, document).map(error => error.message)
  if (operations.length !== 1) issues.push(`Expected one operation, found ${operations.length}.`)
  if (aliasesTypename(document)) issues.push('An alias may not be called __typename.')
  if (!operation || issues.length > 0) throw new Error([`${title} is not valid:`, ...issues].join('\n  '))
  return { document, operation, fragments: fragmentsOf(document) }
}

/** Finds the operation and the fragments of a document that has already been validated. */
export function decompose(document: DocumentNode): ClientDocument {
  const operation = document.definitions.find(definition => definition.kind === Kind.OPERATION_DEFINITION)
  if (!operation) throw new Error('A document without an operation.')
  return { document, operation, fragments: fragmentsOf(document) }
}

export function fragmentsOf(document: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = document.definitions.filter(definition => definition.kind === Kind.FRAGMENT_DEFINITION)
  return new Map(fragments.map(fragment => [fragment.name.value, fragment]))
}

/** Whether a document contains introspection fields, which no subgraph resolves. */
export function selectsSchema(document: DocumentNode): boolean {
  let isFound = false
  visit(document, {
    Field({ name }) {
      if (name.value === '__schema' || name.value === '__type') isFound = true
    },
  })
  return isFound
}

/** A field with the alias `__typename` would hide the type name, which plans need to resolve entities. */
function aliasesTypename(document: DocumentNode): boolean {
  let isFound = false
  visit(document, {
    Field({ alias, name }) {
      if (alias?.value === '__typename' && name.value !== '__typename') isFound = true
    },
  })
  return isFound
}
