import { command } from '#kernel/command.ts'
import { setEnabled } from '#sentinel/detection-rules/set-enabled.ts'
import type { DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'

/** Puts a rule in force from the next evaluation. */
export const enableDetectionRule = command((tx, { id }: { readonly id: string }): Promise<DetectionRuleRow> =>
  setEnabled(tx, id, true),
)
