import type { Client } from 'pg'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
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
  /** Ends the work between two of its transactions; the next call continues it. */
  readonly stopRequested?: AbortSignal
}

/** Makes the demonstration's tenants and has every domain fill their workspaces. Repeated at every start, it changes nothing that is there. */
export async function fillDemo(
  asOwner: <Result>(work: (owner: Client) => Promise<Result>) => Promise<Result>,
  platform: Pick<Platform, 'contextIn' | 'source'>,
  subgraphs: readonly SubgraphDefinition[],
  { withHistory = false, stopRequested }: DemoOptions = {},
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
    // All have ended before a failure is reported, so that nothing runs on while the caller closes the database.
    await allSettledOrThrow(
      tenants.flatMap(({ code, workspaces }) =>
        ENVIRONMENTS.map(async environment => {
          const ctx = {
            ...(await platform.contextIn(workspaces[environment], 'demo')),
            deadlineAt: Date.now() + DEADLINE_MS,
            ...(stopRequested && { signal: stopRequested }),
          }
          const workspace = { tenant: code, environment }
          // One domain after the other: a later one may use data of an earlier one.
          for (const fill of [
            ...subgraphs.map(({ demo }) => demo),
            ...(withHistory ? subgraphs.map(({ demoHistory }) => demoHistory) : []),
          ]) {
            stopRequested?.throwIfAborted()
            await fill?.(ctx, workspace)
          }
        }),
      ),
    )
  })
}
