import { defineEvents } from '#kernel/events/outbox.ts'

export const events = defineEvents('webhooks', {
  subscription_created: {
    aggregate: 'webhook_subscription',
    administrative: true,
    description: 'A webhook subscription was added.',
  },
  subscription_updated: {
    aggregate: 'webhook_subscription',
    administrative: true,
    description: 'A webhook subscription was changed.',
  },
  subscription_deleted: {
    aggregate: 'webhook_subscription',
    administrative: true,
    description: 'A webhook subscription was deleted.',
  },
  secret_rotated: {
    aggregate: 'webhook_subscription',
    administrative: true,
    description: 'A webhook subscription has a new secret.',
  },
})
