import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** Receivers' answers are sealed from here on; those kept in clear go with their column, for they only help to find faults. */
export const sealedAnswers = migration('20261122000900_events_sealed_answers', `
  alter table events.attempts drop column response_body;
  alter table events.attempts add column response_body text;
  grant update (response_body) on events.attempts to ${ROLES.app};`)
