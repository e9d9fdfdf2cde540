import type { Tx } from '#kernel/command.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { ProtectiveHoldStep } from '#sentinel/entities/protective-hold.ts'
import type { HoldBasis } from './hold-periods.ts'
import { readNotices, readSteps } from './hold-rows.ts'
import type { HoldWithEvidence } from './publish-hold.ts'
import { sealHoldStep, type HoldStepDetails, type ReadableHold, type ReadableHoldStep } from './seal-hold.ts'

export interface NewStep extends Partial<HoldStepDetails> {
  readonly basis?: HoldBasis | null
  readonly by: string
}

const INSERT = insertOf(ProtectiveHoldStep, 'step')

/** Stores how a hold came to its state, as evidence. */
export async function addStep(
  tx: Tx,
  hold: Pick<ReadableHold, 'id' | 'status' | 'expiresAt'>,
  { basis = null, by, authority = null, reference = null, reason = null }: NewStep,
): Promise<ReadableHoldStep> {
  const row = {
    workspaceId: tx.actor.workspaceId,
    id: newId(),
    holdId: hold.id,
    status: hold.status,
    basis,
    actor: by,
    at: tx.now(),
    expiresAt: hold.expiresAt,
  }
  const details = { authority, reference, reason }
  const sealed = Object.values(details).every(text => text === null)
    ? null
    : sealHoldStep(tx.keys, row, details)
  await tx.sql(INSERT, valuesOf(ProtectiveHoldStep, { ...row, details: sealed }))
  return { ...row, ...details }
}

/** A hold with all its steps and notices, as this transaction sees them. */
export async function withEvidence(tx: Tx, hold: ReadableHold): Promise<HoldWithEvidence> {
  const reader = {
    keys: tx.keys,
    workspaceId: tx.actor.workspaceId,
    sql: <Row extends object>(text: string, values: readonly unknown[]) => tx.sql<Row>(text, values),
  }
  return {
    ...hold,
    steps: await readSteps(reader, [hold.id]),
    notices: await readNotices(reader, [hold.id]),
  }
}
