import type { Tx } from '#kernel/command.ts'
import { Refusal } from '#kernel/refusals.ts'
import { endOfDayStep, FIRST_ID, type StepFailure } from '#core/end-of-day/step.ts'
import { events } from '#core/events.ts'
import { lockedOpenInterest } from '#core/ledger/interest/open-interest.ts'
import { planSettlement, type SettlementPlan } from '#core/ledger/interest/settlement.ts'
import { lockAccounts } from '#core/ledger/lock-accounts.ts'
import { refusalOf } from '#core/ledger/outcomes.ts'
import { postEachWithin } from '#core/ledger/post-within.ts'
import { endedTerm, recordEnd, refuseHeld, type EndedTerm } from '#core/operations/terms/end-term.ts'
import { addTerm, setTerm } from '#core/operations/terms/start-term.ts'
import { termEvent } from '#core/queries/terms/term-event.ts'
import {
  interestOfAccounts,
  TERM_COLUMNS,
  type AccountInterest,
  type AccountTermRow,
} from '#core/queries/terms/terms.ts'

const TERMS_MAX = 25

const IS_DUE = `select exists (select from core.account_terms where workspace_id = $1 and status = 'RUNNING' and maturity_date <= $2) as "isDue"`

// A term that could not end on its maturity date is tried again at each later close.
const DUE = `select ${TERM_COLUMNS} from core.account_terms term where workspace_id = $1 and status = 'RUNNING' and maturity_date <= $2
    and id > $3 order by id limit ${TERMS_MAX}`

interface DueTerm {
  readonly term: AccountTermRow
  readonly interest: AccountInterest
  readonly plan: SettlementPlan
}

/** Pays the interest of terms that mature, and pays them out or starts their next terms. */
export const termMaturity = endOfDayStep<readonly DueTerm[]>({
  name: 'TERM_MATURITY',
  async isDue({ database, actor: { workspaceId } }, date) {
    const [row] = await database.read<{ isDue: boolean }>(workspaceId, IS_DUE, [workspaceId, date])
    return row!.isDue
  },
  async prepare(ctx, date, cursor) {
    const { workspaceId } = ctx.actor
    const terms = await ctx.database.read<AccountTermRow>(workspaceId, DUE, [
      workspaceId,
      date,
      cursor ?? FIRST_ID,
    ])
    const interests = await interestOfAccounts(
      ctx,
      terms.map(({ accountId }) => accountId),
    )
    return Promise.all(
      terms.map(async term => {
        const interest = interests.get(term.accountId)!
        const plan = await planSettlement(ctx, {
          accountId: term.accountId,
          currency: term.currency,
          taxRate: interest.withholdingTaxRate,
          payoutAccountId: term.maturityInstruction === 'ROLLOVER_ALL' ? null : term.payoutAccountId,
          payoutNarration: term.maturityInstruction === 'PAYOUT' ? 'Term matured' : 'Interest of the term',
        })
        return { term, interest, plan }
      }),
    )
  },
  async write(tx, date, due) {
    const { endings, failures } = await endingsOf(tx, date, due)
    const { posted, refused } = await postEndings(tx, endings)
    for (const ended of posted) await complete(tx, due, ended)
    return {
      cursor: due.length < TERMS_MAX ? null : due.at(-1)!.term.id,
      processed: posted.length,
      failures: [...failures, ...refused],
    }
  },
})

interface Endings {
  readonly endings: readonly EndedTerm[]
  readonly failures: readonly StepFailure[]
}

/** Locks the accounts of terms, and computes what each that is still running pays. */
async function endingsOf(tx: Tx, on: string, due: readonly DueTerm[]): Promise<Endings> {
  const ids = due.map(({ term }) => term.accountId)
  const accounts = await lockAccounts(tx, [
    ...new Set([...ids, ...due.map(({ term }) => term.payoutAccountId)]),
  ])
  const byId = new Map(accounts.map(account => [account.id, account]))
  const open = await lockedOpenInterest(tx, ids, on)
  const endings: EndedTerm[] = []
  const failures: StepFailure[] = []
  for (const { term, plan } of due) {
    const account = byId.get(term.accountId)!
    if (account.termId !== term.id) continue
    const isPaidOut = term.maturityInstruction === 'PAYOUT'
    try {
      if (isPaidOut) refuseHeld(account)
    } catch (error) {
      failures.push(failureOf(account.id, error))
      continue
    }
    endings.push(
      endedTerm({
        term,
        account,
        open: open.get(account.id),
        plan,
        status: isPaidOut ? 'MATURED' : 'ROLLED_OVER',
        on,
        earnedMinor: term.interestMinor,
        forgoneMinor: 0n,
        paysOut: isPaidOut ? 'ALL' : plan.payout ? 'INTEREST' : 'NOTHING',
      }),
    )
  }
  return { endings, failures }
}

function failureOf(accountId: string, error: unknown): StepFailure {
  if (!(error instanceof Refusal)) throw error
  return { accountId, code: error.code, message: error.message }
}

/** Posts all endings together. A term with a refused posting is left out, and the others are posted again without it. */
async function postEndings(
  tx: Tx,
  endings: readonly EndedTerm[],
): Promise<{ readonly posted: readonly EndedTerm[]; readonly refused: readonly StepFailure[] }> {
  const refused = new Map<string, StepFailure>()
  for (let rest = endings; ;) {
    const postings = rest.flatMap(ended => ended.postings.map(posting => ({ ended, posting })))
    if (postings.length === 0) return { posted: rest, refused: [...refused.values()] }
    await tx.sql('savepoint maturity')
    const results = await postEachWithin(
      tx,
      postings.map(({ posting }) => posting),
    )
    const before = refused.size
    for (const [index, result] of results.entries()) {
      const { ended, posting } = postings[index]!
      const { id } = ended.account
      if (result.kind === 'refused' && !refused.has(id))
        refused.set(id, failureOf(id, refusalOf(result, posting)))
    }
    if (refused.size === before) return { posted: rest, refused: [...refused.values()] }
    await tx.sql('rollback to savepoint maturity')
    rest = rest.filter(({ account }) => !refused.has(account.id))
  }
}

/** Records the end of a term, and starts the next one with what it left on the account. */
async function complete(tx: Tx, due: readonly DueTerm[], ended: EndedTerm): Promise<void> {
  const { term, account, leftMinor, status, on } = ended
  const { tenorDays, maturityInstruction, payoutAccountId, currency } = term
  const row = await recordEnd(tx, ended)
  const next =
    status === 'ROLLED_OVER'
      ? await addTerm(tx, due.find(each => each.term === term)!.interest.terms, {
          accountId: account.id,
          currency,
          principalMinor: leftMinor,
          tenorDays,
          startDate: on,
          maturityInstruction,
          payoutAccountId,
        })
      : undefined
  await setTerm(tx, account.id, next?.id ?? null)
  tx.emit(events.term_matured, account.id, termEvent(row))
}
