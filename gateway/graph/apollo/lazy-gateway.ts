import type { ApolloGateway } from '@apollo/gateway'
import type { Context } from '#kernel/context.ts'
import { errorLogger } from './error-logger.ts'
import type { OperationLog } from '#gateway/graph/client-operations.ts'
import { gatewayFallback } from './gateway-fallback.ts'
import { localDataSource } from './gateway-source.ts'
import { planCache } from '#gateway/graph/plan/plan-cache.ts'
import type { Fallback } from '#gateway/graph/plan/planner.ts'
import { tracedRunner, type SubgraphRunner } from '#gateway/graph/subgraph-runner.ts'

export interface LazyGatewayOptions {
  readonly supergraphSdl: string
  readonly runners: Readonly<Record<string, SubgraphRunner<Context>>>
  readonly log: OperationLog
}

export interface LazyGateway {
  readonly fallback: Fallback<Context>
  stop(): Promise<void>
}

/**
 * Apollo's gateway for the few documents that our plans do not cover. The first such document loads it, because its
 * packages and query planner took a fifth of the startup time.
 */
export function lazyGateway(options: LazyGatewayOptions): LazyGateway {
  // Disables telemetry. The gateway would query the cloud's metadata service and report to Apollo every hour.
  process.env['APOLLO_TELEMETRY_DISABLED'] = 'true'
  let loading: Promise<ApolloGateway> | undefined
  return {
    fallback: gatewayFallback(async request => (await (loading ??= loadGateway(options))).executor(request)),
    stop: async () => (await loading?.catch(() => undefined))?.stop(),
  }
}

async function loadGateway({ supergraphSdl, runners, log }: LazyGatewayOptions): Promise<ApolloGateway> {
  const { ApolloGateway } = await import('@apollo/gateway')
  const gateway = new ApolloGateway({
    supergraphSdl,
    logger: errorLogger(log),
    // Otherwise a request header returns the query plan, with the subgraphs and their hidden fields.
    __exposeQueryPlanExperimental: false,
    queryPlannerConfig: { cache: planCache() },
    buildService: ({ name }) => {
      const runner = runners[name]
      if (!runner) throw new Error(`the supergraph names a subgraph "${name}" that has no runner`)
      return localDataSource(tracedRunner(name, runner))
    },
  })
  await gateway.load()
  return gateway
}
