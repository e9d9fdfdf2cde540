import type { WebhookSettings } from '#webhooks/settings.ts'
import type { OutboundRules } from '#kernel/outbound/request.ts'
import { urlIssue } from '#kernel/outbound/url.ts'
import type { Environment } from '#kernel/principal.ts'
import type { ValidationIssue } from '#kernel/refusals.ts'

/** Allowed webhook targets of an environment: production requires https. Loopback addresses need the sandbox and the setting. */
export const targetRules = (
  environment: Environment,
  { allowsLoopback }: Pick<WebhookSettings, 'allowsLoopback'>,
): OutboundRules => ({
  httpsOnly: environment === 'production',
  allowsLoopback: environment === 'sandbox' && allowsLoopback,
})

/** Why the URL cannot be a target, judged by its text alone. Every attempt checks the resolved address again. */
export function urlIssues(url: string, rules: OutboundRules): ValidationIssue[] {
  const reason = urlIssue(url, rules)
  return reason === undefined ? [] : [{ field: 'url', reason }]
}
