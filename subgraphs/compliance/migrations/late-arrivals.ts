import { migration } from '#kernel/database/migration.ts'

/** Transactions that arrived after later ones had been judged, and what the rules found when they judged those again. */
export const lateArrivals = migration(
  '20261127190020_compliance_late_arrivals',
  `
  -- The newest transaction of a workspace: what happens after it is not late.
  create index monitored_transactions_newest on compliance.monitored_transactions (workspace_id, occurred_at desc);

  -- Transactions that arrived late, until the worker has judged again what came after them.
  create table compliance.late_arrivals (
    workspace_id uuid not null,
    -- The stored transaction.
    id uuid not null,
    customer_id text not null,
    -- The arrival of the same customer with which it is processed; its own id for the first one of a group, null before.
    group_id uuid,
    -- Of the first one of a group: when its next page is due, until when a worker processes it, and attempts since the last complete page.
    due_at timestamptz not null,
    lease_until timestamptz,
    attempts integer not null default 0,
    -- Place of the last transaction that was judged again, in the order of occurrence and arrival.
    judged_at timestamptz,
    judged_sequence bigint,
    primary key (workspace_id, id),
    check ((judged_at is null) = (judged_sequence is null))
  );
  create index late_arrivals_due on compliance.late_arrivals (workspace_id, due_at, id) where group_id is null or group_id = id;
  create index late_arrivals_leased on compliance.late_arrivals (workspace_id, lease_until) where lease_until is not null;
  create index late_arrivals_customer on compliance.late_arrivals (workspace_id, customer_id, id) where group_id is null;
  create index late_arrivals_group on compliance.late_arrivals (workspace_id, group_id, id) where group_id is not null;
  alter table compliance.late_arrivals enable row level security;
  alter table compliance.late_arrivals force row level security;
  create policy workspace on compliance.late_arrivals
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.late_arrivals to fiducia_app;
  create policy worker on compliance.late_arrivals to fiducia_worker using (true);
  grant select, update (group_id, due_at, lease_until, attempts, judged_at, judged_sequence), delete on compliance.late_arrivals to fiducia_worker;

  -- Rules that triggered on a transaction only once a late arrival was known, so that each of them raises one alert on it.
  create table compliance.late_hits (
    workspace_id uuid not null,
    -- The stored transaction that was judged again.
    id uuid not null,
    rule_id uuid not null,
    -- Whether the rule only recorded its hits.
    is_shadow boolean not null,
    rule_version integer not null,
    found_at timestamptz not null,
    primary key (workspace_id, id, rule_id, is_shadow)
  );
  alter table compliance.late_hits enable row level security;
  alter table compliance.late_hits force row level security;
  create policy workspace on compliance.late_hits
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.late_hits to fiducia_app;
  create trigger append_only before update or delete on compliance.late_hits
    for each row execute function kernel.refuse_change();
`,
)
