import type { Sql } from '#kernel/database/dedicated.ts'
import { keyText, type RecordKey } from './rows.ts'

/** Records of the next block, and whether more are probably waiting. */
export interface WaitingRecord {
  readonly keys: readonly RecordKey[]
  readonly isMore: boolean
}

const SCANNED_MAX = 500
const ENTRIES_MAX = 1_000
const IDS_MAX = 500

const NEXT_IDS = `select id from core.transactions where workspace_id = $1 and ($2::uuid is null or id > $2) and id <= $3 order by id limit ${SCANNED_MAX}`
const STATUSES = `select transaction_id as "transactionId", sequence as "historySequence" from core.transaction_history
  where workspace_id = $1 and transaction_id = any($2::uuid[]) order by transaction_id, sequence`

/** The next transactions of the scan, ordered by id, each followed by its status changes. */
export async function readNextScanned(
  sql: Sql,
  workspaceId: string,
  scannedTo: string | null,
  scanUntil: string,
): Promise<WaitingRecord> {
  const ids = (await sql<{ id: string }>(NEXT_IDS, [workspaceId, scannedTo, scanUntil])).map(({ id }) => id)
  const statuses = Map.groupBy(
    ids.length === 0 ? [] : await sql<RecordKey>(STATUSES, [workspaceId, ids]),
    ({ transactionId }) => transactionId,
  )
  return {
    keys: ids.flatMap(transactionId => [
      { transactionId, historySequence: 0 },
      ...(statuses.get(transactionId) ?? []),
    ]),
    isMore: ids.length === SCANNED_MAX,
  }
}

// Takes whole queue entries up to a maximum number of ids, and at least one entry.
const TAKE = `with counted as (
    select position, cardinality(transaction_ids) as ids, sum(cardinality(transaction_ids)) over (order by position) as total
    from (select * from core.ledger_queue where workspace_id = $1 order by position limit ${ENTRIES_MAX}) waiting)
  delete from core.ledger_queue entry using counted
  where entry.workspace_id = $1 and entry.position = counted.position and counted.total - counted.ids < ${IDS_MAX}
  returning entry.position, entry.transaction_ids as "transactionIds", entry.history_sequence as "historySequence"`

// core.post queues only the transaction, so its fee transaction is looked up here.
const FEES = `select parent_id as "parentId", id from core.transactions where workspace_id = $1 and parent_id = any($2::uuid[]) and type = 'FEE'`

interface Entry {
  readonly position: bigint
  readonly transactionIds: readonly string[]
  readonly historySequence: number
}

/** Removes the oldest entries from the queue, in the transaction that seals them. */
export async function takeQueued(
  sql: Sql,
  workspaceId: string,
  scanUntil: string | null,
): Promise<WaitingRecord> {
  const entries = (await sql<Entry>(TAKE, [workspaceId])).sort((a, b) => (a.position < b.position ? -1 : 1))
  const posted = entries.flatMap(({ historySequence, transactionIds }) =>
    historySequence === 0 ? transactionIds : [],
  )
  const fees = new Map(
    posted.length === 0
      ? []
      : (await sql<{ parentId: string; id: string }>(FEES, [workspaceId, posted])).map(({ parentId, id }) => [
          parentId,
          id,
        ]),
  )
  const keys = entries.flatMap(({ historySequence, transactionIds }) =>
    transactionIds.flatMap((id): RecordKey[] => {
      const fee = historySequence === 0 ? fees.get(id) : undefined
      return [
        { transactionId: id, historySequence },
        ...(fee === undefined ? [] : [{ transactionId: fee, historySequence: 0 }]),
      ]
    }),
  )
  const taken = entries.reduce((sum, { transactionIds }) => sum + transactionIds.length, 0)
  return {
    keys: await excludeScanned(sql, workspaceId, scanUntil, keys),
    isMore: taken >= IDS_MAX || entries.length >= ENTRIES_MAX,
  }
}

// Scan blocks are ordered by id, so the first id of a block determines which block may contain a transaction. Each such block is read once.
const SCANNED = `with wanted as (
    select wanted.id, wanted.sequence, block.number from unnest($2::uuid[], $3::integer[]) as wanted (id, sequence)
    cross join lateral (
      select number from core.ledger_blocks
      where workspace_id = $1 and first_transaction_id <= wanted.id order by first_transaction_id desc limit 1) block),
  sealed as materialized (
    select record.id, record.sequence from core.ledger_blocks block cross join lateral unnest(block.transaction_ids, block.history_sequences) as record (id, sequence)
    where block.workspace_id = $1 and block.number in (select number from wanted))
  select id as "transactionId", sequence as "historySequence" from wanted where (id, sequence) in (select id, sequence from sealed)`

/** Excludes transactions that the scan added before they were queued. */
async function excludeScanned(
  sql: Sql,
  workspaceId: string,
  scanUntil: string | null,
  keys: readonly RecordKey[],
): Promise<readonly RecordKey[]> {
  const old = keys.filter(({ transactionId }) => scanUntil !== null && transactionId <= scanUntil)
  if (old.length === 0) return keys
  const found = await sql<RecordKey>(SCANNED, [
    workspaceId,
    old.map(({ transactionId }) => transactionId),
    old.map(({ historySequence }) => historySequence),
  ])
  const scanned = new Set(found.map(keyText))
  return keys.filter(key => !scanned.has(keyText(key)))
}
