import { Kind, type DocumentNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql'
import { fragmentsOf } from './document.ts'

/** Names of the fields at an operation's root, one for each time that they stand there; of a valid document, in which no fragment holds itself. */
export function rootFieldsOf({ selectionSet }: OperationDefinitionNode, document: DocumentNode): string[] {
  const fragments = fragmentsOf(document)
  const namesIn = (set: SelectionSetNode): string[] => set.selections.flatMap(selection => {
    if (selection.kind === Kind.FIELD) return [selection.name.value]
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection.selectionSet : fragments.get(selection.name.value)?.selectionSet
    return inner ? namesIn(inner) : []
  })
  return namesIn(selectionSet)
}
