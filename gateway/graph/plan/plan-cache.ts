import type { QueryPlan } from '@apollo/query-planner'
import type { GatewayConfig } from '@apollo/gateway'
import { segmentedLru } from '#kernel/segmented-lru.ts'

type PlanCache = NonNullable<NonNullable<GatewayConfig['queryPlannerConfig']>['cache']>

interface CachedPlan {
  readonly plan: QueryPlan
  readonly characters: number
}

/**
 * Maximum total length of cached plans as JSON, in characters. In memory each character takes about three bytes. Few
 * plans are cached here, because only documents that our plans do not cover reach the gateway.
 */
const CACHED_MAX = 4 * 1024 * 1024

/** Caches plans by the hash of their document. Plans that are used once do not displace plans that are used repeatedly. */
export function planCache(): PlanCache {
  const plans = segmentedLru<CachedPlan>(CACHED_MAX, ({ characters }) => characters)
  return {
    get: async key => plans.get(key)?.plan,
    set: async (key, plan) => plans.set(key, { plan, characters: JSON.stringify(plan).length }),
    delete: async key => plans.delete(key),
    clear: () => plans.clear(),
  }
}
