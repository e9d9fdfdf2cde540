import type { Tx } from '#kernel/command.ts'

const NEXT = 'select core.next_ledger_sequence($1, $2) as sequence'

/** Numbers a change that the reports of later changes take into account, and that leaves the sums of the general ledger as they are. */
export async function nextLedgerSequence(tx: Tx): Promise<bigint> {
  const [row] = await tx.sql<{ sequence: bigint }>(NEXT, [tx.actor.workspaceId, tx.now()])
  return row!.sequence
}
