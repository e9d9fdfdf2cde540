import { composeServices } from '@theguild/federation-composition'
import { subgraphDocument } from '#kernel/graph/executable.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'

/**
 * Composes the supergraph with a different composer, so that the contract does not depend on one
 * implementation. Throws with all reasons if composition fails.
 */
export function otherSupergraph(subgraphs: readonly Pick<SubgraphDefinition, 'name' | 'schema'>[]): string {
  const result = composeServices(
    subgraphs.map(({ name, schema }) => ({
      name,
      url: `http://${name}.internal/graphql`,
      typeDefs: subgraphDocument(schema),
    })),
  )
  if (result.errors)
    throw new Error(
      `The other composer refuses the domains' schemas:\n${result.errors.map(({ message }) => `- ${message}`).join('\n')}`,
    )
  return result.supergraphSdl
}
