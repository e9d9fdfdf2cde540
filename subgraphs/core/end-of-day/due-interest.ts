import type { Context } from '#kernel/context.ts'
import { daysAfter } from '#kernel/local-day.ts'
import { policyOf, systemAccount, type PricingPolicy } from '#core/ledger/policy.ts'
import { preparePostings, type PreparedPostings } from '#core/ledger/post-within.ts'
import type { Posting } from '#core/ledger/posting.ts'
import { pricePosting } from '#core/ledger/price-posting.ts'
import { transactionReference } from '#core/ledger/references.ts'
import { isEndOfPeriod } from '#core/rules/interest/day-count.ts'
import { halfEven, INTEREST_UNITS } from '#core/rules/interest/accrual.ts'
import { withholdingTaxOf } from '#core/rules/interest/withholding-tax.ts'
import { interestProducts, type InterestProduct } from './interest-products.ts'
import { JOIN_RANGES } from './join-ranges.ts'
import { readAhead } from './read-ahead.ts'
import { FIRST_ID, LAST_ID } from './step.ts'

/** A chunk locks its accounts, so it is as large as a batch of transfers. */
export const ACCOUNTS_MAX = 250

/** Accruals that are read at once. */
const PAGE = 10_000

const PAGE_END = `select account_id as id from core.accruals where workspace_id = $1 and accrual_date = $2 and account_id > $3
  order by account_id offset ${PAGE - 1} limit 1`

/** Accounts of a page with at least half a minor unit to post, in the order of their ids. */
const DUE = `with due as materialized (select * from unnest($5::uuid[], $6::integer[]) as due (product_id, version))
  select accrual.account_id as "accountId", account.product_id as "productId", account.product_version as "version",
    account.account_type as "accountType", account.currency,
    (accrual.accrued + coalesce(correction.amount, 0))::text as accrued, (accrual.charged + coalesce(correction.charge, 0))::text as charged
  from core.accruals accrual
  join core.accounts account on account.workspace_id = $1 and account.id = accrual.account_id and account.id > $3 and account.id <= $4
  join due on due.product_id = account.product_id and due.version = account.product_version
  left join core.accrual_corrections correction on correction.workspace_id = $1 and correction.accrual_date = $2
    and correction.account_id = accrual.account_id and correction.account_id > $3 and correction.account_id <= $4
  where accrual.workspace_id = $1 and accrual.accrual_date = $2 and accrual.account_id > $3 and accrual.account_id <= $4
    and account.term_id is null
    and ((accrual.accrued + coalesce(correction.amount, 0)) * 2 > ${INTEREST_UNITS} or (accrual.charged + coalesce(correction.charge, 0)) * 2 < -${INTEREST_UNITS})
  order by accrual.account_id`

interface DueRow {
  readonly accountId: string
  readonly productId: string
  readonly version: number
  readonly accountType: string
  readonly currency: string
  readonly accrued: string
  readonly charged: string
}

/** The interest to post for one account. */
export interface DueInterest {
  readonly row: DueRow
  readonly postedMinor: bigint
  readonly taxMinor: bigint
  readonly chargedMinor: bigint
  readonly interest: Posting | undefined
  readonly charge: Posting | undefined
}

/** Rows that were read and not yet posted, and the account up to which they were read; null if that was the last one. */
interface Read {
  readonly rows: readonly DueRow[]
  readonly through: string | null
}

/** Accounts with interest to post, and their postings: for each account its interest, its charge, or both. */
export interface DueChunk {
  readonly due: readonly DueInterest[]
  readonly prepared: PreparedPostings
}

export const postingsOf = (due: readonly DueInterest[]): Posting[] =>
  due.flatMap(({ interest, charge }) => [interest, charge].filter(posting => posting !== undefined))

interface Chunk extends DueChunk {
  readonly policyVersion: bigint
  readonly rest: Read
}

export const productsDueOn = async (ctx: Context, date: string): Promise<InterestProduct[]> =>
  (await interestProducts(ctx)).filter(({ posting }) => isEndOfPeriod(posting, date))

/** Accruals and corrections of a date no longer change when its interest is posted, so they can be read earlier than they are used. */
const readPage = (
  { database, actor: { workspaceId } }: Context,
  date: string,
  after: string,
  products: readonly InterestProduct[],
): Promise<Read> =>
  database.transaction(workspaceId, async session => {
    const [, [end]] = await Promise.all([
      session.sql(JOIN_RANGES),
      session.sql<{ id: string }>(PAGE_END, [workspaceId, date, after]),
    ])
    const rows = await session.sql<DueRow>(DUE, [
      workspaceId,
      date,
      after,
      end?.id ?? LAST_ID,
      products.map(({ productId }) => productId),
      products.map(({ version }) => version),
    ])
    return { rows, through: end?.id ?? null }
  })

async function chunkAfter(ctx: Context, date: string, { rows, through }: Read): Promise<Chunk> {
  const [products, policy] = await Promise.all([productsDueOn(ctx, date), policyOf(ctx)])
  while (rows.length < ACCOUNTS_MAX && through !== null) {
    const page = await readPage(ctx, date, through, products)
    rows = [...rows, ...page.rows]
    through = page.through
  }
  const byVersion = new Map(products.map(each => [`${each.productId} ${each.version}`, each]))
  const due = await Promise.all(
    rows
      .slice(0, ACCOUNTS_MAX)
      .map(row =>
        dueInterest(ctx, policy, row, byVersion.get(`${row.productId} ${row.version}`)!, daysAfter(date, 1)),
      ),
  )
  return {
    due,
    prepared: preparePostings(postingsOf(due)),
    policyVersion: policy.version,
    rest: { rows: rows.slice(ACCOUNTS_MAX), through },
  }
}

const chunksAhead = readAhead<Chunk>()

/** The interest of the next accounts after the cursor. The chunk after them is prepared while they are posted. */
export async function dueAfter(ctx: Context, date: string, cursor: string | null): Promise<DueChunk> {
  const chunk =
    (await currentOf(ctx, chunksAhead.take(ctx, `${date} ${cursor}`))) ??
    (await chunkAfter(ctx, date, { rows: [], through: cursor ?? FIRST_ID }))
  if (chunk.due.length === ACCOUNTS_MAX)
    chunksAhead.start(ctx, `${date} ${chunk.due.at(-1)!.row.accountId}`, () =>
      chunkAfter(ctx, date, chunk.rest),
    )
  return chunk
}

/** The chunk, unless none was prepared or the policy has changed since. */
async function currentOf(ctx: Context, ready: Promise<Chunk | undefined>): Promise<Chunk | undefined> {
  const [chunk, policy] = await Promise.all([ready, policyOf(ctx)])
  return chunk?.policyVersion === policy.version ? chunk : undefined
}

/** Interest is posted on the last day of its period and counts as balance from the next. */
async function dueInterest(
  ctx: Context,
  policy: PricingPolicy,
  row: DueRow,
  { withholdingTaxRate }: InterestProduct,
  valueDate: string,
): Promise<DueInterest> {
  const earned = halfEven(BigInt(row.accrued))
  const postedMinor = earned > 0n ? earned : 0n
  const chargedMinor = -halfEven(BigInt(row.charged))
  const taxMinor = withholdingTaxOf(postedMinor, withholdingTaxRate)
  const customer = { id: row.accountId, isSystem: false }
  const common = {
    accountType: row.accountType,
    type: 'INTEREST',
    status: 'COMPLETED',
    channel: 'API',
    currency: row.currency,
    isUnrestricted: true,
    mayOverdraw: true,
    valueDate,
  } as const
  return {
    row,
    postedMinor,
    taxMinor,
    chargedMinor,
    interest:
      postedMinor === 0n
        ? undefined
        : await withTax(
            ctx,
            policy,
            await pricePosting(ctx, policy, {
              ...common,
              amountMinor: postedMinor,
              debit: {
                id: await systemAccount(ctx, policy, 'INTEREST_EXPENSE', row.currency),
                isSystem: true,
              },
              credit: customer,
              narration: 'Interest',
            }),
            taxMinor,
          ),
    charge:
      chargedMinor === 0n
        ? undefined
        : await pricePosting(ctx, policy, {
            ...common,
            amountMinor: chargedMinor,
            debit: customer,
            credit: { id: await systemAccount(ctx, policy, 'INTEREST_INCOME', row.currency), isSystem: true },
            narration: 'Overdraft interest',
          }),
  }
}

/** Adds the withheld tax as the fee that is linked to the interest; it is credited to a separate system account. */
async function withTax(
  ctx: Context,
  policy: PricingPolicy,
  interest: Posting,
  taxMinor: bigint,
): Promise<Posting> {
  if (taxMinor === 0n) return interest
  const accountId = await systemAccount(ctx, policy, 'WITHHOLDING_TAX_PAYABLE', interest.currency)
  return {
    ...interest,
    feeMinor: taxMinor,
    vatMinor: 0n,
    fee: {
      reference: await transactionReference(ctx, interest.today),
      accountId,
      vatAccountId: accountId,
      narration: 'Withholding tax',
    },
  }
}
