import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { fragmentsOf } from './document.ts'
import { rootFields } from './limit-rules.ts'

/** Names of the fields at an operation's root, one for each time that they stand there; of a document that is too large, at least as many as make it that. */
export function rootFieldsOf({ selectionSet }: OperationDefinitionNode, document: DocumentNode): string[] {
  const fragments = fragmentsOf(document)
  return rootFields({ getFragment: name => fragments.get(name) }, selectionSet).map(({ name }) => name.value)
}
