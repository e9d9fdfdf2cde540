import type { Job } from '#kernel/jobs/job.ts'
import { events } from '#remittance/events.ts'
import { advanceTransfer } from '#remittance/operations/transfers/advance-transfer.ts'
import { claim, stepClaimed } from './claimed.ts'

const MOVING = claim('due_at', 'hold is null')
const HELD = claim('due_at', 'hold is not null')

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
  run: worker => stepClaimed(worker, MOVING, advanceTransfer),
}

/** Screens held transfers again. A separate job, so that slow screening does not delay other transfers. */
export const screenHeldTransfers: Job = {
  name: 'remittance.screen_held_transfers',
  everyMs: 200,
  run: worker => stepClaimed(worker, HELD, advanceTransfer),
}
