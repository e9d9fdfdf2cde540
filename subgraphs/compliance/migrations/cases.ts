import { migration } from '#kernel/database/migration.ts'

/** Cases, what they link, their history and the closings that wait for a second person. */
export const cases = migration(
  '20261127100030_compliance_cases',
  `
  create table compliance.cases (
    workspace_id uuid not null,
    id uuid not null,
    case_number text not null,
    type text not null check (type in ('SANCTIONS', 'PEP', 'ADVERSE_MEDIA', 'TRANSACTION', 'FRAUD', 'ELDER', 'IDENTITY')),
    priority text not null check (priority in ('P1', 'P2', 'P3', 'P4')),
    -- The highest priority that the case ever had; closing a case that was once P1 needs two people.
    peak_priority text not null check (peak_priority in ('P1', 'P2', 'P3', 'P4')),
    status text not null check (status in ('OPEN', 'ASSIGNED', 'IN_PROGRESS', 'PENDING_INFO', 'ESCALATED', 'PENDING_APPROVAL', 'CLOSED')),
    disposition text check (disposition in ('TRUE_POSITIVE', 'FALSE_POSITIVE', 'SUSPICIOUS_REPORTED', 'SUSPICIOUS_NOT_REPORTED', 'DUPLICATE', 'NO_ACTION')),
    -- The tenant's own id of the customer; null when the case concerns none.
    customer_id text,
    -- Title and summary, encrypted.
    details text not null,
    assignee text,
    level smallint not null default 1 check (level between 1 and 3),
    due_at timestamptz not null,
    -- When the case was escalated because it was past due; null again once it is reopened.
    sla_escalated_at timestamptz,
    snoozed_until timestamptz,
    -- When a person decided that the activity is suspicious, which starts the statutory clock.
    suspicious_at timestamptz,
    suspicious_by text,
    is_suspect_known boolean,
    report_due_at timestamptz,
    created_by text not null,
    -- The API key that acted for this person; null when a staff member or the platform opened the case.
    created_by_key uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    closed_by text,
    closed_by_key uuid,
    closed_at timestamptz,
    primary key (workspace_id, id),
    unique (workspace_id, case_number),
    check ((status = 'CLOSED') = (disposition is not null)),
    check ((status = 'CLOSED') = (closed_at is not null)),
    check ((suspicious_at is null) = (suspicious_by is null)),
    check (peak_priority <= priority)
  );
  -- One open case of each type for a customer; concurrent openings collide here at the latest.
  create unique index cases_open_of_customer on compliance.cases (workspace_id, customer_id, type) where status <> 'CLOSED' and customer_id is not null;
  -- Triage order: open cases by priority and due time, then closed ones.
  create index cases_triage on compliance.cases (workspace_id, (status = 'CLOSED'), priority, due_at, id);
  create index cases_of_assignee on compliance.cases (workspace_id, assignee, (status = 'CLOSED'), priority, due_at, id) where assignee is not null;
  create index cases_of_customer on compliance.cases (workspace_id, customer_id, (status = 'CLOSED'), priority, due_at, id) where customer_id is not null;
  -- Cases that the worker escalates once they are past due.
  create index cases_overdue on compliance.cases (due_at, workspace_id, id) where sla_escalated_at is null and status not in ('PENDING_APPROVAL', 'CLOSED');
  alter table compliance.cases enable row level security;
  alter table compliance.cases force row level security;
  create policy workspace on compliance.cases
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.cases to fiducia_app;
  create policy worker on compliance.cases to fiducia_worker using (true);
  grant select (workspace_id, id, status, due_at, sla_escalated_at) on compliance.cases to fiducia_worker;

  create table compliance.case_links (
    workspace_id uuid not null,
    case_id uuid not null,
    kind text not null check (kind in ('ALERT', 'TRANSACTION', 'SCREENING', 'SUBJECT', 'PAYMENT')),
    -- Id of the platform, or the tenant's own id of a transaction.
    target_id text not null,
    created_at timestamptz not null,
    primary key (workspace_id, case_id, kind, target_id),
    foreign key (workspace_id, case_id) references compliance.cases (workspace_id, id)
  );
  -- The cases of a payment or a transaction.
  create index case_links_of_target on compliance.case_links (workspace_id, kind, target_id, case_id);
  alter table compliance.case_links enable row level security;
  alter table compliance.case_links force row level security;
  create policy workspace on compliance.case_links
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on compliance.case_links to fiducia_app;
  create trigger append_only before update or delete on compliance.case_links
    for each row execute function kernel.refuse_change();

  create table compliance.case_history (
    workspace_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    type text not null check (type in ('CREATED', 'UPDATED', 'ASSIGNED', 'STARTED', 'INFORMATION_AWAITED', 'ESCALATED', 'CLOSING_PROPOSED', 'CLOSING_REJECTED', 'CLOSED', 'REOPENED', 'COMMENTED', 'LINKED', 'SNOOZED', 'MARKED_SUSPICIOUS', 'SUSPICION_WITHDRAWN')),
    status text not null,
    previous_status text,
    -- What changed: ids and codes, no personal data.
    changes jsonb not null,
    -- The reason or the comment in words, encrypted; null without one.
    text text,
    made_by text not null,
    -- The API key that acted for this person; null when a staff member or the platform acted.
    made_by_key uuid,
    made_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, case_id) references compliance.cases (workspace_id, id)
  );
  create index case_history_of_case on compliance.case_history (workspace_id, case_id, made_at desc, id desc);
  alter table compliance.case_history enable row level security;
  alter table compliance.case_history force row level security;
  create policy workspace on compliance.case_history
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (text) on compliance.case_history to fiducia_app;
  -- The history is append-only, except that a text can be encrypted again under another key.
  create trigger append_only before delete on compliance.case_history for each row execute function kernel.refuse_change();
  create trigger append_only_save_sealing before update on compliance.case_history for each row
    when (new.text is null or old.text is null or split_part(new.text, '.', 1) <> 'v2' or split_part(new.text, '.', 2) = split_part(old.text, '.', 2)
      or (new.workspace_id, new.id, new.case_id, new.type, new.status, new.previous_status, new.changes, new.made_by, new.made_by_key, new.made_at)
        is distinct from (old.workspace_id, old.id, old.case_id, old.type, old.status, old.previous_status, old.changes, old.made_by, old.made_by_key, old.made_at))
    execute function kernel.refuse_change();

  -- Closings that take effect once a second person approves them.
  create table compliance.case_approvals (
    workspace_id uuid not null,
    id uuid not null,
    case_id uuid not null,
    status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED')),
    disposition text not null,
    -- Status that the case returns to when the closing is rejected.
    previous_status text not null,
    -- Reason and note of the closing, encrypted.
    details text not null,
    -- Number of links of the case when the closing was proposed; with more, the approval would cover unreviewed ones.
    link_count integer not null,
    requested_by text not null,
    requested_by_key uuid,
    requested_at timestamptz not null,
    decided_by text,
    decided_by_key uuid,
    decided_at timestamptz,
    primary key (workspace_id, id),
    foreign key (workspace_id, case_id) references compliance.cases (workspace_id, id),
    check ((status = 'PENDING') = (decided_at is null)),
    check (status <> 'APPROVED' or lower(decided_by) <> lower(requested_by))
  );
  create unique index case_approvals_pending on compliance.case_approvals (workspace_id, case_id) where status = 'PENDING';
  alter table compliance.case_approvals enable row level security;
  alter table compliance.case_approvals force row level security;
  create policy workspace on compliance.case_approvals
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (status, details, decided_by, decided_by_key, decided_at) on compliance.case_approvals to fiducia_app;

  -- The latest number of a workspace's cases, by year.
  create table compliance.case_counters (
    workspace_id uuid not null,
    year integer not null,
    latest integer not null check (latest > 0),
    primary key (workspace_id, year)
  );
  alter table compliance.case_counters enable row level security;
  alter table compliance.case_counters force row level security;
  create policy workspace on compliance.case_counters
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.case_counters to fiducia_app;
`,
)
