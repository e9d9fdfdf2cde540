import { command, type Tx } from '#kernel/command.ts'
import { allow } from '#kernel/principal.ts'
import { readNextScanned, takeQueued, type WaitingRecord } from '#core/ledger/chain/source.ts'
import { endOf, sealBlock, type ChainEnd } from '#core/ledger/chain/block.ts'
import { readChainRows } from '#core/ledger/chain/rows.ts'
import { ENCODING, genesisHash } from '#core/rules/chain-record.ts'

type Chain = ChainEnd & {
  readonly scanUntil: string | null
  readonly scannedTo: string | null
  readonly isScanned: boolean
}

const LOCK = `select position, block_number as "blockNumber", hash, scan_until as "scanUntil", scanned_to as "scannedTo", is_scanned as "isScanned"
  from core.ledger_chains where workspace_id = $1 for update skip locked`

// The scan adds transactions that are older than the chain.
const BEGIN = `insert into core.ledger_chains (workspace_id, position, block_number, hash, scan_until, is_scanned, published_at)
  select $1, 0, 0, $2, newest.id, newest.id is null, $3 from (select 1) one
  left join lateral (select id from core.transactions where workspace_id = $1 order by id desc limit 1) newest on true
  on conflict do nothing`

const SEAL = `insert into core.ledger_blocks (workspace_id, number, first_position, encoding, transaction_ids, history_sequences, record_hashes, previous_hash, hash, first_transaction_id, sealed_at)
  values ($1, $2, $3, ${ENCODING}, $4, $5, $6, $7, $8, $9, $10)`

const ADVANCE = `update core.ledger_chains set position = $2, block_number = $3, hash = $4, scanned_to = $5, is_scanned = $6 where workspace_id = $1`

/**
 * Appends one block to the workspace's hash chain: the queued records, or the next part of the transactions that are older than the
 * chain. Blocks follow the queue and not the order of ids, since transactions commit in any order. The queue entries are deleted in the
 * same transaction, so each is sealed once; of two concurrent workers one skips. Returns whether more records are probably waiting.
 */
export const sealLedger = command(
  async (tx): Promise<boolean> => {
    allow(tx.actor, { kinds: ['platform'] })
    const { workspaceId } = tx.actor
    let [chain] = await tx.sql<Chain>(LOCK, [workspaceId])
    if (!chain) {
      await tx.sql(BEGIN, [workspaceId, genesisHash(workspaceId), tx.now()])
      chain = (await tx.sql<Chain>(LOCK, [workspaceId]))[0]
    }
    if (!chain) return false
    if (chain.isScanned || chain.scanUntil === null) {
      const waiting = await takeQueued(tx.sql, workspaceId, chain.scanUntil)
      await append(tx, chain, waiting, chain)
      return waiting.isMore
    }
    const waiting = await readNextScanned(tx.sql, workspaceId, chain.scannedTo, chain.scanUntil)
    const scannedTo = waiting.keys.at(-1)?.transactionId ?? chain.scannedTo
    await append(tx, chain, waiting, { scannedTo, isScanned: !waiting.isMore })
    return true
  },
  { storage: 'one-time' },
)

async function append(
  tx: Tx,
  chain: Chain,
  { keys }: WaitingRecord,
  { scannedTo, isScanned }: Pick<Chain, 'scannedTo' | 'isScanned'>,
): Promise<void> {
  const { workspaceId } = tx.actor
  if (keys.length === 0) {
    if (isScanned !== chain.isScanned)
      await tx.sql(ADVANCE, [
        workspaceId,
        chain.position,
        chain.blockNumber,
        chain.hash,
        scannedTo,
        isScanned,
      ])
    return
  }
  const block = sealBlock(chain, keys, await readChainRows(tx.sql, workspaceId, keys))
  const end = endOf(block)
  await Promise.all([
    tx.sql(SEAL, [
      workspaceId,
      block.number,
      block.firstPosition,
      keys.map(({ transactionId }) => transactionId),
      keys.map(({ historySequence }) => historySequence),
      block.recordHashes,
      block.previousHash,
      block.hash,
      chain.isScanned ? null : keys[0]!.transactionId,
      tx.now(),
    ]),
    tx.sql(ADVANCE, [workspaceId, end.position, end.blockNumber, end.hash, scannedTo, isScanned]),
  ])
}
