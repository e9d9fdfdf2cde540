import { migration } from '#kernel/database/migration.ts'

/** A key of core banking can be exchanged for a session, whose tokens the service accepts. */
export const keySessions = migration(
  '20261124200000_identity_key_sessions',
  `
  alter table identity.sessions add column api_key_id uuid,
    add foreign key (workspace_id, api_key_id) references identity.api_keys (workspace_id, id) not valid,
    drop constraint sessions_check,
    add constraint sessions_of_somebody check (num_nonnulls(customer_id, staff_id, api_key_id) = 1) not valid;
  alter table identity.sessions validate constraint sessions_of_somebody;`,
)
