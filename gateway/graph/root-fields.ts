import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { fragmentsOf } from './document.ts'
import { rootFields } from './limit-rules.ts'

/** Names of the fields at an operation's root, one for each time that they stand there. The document need not be valid. */
export function rootFieldsOf({ selectionSet }: OperationDefinitionNode, document: DocumentNode): string[] {
  const fragments = fragmentsOf(document)
  return rootFields({ getFragment: name => fragments.get(name) }, selectionSet).map(({ name }) => name.value)
}
