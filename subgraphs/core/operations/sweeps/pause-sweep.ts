import { command } from '#kernel/command.ts'
import { events } from '#core/events.ts'
import type { SweepRow } from '#core/queries/sweeps/sweeps.ts'
import { admitRole } from '#core/rules/rights.ts'
import { lockSweep, publishSweep, writeStatus } from './change-sweep.ts'

/** Pauses a sweep: it moves no money until it is resumed. */
export const pauseSweep = command(async (tx, { id }: { id: string }): Promise<SweepRow> => {
  admitRole(tx.actor, 'officer')
  await lockSweep(tx, id, 'ACTIVE')
  const row = await writeStatus(tx, id, 'PAUSED')
  publishSweep(tx, events.sweep_paused, row)
  return row
})
