import { migration } from '#kernel/database/migration.ts'

/**
 * Indexes for failed deliveries of a subscription, for secrets whose overlap has ended, and for deleted subscriptions with
 * waiting deliveries.
 */
export const deliveryFilters = migration(
  '20261122000500_events_delivery_filters',
  `
  create index deliveries_of_subscription_in_status on events.deliveries (workspace_id, subscription_id, status, created_at desc, id desc);
  create index subscriptions_rotated on events.subscriptions (previous_secret_until) where previous_secret_until is not null;
  create index subscriptions_ending on events.subscriptions (due_at) where due_at is not null and deleted_at is not null;
`,
)
