import type { WebhookSettings } from '#kernel/context.ts'
import type { OutboundRules } from '#kernel/outbound/send.ts'
import { urlFault } from '#kernel/outbound/url.ts'
import type { Environment } from '#kernel/principal.ts'
import type { Fault } from '#kernel/refusals.ts'

/** Where webhooks of an environment may go: real ones to https alone, and to this machine only from a sandbox of an installation for trying out. */
export const targetRules = (environment: Environment, { allowsLoopback }: Pick<WebhookSettings, 'allowsLoopback'>): OutboundRules =>
  ({ httpsOnly: environment === 'production', allowsLoopback: environment === 'sandbox' && allowsLoopback })

/** Why nothing can be sent to this address, as far as its text tells; every attempt looks again at where it leads. */
export function urlFaults(url: string, rules: OutboundRules): Fault[] {
  const reason = urlFault(url, rules)
  return reason === undefined ? [] : [{ field: 'url', reason }]
}
