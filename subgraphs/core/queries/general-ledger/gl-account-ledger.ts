import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { connection, decodeCursor, type Connection, type PagePosition } from '#kernel/page.ts'
import { admitRole } from '#core/rules/rights.ts'
import { awaitRelayedPostings } from './await-relayed-postings.ts'
import { existingGlAccount } from './gl-accounts.ts'

/** What was added to an account on a day, by branch, currency and source, in minor units. */
export interface GlLedgerLine {
  readonly date: string
  readonly branchId: string
  readonly currency: string
  readonly source: string
  readonly isAdjustment: boolean
  readonly isClosing: boolean
  readonly debitMinor: string
  readonly creditMinor: string
}

export interface GlAccountLedgerArgs {
  readonly accountId: string
  readonly first: number
  readonly after?: string | null
  readonly from?: string | null
  readonly to?: string | null
  readonly currency?: string | null
  readonly branchId?: string | null
}

const listOf = (accountId: string): string => `ledger of ${accountId}`

const PAGE =
  planOnce(`select date, branch_id as "branchId", currency, source, is_adjustment as "isAdjustment", is_closing as "isClosing",
    debit_minor::text as "debitMinor", credit_minor::text as "creditMinor"
  from core.gl_sums
  where workspace_id = $1 and gl_account_id = $2 and grain = 'DAY' and date >= $3::date and date <= $4::date
    and ($5::text is null or currency = $5) and ($6::uuid is null or branch_id = $6)
    and (date, branch_id, currency, source, is_adjustment, is_closing) < ($7::date, $8::uuid, $9::text, $10::text, $11::boolean, $12::boolean)
  order by date desc, branch_id desc, currency desc, source desc, is_adjustment desc, is_closing desc limit $13`)

/** A position after every row. */
const START = ['infinity', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '', '', false, false] as const

const positionOf = (line: GlLedgerLine): PagePosition => ({
  at: new Date(line.date),
  id: [line.branchId, line.currency, line.source, line.isAdjustment, line.isClosing].join(' '),
})

function startAfter({ at, id }: PagePosition): readonly unknown[] {
  const [branchId, currency, source, isAdjustment, isClosing] = id.split(' ')
  return [
    at.toISOString().slice(0, 10),
    branchId,
    currency,
    source,
    isAdjustment === 'true',
    isClosing === 'true',
  ]
}

/** A page of the ledger of one account, the latest day first. Accounts below it have ledgers of their own. */
export async function glAccountLedger(
  ctx: Context,
  { accountId, first, after = null, from, to, currency, branchId }: GlAccountLedgerArgs,
): Promise<Connection<GlLedgerLine>> {
  admitRole(ctx.actor, 'viewer')
  await existingGlAccount(ctx, accountId)
  const position = after === null ? START : startAfter(decodeCursor(ctx, listOf(accountId), after))
  await awaitRelayedPostings(ctx)
  const { workspaceId } = ctx.actor
  const rows = await ctx.database.read<GlLedgerLine>(workspaceId, PAGE, [
    workspaceId,
    accountId,
    from ?? '-infinity',
    to ?? 'infinity',
    currency ?? null,
    branchId ?? null,
    ...position,
    first + 1,
  ])
  return connection(ctx, listOf(accountId), rows, { first, after }, positionOf)
}
