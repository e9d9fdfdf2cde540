import { daysAfter } from '#kernel/local-day.ts'
import type { Context } from '#kernel/context.ts'
import { allSettledOrThrow } from '#kernel/database/connection.ts'
import { isEndOfPeriod, partOfYear } from '#core/rules/interest/day-count.ts'
import { accrueText, type ChunkParts } from './accrue.ts'
import { hasInterestProducts, interestProducts, type InterestProduct } from './interest-products.ts'
import { JOIN_RANGES } from './join-ranges.ts'
import { readAhead } from './read-ahead.ts'
import { endOfDayStep, FIRST_ID, LAST_ID } from './step.ts'

/** A chunk inserts rows and locks no account. A larger one would delay the jobs that wait for older transactions to end. */
const ACCOUNTS_MAX = 20_000

const CHUNK_END = `select id from core.accounts where workspace_id = $1 and id > $2 order by id offset ${ACCOUNTS_MAX - 1} limit 1`

interface Prepared {
  readonly terms: string
  readonly parts: ChunkParts
  /** The last account of the chunk; null if no account follows it. */
  readonly last: string | null
}

const lastAccounts = readAhead<string | null>()

async function lastAccountAfter({ database, actor }: Context, after: string): Promise<string | null> {
  const [end] = await database.read<{ id: string }>(actor.workspaceId, CHUNK_END, [actor.workspaceId, after])
  return end?.id ?? null
}

/** The last account of the chunk after the cursor. That of the next chunk is looked up while this one is written. */
async function lastOfChunk(ctx: Context, date: string, after: string): Promise<string | null> {
  const ready = await lastAccounts.take(ctx, `${date} ${after}`)
  const last = ready === undefined ? await lastAccountAfter(ctx, after) : ready
  if (last !== null) lastAccounts.start(ctx, `${date} ${last}`, () => lastAccountAfter(ctx, last))
  return last
}

/** The terms as the statement reads them, with what the date means for each. */
const termsOn = (products: readonly InterestProduct[], date: string): string =>
  JSON.stringify(
    products.map(product => {
      const part = BigInt(partOfYear(product.dayCount, date))
      const [first, ...others] = product.tiers
      return {
        product_id: product.productId,
        version: product.version,
        factor: others.length === 0 ? String((first?.rate ?? 0n) * part) : null,
        froms: product.tiers.map(({ fromMinor }) => String(fromMinor)),
        rates: product.tiers.map(({ rate }) => String(rate)),
        charge_factor: String(product.overdraftRate * part),
        part: Number(part),
        is_minimum: product.calculationMethod === 'MINIMUM',
        is_compounded: isEndOfPeriod(product.compounding, date),
        is_new_period: isEndOfPeriod(product.posting, daysAfter(date, -1)),
      }
    }),
  )

// What follows the accruals of the date before is complete when this step begins: steps of that date have ended, and interest is not
// settled while a date's interest is computed. Money that comes into a pool later is made good at the next close.
const PARTS = `select exists (select from core.virtual_accounts where workspace_id = $1 and kind = 'POOLING') as "isPooled",
    exists (select from core.accrual_corrections where workspace_id = $1 and accrual_date = $2::date - 1) as "isCorrected",
    exists (select from core.interest_postings where workspace_id = $1 and booking_date = $2::date - 1) as "isPosted",
    exists (select from core.interest_settlements where workspace_id = $1 and accrual_date = $2::date - 1) as "isSettled"`

async function partsOf({ database, actor: { workspaceId } }: Context, date: string): Promise<ChunkParts> {
  const [parts] = await database.read<ChunkParts>(workspaceId, PARTS, [workspaceId, date])
  return parts!
}

/** Accrues the interest of the date on the balance that closes it, account by account. Pooled virtual accounts count with their parent. */
export const interestAccrual = endOfDayStep<Prepared>({
  name: 'INTEREST_ACCRUAL',
  isDue: hasInterestProducts,
  async prepare(ctx, date, cursor) {
    const last = await lastOfChunk(ctx, date, cursor ?? FIRST_ID)
    // Read after the chunk's end, so that the products of new accounts, which are in the last chunk, are among them.
    const [products, parts] = await Promise.all([interestProducts(ctx), partsOf(ctx, date)])
    return { terms: termsOn(products, date), parts, last }
  },
  async write(tx, date, { terms, parts, last }, cursor) {
    const { workspaceId } = tx.actor
    const chunk = [workspaceId, date, cursor ?? FIRST_ID, last ?? LAST_ID]
    const [, [written]] = await allSettledOrThrow([
      tx.sql(JOIN_RANGES),
      tx.sql<{ accounts: number }>(accrueText(parts), [...chunk, terms]),
    ])
    return { cursor: last, processed: written!.accounts, failures: [] }
  },
})
