import type { Tx } from '#kernel/command.ts'
import { sharedRead } from '#kernel/database/read-groups.ts'

/** The customer, and the moment whose snoozes are read. */
export interface SnoozedCustomer {
  readonly workspaceId: string
  readonly customerId: string
  readonly at: Date
}

const SNOOZED = sharedRead(`select rule_id as "ruleId" from compliance.monitoring_rule_snoozes
  where workspace_id = $1 and customer_id = $2 and snoozed_until > $3 and created_at <= $3
    and (replaced_at is null or replaced_at > $3) and (ended_at is null or ended_at > $3)`)

/** Ids of the rules that were snoozed for the customer at a moment. */
export async function snoozedRules(
  sql: Tx['sql'],
  { workspaceId, customerId, at }: SnoozedCustomer,
): Promise<ReadonlySet<string>> {
  const rows = await sql<{ ruleId: string }>(SNOOZED, [workspaceId, customerId, at])
  return new Set(rows.map(({ ruleId }) => ruleId))
}
