import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { allow } from '#kernel/principal.ts'
import { customerIdOf } from '#core/clients/identity.ts'
import { blockOpenings } from '#core/ledger/closed-customers.ts'
import { adoptHolds, recordHold, type RecordedHold } from '#core/ledger/protection/record-hold.ts'

const LOCK = `select id from core.accounts
  where workspace_id = $1 and customer_id = $2 and protection_version <> $3 order by id for no key update`

const CHANGE =
  'update core.accounts set protection_version = $3 where workspace_id = $1 and id = any($2::uuid[])'

const MAKE_DUE = `update core.transaction_progress progress set due_at = $3
  from core.transactions posting
  where progress.workspace_id = $1 and progress.status = 'PENDING' and progress.due_at > $3
    and posting.workspace_id = $1 and posting.id = progress.transaction_id and posting.debit_account_id = any($2::uuid[])`

const apply = command(
  {
    prepare: (ctx: Context, { externalCustomerId }: RecordedHold): Promise<string | null> => {
      allow(ctx.actor, { kinds: ['platform'] })
      return customerIdOf(ctx, externalCustomerId)
    },
    async write(tx, hold, customerId): Promise<{ readonly isCustomerKnown: boolean }> {
      await recordHold(tx, hold)
      if (customerId === null) return { isCustomerKnown: false }
      await blockOpenings(tx, customerId)
      const version = await adoptHolds(tx, { externalId: hold.externalCustomerId, customerId })
      await changeAccounts(tx, customerId, version)
      return { isCustomerKnown: true }
    },
  },
  { storage: 'one-time' },
)

/** Gives the customer's accounts a new version, and lets transfers that may have waited for a hold be checked again. */
async function changeAccounts(tx: Tx, customerId: string, version: number): Promise<void> {
  const { workspaceId } = tx.actor
  const accounts = await tx.sql<{ id: string }>(LOCK, [workspaceId, customerId, version])
  if (accounts.length === 0) return
  const ids = accounts.map(({ id }) => id)
  await tx.sql(CHANGE, [workspaceId, ids, version])
  await tx.sql(MAKE_DUE, [workspaceId, ids, tx.now()])
}

/**
 * Applies a change of a protective hold to the debits of its customer: accounts of customers with holds in force are examined at every debit.
 * Idempotent; late changes have no effect. Only the platform may call it.
 */
export async function applyProtectiveHold(ctx: Context, hold: RecordedHold): Promise<void> {
  const { isCustomerKnown } = await apply(ctx, hold)
  // Identity may have added the customer since, with accounts opened before the hold was recorded. Later openings find the recorded hold.
  if (!isCustomerKnown) await apply(ctx, hold)
}
