import { migration } from '#kernel/database/migration.ts'

/**
 * Reduces the writes at the end of an attempt. Queries for all statuses use the indexes with the status, and deliveries of a
 * customer use the index of all customers. The attempts table keeps free space in each page, so that an update stays in its
 * page and touches no index. The second index of attempts starts with another column than the first: before a young table is
 * analysed, the planner would confuse the two.
 */
export const fewerWrites = migration(
  '20261124000000_events_fewer_writes',
  `
  drop index events.deliveries_newest;
  drop index events.deliveries_of_subscription;
  drop index events.deliveries_of_customer;
  drop index events.attempts_of_subscription;
  create index attempts_begun on events.attempts (subscription_id, started_at);
  alter table events.attempts set (fillfactor = 60);
`,
)
