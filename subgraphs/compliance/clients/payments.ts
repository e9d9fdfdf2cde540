import { domainCall, type DomainCall } from '#kernel/graph/domain-call.ts'
import type { Context } from '#kernel/context.ts'
import type { Period } from '#compliance/reports/period.ts'

/** Variables of a call for a page of ids. */
export interface Page extends Record<string, unknown> {
  /** Times in RFC 3339. */
  readonly from: string
  readonly to: string
  readonly after: string | null
  readonly first: number
}

export const TRANSFERS_CREATED: DomainCall<Page, { transfersCreated: readonly string[] }> = domainCall(
  'query TransfersCreated($from: DateTime!, $to: DateTime!, $after: UUID, $first: Int!) { transfersCreated(from: $from, to: $to, after: $after, first: $first) }',
)

export const BANK_TRANSFERS_CREATED: DomainCall<Page, { bankTransfersCreated: readonly string[] }> =
  domainCall(
    'query BankTransfersCreated($from: DateTime!, $to: DateTime!, $after: UUID, $first: Int!) { bankTransfersCreated(from: $from, to: $to, after: $after, first: $first) }',
  )

const PAGE_LENGTH = 1_000

/** Calls `read` with each page of ids that a domain created in a period. */
export async function* pagesOf(
  period: Period,
  read: (page: Page) => Promise<readonly string[]>,
): AsyncGenerator<readonly string[]> {
  const [from, to] = [period.from.toISOString(), period.to.toISOString()]
  for (let after: string | null = null; ;) {
    const ids: readonly string[] = await read({ from, to, after, first: PAGE_LENGTH })
    if (ids.length > 0) yield ids
    if (ids.length < PAGE_LENGTH) return
    after = ids.at(-1)!
  }
}

/** Ids of the remittances that were created in a period, page by page. */
export const remittancesOf = (ctx: Context, period: Period): AsyncGenerator<readonly string[]> =>
  pagesOf(period, async page => (await ctx.callDomain(ctx, TRANSFERS_CREATED, page)).transfersCreated)

/** Payment ids of the transfers to other banks that were booked in a period, page by page. */
export const bankTransfersOf = (ctx: Context, period: Period): AsyncGenerator<readonly string[]> =>
  pagesOf(
    period,
    async page => (await ctx.callDomain(ctx, BANK_TRANSFERS_CREATED, page)).bankTransfersCreated,
  )
