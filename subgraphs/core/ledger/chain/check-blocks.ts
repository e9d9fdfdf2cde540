import type { Sql } from '#kernel/database/dedicated.ts'
import { genesisHash } from '#core/rules/chain-record.ts'
import {
  blockOf,
  BLOCKS,
  checkBlock,
  endOf,
  type BlockRow,
  type ChainEnd,
  type ChainDiscrepancy,
  type LedgerBlock,
} from './block.ts'
import { readChainRows } from './rows.ts'

/** A block after comparison with its rows. */
export interface CheckedBlock {
  readonly block: LedgerBlock
  readonly end: ChainEnd
  readonly discrepancies: readonly ChainDiscrepancy[]
}

const PAGE = 8
// Ordered by the table column, because the output column of this name is text.
const NEXT = `${BLOCKS} and block.number > $2 order by block.number limit ${PAGE}`

export const beginningOf = (workspaceId: string): ChainEnd => ({
  position: 0n,
  blockNumber: 0n,
  hash: genesisHash(workspaceId),
})

/** Compares the blocks after this end, in order, with the current rows. Only a few blocks are in memory at a time. */
export async function* checkBlocks(
  sql: Sql,
  workspaceId: string,
  from: ChainEnd,
): AsyncGenerator<CheckedBlock> {
  for (let before = from; ;) {
    const page = await sql<BlockRow>(NEXT, [workspaceId, before.blockNumber])
    for (const row of page) {
      const block = blockOf(row)
      const discrepancies = checkBlock(block, before, await readChainRows(sql, workspaceId, block.keys))
      before = endOf(block)
      yield { block, end: before, discrepancies }
    }
    if (page.length < PAGE) return
  }
}

/** Transaction ids of a block. */
export const transactionsOf = ({ keys }: LedgerBlock): string[] =>
  keys.flatMap(({ transactionId, historySequence }) => (historySequence === 0 ? [transactionId] : []))

/** Describes a mismatch in one sentence. */
export const sentenceOf = ({ kind, position, transactionId, reference, message }: ChainDiscrepancy): string =>
  [
    kind,
    position === null ? undefined : `position ${position}`,
    transactionId === null ? undefined : `transaction ${transactionId}`,
    reference ?? undefined,
    message,
  ]
    .filter(part => part !== undefined)
    .join(', ')
