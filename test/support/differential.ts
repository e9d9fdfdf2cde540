import { isDeepStrictEqual } from 'node:util'
import { ApolloGateway } from '@apollo/gateway'
import { ApolloServer } from '@apollo/server'
import type { ExecutionResult, GraphQLFormattedError } from 'graphql'
import { gatewayFallback } from '#gateway/graph/apollo/gateway-fallback.ts'
import { localDataSource } from '#gateway/graph/apollo/gateway-source.ts'
import { createPlanner } from '#gateway/graph/plan/planner.ts'
import type { SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'

export interface ComparedDocument {
  query: string
  variables?: Record<string, unknown>
}

export interface Difference extends ComparedDocument {
  /**
   * `position` if data, messages and extensions agree and only the paths of errors differ. There the gateway
   * is wrong: on the way to an entity fetch it counts objects of all types though it sends those of one type,
   * and when a whole fetch fails its path contains `@` and `_entities`.
   */
  kind: 'result' | 'position'
  planRunner: unknown
  gateway: unknown
}

export interface DifferentialGiven<Context extends object> {
  supergraphSdl: string
  runners: Readonly<Record<string, SubgraphRunner<Context>>>
  /**
   * Creates the context of one execution. Each document runs twice, and the second run must not see effects
   * of the first.
   */
  context: () => Context | Promise<Context>
  documents: readonly ComparedDocument[]
}

/**
 * Runs every document through its compiled plan and through Apollo's server and gateway, and returns the
 * differences.
 */
export async function differential<Context extends object>(
  given: DifferentialGiven<Context>,
): Promise<Difference[]> {
  const compare = await comparison(given)
  const differences: Difference[] = []
  try {
    for (const document of given.documents) {
      const difference = await compare.one(document)
      if (difference) differences.push(difference)
    }
  } finally {
    await compare.stop()
  }
  return differences
}

/** Like `differential`, for callers that generate documents one at a time. */
export async function comparison<Context extends object>({
  supergraphSdl,
  runners,
  context,
}: Omit<DifferentialGiven<Context>, 'documents'>) {
  const gateway = new ApolloGateway({
    supergraphSdl,
    buildService: ({ name }) => localDataSource(runnerOf(runners, name)),
  })
  const server = new ApolloServer<Context>({
    gateway,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
  })
  await server.start()
  const planner = createPlanner<Context>(supergraphSdl, {
    runners,
    fallback: gatewayFallback(gateway.executor),
  })
  return {
    planner,
    stop: () => server.stop(),
    async one(document: ComparedDocument): Promise<Difference | undefined> {
      const { query, variables = {} } = document
      const ours = comparable(await planner.compile(query).run(variables, await context()))
      const { body } = await server.executeOperation({ query, variables }, { contextValue: await context() })
      if (body.kind !== 'single') throw new Error('The gateway sent an incremental response.')
      const theirs = comparable(body.singleResult as ExecutionResult)
      if (isDeepStrictEqual(ours, theirs)) return undefined
      const kind = isDeepStrictEqual(withoutPaths(ours), withoutPaths(theirs)) ? 'position' : 'result'
      return { ...document, kind, planRunner: ours, gateway: theirs }
    },
  }
}

function runnerOf<Context>(
  runners: Readonly<Record<string, SubgraphRunner<Context>>>,
  name: string,
): SubgraphRunner<Context> {
  const runner = runners[name]
  if (!runner) throw new Error(`No runner is given for the subgraph ${name}.`)
  return runner
}

interface Comparable {
  data?: unknown
  errors?: { message: string; path?: unknown; extensions: object }[]
  valueCompletion?: unknown
}

function withoutPaths({ errors, ...others }: Comparable): object {
  return { ...others, errors: errors?.map(({ path: _, ...error }) => error).sort(byText) }
}

/** The response as a client would get it, with sorted errors, because parallel fetches fail in any order. */
function comparable({ data, errors, extensions }: ExecutionResult): Comparable {
  return JSON.parse(
    JSON.stringify({
      data,
      errors: errors?.map(error => comparableError(JSON.parse(JSON.stringify(error)))).sort(byText),
      valueCompletion: extensions?.['valueCompletion'],
    }),
  )
}

/** The gateway adds a default code to errors without one, and the name of the subgraph. Both are ignored. */
function comparableError({ message, path, extensions }: GraphQLFormattedError): object {
  const { serviceName: _, stacktrace: __, code, ...others } = extensions ?? {}
  const isOwnCode =
    code !== undefined && code !== 'DOWNSTREAM_SERVICE_ERROR' && code !== 'INTERNAL_SERVER_ERROR'
  return { message, path, extensions: isOwnCode ? { ...others, code } : others }
}

function byText(one: object, other: object): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1
}
