import type { Environment } from '#kernel/principal.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'
import type { OutboundRules } from './request.ts'
import { urlIssue } from './url.ts'

/** Allowed webhook targets of an environment: production requires https. Loopback addresses need the sandbox and the setting. */
export const targetRules = (
  environment: Environment,
  { allowsLoopback }: Pick<OutboundRules, 'allowsLoopback'>,
): OutboundRules => ({
  httpsOnly: environment === 'production',
  allowsLoopback: environment === 'sandbox' && allowsLoopback,
})

/** Why the URL in the field cannot be a target, judged by its text alone. Every attempt checks the resolved address again. */
export function urlIssues(url: string, rules: OutboundRules, field = 'url'): ValidationIssue[] {
  const reason = urlIssue(url, rules)
  return reason === undefined ? [] : [{ field, reason }]
}
