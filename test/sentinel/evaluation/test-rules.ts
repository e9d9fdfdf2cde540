import { newId } from '#kernel/id.ts'
import { parseParameters } from '#sentinel/detection-rules/parse-parameters.ts'
import type { DetectionRuleType } from '#sentinel/detection-rules/rule-types.ts'
import { adminOf } from '#test/support/cluster.ts'
import { withClient } from '#test/support/clients.ts'
import { demoWorld } from '#test/support/world.ts'
import type { ExchangeResponse } from '#tools/traffic/exchange.ts'
import { signalOf, skipOf, type Customer } from '../history.ts'

const INSERT = `
  with changed as (update sentinel.standard_sets set stamp = gen_random_uuid())
  insert into sentinel.rules (workspace_id, id, code, rule_type, severity, weight, parameters, fincen_flags, is_enabled, is_standard, version,
    created_by, created_at, updated_at)
  select workspace_id, $2, $3, $4, 'LOW', 0.1, $5, '{}', true, false, 1, 'test', now(), now() from sentinel.profiles where id = $1`

let sequence = 0

/** Adds an enabled rule to the workspace of a customer, with default parameters except for the given ones, and returns its code. */
export async function enabledRule(
  { profileId }: Customer,
  type: DetectionRuleType,
  given: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const { databaseName } = await demoWorld()
  const { parameters, issues } = parseParameters(type, given)
  if (parameters === undefined) throw new Error(issues.map(({ reason }) => reason).join(', '))
  const code = `TEST-${++sequence}`
  await withClient(adminOf(databaseName), client =>
    client.query(INSERT, [profileId, newId(), code, type, JSON.stringify(parameters)]),
  )
  return code
}

/** What a rule made of a request: its category if it was met, why it was skipped, or null. */
export const verdictOf = (response: ExchangeResponse, code: string): string | null => {
  if (response.status !== 201) throw new Error(response.text)
  const { signal_category: category } = signalOf(response, code) ?? {}
  return (category as string | undefined) ?? skipOf(response, code) ?? null
}
