import { migration } from '#kernel/database/migration.ts'

/** Looks up each journal that gets lines; a join could read all journals of the workspace for each of them. */
export const journalChecks = migration(
  '20261129150000_core_journal_checks',
  `
  create or replace function core.refuse_later_lines() returns trigger language plpgsql as $$
  begin
    if exists (
      select from (select distinct workspace_id, journal_id from added) line cross join lateral (
        select from core.journals journal where journal.workspace_id = line.workspace_id and journal.id = line.journal_id offset 0) stored) then
      raise exception 'lines cannot be added to a journal that exists';
    end if;
    return null;
  end $$;
  `,
)
