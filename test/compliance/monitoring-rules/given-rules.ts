import type { Context } from '#kernel/context.ts'
import type { Principal } from '#kernel/principal.ts'
import type { CreateMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { world, type World } from '#test/support/world.ts'

export const velocityRule: CreateMonitoringRule = {
  code: 'MANY-TRANSFERS',
  ruleType: 'VELOCITY',
  category: 'FRAUD',
  severity: 'MEDIUM',
  parameters: { count_threshold: 11, time_window_minutes: 60, group_by: 'customer' },
}

export const criticalRule: CreateMonitoringRule = {
  code: 'SANCTIONED',
  ruleType: 'GEOGRAPHIC',
  category: 'SANCTIONS',
  severity: 'CRITICAL',
  parameters: { sanctioned_countries: ['KP'] },
}

export interface RulesWorld extends World {
  /** Context of an API key, which by default names a person. */
  key(principal?: Partial<Principal>, parts?: Partial<Context>): Context
}

/** A workspace with an API key of the compliance service. */
export async function rulesWorld(): Promise<RulesWorld> {
  const here = await world()
  return {
    ...here,
    key: (principal, parts) =>
      here.as(
        {
          kind: 'tenant_key',
          service: 'compliance',
          scopes: ['compliance:*'],
          declaredActor: 'ada@bank.example',
          ...principal,
        },
        parts,
      ),
  }
}
