import type { Sql } from '#kernel/database/dedicated.ts'
import { UNSEALED } from '#core/queries/integrity-sql.ts'
import { HASH_BYTES } from '#kernel/hash-chain.ts'
import type { ChainDiscrepancy, LedgerBlock } from './block.ts'
import { createMembership } from './membership.ts'
import { keyText, type RecordKey } from './rows.ts'
import { beginningOf, checkBlocks } from './check-blocks.ts'

/** A chain head that was recorded earlier, and its source. */
export interface NotedHead {
  readonly position: bigint
  /** 64 hexadecimal digits. */
  readonly hash: string
  readonly source: string
}

export interface ChainReport {
  readonly blocks: bigint
  readonly records: bigint
  readonly head: { readonly position: bigint; readonly hash: string }
  /** Number of heads that match the chain. */
  readonly heads: number
  /** Number of transactions and status changes that wait for the next blocks. */
  readonly waiting: number
  readonly broken: number
  /** The first mismatches, in chain order. */
  readonly discrepancies: readonly ChainDiscrepancy[]
}

export interface VerifyOptions {
  readonly heads: readonly NotedHead[]
  readonly onProgress?: (done: bigint, all: bigint) => void
}

const DISCREPANCIES_MAX = 20

const CHAIN = `select position::text, block_number::text as "blockNumber", hash, scan_until as "scanUntil", scanned_to as "scannedTo", is_scanned as "isScanned"
  from core.ledger_chains where workspace_id = $1`
const STARTS =
  'select 1 from core.ledger_queue where workspace_id = $1 and cardinality(transaction_ids) = 0 limit 1'
const QUEUED_STATUSES = `select transaction_ids[1] as "transactionId", history_sequence as "historySequence" from core.ledger_queue where workspace_id = $1 and history_sequence > 0`
const SEALED_LATER = `select transaction_ids as "transactionIds", history_sequences as "historySequences" from core.ledger_blocks where workspace_id = $1 and first_position > $2`
const REFERENCES =
  'select id, reference from core.transactions where workspace_id = $1 and id = any($2::uuid[])'

// The progress row of a transaction changes; its history rows do not, so the status is verified against the history.
const STATUSES = `select coalesce(progress.transaction_id, history.transaction_id) as id, progress.status, history.status as sealed
  from (select distinct on (transaction_id) transaction_id, status from core.transaction_history where workspace_id = $1 order by transaction_id, sequence desc) history
  full join (select transaction_id, status from core.transaction_progress where workspace_id = $1) progress on progress.transaction_id = history.transaction_id
  where progress.status is distinct from coalesce(history.status, 'PENDING') order by 1 limit ${DISCREPANCIES_MAX}`

interface StoredChain {
  readonly position: bigint
  readonly hash: Buffer
  readonly scanUntil: string | null
  readonly scannedTo: string | null
  readonly isScanned: boolean
}

/** Collects mismatches: all are counted, only the first are stored. */
function createCollector() {
  const discrepancies: ChainDiscrepancy[] = []
  let broken = 0
  return {
    add(discrepancy: ChainDiscrepancy): void {
      broken += 1
      if (discrepancies.length < DISCREPANCIES_MAX) discrepancies.push(discrepancy)
    },
    result: () => ({ broken, discrepancies }),
  }
}

type Collector = ReturnType<typeof createCollector>

const discrepancy = (
  kind: ChainDiscrepancy['kind'],
  message: string,
  more: Partial<ChainDiscrepancy> = {},
): ChainDiscrepancy => ({ kind, position: null, transactionId: null, reference: null, message, ...more })

/**
 * Verifies the workspace's hash chain against the rows of the ledger: every block, every record, the recorded heads, and that each row
 * is in the chain once or queued for it. Statements are short and few blocks are in memory at a time, so the platform can keep running.
 */
export async function verifyChain(
  sql: Sql,
  workspaceId: string,
  { heads, onProgress }: VerifyOptions,
): Promise<ChainReport> {
  const chain = await readStoredChain(sql, workspaceId)
  const found = createCollector()
  const noted = createHeadChecks(heads, found)
  const membership = createMembership(sql, workspaceId)
  const missing = new Set<string>()
  let end = beginningOf(workspaceId)
  for await (const { block, end: reached, discrepancies } of checkBlocks(sql, workspaceId, end)) {
    if (block.firstPosition > chain.position) break
    end = reached
    for (const each of discrepancies) found.add(each)
    for (const { kind, position } of discrepancies)
      if (kind === 'ROW_MISSING') missing.add(keyText(block.keys[Number(position! - block.firstPosition)]!))
    noted.compare(block)
    await membership.add(block.keys)
    onProgress?.(end.position, chain.position)
  }
  if (end.position !== chain.position || !end.hash.equals(chain.hash))
    found.add(
      discrepancy(
        'BLOCK_MISSING',
        `the last block ends at position ${end.position}, the chain at position ${chain.position}${end.position === chain.position ? ' with another hash' : ''}`,
        { position: end.position },
      ),
    )
  noted.finish()
  const { records, rows } = await membership.finish()
  for (const key of records)
    if (!missing.has(key))
      found.add(
        discrepancy('BLOCK_CHANGED', 'the chain contains the record twice', {
          transactionId: key.split(' ')[0]!,
        }),
      )
  const waiting = await reportNotChained(sql, workspaceId, chain, rows, found)
  for (const { id, status, sealed } of await sql<{
    id: string
    status: string | null
    sealed: string | null
  }>(STATUSES, [workspaceId]))
    found.add(
      discrepancy(
        'STATUS_CHANGED',
        `the status is ${status ?? 'missing'}, the last change of status made it ${sealed ?? 'PENDING'}`,
        { transactionId: id },
      ),
    )
  return {
    blocks: end.blockNumber,
    records: end.position,
    head: { position: end.position, hash: end.hash.toString('hex') },
    heads: noted.agreeing(),
    waiting,
    ...found.result(),
  }
}

async function readStoredChain(sql: Sql, workspaceId: string): Promise<StoredChain> {
  const [row] = await sql<{ position: string } & Omit<StoredChain, 'position'>>(CHAIN, [workspaceId])
  if (row) return { ...row, position: BigInt(row.position) }
  // The first block of an existing ledger is pending; it will contain all existing rows.
  const isStarting = (await sql(STARTS, [workspaceId])).length > 0
  return {
    ...beginningOf(workspaceId),
    scanUntil: isStarting ? 'ffffffff-ffff-ffff-ffff-ffffffffffff' : null,
    scannedTo: null,
    isScanned: !isStarting,
  }
}

/** Compares recorded heads with the chain, block by block. */
function createHeadChecks(heads: readonly NotedHead[], found: Collector) {
  const due = heads.toSorted((a, b) => (a.position < b.position ? -1 : 1))
  let [next, agreeing] = [0, 0]
  let agreed = 0n

  function checkHead({ position, hash, source }: NotedHead, actual: string | undefined): void {
    if (actual === hash.toLowerCase()) {
      agreeing += 1
      agreed = position
      return
    }
    const what = actual === undefined ? 'the chain ends before it' : 'the chain has another hash there'
    const since =
      agreed === 0n ? 'No earlier head agrees' : `The last head that agrees is that of position ${agreed}`
    found.add(
      discrepancy(
        'HEAD_MISMATCH',
        `${what}: the head of position ${position} from ${source}. ${since}; records after it were rewritten or removed`,
        { position },
      ),
    )
  }

  return {
    compare({ firstPosition, keys, recordHashes }: LedgerBlock): void {
      for (; next < due.length && due[next]!.position < firstPosition + BigInt(keys.length); next++) {
        const index = Number(due[next]!.position - firstPosition)
        checkHead(
          due[next]!,
          index < 0
            ? undefined
            : recordHashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES).toString('hex'),
        )
      }
    },
    finish(): void {
      for (; next < due.length; next++) checkHead(due[next]!, undefined)
    },
    agreeing: () => agreeing,
  }
}

/** Reports rows that are neither in the chain nor queued for it; returns the number of queued rows. */
async function reportNotChained(
  sql: Sql,
  workspaceId: string,
  chain: StoredChain,
  rows: ReadonlySet<string>,
  found: Collector,
): Promise<number> {
  if (rows.size === 0) return 0
  // Reads the queue before the later blocks: a record that has left the queue by then is in one of these blocks.
  const queued = new Set(
    (await sql<{ id: string }>(UNSEALED, [workspaceId])).map(({ id }) =>
      keyText({ transactionId: id, historySequence: 0 }),
    ),
  )
  for (const key of await sql<RecordKey>(QUEUED_STATUSES, [workspaceId])) queued.add(keyText(key))
  for (const { transactionIds, historySequences } of await sql<{
    transactionIds: string[]
    historySequences: number[]
  }>(SEALED_LATER, [workspaceId, chain.position]))
    transactionIds.forEach((transactionId, index) =>
      queued.add(keyText({ transactionId, historySequence: historySequences[index]! })),
    )
  const isToBeScanned = (id: string): boolean =>
    !chain.isScanned &&
    chain.scanUntil !== null &&
    id <= chain.scanUntil &&
    (chain.scannedTo === null || id > chain.scannedTo)
  const left = [...rows].filter(key => !queued.has(key) && !isToBeScanned(key.split(' ')[0]!))
  const named = left.slice(0, DISCREPANCIES_MAX).map(key => key.split(' ')[0]!)
  const references = new Map(
    named.length === 0
      ? []
      : (await sql<{ id: string; reference: string }>(REFERENCES, [workspaceId, named])).map(
          ({ id, reference }) => [id, reference],
        ),
  )
  for (const key of left) {
    const [transactionId, sequence] = key.split(' ') as [string, string]
    const what = sequence === '0' ? 'the transaction' : `change of status ${sequence} of the transaction`
    found.add(
      discrepancy(
        'ROW_NOT_CHAINED',
        `${what} is in the ledger, and neither the chain nor the queue contains it`,
        { transactionId, reference: references.get(transactionId) ?? null },
      ),
    )
  }
  return rows.size - left.length
}
