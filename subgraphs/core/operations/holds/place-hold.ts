import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { isDuplicate } from '#kernel/database/errors.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { invalid } from '#kernel/refusals.ts'
import { Hold } from '#core/entities/hold.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { amountIn } from '#core/ledger/amount.ts'
import { countHeld, publishHold } from '#core/ledger/hold-changes.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { protectedAccounts } from '#core/ledger/protection/account-holds.ts'
import { keyOf } from '#core/ledger/protection/protect.ts'
import { holdableMinor, type AccountRow } from '#core/queries/accounts.ts'
import type { HoldRow } from '#core/queries/holds.ts'
import { isDebitable } from '#core/rules/account.ts'
import { isImposed, isPayment, type HoldType } from '#core/rules/hold.ts'
import { covers } from '#core/rules/protective-hold.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface PlaceHold {
  readonly accountId: string
  readonly amount: string
  readonly reason: string
  readonly type: HoldType
  readonly expiresAt?: Date | null
  readonly reference?: string | null
}

const INSERT = insertOf(Hold, 'hold')

const insertHold = command({
  async prepare(ctx: Context, { accountId, amount, type, expiresAt = null }: PlaceHold) {
    admitRole(ctx.actor, 'officer')
    if (type === 'LEGAL' && expiresAt !== null)
      throw invalid([{ field: 'expiresAt', reason: 'must be absent: a LEGAL hold has no expiry' }])
    if (expiresAt !== null && expiresAt <= ctx.now())
      throw invalid([{ field: 'expiresAt', reason: 'must be later than now' }])
    const [account] = await cachedAccounts(ctx, [accountId])
    return {
      amountMinor: amountIn(amount, account!.currency),
      key: ctx.idempotency && keyOf(ctx.idempotency),
    }
  },
  async write(
    tx,
    { accountId, reason, type, expiresAt = null, reference = null },
    { amountMinor, key },
  ): Promise<HoldRow> {
    const [account] = await lockAccounts(tx, [accountId])
    refuseStopped(account!, type)
    if (isPayment(type)) await refuseProtected(tx, account!, [reference, key])
    const available = holdableMinor(account!)
    if (available < amountMinor)
      throw refusalOf(
        { outcome: 'INSUFFICIENT_FUNDS', allowedMinor: available, requiredMinor: amountMinor },
        { currency: account!.currency, amountMinor },
      )
    const hold: HoldRow = {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      accountId,
      type,
      status: 'ACTIVE',
      amountMinor,
      remainingMinor: amountMinor,
      capturedMinor: 0n,
      currency: account!.currency,
      reason,
      reference,
      expiresAt,
      capturedTransactionId: null,
      expiryPublishedAt: null,
      createdBy: tx.actor.subjectId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }
    await insertHoldRow(tx, hold)
    await countHeld(tx, accountId, amountMinor)
    publishHold(tx, events.hold_created, hold, account!.customerId)
    return hold
  },
})

/** Refuses a hold where a debit would be refused, except for holds of courts and creditors. */
function refuseStopped({ status, restriction, termId }: AccountRow, type: HoldType): void {
  if (status === 'CLOSED') throw refuse('ACCOUNT_CLOSED')
  if (isImposed(type)) return
  if (termId !== null) throw refuse('TERM_RUNNING')
  if (!isDebitable(status))
    throw refuse(
      status === 'FROZEN'
        ? 'ACCOUNT_FROZEN'
        : status === 'DORMANT'
          ? 'ACCOUNT_DORMANT'
          : 'ACCOUNT_NOT_ACTIVE',
    )
  if (restriction === 'PND' || restriction === 'FULL') throw refuse('POST_NO_DEBIT')
}

/** Refuses to reserve money for a payment that a protective hold covers. The payee is not known before the capture. */
async function refuseProtected(
  { sql, actor: { workspaceId }, now }: Tx,
  { id, accountNumber, protectionVersion }: AccountRow,
  transactionIds: readonly (string | null | undefined)[],
): Promise<void> {
  if (protectionVersion === 0) return
  const debit = {
    accounts: [id, accountNumber],
    transactionIds: transactionIds.filter(each => typeof each === 'string'),
    payeeHashes: new Set<string>(),
  }
  const accounts = await protectedAccounts(sql, workspaceId, [id], now())
  if (accounts.get(id)?.holds.some(hold => covers(hold, debit))) throw refuse('DISBURSEMENT_HELD')
}

async function insertHoldRow(tx: Tx, hold: HoldRow): Promise<void> {
  try {
    await tx.sql(INSERT, valuesOf(Hold, hold))
  } catch (error) {
    if (isDuplicate(error, 'holds_reference')) throw refuse('DUPLICATE_REFERENCE')
    throw error
  }
}

/** Places a hold for at most the available balance. The money cannot be spent until the hold is released, captured or expires. */
export const placeHold = (ctx: Context, input: PlaceHold): Promise<HoldRow> => insertHold(ctx, input)
