import { withTimeout } from '#kernel/concurrency/with-timeout.ts'
import { createResponseMeter } from '#kernel/graph/response-meter.ts'
import { HOP_TIMEOUT_MS, HOPS_MAX, refuseDomainCall, type DomainCall } from '#kernel/graph/domain-call.ts'
import type { CallDomain, Context } from '#kernel/context.ts'
import { loaderBatches } from '#kernel/graph/loader-batches.ts'
import { signals, withSpan } from '#kernel/telemetry.ts'
import type { Planner, CompiledOperation } from './plan/planner.ts'
import { refusalOf } from './execute/result.ts'

export interface DomainClient {
  readonly callDomain: CallDomain
  /** Plans the calls of all domains at startup. Throws for a call that the graph cannot resolve. */
  prepare(planner: Planner<Context>, domainCalls: readonly DomainCall<never, unknown>[]): void
}

type Log = (fields: Readonly<Record<string, unknown>>, message: string) => void

/** Permits domains to call each other through the graph, as services acting for their callers. */
export function createDomainClient(log: Log): DomainClient {
  const operations = new Map<unknown, CompiledOperation<Context>>()

  return {
    prepare(planner, domainCalls) {
      for (const domainCall of domainCalls)
        operations.set(domainCall, planner.compile(domainCall.text, { internal: true }))
    },
    async callDomain(ctx, domainCall, variables) {
      const operation = operations.get(domainCall)
      if (!operation) throw new Error('the domain call is not in the list of its subgraph')
      if (ctx.hops >= HOPS_MAX) throw refuseDomainCall('TOO_MANY_HOPS')
      const hopContext = hopContextOf(ctx)
      const name = operation.name ?? 'unnamed'
      const startedMs = performance.now()
      const publish = (outcome: 'succeeded' | 'refused' | 'unavailable'): void =>
        signals.domainCall.publish({ domainCall: name, outcome, durationMs: performance.now() - startedMs })
      let result
      try {
        result = await withSpan({ name: `call ${name}` }, () =>
          withTimeout(
            Promise.resolve(operation.run(variables, hopContext)),
            Math.max(0, hopContext.deadlineAt - Date.now()),
            () => new Error('no response before the deadline'),
          ),
        )
      } catch (error) {
        publish('unavailable')
        log({ error, requestId: ctx.requestId, operation: operation.name }, 'a domain call could not be made')
        throw refuseDomainCall('DOMAIN_UNAVAILABLE', { retryAfterS: 1 })
      }
      const [error] = result.errors ?? []
      if (!error) {
        publish('succeeded')
        return result.data as never
      }
      const refusal = refusalOf(error)
      publish(refusal && refusal.kind !== 'unavailable' ? 'refused' : 'unavailable')
      if (refusal && refusal.kind !== 'unavailable') throw refusal
      log(
        { error: error.originalError ?? error, requestId: ctx.requestId, operation: operation.name },
        'a domain call failed',
      )
      throw refuseDomainCall('DOMAIN_UNAVAILABLE', { retryAfterS: 1 })
    },
  }
}

/** The called domain sees a service in the caller's workspace; its writes do not use the caller's idempotency key. */
function hopContextOf(ctx: Context): Context {
  const { idempotency: _, ...rest } = ctx
  const { actor } = ctx
  return {
    ...rest,
    actor: {
      ...actor,
      kind: 'service',
      actingFor: actor.actingFor ?? { kind: actor.kind, subjectId: actor.subjectId },
    },
    deadlineAt: Math.min(ctx.deadlineAt, Date.now() + HOP_TIMEOUT_MS),
    hops: ctx.hops + 1,
    loaders: new Map(),
    batches: loaderBatches(),
    outcome: { replayed: false },
    responseMeter: createResponseMeter(),
  }
}
