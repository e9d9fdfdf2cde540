import { command } from '#kernel/command.ts'
import { ensureStandardSet } from '#sentinel/detection-rules/standard-rules.ts'
import { admitReader } from '#sentinel/rules/rights.ts'

/** Adds the standard set to a workspace that lacks it. Reads need it too, so the right to read is enough. */
export const addStandardRules = command(
  async (tx, _: object): Promise<void> => {
    admitReader(tx.actor)
    await ensureStandardSet(tx)
  },
  { storage: 'one-time' },
)
