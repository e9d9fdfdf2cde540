import { composeServices } from '@apollo/composition'
import { subgraphDocument } from '#kernel/graph/executable.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'

/**
 * Composes the supergraph of the domains. Its subgraph URLs are for a router that runs them separately.
 * Throws with all reasons if composition fails.
 */
export function composedSupergraph(
  subgraphs: readonly Pick<SubgraphDefinition, 'name' | 'schema'>[],
): string {
  const result = composeServices(
    subgraphs.map(({ name, schema }) => ({
      name,
      url: `http://${name}.internal/graphql`,
      typeDefs: subgraphDocument(schema),
    })),
  )
  if (result.errors)
    throw new Error(
      `The domains' schemas do not compose:\n${result.errors.map(({ message }) => `- ${message}`).join('\n')}`,
    )
  return `${result.supergraphSdl}\n`
}
