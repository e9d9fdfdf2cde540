import { command } from '#kernel/command.ts'
import { setEnabled } from '#sentinel/detection-rules/set-enabled.ts'
import type { DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'

/** Takes a rule out of force from the next evaluation. Its signals stay. */
export const disableDetectionRule = command(
  (tx, { id }: { readonly id: string }): Promise<DetectionRuleRow> => setEnabled(tx, id, false),
)
