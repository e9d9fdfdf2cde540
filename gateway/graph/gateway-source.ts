import { parse, type DocumentNode } from 'graphql'
import type { GraphQLDataSource } from '@apollo/gateway'
import type { SubgraphRunner } from './subgraph-runner.ts'

/** A gateway plans as many operations as its clients think up; beyond this the oldest text is parsed again. */
const documentsMax = 1000

type Process = GraphQLDataSource['process']

/** Lets the gateway reach a subgraph through the same runner as compiled plans do. */
export function localDataSource<Context>(runner: SubgraphRunner<Context>): GraphQLDataSource {
  const documents = new Map<string, DocumentNode>()
  const process: Process = async options => {
    const query = options.request.query ?? ''
    const given = 'document' in options ? options.document : undefined
    const result = await runner({
      document: given ?? documentOf(documents, query),
      query,
      operationName: options.request.operationName,
      variables: options.request.variables ?? {},
      context: options.context as Context,
    })
    return result as Awaited<ReturnType<Process>>
  }
  return { process }
}

function documentOf(documents: Map<string, DocumentNode>, query: string): DocumentNode {
  const known = documents.get(query)
  if (known) return known
  const document = parse(query, { noLocation: true })
  const [oldest] = documents.keys()
  if (documents.size >= documentsMax && oldest !== undefined) documents.delete(oldest)
  documents.set(query, document)
  return document
}
