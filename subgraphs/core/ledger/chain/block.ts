import { HASH_BYTES, nextHash } from '#kernel/hash-chain.ts'
import { keyText, recordOf, type ChainRows, type RecordKey } from './rows.ts'

/** A position in the chain: the number of records and blocks up to it, and the hash after its last record. */
export interface ChainEnd {
  readonly position: bigint
  readonly blockNumber: bigint
  readonly hash: Buffer
}

export interface LedgerBlock {
  readonly number: bigint
  readonly firstPosition: bigint
  readonly keys: readonly RecordKey[]
  readonly recordHashes: Buffer
  readonly previousHash: Buffer
  readonly hash: Buffer
}

/** Selects blocks of a workspace under the alias `block`; append a condition. */
export const BLOCKS = `select block.number::text, block.first_position::text as "firstPosition", block.transaction_ids as "transactionIds", block.history_sequences as "historySequences",
    block.record_hashes as "recordHashes", block.previous_hash as "previousHash", block.hash
  from core.ledger_blocks block where block.workspace_id = $1`

export type BlockRow = {
  readonly number: string
  readonly firstPosition: string
  readonly transactionIds: readonly string[]
  readonly historySequences: readonly number[]
  readonly recordHashes: Buffer
  readonly previousHash: Buffer
  readonly hash: Buffer
}

export const blockOf = ({
  number,
  firstPosition,
  transactionIds,
  historySequences,
  ...hashes
}: BlockRow): LedgerBlock => ({
  ...hashes,
  number: BigInt(number),
  firstPosition: BigInt(firstPosition),
  keys: transactionIds.map((transactionId, index) => ({
    transactionId,
    historySequence: historySequences[index] ?? 0,
  })),
})

/** Builds the next block of the chain from the records, in this order. */
export function sealBlock(end: ChainEnd, keys: readonly RecordKey[], rows: ChainRows): LedgerBlock {
  const hashes: Buffer[] = []
  let hash = end.hash
  for (const key of keys) hashes.push((hash = nextHash(hash, recordOf(key, rows.get(keyText(key))))))
  return {
    number: end.blockNumber + 1n,
    firstPosition: end.position + 1n,
    keys,
    recordHashes: Buffer.concat(hashes),
    previousHash: end.hash,
    hash,
  }
}

export const endOf = ({ number, firstPosition, keys, hash }: LedgerBlock): ChainEnd => ({
  position: firstPosition + BigInt(keys.length) - 1n,
  blockNumber: number,
  hash,
})

export type ChainDiscrepancyKind =
  | 'ROW_CHANGED'
  | 'ROW_MISSING'
  | 'ROW_MOVED'
  | 'ROW_NOT_CHAINED'
  | 'BLOCK_CHANGED'
  | 'BLOCK_MISSING'
  | 'HEAD_MISMATCH'
  | 'STATUS_CHANGED'

/** A disagreement between the ledger and its chain. */
export interface ChainDiscrepancy {
  readonly kind: ChainDiscrepancyKind
  /** Position in the chain, counted from 1; null if the mismatch has none. */
  readonly position: bigint | null
  readonly transactionId: string | null
  readonly reference: string | null
  readonly message: string
}

const blockDiscrepancy = (
  kind: ChainDiscrepancyKind,
  { firstPosition }: LedgerBlock,
  message: string,
): ChainDiscrepancy => ({ kind, position: firstPosition, transactionId: null, reference: null, message })

/** Compares a block with the end of the previous block and with the current rows. */
export function checkBlock(block: LedgerBlock, before: ChainEnd, rows: ChainRows): ChainDiscrepancy[] {
  return [...headerDiscrepancies(block, before), ...recordDiscrepancies(block, rows)]
}

function headerDiscrepancies(block: LedgerBlock, before: ChainEnd): ChainDiscrepancy[] {
  const discrepancies: ChainDiscrepancy[] = []
  const { number, firstPosition, keys, recordHashes, previousHash, hash } = block
  if (number !== before.blockNumber + 1n)
    discrepancies.push(
      blockDiscrepancy(
        'BLOCK_MISSING',
        block,
        `block ${number} follows block ${before.blockNumber}; the blocks between them are missing`,
      ),
    )
  else if (firstPosition !== before.position + 1n)
    discrepancies.push(
      blockDiscrepancy(
        'BLOCK_CHANGED',
        block,
        `block ${number} begins at position ${firstPosition}, the one before it ends at ${before.position}`,
      ),
    )
  else if (!previousHash.equals(before.hash))
    discrepancies.push(
      blockDiscrepancy(
        'BLOCK_CHANGED',
        block,
        before.blockNumber === 0n
          ? `block 1 does not begin with the hash of this workspace`
          : `block ${number} does not continue block ${before.blockNumber}; one of the two was rewritten`,
      ),
    )
  if (recordHashes.length !== keys.length * HASH_BYTES || !hash.equals(recordHashes.subarray(-HASH_BYTES)))
    discrepancies.push(
      blockDiscrepancy('BLOCK_CHANGED', block, `the hash of block ${number} is not that of its last record`),
    )
  return discrepancies
}

function recordDiscrepancies(block: LedgerBlock, rows: ChainRows): ChainDiscrepancy[] {
  const discrepancies: ChainDiscrepancy[] = []
  const storedAt = (index: number): Buffer =>
    block.recordHashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES)
  const recordAt = (index: number): string =>
    recordOf(block.keys[index]!, rows.get(keyText(block.keys[index]!)))
  let previous = block.previousHash
  for (let index = 0; index < block.keys.length; index++) {
    const stored = storedAt(index)
    const computed = nextHash(previous, recordAt(index))
    const row = rows.get(keyText(block.keys[index]!))
    const isEqual = computed.equals(stored)
    if (isEqual && row) {
      previous = stored
      continue
    }
    const isHashChanged =
      !isEqual &&
      index + 1 < block.keys.length &&
      nextHash(computed, recordAt(index + 1)).equals(storedAt(index + 1))
    discrepancies.push(
      recordDiscrepancy(block, index, rows, {
        previous,
        stored,
        isSealedAsMissing: isEqual,
        isHashChanged,
        isSearched: discrepancies.length < SEARCHED_MAX,
      }),
    )
    previous = isHashChanged ? computed : stored
  }
  return discrepancies
}

/** Maximum number of mismatches per block for which a moved record is searched, since each search hashes the whole block. */
const SEARCHED_MAX = 10

interface Mismatch {
  readonly previous: Buffer
  readonly stored: Buffer
  readonly isSealedAsMissing: boolean
  readonly isHashChanged: boolean
  readonly isSearched: boolean
}

function recordDiscrepancy(
  block: LedgerBlock,
  index: number,
  rows: ChainRows,
  { previous, stored, isSealedAsMissing, isHashChanged, isSearched }: Mismatch,
): ChainDiscrepancy {
  const key = block.keys[index]!
  const row = rows.get(keyText(key))
  const name =
    key.historySequence === 0
      ? 'the transaction'
      : `change of status ${key.historySequence} of the transaction`
  const discrepancy = (kind: ChainDiscrepancyKind, message: string): ChainDiscrepancy => ({
    kind,
    position: block.firstPosition + BigInt(index),
    transactionId: key.transactionId,
    reference: row?.reference ?? null,
    message,
  })
  if (isSealedAsMissing)
    return discrepancy('ROW_MISSING', `${name} was already missing when its block was sealed`)
  if (!row) return discrepancy('ROW_MISSING', `${name} is missing`)
  if (isHashChanged)
    return discrepancy(
      'BLOCK_CHANGED',
      `the hash of ${name} in block ${block.number} was changed; the row agrees with the hashes around it`,
    )
  const other =
    isSearched &&
    block.keys.find(
      each => each !== key && nextHash(previous, recordOf(each, rows.get(keyText(each)))).equals(stored),
    )
  if (other)
    return discrepancy(
      'ROW_MOVED',
      `block ${block.number} has ${name} at the position of transaction ${other.transactionId}`,
    )
  return discrepancy('ROW_CHANGED', `${name} is not the one that was sealed, or the hash before it is not`)
}
