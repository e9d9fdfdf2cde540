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
    description: 'A webhook subscription or target has a new secret.',
  },
  target_set: {
    aggregate: 'webhook_subscription',
    administrative: true,
    description: 'The webhook URL of a service without subscriptions was set or removed.',
  },
  target_failing: {
    aggregate: 'webhook_subscription',
    description: 'Three attempts in a row to send to a webhook URL failed.',
  },
})
