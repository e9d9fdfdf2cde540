import { migration } from '#kernel/database/migration.ts'

/** Adds disabled subscriptions with waiting deliveries to the index of deleted ones. */
export const ending = migration(
  '20261122000510_events_ending',
  `
  drop index events.subscriptions_ending;
  create index subscriptions_ending on events.subscriptions (due_at)
    where due_at is not null and (deleted_at is not null or status = 'DISABLED');
`,
)
