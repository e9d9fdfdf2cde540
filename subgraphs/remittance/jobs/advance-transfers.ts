import type { Job } from '#kernel/jobs/job.ts'
import { events } from '#remittance/events.ts'
import { advanceTransfer } from '#remittance/operations/transfers/advance-transfer.ts'
import { claimStatement, advanceClaimed } from './advance-claimed.ts'

const MOVING = claimStatement('due_at', 'hold is null')
const HELD = claimStatement('due_at', 'hold is not null')

/** Takes the next step of every due transfer, in batches. */
export const advanceTransfers: Job = {
  name: 'remittance.advance_transfers',
  everyMs: 200,
  wakesOn: [
    events.transfer_created,
    events.transfer_funded,
    events.transfer_released,
    events.transfer_failed,
  ],
  run: worker => advanceClaimed(worker, MOVING, advanceTransfer),
}

/** Screens held transfers again. A separate job, so that slow screening does not delay other transfers. */
export const screenHeldTransfers: Job = {
  name: 'remittance.screen_held_transfers',
  everyMs: 200,
  run: worker => advanceClaimed(worker, HELD, advanceTransfer),
}
