import type { WebhookRow } from '../endpoint.ts'

/** What the compliance service tells its tenants. */
export const webhooks: readonly WebhookRow[] = []
