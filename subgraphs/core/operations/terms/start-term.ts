import { command, type Tx } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { AccountTerm } from '#core/entities/terms/account-term.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { lockBusinessDate } from '#core/ledger/interest/open-interest.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { itemsUnderWay } from '#core/operations/accounts/close-account.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import { termEvent } from '#core/queries/terms/term-event.ts'
import { interestOfAccounts, type AccountTermRow } from '#core/queries/terms/terms.ts'
import type { AccrualTerms } from '#core/rules/interest/accrual.ts'
import { rateOf, simpleInterest, type MaturityInstruction } from '#core/rules/interest/term.ts'
import { admitRole } from '#core/rules/rights.ts'

export interface StartTerm {
  readonly id: string
  readonly tenorDays: number
  readonly maturityInstruction: MaturityInstruction
  readonly payoutAccountId: string
}

/** Makes the whole balance of a fixed deposit the principal of a term. */
export const startTerm = command({
  async prepare(ctx: Context, { id, payoutAccountId }: StartTerm): Promise<AccrualTerms> {
    admitRole(ctx.actor, 'officer')
    const [account, payout] = await cachedAccounts(ctx, [id, payoutAccountId])
    if (account!.accountType !== 'FIXED_DEPOSIT') throw refuse('NOT_A_FIXED_DEPOSIT')
    if (id === payoutAccountId) throw refuse('SAME_ACCOUNT')
    if (account!.currency !== payout!.currency) throw refuse('CURRENCY_MISMATCH')
    return (await interestOfAccounts(ctx, [id])).get(id)!.terms
  },
  async write(tx, { id, payoutAccountId, ...wanted }, terms): Promise<AccountRow> {
    const [account, payout] = await lockAccounts(tx, [id, payoutAccountId])
    refuseUnusable(account!)
    if (payout!.status === 'CLOSED')
      throw refuse('ACCOUNT_CLOSED', { message: 'The payout account is closed.' })
    if (account!.balanceMinor <= 0n) throw refuse('NO_PRINCIPAL')
    const obstacle = await itemsUnderWay(tx, account!)
    if (obstacle !== undefined) throw refuse('ACCOUNT_HAS_PENDING_ITEMS', { message: obstacle })

    const startDate = await lockBusinessDate(tx)
    const term = await addTerm(tx, terms, {
      accountId: id,
      currency: account!.currency,
      principalMinor: account!.balanceMinor,
      startDate,
      payoutAccountId,
      ...wanted,
    })
    await setTerm(tx, id, term.id)
    tx.emit(events.term_started, id, termEvent(term))
    return { ...account!, termId: term.id }
  },
})

function refuseUnusable({ status, termId, virtualKind }: AccountRow): void {
  // The end of a term would pay out money in escrow without a release.
  if (virtualKind !== null) throw refuse('NOT_A_FIXED_DEPOSIT')
  if (termId !== null) throw refuse('TERM_RUNNING')
  if (status === 'CLOSED') throw refuse('ACCOUNT_CLOSED')
  if (status === 'FROZEN') throw refuse('ACCOUNT_FROZEN')
  if (status !== 'ACTIVE') throw refuse('ACCOUNT_NOT_ACTIVE')
}

export type NewTerm = Pick<
  AccountTermRow,
  | 'accountId'
  | 'currency'
  | 'principalMinor'
  | 'tenorDays'
  | 'startDate'
  | 'maturityInstruction'
  | 'payoutAccountId'
>

const ADD = insertOf(AccountTerm, 'term')

/** Inserts a running term; its account must be locked. */
export async function addTerm(tx: Tx, terms: AccrualTerms, given: NewTerm): Promise<AccountTermRow> {
  const { principalMinor, startDate, tenorDays } = given
  const maturityDate = daysAfter(startDate, tenorDays)
  const term: AccountTermRow = {
    workspaceId: tx.actor.workspaceId,
    id: newId(),
    status: 'RUNNING',
    ...given,
    rate: rateOf(terms.tiers, principalMinor),
    maturityDate,
    interestMinor: simpleInterest(terms, { principalMinor, from: startDate, to: maturityDate }),
    createdBy: tx.actor.subjectId,
    createdAt: tx.now(),
    endedOn: null,
    paidInterestMinor: null,
    taxMinor: null,
    forgoneInterestMinor: null,
  }
  await tx.sql(ADD, valuesOf(AccountTerm, term))
  return term
}

const SET_TERM = 'update core.accounts set term_id = $3 where workspace_id = $1 and id = $2'

/** Sets the running term of a locked account, or none. */
export async function setTerm(tx: Tx, accountId: string, termId: string | null): Promise<void> {
  await tx.sql(SET_TERM, [tx.actor.workspaceId, accountId, termId])
}
