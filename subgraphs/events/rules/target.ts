import type { WebhookSettings } from '#kernel/context.ts'
import type { OutboundRules } from '#kernel/outbound/send.ts'
import type { Environment } from '#kernel/principal.ts'

/** Where webhooks of an environment may go: real ones to https alone, and to this machine only from a sandbox of an installation for trying out. */
export const targetRules = (environment: Environment, { allowsLoopback }: Pick<WebhookSettings, 'allowsLoopback'>): OutboundRules =>
  ({ httpsOnly: environment === 'production', allowsLoopback: environment === 'sandbox' && allowsLoopback })
