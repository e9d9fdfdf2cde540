import type { Context } from '#kernel/context.ts'
import { domainCall, type DomainCall } from '#kernel/graph/domain-call.ts'
import type { Period } from '#compliance/reports/period.ts'
import { pagesOf, type Page } from './payments.ts'

/** A movement on customers' accounts, as the ledger describes it. */
export interface AccountMovement {
  readonly id: string
  /** The posting that was queued; a fee belongs to that of its transaction. */
  readonly postedId: string
  /** RFC 3339. */
  readonly occurredAt: string
  readonly type: 'CASH_IN' | 'CASH_OUT' | 'TRANSFER' | 'PAYMENT'
  readonly direction: 'CREDIT' | 'DEBIT'
  readonly channel: string
  readonly amount: string
  readonly currency: string
  readonly customer: {
    readonly id: string
    readonly type: 'INDIVIDUAL' | 'ORGANIZATION'
    readonly name: string
    readonly dateOfBirth: string | null
    readonly country: string | null
  }
  readonly accountId: string
  readonly counterparty: {
    readonly id: string | null
    readonly name: string | null
    readonly account: string | null
  } | null
  readonly initiatedBy: 'CUSTOMER' | 'SYSTEM'
}

export const ACCOUNT_MOVEMENTS = domainCall<
  { ids: readonly string[] },
  { accountMovements: readonly AccountMovement[] }
>(
  `query AccountMovements($ids: [UUID!]!) {
    accountMovements(ids: $ids) {
      id postedId occurredAt type direction channel amount currency accountId initiatedBy
      customer { id type name dateOfBirth country } counterparty { id name account }
    }
  }`,
)

export const ACCOUNT_MOVEMENTS_POSTED: DomainCall<Page, { accountMovementsPosted: readonly string[] }> =
  domainCall(
    'query AccountMovementsPosted($from: DateTime!, $to: DateTime!, $after: UUID, $first: Int!) { accountMovementsPosted(from: $from, to: $to, after: $after, first: $first) }',
  )

/** The movements that belong to posted transactions, in the order of posting. */
export const movementsOf = async (
  ctx: Context,
  ids: readonly string[],
): Promise<readonly AccountMovement[]> =>
  (await ctx.callDomain(ctx, ACCOUNT_MOVEMENTS, { ids })).accountMovements

/** Ids of the movements that were posted in a period, page by page. */
export const movementsPostedIn = (ctx: Context, period: Period): AsyncGenerator<readonly string[]> =>
  pagesOf(
    period,
    async page => (await ctx.callDomain(ctx, ACCOUNT_MOVEMENTS_POSTED, page)).accountMovementsPosted,
  )
