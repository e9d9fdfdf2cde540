import type { QueryPlan } from '@apollo/query-planner'
import type { GatewayConfig } from '@apollo/gateway'
import { segmentedLru } from './segmented-lru.ts'

type PlanCache = NonNullable<NonNullable<GatewayConfig['queryPlannerConfig']>['cache']>

interface CachedPlan {
  readonly plan: QueryPlan
  readonly characters: number
}

/** Characters of all plans that are kept, written out; in memory a plan takes about three bytes for each. Few come here: those that ours do not cover. */
const CACHED_MAX = 4 * 1024 * 1024

/** Plans by the hash of their document; what comes once does not displace what is used. */
export function planCache(): PlanCache {
  const plans = segmentedLru<CachedPlan>(CACHED_MAX, ({ characters }) => characters)
  return {
    get: async key => plans.get(key)?.plan,
    set: async (key, plan) => plans.set(key, { plan, characters: JSON.stringify(plan).length }),
    delete: async key => plans.delete(key),
    clear: () => plans.clear(),
  }
}
