import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { Refusal } from '#kernel/refusals.ts'
import { movementsOf, type AccountMovement } from '#compliance/clients/movements.ts'
import { storeForBatch } from '#compliance/operations/transactions/ingest-transaction.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'

/** Small enough to finish within the timeout of a domain call, also on a busy machine. */
const BATCH_SIZE = 40
const PAUSE_MIN_S = 5
const PAUSE_MAX_S = 3_600

const WAITING = `
  select posted_id as "postedId" from compliance.waiting_movements
  where workspace_id = $1 and due_at <= $2 order by due_at, posted_id limit ${BATCH_SIZE}`
const DONE =
  'delete from compliance.waiting_movements where workspace_id = $1 and posted_id = any($2::uuid[])'
const LATER = `
  update compliance.waiting_movements set attempts = attempts + 1,
    due_at = $3::timestamptz + make_interval(secs => least(${PAUSE_MAX_S}, ${PAUSE_MIN_S} * 2 ^ least(attempts, 20)))
  where workspace_id = $1 and posted_id = $2`

const finish = command(async (tx, { ids }: { readonly ids: readonly string[] }): Promise<void> => {
  await tx.sql(DONE, [tx.actor.workspaceId, ids])
})

const postpone = command(async (tx, { id }: { readonly id: string }): Promise<void> => {
  await tx.sql(LATER, [tx.actor.workspaceId, id, tx.now()])
})

/**
 * Stores and evaluates the next movements of the workspace's ledger that wait, and returns the number of postings. A run that was interrupted
 * is repeated; storing a movement again changes nothing. A posting that cannot be judged is tried again after growing pauses, and delays no
 * other.
 */
export async function evaluateMovements(ctx: Context): Promise<number> {
  allow(ctx.actor, { kinds: ['service'] })
  const { workspaceId } = ctx.actor
  const { idempotency: _, ...own } = ctx
  const waiting = await ctx.database.read<{ postedId: string }>(workspaceId, WAITING, [
    workspaceId,
    ctx.now(),
  ])
  if (waiting.length === 0) return 0
  await ctx.keys.ready(workspaceId)
  const ids = waiting.map(({ postedId }) => postedId)
  const movements = Map.groupBy(await movementsOf(ctx, ids), ({ postedId }) => postedId)
  const done: string[] = []
  const refusals: Error[] = []
  for (const id of ids) {
    try {
      for (const movement of movements.get(id) ?? []) await store(own, movement)
      done.push(id)
    } catch (error) {
      refusals.push(error as Error)
      await postpone(own, { id })
    }
  }
  if (done.length > 0) await finish(own, { ids: done })
  if (done.length === 0 && refusals[0]) throw refusals[0]
  return done.length
}

/** Stores a movement under the id of its transaction. The stored one counts if it is known already, whatever has become of the customer's name since. */
async function store(ctx: Context, movement: AccountMovement): Promise<void> {
  try {
    await storeForBatch(ctx, { transaction: transactionOf(movement) })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'CONFLICT')) throw error
  }
}

const transactionOf = ({
  id,
  postedId: _,
  occurredAt,
  counterparty,
  ...movement
}: AccountMovement): TransactionInput => ({
  ...movement,
  transactionId: id,
  occurredAt: new Date(occurredAt),
  ...(counterparty && { counterparty }),
})
