import type { Context } from '#kernel/context.ts'
import { connection, decodeCursor, type PageInfo, type PagePosition } from '#kernel/page.ts'
import { invalid, refuse } from '#kernel/refusals.ts'
import { onNormalSide, type GlAccountType } from '#core/rules/books/chart/gl-account.ts'
import { check, type ReportCheck } from '#core/rules/books/reports/check.ts'
import type { ReportRange } from '#core/rules/books/reports/range.ts'
import { admitRole } from '#core/rules/rights.ts'
import { activityLines, positionOfLine, type ActivityLine, type LinePosition } from './activity-lines.ts'
import type { GlEntries } from './gl-entries.ts'
import { namedAccount, type NamedAccount } from './named-account.ts'
import { isInBalance, isInOpening, reportBase, type ReportArgs, type ReportHeader } from './report-base.ts'

export interface AccountActivityArgs extends Omit<ReportArgs, 'includeZero'>, NamedAccount {
  readonly currency?: string | null
  readonly first: number
  readonly after?: string | null
}

/** A line with the balance of the account after it, positive on the account's normal side. */
type LineWithBalance = Omit<ActivityLine, 'debitMinor' | 'creditMinor'> & {
  readonly debit: bigint
  readonly credit: bigint
  readonly balance: bigint
}

export interface AccountActivityReport extends ReportHeader {
  readonly report: 'ACCOUNT_ACTIVITY'
  readonly from: string
  readonly to: string
  readonly accountId: string
  readonly code: string
  readonly name: string
  readonly type: GlAccountType
  readonly lines: readonly LineWithBalance[]
  readonly totals: {
    readonly opening: bigint
    readonly debit: bigint
    readonly credit: bigint
    readonly closing: bigint
  }
  readonly checks: readonly ReportCheck[]
  readonly pageInfo: PageInfo
}

/** Where a page of lines continues: behind a line, with the balance after it, as of a change of the general ledger. */
interface Continuation {
  readonly after: LinePosition
  readonly balance: bigint
  readonly sequence: string
}

/**
 * A page of the lines of an account in one currency over a range, oldest first, with the balance after each line. The pages after the
 * first one show the account as of the same change of the general ledger.
 */
export async function accountActivityReport(
  ctx: Context,
  { accountId, code, currency: wanted, first, after = null, ...args }: AccountActivityArgs,
): Promise<AccountActivityReport> {
  admitRole(ctx.actor, 'viewer')
  const account = await namedAccount(ctx, { accountId, code })
  if (!account) throw invalid([{ field: 'accountId', reason: 'or code must be given' }])
  const { asOf, from, to, fiscalPeriodId, fiscalYear, branchId: ofBranch, basis: by } = args
  const filters = [wanted, asOf, from, to, fiscalPeriodId, fiscalYear, ofBranch, by]
  const list = `activity of ${account.id} ${JSON.stringify(filters)}`
  const start = after === null ? null : continuationAt(decodeCursor(ctx, list, after))
  if (start && (args.ledgerSequence ?? start.sequence) !== start.sequence) throw refuse('CURSOR_INVALID')
  const { header, range, timeZone, entries } = await reportBase(
    ctx,
    { ...args, includeZero: false, ledgerSequence: start?.sequence ?? args.ledgerSequence ?? null },
    'BALANCES_AND_MOVEMENTS',
  )
  const currency = wanted ?? account.currency ?? header.currency
  const own = entries.filter(one => one.accountId === account.id && one.currency === currency)
  const { openingMinor, debit, credit } = sumsOf(own, range)
  const { branchId, basis, ledgerSequence: sequence } = header
  const rows = await activityLines(ctx, {
    ...{ accountId: account.id, currency, branchId, range, basis, timeZone, sequence },
    after: start?.after ?? null,
    limit: first + 1,
  })
  let balance = start?.balance ?? openingMinor
  const lines = rows.map(row => ({
    row,
    balanceMinor: (balance += BigInt(row.debitMinor) - BigInt(row.creditMinor)),
  }))
  const positionOf = ({ row, balanceMinor }: (typeof lines)[number]): PagePosition =>
    positionAt({ after: positionOfLine(row), balance: balanceMinor, sequence })
  const { nodes, pageInfo } = connection(ctx, list, lines, { first, after }, positionOf)
  const type = account.type as GlAccountType
  const closingMinor = openingMinor + debit - credit
  const lastMinor = nodes.at(-1)?.balanceMinor ?? balance
  return {
    report: 'ACCOUNT_ACTIVITY',
    ...header,
    currency,
    from: range.from,
    to: range.to,
    ...{ accountId: account.id, code: account.code, name: account.name, type },
    lines: nodes.map(({ row: { debitMinor, creditMinor, ...line }, balanceMinor }) => ({
      ...line,
      debit: BigInt(debitMinor),
      credit: BigInt(creditMinor),
      balance: onNormalSide(balanceMinor, type),
    })),
    totals: {
      opening: onNormalSide(openingMinor, type),
      debit,
      credit,
      closing: onNormalSide(closingMinor, type),
    },
    checks: pageInfo.hasNextPage
      ? []
      : [
          check(
            'balance after the last line = closing balance',
            onNormalSide(lastMinor, type),
            onNormalSide(closingMinor, type),
          ),
        ],
    pageInfo,
  }
}

/** The balance before the range, debits less credits, and the debits and credits of the range. */
function sumsOf(entries: readonly GlEntries[], range: ReportRange) {
  const counted = entries.filter(isInBalance(range))
  const inOpening = isInOpening(range)
  const before = counted.filter(inOpening)
  const moved = counted.filter(one => !inOpening(one))
  return {
    openingMinor: sumOf(before, 'debit') - sumOf(before, 'credit'),
    debit: sumOf(moved, 'debit'),
    credit: sumOf(moved, 'credit'),
  }
}

const sumOf = (entries: readonly GlEntries[], side: 'debit' | 'credit'): bigint =>
  entries.reduce((sum, { [side]: minor }) => sum + BigInt(minor ?? 0), 0n)

const positionAt = ({ after: [date, source, id, line], balance, sequence }: Continuation): PagePosition => ({
  at: new Date(date),
  id: [source, id, line, balance, sequence].join(' '),
})

function continuationAt({ at, id }: PagePosition): Continuation {
  const [source, key, line, balance, sequence] = id.split(' ') as [string, string, string, string, string]
  return {
    after: [at.toISOString().slice(0, 10), source, key, line],
    balance: BigInt(balance),
    sequence,
  }
}
