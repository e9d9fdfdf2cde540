import { contextOf } from '#kernel/context.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { newId } from '#kernel/id.ts'
import type { Principal } from '#kernel/principal.ts'
import { keyringOn } from '#kernel/security/keyring.ts'
import { asOwner } from '#app/database/with-client.ts'
import { publicEvents } from '#app/public-events.ts'
import { roleHierarchies, subgraphs } from '#app/subgraphs.ts'
import { createTenant } from '#identity/administration/create-tenant.ts'
import type { Environment } from '../environment.ts'
import type { ContextAt } from './live-through.ts'

/** Runs work in this process, as a member of staff of a new workspace whose rules are the standard set. */
export async function inOwnWorkspace<Result>(
  { app, admin, keys }: Environment,
  work: (contextAt: ContextAt) => Promise<Result>,
): Promise<Result> {
  const orm = openOrm(subgraphs.flatMap(({ entities }) => entities))
  const database = openDatabase({ app, orm })
  try {
    const code = `accuracy-${newId().slice(-12)}`
    const tenant = await asOwner(admin, owner =>
      createTenant(owner, { code, name: code, keys, at: new Date() }),
    )
    const actor: Principal = {
      kind: 'staff',
      workspaceId: tenant.workspaces.sandbox,
      tenantId: tenant.tenantId,
      environment: 'sandbox',
      subjectId: newId(),
      roles: [],
      scopes: ['sentinel:read', 'sentinel:write'],
    }
    const source = {
      database,
      keys: keyringOn(database, keys),
      settings: {
        publicUrl: 'http://127.0.0.1:4000',
        simulated: ['sandbox'],
        webhooks: { delayScale: 1, timeoutMs: 1_000, allowsLoopback: true },
        publicEvents: publicEvents(),
        roleHierarchies,
      },
      callDomain: () => Promise.reject(new Error('No other domain runs here.')),
      onCommitted: () => undefined,
    } as const
    return await work(at => contextOf({ ...source, now: () => at }, { actor, requestId: newId() }))
  } finally {
    await database.close()
    await orm.close()
  }
}
