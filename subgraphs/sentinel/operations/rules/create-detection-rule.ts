import { actingPerson } from '#kernel/acting-person.ts'
import { command, type Tx } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { checkRule } from '#sentinel/detection-rules/check-rule.ts'
import { insertRule } from '#sentinel/detection-rules/rule-rows.ts'
import type {
  DetectionRuleType,
  ElderSignalCategory,
  SignalSeverity,
} from '#sentinel/detection-rules/rule-types.ts'
import { ensureStandardSet } from '#sentinel/detection-rules/standard-rules.ts'
import type { DetectionRuleRow } from '#sentinel/entities/detection-rule.ts'
import { refuse } from '#sentinel/errors.ts'
import { events } from '#sentinel/events.ts'
import { admitWriter } from '#sentinel/rules/rights.ts'

export interface CreateDetectionRule {
  readonly code: string
  readonly name?: string | null
  readonly ruleType: DetectionRuleType
  readonly severity: SignalSeverity
  readonly weight: number
  readonly signalCategory?: ElderSignalCategory | null
  readonly parameters?: Readonly<Record<string, unknown>> | null
}

/** Bounds the time that rules add to every evaluation. */
const OWN_RULES_MAX = 200

const LOCK = 'select 1 from sentinel.standard_sets where workspace_id = $1 for no key update'
const COUNT = `select count(*)::int as rules from sentinel.rules
  where workspace_id = $1 and deleted_at is null and not is_standard`

/** Serialises the creation of rules in the workspace, so that the limit holds for concurrent requests. */
async function ensureRuleLimit(tx: Tx): Promise<void> {
  const { workspaceId } = tx.actor
  await tx.sql(LOCK, [workspaceId])
  const [counted] = await tx.sql<{ rules: number }>(COUNT, [workspaceId])
  if (counted!.rules >= OWN_RULES_MAX) throw refuse('RULE_LIMIT_REACHED')
}

/** Creates a rule, which is disabled until it is enabled explicitly. */
export const createDetectionRule = command(
  async (tx, input: CreateDetectionRule): Promise<DetectionRuleRow> => {
    admitWriter(tx.actor)
    const { code, ruleType, severity, weight, signalCategory = null } = input
    const parameters = checkRule({ ruleType, weight, parameters: input.parameters ?? {} })
    await ensureStandardSet(tx)
    await ensureRuleLimit(tx)

    const { by } = actingPerson(tx.actor)
    const rule: DetectionRuleRow = {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      code,
      name: input.name ?? null,
      ruleType,
      severity,
      weight,
      signalCategory,
      parameters: { ...parameters },
      fincenFlags: [],
      isEnabled: false,
      isStandard: false,
      version: 1,
      createdBy: by,
      createdAt: tx.now(),
      updatedAt: tx.now(),
      deletedAt: null,
    }
    if (!(await insertRule(tx, rule))) throw refuse('RULE_CODE_EXISTS')
    tx.emit(events.rule_created, rule.id, { ruleId: rule.id, code, ruleType, severity, weight, version: 1 })
    return rule
  },
)
