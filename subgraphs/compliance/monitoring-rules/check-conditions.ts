import { invalid } from '#kernel/refusals.ts'
import type { GivenConditions } from '#compliance/entities/monitoring/monitoring-rule.ts'
import { isChannel } from './parse-transaction-rules.ts'
import type { RuleConditions } from './rule.ts'

/** Refuses conditions with a channel that no transaction can have; the schema checks the other lists. */
export function checkConditions(conditions: GivenConditions | null | undefined): void {
  if (conditions?.channels && !conditions.channels.every(isChannel))
    throw invalid([{ field: 'conditions.channels', reason: 'must be channels of 1 to 50 characters' }])
}

/** The conditions in the form that evaluations use. */
export const conditionsOf = (given: GivenConditions | null): RuleConditions => ({
  ...(given?.customerTypes && { customerTypes: given.customerTypes }),
  ...(given?.directions && { directions: given.directions }),
  ...(given?.currencies && { currencies: given.currencies }),
  ...(given?.channels && { channels: given.channels }),
})
