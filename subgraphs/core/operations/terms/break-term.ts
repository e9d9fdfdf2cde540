import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { lockedOpenInterest, lockInterest } from '#core/ledger/interest/open-interest.ts'
import { planSettlement } from '#core/ledger/interest/settlement.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { postWithin, retryOnStalePricing } from '#core/ledger/post-within.ts'
import { account as accountOf, type AccountRow } from '#core/queries/accounts.ts'
import { termEvent } from '#core/queries/terms/term-event.ts'
import { interestOfAccounts, termById } from '#core/queries/terms/terms.ts'
import { forgoneOf, simpleInterest } from '#core/rules/interest/term.ts'
import { admitRole } from '#core/rules/rights.ts'
import { endedTerm, recordEnd, refuseHeld } from './end-term.ts'
import { setTerm } from './start-term.ts'

export interface BreakTerm {
  readonly id: string
  readonly reason: string
  readonly payoutAccountId?: string | null
}

const NARRATION = 'Term broken'

const breakOnce = command({
  async prepare(ctx: Context, { id, payoutAccountId }: BreakTerm) {
    admitRole(ctx.actor, 'manager')
    const { termId, currency } = await accountOf(ctx, id)
    const term = termId === null ? undefined : await termById(ctx, termId)
    if (!term) throw refuse('TERM_NOT_RUNNING')
    const payoutId = payoutAccountId ?? term.payoutAccountId
    const [payout] = await cachedAccounts(ctx, [payoutId])
    if (payout!.currency !== currency) throw refuse('CURRENCY_MISMATCH')
    const interest = (await interestOfAccounts(ctx, [id])).get(id)!
    const plan = await planSettlement(ctx, {
      accountId: id,
      currency,
      taxRate: interest.withholdingTaxRate,
      payoutAccountId: payoutId === id ? null : payoutId,
      payoutNarration: NARRATION,
    })
    return { term, interest, plan, payoutId }
  },
  async write(tx, { id, reason }, { term, interest, plan, payoutId }): Promise<AccountRow> {
    const [account] = await lockAccounts(tx, [...new Set([id, payoutId])])
    if (account!.termId !== term.id) throw refuse('TERM_NOT_RUNNING')
    if (plan.payout) refuseHeld(account!)
    const on = await lockInterest(tx)
    const { principalMinor, startDate, maturityDate } = term
    const isMature = on >= maturityDate
    const earnedMinor = simpleInterest(interest.terms, {
      principalMinor,
      from: startDate,
      to: isMature ? maturityDate : on,
    })
    const ended = endedTerm({
      term,
      account: account!,
      open: (await lockedOpenInterest(tx, [id], on)).get(id),
      plan,
      status: 'BROKEN',
      on,
      earnedMinor,
      forgoneMinor: isMature ? 0n : forgoneOf(earnedMinor, interest.breakPenalty),
      paysOut: plan.payout ? 'ALL' : 'NOTHING',
    })
    await postWithin(tx, ended.postings)
    const row = await recordEnd(tx, ended)
    await setTerm(tx, id, null)
    tx.emit(events.term_broken, id, termEvent(row), { reason })
    return { ...account!, balanceMinor: ended.leftMinor, termId: null }
  },
})

/** Ends a term early: pays principal and interest out, less the interest that is forgone. */
export const breakTerm = (ctx: Context, input: BreakTerm): Promise<AccountRow> =>
  retryOnStalePricing(ctx, () => breakOnce(ctx, input))
