import type { Tx } from '#kernel/command.ts'
import { refuse } from '#core/errors.ts'
import type { OpenInterest } from '#core/ledger/interest/open-interest.ts'
import {
  recordSettlement,
  settlementPostings,
  taxOf,
  type SettlementPlan,
} from '#core/ledger/interest/settlement.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { changeAccount } from '#core/operations/accounts/change-account.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { TERM_COLUMNS, type AccountTermRow, type TermStatus } from '#core/queries/terms/terms.ts'
import { halfEven } from '#core/rules/interest/accrual.ts'

export interface TermEnding {
  readonly term: AccountTermRow
  /** Locked. */
  readonly account: AccountRow
  readonly open: OpenInterest | undefined
  readonly plan: SettlementPlan
  readonly status: Exclude<TermStatus, 'RUNNING'>
  readonly on: string
  readonly earnedMinor: bigint
  readonly forgoneMinor: bigint
  readonly paysOut: 'ALL' | 'INTEREST' | 'NOTHING'
}

/** The end of a term with its amounts. */
export interface EndedTerm extends TermEnding {
  readonly paidMinor: bigint
  /** Interest that accrued apart from the term, which is paid with the last money. */
  readonly otherMinor: bigint
  /** Tax on the interest of the term, and on all interest that is paid. */
  readonly termTaxMinor: bigint
  readonly taxMinor: bigint
  /** Balance of the account afterwards. */
  readonly leftMinor: bigint
  readonly postings: readonly Posting[]
}

/** Computes what the end of a term pays. */
export function endedTerm(ending: TermEnding): EndedTerm {
  const { account, open, plan, earnedMinor, forgoneMinor, paysOut } = ending
  const paidMinor = earnedMinor - forgoneMinor
  const otherUnrounded = halfEven(open?.accrued ?? 0n) - earnedMinor
  const otherMinor = paysOut === 'ALL' && otherUnrounded > 0n ? otherUnrounded : 0n
  const interest = { termInterestMinor: paidMinor, interestMinor: otherMinor }
  const termTaxMinor = taxOf(plan, { ...interest, interestMinor: 0n })
  const taxMinor = taxOf(plan, interest)
  const netMinor = paidMinor + otherMinor - taxMinor
  const payoutMinor =
    paysOut === 'ALL' ? account.balanceMinor + netMinor : paysOut === 'INTEREST' ? netMinor : 0n
  return {
    ...ending,
    paidMinor,
    otherMinor,
    termTaxMinor,
    taxMinor,
    leftMinor: account.balanceMinor + netMinor - payoutMinor,
    postings: settlementPostings(plan, { ...interest, chargedMinor: 0n, payoutMinor }),
  }
}

/** Refuses to empty an account while holds keep money on it. */
export function refuseHeld({ heldMinor, unclearedMinor }: AccountRow): void {
  if (heldMinor > 0n || unclearedMinor > 0n) throw refuse('ACCOUNT_HAS_PENDING_ITEMS')
}

const END = `update core.account_terms as term set status = $3, ended_on = $4, paid_interest_minor = $5, tax_minor = $6, forgone_interest_minor = $7
  where workspace_id = $1 and id = $2 returning ${TERM_COLUMNS}`

/** Records the end of a term whose postings were made. The account's next term, or none, is still to be set. */
export async function recordEnd(tx: Tx, ended: EndedTerm): Promise<AccountTermRow> {
  const { term, account, open, status, on, paidMinor, otherMinor, forgoneMinor, termTaxMinor, taxMinor } =
    ended
  const [row] = await tx.sql<AccountTermRow>(END, [
    tx.actor.workspaceId,
    term.id,
    status,
    on,
    paidMinor,
    termTaxMinor,
    forgoneMinor,
  ])
  await recordSettlement(tx, {
    accountId: account.id,
    accrualDate: open?.accrualDate ?? on,
    paidMinor: paidMinor + otherMinor,
    forgoneMinor,
    taxMinor,
    chargedMinor: 0n,
  })
  if (status === 'MATURED')
    await changeAccount(tx, account, { change: 'MATURED', status: 'MATURED', reason: null })
  return row!
}
