import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { SUBTREE } from '#core/queries/general-ledger/gl-account-balance.ts'
import { check } from '#core/rules/books/reports/check.ts'
import { generalLedger, type GlAccountMovement } from '#core/rules/books/reports/general-ledger.ts'
import type { CurrencyBalance } from '#core/rules/books/reports/in-base-currency.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { GlEntries } from './gl-entries.ts'
import { namedAccount, type NamedAccount } from './named-account.ts'
import {
  currencyBalance,
  isInBalance,
  isInOpening,
  reportBase,
  type ReportArgs,
  type ReportHeader,
} from './report-base.ts'

export type GeneralLedgerArgs = ReportArgs & NamedAccount

export type GeneralLedgerReport = ReportHeader &
  ReturnType<typeof generalLedger> & {
    readonly report: 'GENERAL_LEDGER'
    readonly from: string
    readonly to: string
  }

const BELOW = planOnce(`${SUBTREE} select id from subtree`)

/** The balances and sums of all accounts over a range, or of one account and those below it. */
export async function generalLedgerReport(
  ctx: Context,
  { accountId, code, ...args }: GeneralLedgerArgs,
): Promise<GeneralLedgerReport> {
  admitRole(ctx.actor, 'viewer')
  const { workspaceId } = ctx.actor
  const account = await namedAccount(ctx, { accountId, code })
  const below =
    account && (await ctx.database.read<{ id: string }>(workspaceId, BELOW, [workspaceId, account.id]))
  const wanted = below && new Set(below.map(({ id }) => id))
  const { header, range, entries, accounts, valued } = await reportBase(ctx, args, 'BALANCES_AND_MOVEMENTS')
  const inOpening = isInOpening(range)
  const counted = entries.filter(isInBalance(range))
  const moved = counted.filter(one => !inOpening(one))
  const byId = (balances: readonly Pick<CurrencyBalance, 'accountId' | 'debitLessCreditMinor'>[]) => {
    const sums = new Map<string, bigint>()
    for (const { accountId: id, debitLessCreditMinor } of balances)
      sums.set(id, (sums.get(id) ?? 0n) + debitLessCreditMinor)
    return (id: string): bigint => sums.get(id) ?? 0n
  }
  /** The debits or the credits of the movements. Each currency of an account is valued separately. */
  const sideOf = (side: 'debit' | 'credit') =>
    byId(
      [...Map.groupBy(moved, ({ accountId: id, currency }) => `${id} ${currency}`).values()].flatMap(own =>
        valued([{ ...own[0]!, currency: own[0]!.currency!, debitLessCreditMinor: sumOf(own, side) }]),
      ),
    )
  const opening = byId(valued(counted.filter(inOpening).flatMap(currencyBalance)))
  const closing = byId(valued(counted.flatMap(currencyBalance)))
  const [debits, credits] = [sideOf('debit'), sideOf('credit')]
  const movements = [...accounts.values()]
    .filter(({ accountId: id }) => !wanted || wanted.has(id))
    .map(({ accountId: id, code: ofAccount, name, type }): GlAccountMovement => ({
      ...{ accountId: id, code: ofAccount, name, type },
      openingMinor: opening(id),
      debitMinor: debits(id),
      creditMinor: credits(id),
      closingMinor: closing(id),
    }))
  const { checks, ...report } = generalLedger(movements, args.includeZero)
  const { debit, credit } = report.totals
  return {
    report: 'GENERAL_LEDGER',
    ...header,
    from: range.from,
    to: range.to,
    ...report,
    checks: wanted ? checks : [check('debits = credits', debit, credit), ...checks],
  }
}

const sumOf = (entries: readonly GlEntries[], side: 'debit' | 'credit'): bigint =>
  entries.reduce((sum, { [side]: minor }) => sum + BigInt(minor ?? 0), 0n)
