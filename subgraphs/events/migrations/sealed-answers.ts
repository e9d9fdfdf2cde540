import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/**
 * Responses of receivers are encrypted from now on. The existing plain-text ones are dropped with their column, since they only
 * help with debugging.
 */
export const sealedAnswers = migration(
  '20261122000900_events_sealed_answers',
  `
  alter table events.attempts drop column response_body;
  alter table events.attempts add column response_body text;
  grant update (response_body) on events.attempts to ${ROLES.app};`,
)
