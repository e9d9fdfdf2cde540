import type { Tx } from '#kernel/command.ts'
import { columnsOf } from '#kernel/database/columns.ts'
import { Signal, type SignalRow } from '#sentinel/entities/signal.ts'
import { decryptSignal, type ReadableSignal } from '#sentinel/signals/details.ts'

const BY_IDS = `select ${columnsOf(Signal, 'signal')} from sentinel.signals signal
  where workspace_id = $1 and id = any($2::uuid[])`

/** The signals of an earlier evaluation as they are now, in the order of their ids in it. */
export async function recordedSignals(tx: Tx, ids: readonly string[]): Promise<readonly ReadableSignal[]> {
  if (ids.length === 0) return []
  const rows = await tx.sql<SignalRow>(BY_IDS, [tx.actor.workspaceId, ids])
  return rows
    .map(row => decryptSignal(tx.keys, row))
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
