import type { Client } from 'pg'
import type { Environment } from '#kernel/principal.ts'
import type { SubgraphDefinition } from '#kernel/graph/subgraph.ts'
import { setTier } from '#identity/administration/set-tier.ts'
import { createTenant } from '#identity/administration/create-tenant.ts'
import type { Platform } from './platform.ts'

const TENANTS = [
  { tenantId: '11111111-1111-4111-8111-111111111111', code: 'demo', name: 'Demo Remittance' },
  { tenantId: '22222222-2222-4222-8222-222222222222', code: 'rival', name: 'Rival Remittance' },
] as const

const ENVIRONMENTS: readonly Environment[] = ['sandbox', 'production']

/** Longer than a request may take: the invented history of all domains is filled in one context, on slow machines too. */
const DEADLINE_MS = 180_000

interface DemoOptions {
  /** Whether the workspaces get invented history too. */
  readonly withHistory?: boolean
}

/** Makes the demonstration's tenants and has every domain fill their workspaces. Repeated at every start, it changes nothing that is there. */
export async function fillDemo(
  asOwner: <Result>(work: (owner: Client) => Promise<Result>) => Promise<Result>,
  platform: Pick<Platform, 'contextIn' | 'source'>,
  subgraphs: readonly SubgraphDefinition[],
  { withHistory = false }: DemoOptions = {},
): Promise<void> {
  const {
    now,
    keys: { installation: keys },
  } = platform.source
  const at = now()
  await asOwner(async owner => {
    // Of several processes that start at once on one database, one fills it and the others find it filled.
    await owner.query(`select pg_advisory_lock(hashtext('fiducia demo'))`)
    const tenants = []
    for (const tenant of TENANTS) {
      tenants.push({ ...tenant, ...(await createTenant(owner, { ...tenant, keys, at })) })
      // The highest, so that test suites can run against it.
      await setTier(owner, { codeOrId: tenant.code, tier: 'enterprise', at })
    }
    await Promise.all(
      tenants.flatMap(({ code, workspaces }) =>
        ENVIRONMENTS.map(async environment => {
          const ctx = {
            ...(await platform.contextIn(workspaces[environment], 'demo')),
            deadlineAt: Date.now() + DEADLINE_MS,
          }
          // One domain after the other: a later one may use data of an earlier one.
          for (const { demo } of subgraphs) await demo?.(ctx, { tenant: code, environment })
          if (!withHistory) return
          for (const { demoHistory } of subgraphs) await demoHistory?.(ctx, { tenant: code, environment })
        }),
      ),
    )
  })
}
