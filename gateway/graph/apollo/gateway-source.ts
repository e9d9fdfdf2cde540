import { parse, type DocumentNode } from 'graphql'
import type { GraphQLDataSource } from '@apollo/gateway'
import { segmentedLru, type SegmentedLru } from '#kernel/segmented-lru.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'

/** Maximum total length of cached documents of one subgraph, in characters. Each character takes about thirty bytes. */
const CACHED_MAX = 1024 * 1024

interface CachedDocument {
  readonly document: DocumentNode
  readonly characters: number
}

type Process = GraphQLDataSource['process']

/** Lets the gateway call a subgraph through the same runner as compiled plans. */
export function localDataSource<Context>(runner: SubgraphRunner<Context>): GraphQLDataSource {
  const documents = segmentedLru<CachedDocument>(CACHED_MAX, ({ characters }) => characters)
  const process: Process = async options => {
    const query = options.request.query ?? ''
    const parsed = 'document' in options ? options.document : undefined
    const result = await runner({
      document: parsed ?? documentOf(documents, query),
      query,
      operationName: options.request.operationName,
      variables: options.request.variables ?? {},
      context: options.context as Context,
    })
    return result as Awaited<ReturnType<Process>>
  }
  return { process }
}

function documentOf(documents: SegmentedLru<CachedDocument>, query: string): DocumentNode {
  const cached = documents.get(query)
  if (cached) return cached.document
  const document = parse(query, { noLocation: true })
  documents.set(query, { document, characters: query.length })
  return document
}
