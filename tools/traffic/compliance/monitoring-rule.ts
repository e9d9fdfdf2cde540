/** A rule that no transaction triggers, in the words of REST; `severity` decides who can take it out of force. */
export const monitoringRuleWith = (
  code: string,
  severity: 'LOW' | 'CRITICAL' = 'LOW',
): Readonly<Record<string, unknown>> => ({
  code,
  rule_type: 'THRESHOLD',
  category: 'AML',
  severity,
  parameters: { amount_threshold: '999999999999999' },
})

/** The same rule in the words of the graph. */
export const monitoringRuleInput = (
  code: string,
  severity?: 'LOW' | 'CRITICAL',
): Readonly<Record<string, unknown>> => {
  const { rule_type: ruleType, ...rule } = monitoringRuleWith(code, severity)
  return { ...rule, ruleType }
}
