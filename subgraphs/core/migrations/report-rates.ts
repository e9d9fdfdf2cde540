import { migration } from '#kernel/database/migration.ts'

/**
 * Numbers the publication of exchange rates among the changes of the general ledger, so that the report of an earlier change is valued at
 * the rates that were known then; and finds journals by the time at which they were posted.
 */
export const reportRates = migration(
  '20261129140000_core_report_rates',
  `
  -- The change of the general ledger as which the rate was published. Rates from before are known to every report.
  alter table core.exchange_rates add column ledger_sequence bigint not null default 0;
  alter table core.exchange_rates alter column ledger_sequence drop default;

  -- Numbers a change that leaves the sums as they are. Like a change of the sums it makes later ones wait until the transaction ends.
  create function core.next_ledger_sequence(p_workspace uuid, p_at timestamptz) returns bigint language plpgsql as $$
  declare
    next_sequence bigint;
  begin
    insert into core.gl_positions as latest (workspace_id, sequence) values (p_workspace, 1)
      on conflict (workspace_id) do update set sequence = latest.sequence + 1
      returning sequence into next_sequence;
    -- It changes no date, so no report has to read it.
    insert into core.gl_changes (workspace_id, sequence, first_date, changes, at)
    values (p_workspace, next_sequence, 'infinity', '[]', p_at);
    return next_sequence;
  end $$;
  grant execute on function core.next_ledger_sequence to fiducia_app;

  create index journals_posted on core.journals (workspace_id, posted_at) where ledger_sequence is not null;
  `,
)
