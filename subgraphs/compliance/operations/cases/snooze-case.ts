import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { invalid } from '#kernel/refusals.ts'
import { changeCase, checkMove, lockCase, publishCase } from '#compliance/cases/case-rows.ts'
import { decryptCase, type ReadableCase } from '#compliance/cases/seal-case.ts'
import { events } from '#compliance/events.ts'
import type { WithAnalyst } from '#compliance/operations/screenings/resolve-match.ts'
import { admitCaseWorker } from '#compliance/screening/admit-analyst.ts'

interface SnoozeCase {
  readonly id: string
  readonly until: Date
}

/** A case cannot be put aside for longer. */
const SNOOZE_MAX_MS = 90 * 86_400_000

const snooze = command(async (tx, { id, until, analyst }: WithAnalyst<SnoozeCase>): Promise<ReadableCase> => {
  const now = tx.now().getTime()
  if (until.getTime() <= now || until.getTime() > now + SNOOZE_MAX_MS)
    throw invalid([{ field: 'until', reason: 'must be later than now and within 90 days' }])
  const before = await lockCase(tx, id)
  checkMove('snooze', before)

  const after = await changeCase(tx, before, {
    type: 'SNOOZED',
    by: analyst,
    set: { snoozedUntil: until },
    changes: { until: until.toISOString() },
  })
  publishCase(tx, events.case_updated, after, { before, by: analyst, reason: null })
  return decryptCase(tx.keys, after)
})

/** Puts a case aside until a time. Its due time stays, so that a snoozed case is still escalated when it is past due. */
export const snoozeCase = async (ctx: Context, input: SnoozeCase): Promise<ReadableCase> =>
  snooze(ctx, { ...input, analyst: admitCaseWorker(ctx) })
