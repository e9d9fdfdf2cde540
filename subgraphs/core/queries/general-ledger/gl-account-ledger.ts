import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { connection, decodeCursor, type Connection, type PagePosition } from '#kernel/page.ts'
import { admitRole } from '#core/rules/rights.ts'
import { awaitRelayedPostings } from './await-relayed-postings.ts'
import { existingGlAccount } from './gl-accounts.ts'

/** A line of a journal, or what the postings of a date added in a branch and currency, in minor units. */
export interface GlLedgerLine {
  readonly date: string
  readonly source: string
  readonly branchId: string
  readonly currency: string
  readonly debitMinor: string
  readonly creditMinor: string
  /** Null on postings, as is what follows. */
  readonly journalId: string | null
  readonly journalNumber: string | null
  readonly lineNumber: number | null
  readonly description: string | null
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

// On each date the postings come first, then the journals; $7 to $10 is the position of the last line of the previous page. Journals
// that count have a sequence; those of sub-ledgers repeat the postings and have none.
const PAGE = planOnce(`with postings as (
    select date, 'POSTINGS' as source, branch_id as key_id, currency as key_text, branch_id, currency, debit_minor, credit_minor,
      null::uuid as journal_id, null as journal_number, null::integer as line_number, null as description
    from core.gl_sums
    where workspace_id = $1 and gl_account_id = $2 and grain = 'DAY' and source = 'POSTINGS' and date >= $3::date and date <= least($4::date, $7::date)
      and ($5::text is null or currency = $5) and ($6::uuid is null or branch_id = $6)
      and (date, 'POSTINGS', branch_id, currency) < ($7::date, $8::text, $9::uuid, $10::text)
    order by date desc, branch_id desc, currency desc limit $11),
  journals as (
    select line.effective_date, 'JOURNALS', line.journal_id, lpad(line.line_number::text, 4, '0'), journal.branch_id, line.currency,
      case line.entry_type when 'DEBIT' then line.amount_minor else 0 end, case line.entry_type when 'CREDIT' then line.amount_minor else 0 end,
      line.journal_id, journal.journal_number, line.line_number, coalesce(line.description, journal.description)
    from core.journal_lines line
    join core.journals journal on journal.workspace_id = line.workspace_id and journal.id = line.journal_id
    where line.workspace_id = $1 and line.gl_account_id = $2 and line.effective_date >= $3::date and line.effective_date <= least($4::date, $7::date)
      and ($5::text is null or line.currency = $5) and ($6::uuid is null or journal.branch_id = $6) and journal.ledger_sequence is not null
      and (line.effective_date, 'JOURNALS', line.journal_id, lpad(line.line_number::text, 4, '0')) < ($7::date, $8::text, $9::uuid, $10::text)
    order by line.effective_date desc, line.journal_id desc, line.line_number desc limit $11)
  select date, source, branch_id as "branchId", currency, debit_minor::text as "debitMinor", credit_minor::text as "creditMinor",
    journal_id as "journalId", journal_number as "journalNumber", line_number as "lineNumber", description
  from (select * from postings union all select * from journals) line
  order by date desc, source desc, key_id desc, key_text desc limit $11`)

/** A position before every line. */
const START = ['infinity', 'POSTINGS', 'ffffffff-ffff-ffff-ffff-ffffffffffff', ''] as const

const listOf = (accountId: string): string => `ledger of ${accountId}`

const positionOf = ({ date, source, journalId, lineNumber, ...line }: GlLedgerLine): PagePosition => ({
  at: new Date(date),
  id: [source, journalId ?? line.branchId, lineNumber?.toString().padStart(4, '0') ?? line.currency].join(
    ' ',
  ),
})

const startAfter = ({ at, id }: PagePosition): readonly string[] => [
  at.toISOString().slice(0, 10),
  ...id.split(' '),
]

/** A page of the ledger of one account, the latest date first. Accounts below it have ledgers of their own. */
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
