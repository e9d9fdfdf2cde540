import { migration } from '#kernel/database/migration.ts'

/** Indexes for subscriptions with due deliveries, one per sending job, so that paused and failing ones are not scanned each time. */
export const dispatch = migration(
  '20261122000410_events_dispatch',
  `
  drop index events.subscriptions_due;
  create index subscriptions_due on events.subscriptions (due_at)
    where due_at is not null and status = 'ACTIVE' and deleted_at is null and failures = 0;
  create index subscriptions_due_failing on events.subscriptions (due_at)
    where due_at is not null and status = 'ACTIVE' and deleted_at is null and failures > 0;
`,
)
