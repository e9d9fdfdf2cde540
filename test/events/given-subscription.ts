import type { Service } from '#kernel/principal.ts'
import { newId } from '#kernel/id.ts'
import { newSecret, sealSecret } from '../../subgraphs/events/secrets.ts'
import type { House } from '../support/world.ts'

interface GivenSubscription {
  readonly workspaceId: string
  readonly url: string
  readonly service?: Service
  readonly eventNames?: readonly string[]
  readonly status?: 'ACTIVE' | 'PAUSED' | 'DISABLED'
  readonly rateLimitPerMinute?: number
  /** A secret that was replaced, and until when it still holds. */
  readonly previous?: { readonly secret: string; readonly until: Date }
  readonly isDeleted?: boolean
}

/** A subscription as the management operations would have made it, with its secret as it was shown. */
export async function givenSubscription({ database, platform }: House, given: GivenSubscription): Promise<{ id: string; secret: string }> {
  const { workspaceId, url, service = 'remittance', eventNames = ['*'], status = 'ACTIVE', rateLimitPerMinute = 100_000, previous, isDeleted = false } = given
  const [id, secret, at] = [newId(), newSecret(), platform.source.now()]
  const { keys } = platform.source
  await database.transaction(workspaceId, async session => {
    await session.sql(
      `insert into events.subscriptions (workspace_id, id, service, name, url, event_names, status, rate_limit_per_minute, secret,
         previous_secret, previous_secret_until, failures, at_once, created_at, updated_at, deleted_at)
       values ($1, $2, $3, 'test', $4, $5, $6, $7, $8, $9, $10, 0, 2, $11, $11, $12)`,
      [workspaceId, id, service, url, eventNames, status, rateLimitPerMinute, sealSecret(keys, workspaceId, id, secret),
        previous ? sealSecret(keys, workspaceId, id, previous.secret) : null, previous?.until ?? null, at, isDeleted ? at : null])
    await session.commit()
  })
  return { id, secret }
}
