import type { Tx } from '#kernel/command.ts'
import { events } from '#remittance/events.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import type { Cause } from '#remittance/rules/cause.ts'
import { takeStep } from './take-step.ts'

/** Fails a transfer. If money was or may have been collected, the worker refunds it next. */
export const failTransfer = (
  tx: Tx,
  { id, status, collectedBy }: TransferRow,
  cause: Cause,
): Promise<TransferRow> =>
  takeStep(tx, id, {
    from: status,
    to: 'FAILED',
    event: events.transfer_failed,
    cause,
    nextInMs: collectedBy === null ? null : 0,
  })
