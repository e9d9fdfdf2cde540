import type { Duty } from '#kernel/subgraph.ts'
import { events } from '../events.ts'
import { advanceTransfer } from '../operations/advance-transfer.ts'
import { claim, stepClaimed } from './claimed.ts'

const MOVING = claim('due_at', 'hold is null')
const HELD = claim('due_at', 'hold is not null')

/** Takes every transfer that is due its next step, some at a time. */
export const advanceTransfers: Duty = {
  name: 'remittance.advance_transfers',
  everyMs: 200,
  wakesOn: [events.transfer_created, events.transfer_funded, events.transfer_released, events.transfer_failed],
  run: worker => stepClaimed(worker, MOVING, advanceTransfer),
}

/** Asks screening again about held transfers; apart from the others, which must not wait for a slow answer. */
export const screenHeldTransfers: Duty = {
  name: 'remittance.screen_held_transfers',
  everyMs: 200,
  run: worker => stepClaimed(worker, HELD, advanceTransfer),
}
