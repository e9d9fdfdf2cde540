import { daysAfter } from '#kernel/local-day.ts'
import type { Context } from '#kernel/context.ts'
import type { AccrualTerms } from '#core/rules/interest/accrual.ts'
import { isEndOfPeriod, type InterestPeriod } from '#core/rules/interest/day-count.ts'
import { simpleTerms } from '#core/rules/interest/term.ts'
import {
  accrualsOf,
  entriesOf,
  pooledWith,
  type Accruals,
  type EntryRange,
  type LateEntry,
} from './accrued-entries.ts'
import { containedIn, interestOfDays } from './interest-of-days.ts'
import { hasInterestProducts, interestProducts } from './interest-products.ts'
import { endOfDayStep, FIRST_ID } from './step.ts'

/** Late transactions that one chunk looks at. */
const LATE_MAX = 20_000

/** Value dates reach back this far; interest of earlier days is not made good. */
export const CORRECTED_DAYS_MAX = 400

const LATE = `select id, created_at, debit_account_id, debit_sequence, credit_account_id, credit_sequence from core.transactions
      where workspace_id = $1 and (created_at, id) > ((select created_at from position), (select id from position))`
const NEXT = `order by created_at, id limit ${LATE_MAX}`
// An expression, so that PostgreSQL reads the index of these few transactions and not all transactions by their time.
const NEXT_BACK_VALUED = `order by created_at + interval '0', id limit ${LATE_MAX}`

/**
 * Accounts with entries whose value is earlier than the date, booked since the accrual of the date before: those with a value date
 * before their booking date, and those booked on the date before after its accrual. The second are looked for around the time of that
 * accrual; the accrual says which entries it contains. Entries of pooled virtual accounts count with their parent. A busy bank makes any
 * number of transactions in that time, so a chunk looks at the next ones by their time. Planned without statistics, which are old at the
 * close of a busy day.
 */
const CANDIDATES = `with position as materialized (
    select coalesce(max(created_at), '-infinity') as created_at, $3::uuid as id from core.transactions where workspace_id = $1 and id = $3::uuid),
  late as materialized (
    select * from (
      (${LATE} and booking_date between $2::date - 1 and $2::date and value_date < booking_date ${NEXT_BACK_VALUED})
      union all
      (${LATE} and booking_date < $2::date and value_date < $2::date
        and created_at >= (select started_at from core.eod_steps where workspace_id = $1 and business_date = $2::date - 1 and step = 'INTEREST_ACCRUAL') - interval '1 minute'
        and created_at <= (select opened_at from core.business_days where workspace_id = $1 and business_date = $2::date) + interval '5 minutes' ${NEXT})) as either
    ${NEXT}),
  chunk as (
    select case when count(*) = ${LATE_MAX} then (select id from late order by created_at desc, id desc limit 1) end as last from late),
  moved as materialized (
    select account_id, max(sequence) as sequence from (
      select debit_account_id as account_id, debit_sequence as sequence from late where debit_sequence is not null
      union all select credit_account_id, credit_sequence from late where credit_sequence is not null) as entry
    group by account_id),
  earning as materialized (
    select moved.account_id, moved.sequence, coalesce(pool.parent_account_id, moved.account_id) as id from moved
    left join core.virtual_accounts pool on pool.workspace_id = $1 and pool.id = moved.account_id and pool.kind = 'POOLING'),
  found as materialized (
    select earning.id, earning.account_id, earning.sequence,
      case when earning.account_id = earning.id then accrual.entries else (accrual.pooled ->> earning.account_id::text)::bigint end as contained,
      coalesce(case when earning.account_id = earning.id then previous.entries else (previous.pooled ->> earning.account_id::text)::bigint end, 0) as seen
    from earning
    cross join lateral (select entries, pooled from core.accruals
      where workspace_id = $1 and accrual_date = $2::date and account_id = earning.id offset 0) as accrual
    left join lateral (select entries, pooled from core.accruals
      where workspace_id = $1 and accrual_date = $2::date - 1 and account_id = earning.id offset 0) as previous on true),
  lacking as materialized (
    select id, jsonb_agg(jsonb_build_object('accountId', account_id, 'above', seen::text, 'through', contained::text)) as ranges
    from found where sequence > seen and contained is not null group by id),
  candidate as (
    select lacking.id, account.product_id as "productId", account.product_version as version, lacking.ranges, exists (
        select from core.account_terms where workspace_id = $1 and account_id = lacking.id and status = 'RUNNING'
        union all
        select from core.account_terms where workspace_id = $1 and account_id = lacking.id and status <> 'RUNNING' and ended_on >= $2::date - 1) as "isTerm"
    from lacking
    cross join lateral (select product_id, product_version, status from core.accounts
      where workspace_id = $1 and id = lacking.id offset 0) as account
    -- A correction contains all late entries of its account, so one of an earlier chunk is complete.
    where account.status <> 'CLOSED'
      and not exists (select from core.accrual_corrections where workspace_id = $1 and accrual_date = $2::date and account_id = lacking.id))
  select chunk.last, candidate.* from chunk left join candidate on true order by candidate.id`

interface Candidate {
  readonly id: string
  readonly productId: string
  readonly version: number
  /**
   * Entries that the accrual of the date contains and that of the date before does not, of the account and of those pooled with it. None if
   * the accrual of the date before contains all.
   */
  readonly ranges: readonly {
    readonly accountId: string
    readonly above: string
    readonly through: string
  }[]
  /** Whether a term was running on the date before. */
  readonly isTerm: boolean
}

interface Correction {
  readonly accountId: string
  readonly valueDate: string
  readonly movedMinor: bigint
  readonly amount: bigint
  readonly charge: bigint
}

interface Prepared {
  readonly corrections: readonly Correction[]
  readonly last: string | null
}

const WRITE = `insert into core.accrual_corrections (workspace_id, accrual_date, account_id, value_date, moved_minor, amount, charge)
  select $1, $2, * from unnest($3::uuid[], $4::date[], $5::bigint[], $6::numeric[], $7::numeric[])`

/** Makes good the interest of amounts with an earlier value date, as one line for each account; accruals are never changed. */
export const valueCorrections = endOfDayStep<Prepared>({
  name: 'VALUE_CORRECTIONS',
  async isDue(ctx, date) {
    if (!(await hasInterestProducts(ctx))) return false
    const { found, last } = await nextCandidates(ctx, date, null)
    return found.length > 0 || last !== null
  },
  async prepare(ctx, date, cursor) {
    const { found, last } = await nextCandidates(ctx, date, cursor)
    return { corrections: await correctionsOf(ctx, found, date), last }
  },
  async write(tx, date, { corrections, last }) {
    if (corrections.length > 0)
      await tx.sql(WRITE, [
        tx.actor.workspaceId,
        date,
        corrections.map(({ accountId }) => accountId),
        corrections.map(({ valueDate }) => valueDate),
        corrections.map(({ movedMinor }) => movedMinor),
        corrections.map(({ amount }) => String(amount)),
        corrections.map(({ charge }) => String(charge)),
      ])
    return { cursor: last, processed: corrections.length, failures: [] }
  },
})

interface Candidates {
  readonly found: readonly Candidate[]
  /** The last late transaction that was looked at; null if no more follow. */
  readonly last: string | null
}

/** Accounts of the next late transactions after one of them. */
async function nextCandidates(
  { database, actor: { workspaceId } }: Context,
  date: string,
  after: string | null,
): Promise<Candidates> {
  type Row = { readonly last: string | null } & (Candidate | { readonly id: null })
  const rows = await database.read<Row>(workspaceId, CANDIDATES, [workspaceId, date, after ?? FIRST_ID])
  return { found: rows.filter(row => row.id !== null), last: rows[0]!.last }
}

interface Late {
  readonly id: string
  readonly terms: AccrualTerms
  readonly entries: readonly LateEntry[]
  readonly valueDate: string
  /** The first day whose interest is computed again. */
  readonly from: string
}

async function correctionsOf(ctx: Context, found: readonly Candidate[], date: string): Promise<Correction[]> {
  if (found.length === 0) return []
  const products = new Map(
    (await interestProducts(ctx)).map(each => [`${each.productId} ${each.version}`, each]),
  )
  const lateEntries = await entriesOf(
    ctx,
    date,
    found.flatMap(({ ranges }) =>
      ranges.map(({ accountId, above, through }): EntryRange => [accountId, BigInt(above), BigInt(through)]),
    ),
  )
  const late = found.flatMap(({ id, productId, version, ranges, isTerm }): Late[] => {
    const product = products.get(`${productId} ${version}`)
    const terms = product && isTerm ? simpleTerms(product) : product
    const entries = ranges.flatMap(({ accountId }) => lateEntries.get(accountId) ?? [])
    if (!terms || entries.length === 0) return []
    const valueDate = entries.reduce((least, each) => (each.valueDate < least ? each.valueDate : least), date)
    const from = startOfPeriod(terms.posting, valueDate, daysAfter(date, -CORRECTED_DAYS_MAX))
    return [{ id, terms, entries, valueDate, from }]
  })
  const ids = late.map(({ id }) => id)
  const [accruals, pooled] = await Promise.all([accrualsOf(ctx, date, late), pooledWith(ctx, ids)])
  const ranges = late.flatMap(({ id, from }) => {
    const own = accruals.get(id) ?? new Map()
    return [id, ...(pooled.get(id) ?? [])].map((accountId): EntryRange => {
      const contained = containedIn(own, id, from)
      return [accountId, contained(accountId, from), contained(accountId, daysAfter(date, -1))]
    })
  })
  const earlier = await entriesOf(ctx, date, ranges)
  return late.flatMap(each =>
    correctionOf(
      each,
      accruals.get(each.id),
      [each.id, ...(pooled.get(each.id) ?? [])].flatMap(accountId => earlier.get(accountId) ?? []),
      date,
    ),
  )
}

function correctionOf(
  { id, terms, entries: late, valueDate, from }: Late,
  accruals: Accruals = new Map(),
  earlier: readonly LateEntry[],
  date: string,
): Correction[] {
  const span = { accountId: id, from, until: date }
  const before = interestOfDays(terms, accruals, earlier, span)
  const after = interestOfDays(terms, accruals, [...earlier, ...late], span)
  const [amount, charge] = [after.amount - before.amount, after.charge - before.charge]
  if (amount === 0n && charge === 0n) return []
  const movedMinor = late.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  return [{ accountId: id, valueDate, movedMinor, amount, charge }]
}

/** The first day of the posting period of a date, or the earliest date if that is later. */
function startOfPeriod(posting: InterestPeriod, date: string, earliest: string): string {
  let start = date
  while (start > earliest && !isEndOfPeriod(posting, daysAfter(start, -1))) start = daysAfter(start, -1)
  return start < earliest ? earliest : start
}
