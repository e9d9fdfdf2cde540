import { command } from '#kernel/command.ts'
import { allow, type Service } from '#kernel/principal.ts'
import { events } from '#webhooks/events.ts'

const BATCH_SIZE = 100

const TAKE = `update webhooks.subscriptions subscription set failing_at = null
  where workspace_id = $1 and id in (
    select id from webhooks.subscriptions where workspace_id = $1 and failing_at is not null
    order by id limit ${BATCH_SIZE} for no key update skip locked)
  returning id, service`

/** Publishes the targets of the workspace that failed for the third time in a row, each once. Returns their number. */
export const publishFailingTargets = command(async (tx, _: object): Promise<number> => {
  allow(tx.actor, { kinds: ['platform'] })
  const failing = await tx.sql<{ id: string; service: Service }>(TAKE, [tx.actor.workspaceId])
  for (const { id, service } of failing) tx.emit(events.target_failing, id, { targetId: id, service })
  return failing.length
})
