import { migration } from '#kernel/database/migration.ts'

/**
 * What an end has to write: the newest of all statuses are found through the indexes with the status, deliveries of a customer
 * through that of every one; and an attempt has room to take its end where it stands, which leaves its indexes alone. Its
 * second index does not begin like its first: while nobody has counted a young table, one is taken for the other.
 */
export const fewerWrites = migration('20261124000000_events_fewer_writes', `
  drop index events.deliveries_newest;
  drop index events.deliveries_of_subscription;
  drop index events.deliveries_of_customer;
  drop index events.attempts_of_subscription;
  create index attempts_begun on events.attempts (subscription_id, started_at);
  alter table events.attempts set (fillfactor = 60);
`)
