import type fc from 'fast-check'
import { Kind, type FieldNode, type GraphQLField } from 'graphql'
import type { OperationDocument } from '#rest-adapter/documents.ts'
import type { Shape } from '#rest-adapter/shape.ts'
import { randomResult } from './random-results.ts'

type Data = Readonly<Record<string, unknown>>

/** The text of a response, or the error instead of it. */
function outcomeOf(write: () => string | undefined): unknown {
  try {
    return write()
  } catch (error) {
    return { thrown: String(error) }
  }
}

/** The response from the writers, and the one from the object with JSON.stringify. */
export const bothWays = ({ textOf, bodyOf }: Shape, data: Data): [unknown, unknown] => [
  outcomeOf(() => textOf!(data)),
  outcomeOf(() => JSON.stringify(bodyOf(data))),
]

/** Results of the only root field of a document. */
export function randomData(
  field: GraphQLField<unknown, unknown>,
  { operation, fragments }: OperationDocument,
): fc.Arbitrary<Data> {
  const [node] = operation.selectionSet.selections
  if (node?.kind !== Kind.FIELD) throw new Error('The document selects no field.')
  const { alias, name, selectionSet }: FieldNode = node
  return randomResult(field.type, selectionSet?.selections ?? [], fragments).map(value => ({
    [alias?.value ?? name.value]: value,
  }))
}
