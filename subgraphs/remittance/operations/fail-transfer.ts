import type { Tx } from '#kernel/command.ts'
import { events } from '../events.ts'
import type { TransferRow } from '../queries/transfers.ts'
import type { Cause } from '../rules/cause.ts'
import { takeStep } from './take-step.ts'

/** Ends a transfer that will not be paid out. Where money was or may have been taken, the worker gives it back next. */
export const failTransfer = (tx: Tx, { id, status, collectedBy }: TransferRow, cause: Cause): Promise<TransferRow> =>
  takeStep(tx, id, { from: status, to: 'FAILED', event: events.transfer_failed, cause, nextInMs: collectedBy === null ? null : 0 })
