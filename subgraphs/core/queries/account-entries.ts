import type { Context } from '#kernel/context.ts'
import { planOnce } from '#kernel/database/connection.ts'
import { loader } from '#kernel/graph/loader.ts'
import { decodeCursor, encodeCursor, pageInfo, type PageInfo, type PagePosition } from '#kernel/page.ts'
import { cachedAccounts } from '#core/ledger/account-cache.ts'
import { admitRole } from '#core/rules/rights.ts'
import { account, type AccountRow } from './accounts.ts'
import { TRANSACTION_COLUMNS, withProgress, type TransactionRow } from './posted-transaction.ts'

/** An entry of an account: its sequence, its signed amount, and its transaction. */
export interface AccountEntry {
  readonly sequence: bigint
  readonly amountMinor: bigint
  readonly afterMinor: bigint
  readonly transaction: TransactionRow
}

export interface EntryConnection {
  readonly nodes: readonly TransactionRow[]
  readonly edges: readonly (Omit<AccountEntry, 'transaction'> & {
    readonly cursor: string
    readonly node: TransactionRow
  })[]
  readonly pageInfo: PageInfo
}

/** Entries of accounts within a range of sequences, on the debit or credit side. Only this range of both indexes is read. */
const BETWEEN = planOnce(
  `select side.*, wanted.number as "span" from unnest($2::uuid[], $3::bigint[], $4::bigint[]) with ordinality as wanted (id, first, last, number)
  cross join lateral (
    select ${TRANSACTION_COLUMNS} from core.transactions posting
    where workspace_id = $1 and debit_account_id = wanted.id and debit_sequence between wanted.first and wanted.last
    union all
    select ${TRANSACTION_COLUMNS} from core.transactions posting
    where workspace_id = $1 and credit_account_id = wanted.id and credit_sequence between wanted.first and wanted.last) side`,
)

interface Span {
  readonly id: string
  readonly first: bigint
  readonly last: bigint
}

/** Entries of each range, oldest first. */
async function entriesWithin(ctx: Context, spans: readonly Span[]): Promise<AccountEntry[][]> {
  const { workspaceId } = ctx.actor
  const values = [
    workspaceId,
    spans.map(({ id }) => id),
    spans.map(({ first }) => first),
    spans.map(({ last }) => last),
  ]
  const read = await ctx.database.read<TransactionRow & { span: bigint }>(workspaceId, BETWEEN, values)
  const rows = (await withProgress(ctx, read)) as (TransactionRow & { readonly span: bigint })[]
  const sides = rows.flatMap(({ debitSequence, debitAccountId, creditSequence, creditAccountId }) => [
    ...(debitSequence === null ? [] : [debitAccountId]),
    ...(creditSequence === null ? [] : [creditAccountId]),
  ])
  // Loads them together; otherwise each transaction would load its own when it is resolved.
  await cachedAccounts(ctx, [...new Set(sides)])
  const ofSpan = Map.groupBy(rows, ({ span }) => Number(span))
  return spans.map(({ id }, index) =>
    (ofSpan.get(index + 1) ?? [])
      .map(row => entryOf(row, id))
      .sort((one, other) => (one.sequence < other.sequence ? -1 : 1)),
  )
}

function entryOf(transaction: TransactionRow, accountId: string): AccountEntry {
  const {
    amountMinor,
    vatLegMinor,
    debitAccountId,
    debitSequence,
    debitAfterMinor,
    creditSequence,
    creditAfterMinor,
  } = transaction
  return debitAccountId === accountId
    ? {
        transaction,
        sequence: debitSequence!,
        afterMinor: debitAfterMinor!,
        amountMinor: -(amountMinor + (vatLegMinor > 0n ? vatLegMinor : 0n)),
      }
    : {
        transaction,
        sequence: creditSequence!,
        afterMinor: creditAfterMinor!,
        amountMinor: amountMinor + (vatLegMinor < 0n ? -vatLegMinor : 0n),
      }
}

/** Entries of one account in one range. */
export const entriesBetween = async (
  ctx: Context,
  id: string,
  first: bigint,
  last: bigint,
): Promise<AccountEntry[]> => (last < first ? [] : (await entriesWithin(ctx, [{ id, first, last }]))[0]!)

const spanEntries = loader<{ id: string; first: string; last: string }, readonly AccountEntry[]>(
  (ctx, keys) =>
    entriesWithin(
      ctx,
      keys.map(({ id, first, last }) => ({ id, first: BigInt(first), last: BigInt(last) })),
    ),
)

export interface EntryPage {
  readonly first: number
  readonly after?: string | null
}

/** Entries of an account, newest first. A page is found by entry sequence, so every page costs the same. */
export async function entriesOf(
  ctx: Context,
  { id, entries }: Pick<AccountRow, 'id' | 'entries'>,
  { first, after = null }: EntryPage,
): Promise<EntryConnection> {
  admitRole(ctx.actor, 'viewer')
  const list = `entries of ${id}`
  const before = after === null ? entries + 1n : placeOf(decodeCursor(ctx, list, after))
  const last = before - 1n
  const lowest = last - BigInt(first) + 1n > 1n ? last - BigInt(first) + 1n : 1n
  const found =
    last < lowest
      ? []
      : ((await spanEntries(ctx, { id, first: lowest.toString(), last: last.toString() })) ?? [])
  const newest = found.toReversed()
  const cursorOf = ({ sequence }: AccountEntry): string => encodeCursor(ctx, list, positionOf(id, sequence))
  // Cursors are signed lazily, since most callers read only the last one.
  return {
    get edges() {
      return newest.map(entry => ({
        sequence: entry.sequence,
        amountMinor: entry.amountMinor,
        afterMinor: entry.afterMinor,
        node: entry.transaction,
        get cursor() {
          return cursorOf(entry)
        },
      }))
    },
    nodes: newest.map(({ transaction }) => transaction),
    pageInfo: pageInfo(newest, cursorOf, { after, hasNextPage: newest.length > 0 && lowest > 1n }),
  }
}

/** Cursors contain a time and an id; here the entry sequence is encoded as the time. */
const positionOf = (id: string, sequence: bigint): PagePosition => ({ at: new Date(Number(sequence)), id })
const placeOf = ({ at }: PagePosition): bigint => BigInt(at.getTime())

/** Entries of an account, by the account's id. */
export async function accountTransactions(
  ctx: Context,
  { accountId, ...page }: { accountId: string } & EntryPage,
): Promise<EntryConnection> {
  return entriesOf(ctx, await account(ctx, accountId), page)
}
