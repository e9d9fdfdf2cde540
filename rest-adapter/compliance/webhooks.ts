import type { WebhookRow } from '../endpoint.ts'

/** What the compliance service tells its tenants. */
export const webhooks: readonly WebhookRow[] = [
  { event: 'system.alert', says: 'Something of the service itself is wrong, such as a watchlist that cannot be refreshed.', fact: 'compliance.alert_raised', data: 'SystemAlert' },
]
