import type { Context } from '#kernel/context.ts'
import { columnsOf, type Row } from '#kernel/database/columns.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { currenciesWithDigits, digitsOf } from '#kernel/currency.ts'
import { connection, decodeCursor, type Connection, type PagePosition } from '#kernel/page.ts'
import { Transaction } from '#core/entities/transaction.ts'
import { scaleAmount } from '#core/rules/amount-bounds.ts'
import { admitRole } from '#core/rules/rights.ts'
import type { TransactionChannel, TransactionStatus, TransactionType } from '#core/rules/transaction.ts'
import { postingTimesOf, spanOf } from './moments.ts'
import { withProgress, type TransactionRow } from './posted-transaction.ts'

export interface TransactionFilter {
  readonly first: number
  readonly after?: string | null
  readonly accountId?: string | null
  readonly type?: TransactionType | null
  readonly status?: TransactionStatus | null
  readonly channel?: TransactionChannel | null
  /** A booking date, or an RFC 3339 timestamp. */
  readonly from?: string | null
  readonly to?: string | null
  readonly minAmount?: string | null
  readonly maxAmount?: string | null
  readonly currency?: string | null
  readonly reference?: string | null
  readonly sessionId?: string | null
}

/** A filter with its times parsed: either the booking date or the time of a bound is null. */
type Filter = Omit<TransactionFilter, 'from' | 'to'> & {
  readonly fromDay: string | null
  readonly toDay: string | null
  readonly from: Date | null
  readonly to: Date | null
}

type Posting = Row<typeof Transaction>

const LIST = 'transactions'
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const AMOUNT_MINOR_MAX = 9_223_372_036_854_775_807n
const COLUMNS = columnsOf(Transaction, 'posting')

/** Transactions, newest first. */
export async function transactions(
  ctx: Context,
  args: TransactionFilter,
): Promise<Connection<TransactionRow>> {
  admitRole(ctx.actor, 'viewer')
  const from = args.from ? await spanOf(ctx, args.from, 'from') : null
  const to = args.to ? await spanOf(ctx, args.to, 'to') : null
  const filter: Filter = {
    ...args,
    fromDay: from?.day ?? null,
    toDay: to?.day ?? null,
    from: from && from.day === null ? from.from : null,
    to: to && to.day === null ? to.to : null,
  }
  const { accountId, first, after, reference, sessionId } = filter
  // Lists of one account have their own order, so their cursors are valid only there.
  const list = accountId ? `${LIST} of ${accountId}` : LIST
  const cursor = typeof after === 'string' ? decodeCursor(ctx, list, after) : undefined
  const rows =
    reference || sessionId
      ? await readOne(ctx, filter, cursor)
      : accountId
        ? await readOfAccount(ctx, accountId, filter, cursor)
        : await readNewest(ctx, filter, cursor)
  return connection(ctx, list, await withProgress(ctx, rows), { first, after }, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }))
}

/** Collects the parameters of a statement and returns their placeholders. */
function createParameters(): { readonly all: unknown[]; bind(value: unknown, type: string): string } {
  const all: unknown[] = []
  return { all, bind: (value, type) => `$${all.push(value)}::${type}` }
}

type Bind = ReturnType<typeof createParameters>['bind']

const CURRENT_STATUS = 'coalesce(progress.status, posting.posted_status)'
const PROGRESS =
  'left join core.transaction_progress progress on progress.workspace_id = posting.workspace_id and progress.transaction_id = posting.id'

/** Conditions for the requested filters on booking date, type, channel, currency, amount and status. This gives few statement texts, each with its own plan. */
function conditions(
  { fromDay, toDay, type, channel, status, currency, minAmount, maxAmount }: Filter,
  bind: Bind,
): string {
  const bound = (of: (digits: number) => bigint): string =>
    currency ? bind(of(digitsOf(currency)), 'bigint') : byDigits(digits => bind(of(digits), 'bigint'), bind)
  return [
    ...(fromDay ? [`and posting.booking_date >= ${bind(fromDay, 'date')}`] : []),
    ...(toDay ? [`and posting.booking_date <= ${bind(toDay, 'date')}`] : []),
    ...(type ? [`and posting.type = ${bind(type, 'text')}`] : []),
    ...(channel ? [`and posting.channel = ${bind(channel, 'text')}`] : []),
    ...(status ? [`and ${CURRENT_STATUS} = ${bind(status, 'text')}`] : []),
    ...(currency ? [`and posting.currency = ${bind(currency, 'text')}`] : []),
    ...(minAmount || maxAmount
      ? [
          `and posting.amount_minor between ${bound(digits => scaleAmount(minAmount ?? '0', digits, 'up'))}
      and ${bound(digits => (maxAmount ? scaleAmount(maxAmount, digits, 'down') : AMOUNT_MINOR_MAX))}`,
        ]
      : []),
  ].join(' ')
}

/** Without these filters, the index of the list's order is the best plan for all values. */
const isUnfiltered = ({
  fromDay,
  toDay,
  type,
  channel,
  status,
  currency,
  minAmount,
  maxAmount,
}: Filter): boolean => !(fromDay || toDay || type || channel || status || currency || minAmount || maxAmount)

/** The same amount is a different number of minor units in currencies with different digits. */
const byDigits = (bound: (digits: number) => string, bind: Bind): string =>
  `case when posting.currency = any(${bind(currenciesWithDigits(0), 'text[]')}) then ${bound(0)} when posting.currency = any(${bind(currenciesWithDigits(3), 'text[]')}) then ${bound(3)} else ${bound(2)} end`

async function readNewest(
  ctx: Context,
  filter: Filter,
  cursor: PagePosition | undefined,
): Promise<Posting[]> {
  const { first, status } = filter
  const { workspaceId } = ctx.actor
  const booked = await postingTimesOf(ctx, filter)
  const [from, to] = [filter.from ?? booked.from, filter.to ?? booked.to]
  const { all, bind } = createParameters()
  const own = bind(workspaceId, 'uuid')
  const since = `posting.created_at >= ${bind(from ?? '-infinity', 'timestamptz')}`
  // Nearly all transactions are completed, and most without a progress row; other statuses are found in the progress table.
  if (status && status !== 'COMPLETED') {
    const text = `select ${COLUMNS} from core.transaction_progress progress
      cross join lateral (select * from core.transactions t where t.workspace_id = progress.workspace_id and t.id = progress.transaction_id offset 0) posting
      where progress.workspace_id = ${own} and progress.transaction_id < ${bind(cursor?.id ?? LAST_ID, 'uuid')} and ${since} and posting.created_at <= ${bind(to ?? 'infinity', 'timestamptz')}
        and progress.status = ${bind(status, 'text')} ${conditions({ ...filter, status: null }, bind)}
      order by progress.transaction_id desc limit ${bind(first + 1, 'int')}`
    return ctx.database.read<Posting>(workspaceId, text, all)
  }
  const [at, id] = startOf(cursor, to)
  const text = `select ${COLUMNS} from core.transactions posting ${status ? PROGRESS : ''}
    where posting.workspace_id = ${own} and (posting.created_at, posting.id) < (${bind(at, 'timestamptz')}, ${bind(id, 'uuid')}) and ${since} ${conditions(filter, bind)}
    order by posting.created_at desc, posting.id desc limit ${bind(first + 1, 'int')}`
  return ctx.database.read<Posting>(workspaceId, isUnfiltered(filter) ? planOnce(text) : text, all)
}

/** Start of the page: after the cursor, or at the end of the requested period, whichever is earlier. */
const startOf = (cursor: PagePosition | undefined, to: Date | null | undefined): [Date | string, string] =>
  cursor && !(to && to < cursor.at) ? [cursor.at, cursor.id] : [to ?? 'infinity', LAST_ID]

const BOUNDS = `select
  least(case when $3::uuid is null then null else (select coalesce(case when t.debit_account_id = $2 then t.debit_sequence else t.credit_sequence end, 0) - 1 from core.transactions t where t.workspace_id = $1 and t.id = $3) end,
    case when $4::timestamptz is not null then core.entries_by($1, $2, $4) when $6::date is not null then core.sequence_on($1, $2, null, $6) end) as last,
  case when $5::timestamptz is not null then core.entries_by($1, $2, $5) when $7::date is not null then core.sequence_on($1, $2, null, $7::date - 1) else 0 end as before`

/** An account's transactions by entry sequence, so every page costs the same. */
async function readOfAccount(
  ctx: Context,
  accountId: string,
  filter: Filter,
  cursor: PagePosition | undefined,
): Promise<Posting[]> {
  const { first, status, from, to, fromDay, toDay } = filter
  const { workspaceId } = ctx.actor
  const [bounds] =
    cursor || from || to || fromDay || toDay
      ? await ctx.database.read<{ last: bigint | null; before: bigint }>(workspaceId, BOUNDS, [
          workspaceId,
          accountId,
          cursor?.id ?? null,
          to ?? null,
          from ? new Date(from.getTime() - 1) : null,
          toDay,
          fromDay,
        ])
      : []
  const { all, bind } = createParameters()
  const [own, account, before, last] = [
    bind(workspaceId, 'uuid'),
    bind(accountId, 'uuid'),
    bind(bounds?.before ?? 0n, 'bigint'),
    bind(bounds?.last ?? AMOUNT_MINOR_MAX, 'bigint'),
  ]
  const limit = bind(first + 1, 'int')
  const filters = conditions({ ...filter, fromDay: null, toDay: null }, bind)
  const side = (
    name: 'debit' | 'credit',
  ): string => `(select posting.*, posting.${name}_sequence as sequence from core.transactions posting ${status ? PROGRESS : ''}
    where posting.workspace_id = ${own} and posting.${name}_account_id = ${account} and posting.${name}_sequence > ${before} and posting.${name}_sequence <= ${last} ${filters}
    order by posting.${name}_sequence desc limit ${limit})`
  const text = `select ${COLUMNS} from (${side('debit')} union all ${side('credit')}) posting order by posting.sequence desc limit ${limit}`
  return ctx.database.read<Posting>(workspaceId, isUnfiltered(filter) ? planOnce(text) : text, all)
}

const BY_REFERENCE = `select ${COLUMNS} from core.transactions posting where workspace_id = $1 and reference = $2`
const BY_SESSION = `select ${COLUMNS} from core.transactions posting where workspace_id = $1 and session_id = $2`

/** The transaction with a reference or session id, if it matches the other filters. */
async function readOne(ctx: Context, filter: Filter, cursor: PagePosition | undefined): Promise<Posting[]> {
  const { reference, sessionId } = filter
  const { workspaceId } = ctx.actor
  const found = await ctx.database.read<Posting>(workspaceId, reference ? BY_REFERENCE : BY_SESSION, [
    workspaceId,
    reference ?? sessionId,
  ])
  const [row] = await withProgress(ctx, found)
  // The list has at most one item, so nothing follows a cursor.
  return row && !cursor && isMatch(row, filter) ? found : []
}

function isMatch(
  row: TransactionRow,
  {
    accountId,
    type,
    status,
    channel,
    from,
    to,
    fromDay,
    toDay,
    minAmount,
    maxAmount,
    currency,
    reference,
    sessionId,
  }: Filter,
): boolean {
  const digits = digitsOf(row.currency)
  const moved = [
    ...(row.debitSequence === null ? [] : [row.debitAccountId]),
    ...(row.creditSequence === null ? [] : [row.creditAccountId]),
  ]
  return (
    (!accountId || moved.includes(accountId)) &&
    (!type || row.type === type) &&
    (!status || (row.progress?.status ?? row.postedStatus) === status) &&
    (!channel || row.channel === channel) &&
    (!from || row.createdAt >= from) &&
    (!to || row.createdAt <= to) &&
    (!fromDay || row.bookingDate >= fromDay) &&
    (!toDay || row.bookingDate <= toDay) &&
    (!currency || row.currency === currency) &&
    (!minAmount || row.amountMinor >= scaleAmount(minAmount, digits, 'up')) &&
    (!maxAmount || row.amountMinor <= scaleAmount(maxAmount, digits, 'down')) &&
    (!reference || row.reference === reference) &&
    (!sessionId || row.sessionId === sessionId)
  )
}
