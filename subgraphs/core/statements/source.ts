import type { Sql } from '#kernel/database/dedicated.ts'
import { bankOf } from '#core/rules/banks.ts'
import type { StatementHead, StatementLine } from '#core/rules/statements/statement.ts'

/** The entries that a document states, and the account as it was when the document began. */
export interface StatementSource {
  readonly id: string
  readonly createdAt: Date
  readonly workspaceId: string
  readonly accountId: string
  readonly accountNumber: string
  readonly accountName: string
  readonly currency: string
  readonly bankCode: string
  readonly from: Date
  readonly to: Date
  readonly firstDate: string
  readonly lastDate: string
  readonly before: bigint
  readonly last: bigint
}

/** Sides of the account's transactions in a range of sequences. VAT is a part of what the customer pays or gets back. */
const SIDES = `select posting.*, debit_sequence as sequence, -(amount_minor + greatest(vat_leg_minor, 0)) as signed_minor, debit_after_minor as after_minor,
      case when credit_sequence is not null then credit_account_id end as other_id
    from core.transactions posting
    where workspace_id = $1 and debit_account_id = $2 and debit_sequence between $3 and $4
    union all
    select posting.*, credit_sequence, amount_minor + greatest(-vat_leg_minor, 0), credit_after_minor,
      case when debit_sequence is not null then debit_account_id end
    from core.transactions posting
    where workspace_id = $1 and credit_account_id = $2 and credit_sequence between $3 and $4`

const LINES = `select side.sequence, side.signed_minor as "amountMinor", side.after_minor as "afterMinor", side.created_at as "postedAt",
    side.booking_date as "bookingDate", side.value_date as "valueDate",
    side.id as "transactionId", side.reference, side.type, side.transfer_type as "transferType", side.channel, side.narration,
    side.external_reference as "externalReference", coalesce(side.other_account_number, other.account_number) as "counterpartyAccount",
    case when side.signed_minor < 0 then coalesce(side.destination_name, other.account_name) else other.account_name end as "counterpartyName"
  from (${SIDES}) side
  left join core.accounts other on other.workspace_id = $1 and other.id = side.other_id
  order by side.sequence`

const TOTALS = `select coalesce(sum(side.signed_minor) filter (where side.signed_minor > 0), 0)::numeric::text as "inMinor",
    coalesce(-sum(side.signed_minor) filter (where side.signed_minor < 0), 0)::numeric::text as "outMinor",
    count(*) filter (where side.signed_minor > 0) as credits, count(*) filter (where side.signed_minor < 0) as debits
  from (${SIDES}) side`

const BALANCE = `select side.after_minor as "afterMinor" from (${SIDES}) side`

/** Balance after the entry with this sequence; 0 before the first one. */
async function balanceAt(
  sql: Sql,
  { workspaceId, accountId }: StatementSource,
  sequence: bigint,
): Promise<bigint> {
  const [row] = await sql<{ afterMinor: bigint }>(BALANCE, [workspaceId, accountId, sequence, sequence])
  return row?.afterMinor ?? 0n
}

interface Totals {
  readonly inMinor: string
  readonly outMinor: string
  readonly credits: bigint
  readonly debits: bigint
}

/** What the statement states before its lines. */
export async function headOf(sql: Sql, source: StatementSource): Promise<StatementHead> {
  const { workspaceId, accountId, before, last } = source
  const [totals] = await sql<Totals>(TOTALS, [workspaceId, accountId, before + 1n, last])
  const { inMinor, outMinor, credits, debits } = totals!
  return {
    ...source,
    bankName: bankOf(source.bankCode)?.name ?? null,
    openingMinor: await balanceAt(sql, source, before),
    closingMinor: await balanceAt(sql, source, last),
    inMinor: BigInt(inMinor),
    outMinor: BigInt(outMinor),
    credits,
    debits,
  }
}

/** Lines that one statement of SQL reads. */
export const PAGE_LINES = 500n

/** The lines page after page, oldest first. The next page is read while the caller works on the one before. */
export async function* pagesOf(
  sql: Sql,
  { workspaceId, accountId, before, last }: StatementSource,
): AsyncGenerator<readonly StatementLine[]> {
  const read = (first: bigint): Promise<StatementLine[]> => {
    const end = first + PAGE_LINES - 1n
    const page = sql<StatementLine & object>(LINES, [workspaceId, accountId, first, end < last ? end : last])
    // The failure is thrown where the page is awaited.
    page.catch(() => undefined)
    return page
  }
  let first = before + 1n
  let page = first <= last ? read(first) : undefined
  while (page) {
    const lines = await page
    first += PAGE_LINES
    page = first <= last ? read(first) : undefined
    yield lines
  }
}
