import type { Tx } from '#kernel/command.ts'
import type { EventType } from '#kernel/events/outbox.ts'
import { formatMinor } from '#kernel/money.ts'
import { refuse } from '#core/errors.ts'
import { SWEEP_COLUMNS, type SweepRow } from '#core/queries/sweeps/sweeps.ts'
import { percentageOf } from '#core/rules/percentage.ts'
import type { SweepStatus } from '#core/rules/sweeps/sweep.ts'

const LOCK = `select ${SWEEP_COLUMNS} from core.sweeps sweep where workspace_id = $1 and id = $2 for update`

/** Locks a sweep; with a status, refuses a sweep that has another. */
export async function lockSweep(tx: Tx, id: string, expected?: SweepStatus): Promise<SweepRow> {
  const [row] = await tx.sql<SweepRow>(LOCK, [tx.actor.workspaceId, id])
  if (!row) throw refuse('SWEEP_NOT_FOUND')
  if (expected && row.status !== expected)
    throw refuse('INVALID_STATE', { message: `The sweep is ${row.status}.` })
  return row
}

const STATUS = `update core.sweeps as sweep set status = $3, updated_at = $4 where workspace_id = $1 and id = $2 returning ${SWEEP_COLUMNS}`

/** Writes the status of a locked sweep. */
export async function writeStatus(tx: Tx, id: string, status: SweepStatus): Promise<SweepRow> {
  const [row] = await tx.sql<SweepRow>(STATUS, [tx.actor.workspaceId, id, status, tx.now()])
  return row!
}

/** Publishes a change of a sweep by a person, with the terms that then apply. */
export function publishSweep(tx: Tx, event: EventType, row: SweepRow): void {
  const money = (minor: bigint | null): string | null =>
    minor === null ? null : formatMinor(minor, row.currency)
  tx.emit(event, row.id, {
    sweepId: row.id,
    accountId: row.accountId,
    targetAccountId: row.targetAccountId,
    currency: row.currency,
    method: row.method,
    direction: row.direction,
    triggerAmount: money(row.triggerMinor),
    targetAmount: money(row.targetMinor),
    amount: money(row.amountMinor),
    percentage: row.percentagePpm === null ? null : percentageOf(row.percentagePpm),
    minSweep: money(row.minSweepMinor),
    maxSweep: money(row.maxSweepMinor),
    multipleOf: money(row.multipleOfMinor),
    status: row.status,
    changedBy: tx.actor.subjectId,
  })
}
