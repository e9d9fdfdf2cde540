import { command, type Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { allow } from '#kernel/principal.ts'
import { Account } from '#core/entities/account.ts'
import { Hold } from '#core/entities/hold.ts'
import { events } from '#core/events.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { publishHold } from '#core/ledger/hold-changes.ts'
import { BY_REMITTANCE, type TransferHoldRow } from '#core/ledger/transfer-hold.ts'
import { availableMinor, type AccountRow } from '#core/queries/accounts.ts'
import { isDebitable } from '#core/rules/account.ts'

export interface PlaceTransferHold {
  readonly transferId: string
  readonly accountId: string
  readonly customerId: string
  readonly amount: string
  readonly currency: string
}

export type TransferHoldOutcome = 'PLACED' | 'NOT_FOUND' | 'NOT_USABLE' | 'INSUFFICIENT_FUNDS'

const LOCK = `select ${columnsOf(Account, 'account')} from core.accounts account where workspace_id = $1 and id = $2 for no key update`

const INSERT = `insert into core.holds as hold (workspace_id, id, account_id, type, status, amount_minor, remaining_minor, currency, reason, reference, created_by, created_at, updated_at)
  values ($1, $2::uuid, $3, 'AUTHORIZATION', 'ACTIVE', $4, $4, $5, 'Remittance', ($2::uuid)::text, '${BY_REMITTANCE}', $6, $6)
  on conflict (workspace_id, id) do nothing returning ${columnsOf(Hold, 'hold')}`

const ADD = 'update core.accounts set held_minor = held_minor + $3 where workspace_id = $1 and id = $2'

/**
 * Places a hold for a remittance that is about to be created. The hold has the id of the transfer, so there is at most one. It has no
 * expiry: it ends with the transfer, or the sweep job releases it if no transfer was created.
 */
export const placeTransferHold = command(
  async (
    tx,
    { transferId, accountId, customerId, amount, currency }: PlaceTransferHold,
  ): Promise<TransferHoldOutcome> => {
    allow(tx.actor, { kinds: ['service'] })
    const { workspaceId } = tx.actor
    const amountMinor = amountIn(amount, currency)
    const account = await lockWithCurrentHolds(tx, accountId)
    if (account?.customerId !== customerId) return 'NOT_FOUND'
    if (
      account.currency !== currency ||
      !isDebitable(account.status) ||
      account.termId !== null ||
      account.restriction === 'PND' ||
      account.restriction === 'FULL'
    )
      return 'NOT_USABLE'
    if (availableMinor(account) < amountMinor) return 'INSUFFICIENT_FUNDS'

    const [hold] = await tx.sql<TransferHoldRow>(INSERT, [
      workspaceId,
      transferId,
      accountId,
      amountMinor,
      currency,
      tx.now(),
    ])
    if (!hold) return 'PLACED'
    await tx.sql(ADD, [workspaceId, accountId, amountMinor])
    publishHold(tx, events.hold_created, hold, customerId)
    return 'PLACED'
  },
  { storage: 'one-time' },
)

/** Locks the account and ends its expired holds. */
async function lockWithCurrentHolds(
  { sql, actor: { workspaceId }, now }: Tx,
  id: string,
): Promise<AccountRow | undefined> {
  const [account] = await sql<AccountRow>(LOCK, [workspaceId, id])
  if (!account?.holdsEndAt || account.holdsEndAt > now()) return account
  await sql('select core.end_holds($1, $2, $3)', [workspaceId, id, now()])
  return (await sql<AccountRow>(LOCK, [workspaceId, id]))[0]
}
