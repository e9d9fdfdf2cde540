import type { Tx } from '#kernel/command.ts'
import type { Refusal } from '#kernel/refusals.ts'
import { refuse } from '#core/errors.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { postEachWithin } from '#core/ledger/post-within.ts'
import type { Posting } from '#core/ledger/posting.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { termsOf, type SweepRow } from '#core/queries/sweeps/sweeps.ts'
import { sweepMovement, sweptBalance } from '#core/rules/sweeps/sweep.ts'
import type { PreparedSweep } from './prepare-sweeps.ts'

/** How a sweep ended. */
export type Swept = { readonly sweep: SweepRow } & (
  | { readonly status: 'COMPLETED'; readonly posting: Posting; readonly transactionId: string }
  | { readonly status: 'SKIPPED' }
  | { readonly status: 'FAILED'; readonly refusal: Refusal }
)

interface Options {
  /** The date from which the money earns interest; the booking date if omitted. */
  readonly valueDate?: string
  readonly initiatedBy?: string | null
}

/** Locks the accounts of sweeps. Must come before the sweeps are locked. */
export async function lockAccountsOf(
  tx: Tx,
  prepared: readonly PreparedSweep[],
): Promise<Map<string, AccountRow>> {
  const ids = new Set(prepared.flatMap(({ accountId, targetAccountId }) => [accountId, targetAccountId]))
  return new Map((await lockAccounts(tx, [...ids])).map(account => [account.id, account]))
}

/**
 * Moves the money of locked sweeps between locked accounts, in their order: a sweep sees what those before it moved. Sweeps that share no
 * account are posted together.
 */
export async function moveSweeps(
  tx: Tx,
  accounts: Map<string, AccountRow>,
  sweeps: readonly { readonly row: SweepRow; readonly prepared: PreparedSweep }[],
  options: Options,
): Promise<Swept[]> {
  const results = new Map<SweepRow, Swept>()
  let waiting = sweeps
  while (waiting.length > 0) {
    const [next, later] = independent(waiting)
    const postings: { readonly sweep: SweepRow; readonly posting: Posting }[] = []
    for (const { row, prepared } of next) {
      const planned = plan(accounts, row, prepared, options)
      if ('sweep' in planned) results.set(row, planned)
      else postings.push({ sweep: row, posting: planned })
    }
    for (const swept of await postAll(tx, accounts, postings)) results.set(swept.sweep, swept)
    waiting = later
  }
  return sweeps.map(({ row }) => results.get(row)!)
}

/** The sweeps that share no account with one before them, and the others. */
function independent<Item extends { readonly row: SweepRow }>(waiting: readonly Item[]): [Item[], Item[]] {
  const touched = new Set<string>()
  const parts: [Item[], Item[]] = [[], []]
  for (const item of waiting) {
    const { accountId, targetAccountId } = item.row
    parts[touched.has(accountId) || touched.has(targetAccountId) ? 1 : 0].push(item)
    touched.add(accountId).add(targetAccountId)
  }
  return parts
}

/** The posting of a sweep, or its end without one. */
function plan(
  accounts: ReadonlyMap<string, AccountRow>,
  sweep: SweepRow,
  { origin, needsDecision, protections }: PreparedSweep,
  { valueDate, initiatedBy }: Options,
): Posting | Swept {
  const [own, target] = [accounts.get(sweep.accountId)!, accounts.get(sweep.targetAccountId)!]
  if (own.status === 'CLOSED' || target.status === 'CLOSED')
    return { sweep, status: 'FAILED', refusal: refuse('ACCOUNT_CLOSED') }
  const { flow, amountMinor } = sweepMovement(termsOf(sweep), sweptBalance(own), sweptBalance(target))
  if (amountMinor === 0n) return { sweep, status: 'SKIPPED' }
  if (needsDecision) return { sweep, status: 'FAILED', refusal: refuse('SWEEP_BETWEEN_CUSTOMERS') }
  const [payer, payee] = flow === 'OUT' ? [own, target] : [target, own]
  return {
    ...origin,
    type: 'TRANSFER',
    transferType: 'INTERNAL',
    status: 'COMPLETED',
    channel: 'API',
    currency: sweep.currency,
    amountMinor,
    debit: { id: payer.id, isSystem: false },
    credit: { id: payee.id, isSystem: false },
    protection: protections[flow],
    destinationName: payee.accountName,
    narration: 'Sweep',
    initiatedBy: initiatedBy ?? null,
    isAutomatic: initiatedBy === undefined,
    metadata: { sweepId: sweep.id },
    ...(valueDate !== undefined && { valueDate }),
  }
}

async function postAll(
  tx: Tx,
  accounts: Map<string, AccountRow>,
  postings: readonly { readonly sweep: SweepRow; readonly posting: Posting }[],
): Promise<Swept[]> {
  if (postings.length === 0) return []
  const results = await postEachWithin(
    tx,
    postings.map(({ posting }) => posting),
  )
  return results.map((result, index): Swept => {
    const { sweep, posting } = postings[index]!
    if (result.kind === 'refused') return { sweep, status: 'FAILED', refusal: refusalOf(result, posting) }
    const { debit, credit } = posting
    accounts.set(debit.id, { ...accounts.get(debit.id)!, balanceMinor: result.debitAfterMinor! })
    accounts.set(credit.id, { ...accounts.get(credit.id)!, balanceMinor: result.creditAfterMinor! })
    return { sweep, status: 'COMPLETED', posting, transactionId: result.id }
  })
}
