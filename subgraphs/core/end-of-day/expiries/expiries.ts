import { endOfDayStep } from '#core/end-of-day/step.ts'
import type { Expiry } from './expiry.ts'
import { pausedInstructions } from './paused-instructions.ts'
import { virtualAccounts } from './virtual-accounts.ts'

const RECORDS_MAX = 250

/** What ends with a business date. Holds are not among it: they end at a time, which a job watches (jobs/end-holds.ts). */
const EXPIRIES: readonly Expiry[] = [pausedInstructions, virtualAccounts]

/** Ends what ended with the date. */
export const expiries = endOfDayStep<null>({
  name: 'EXPIRIES',
  async isDue(ctx, date) {
    for (const expiry of EXPIRIES) if (await expiry.isDue(ctx, date)) return true
    return false
  },
  prepare: async () => null,
  async write(tx, date) {
    for (const expiry of EXPIRIES) {
      const ended = await expiry.end(tx, date, RECORDS_MAX)
      // Differs from chunk to chunk, since a record ends once.
      if (ended.length > 0) return { cursor: ended.at(-1)!, processed: ended.length, failures: [] }
    }
    return { cursor: null, processed: 0, failures: [] }
  },
})
