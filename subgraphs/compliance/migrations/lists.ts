import { migration } from '#kernel/database/migration.ts'

/** Watchlists, which all tenants share, their alerts, and requests to refresh them. */
export const lists = migration(
  '20261124020010_compliance_lists',
  `
  create table compliance.list_versions (
    source text not null,
    number integer not null check (number > 0),
    version text not null,
    status text not null check (status in ('ACTIVE', 'SUPERSEDED', 'REJECTED')),
    reject_reason text,
    layout text,
    is_demo boolean not null default false,
    entries integer not null,
    added integer not null,
    removed integer not null,
    changed integer not null,
    -- Null for a rejected file.
    sha256 bytea,
    published_on date,
    imported_at timestamptz not null,
    primary key (source, number),
    check (status = 'REJECTED' or sha256 is not null)
  );
  create unique index list_versions_active on compliance.list_versions (source) where status = 'ACTIVE';
  create unique index list_versions_named on compliance.list_versions (source, version);
  grant select on compliance.list_versions to fiducia_app;
  grant select, insert, update on compliance.list_versions to fiducia_worker;

  create table compliance.list_sources (
    source text primary key,
    active_number integer,
    last_checked_at timestamptz,
    etag text,
    last_modified text,
    changes_etag text,
    changes_last_modified text,
    failing_since timestamptz,
    failure text,
    -- Last attempt, and last check of the complete list.
    tried_at timestamptz,
    whole_checked_at timestamptz,
    -- When the list was last requested, and when its last refresh started and ended, by the clock of the database.
    refresh_requested_at timestamptz,
    refresh_started_at timestamptz,
    refresh_ended_at timestamptz,
    -- Held by the worker that refreshes the list, so that no other worker does.
    refresh_lease_until timestamptz,
    foreign key (source, active_number) references compliance.list_versions (source, number)
  );
  grant select on compliance.list_sources to fiducia_app;
  grant select, insert, update on compliance.list_sources to fiducia_worker;

  -- An entry is stored once for all versions in which it is unchanged: from version since (inclusive) to until (exclusive; null
  -- means still listed).
  create table compliance.list_entries (
    source text not null,
    entry_id text collate "C" not null,
    since integer not null,
    until integer,
    sha256 bytea not null,
    content jsonb not null,
    -- Words of the names and numbers, for prefix searches.
    words text[] not null default '{}',
    primary key (source, entry_id, since),
    check (until > since)
  );
  create unique index list_entries_standing on compliance.list_entries (source, entry_id) where until is null;
  create index list_entries_until on compliance.list_entries (source, until) where until is not null;
  create index list_entries_since on compliance.list_entries (source, since);
  -- The source is one more word, so that one index also serves searches in one list.
  create index list_entries_words on compliance.list_entries using gin (array_to_tsvector(array_append(words, source))) where until is null;
  grant select on compliance.list_entries to fiducia_app;
  grant select, insert, update on compliance.list_entries to fiducia_worker;

  -- Alerts about a list, which are published to every workspace.
  create table compliance.list_alerts (
    id uuid primary key,
    code text not null,
    severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH', 'CRITICAL')),
    component text not null,
    message text not null,
    raised_at timestamptz not null,
    -- Last workspace to which the alert was published; null before the first.
    published_up_to uuid,
    published_at timestamptz
  );
  create index list_alerts_unpublished on compliance.list_alerts (id) where published_at is null;
  create index list_alerts_published on compliance.list_alerts (published_at) where published_at is not null;
  grant select on compliance.list_alerts to fiducia_app;
  grant select, insert, update, delete on compliance.list_alerts to fiducia_worker;

  create table compliance.list_refreshes (
    workspace_id uuid not null,
    source text not null,
    requested_by text not null,
    requested_at timestamptz not null,
    primary key (workspace_id, source)
  );
  create index list_refreshes_asked on compliance.list_refreshes (source);
  alter table compliance.list_refreshes enable row level security;
  alter table compliance.list_refreshes force row level security;
  create policy workspace on compliance.list_refreshes
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on compliance.list_refreshes to fiducia_app;
  create policy worker on compliance.list_refreshes to fiducia_worker using (true);
  grant select, delete on compliance.list_refreshes to fiducia_worker;

  -- The app may write no table that is not a tenant's, so a function of the owner accepts a request. It changes nothing but the
  -- time of the request, and locks the list's row, so that of several requests at the same moment one is accepted.
  create function compliance.request_list_refresh(p_source text, out is_accepted boolean, out state text, out last_at timestamptz, out allowed_at timestamptz)
  language plpgsql security definer set search_path = '' as $$
  declare
    listed compliance.list_sources;
  begin
    insert into compliance.list_sources as known (source, refresh_requested_at) values (p_source, clock_timestamp())
      on conflict (source) do update set refresh_requested_at = clock_timestamp()
      where coalesce(greatest(known.refresh_requested_at, known.refresh_started_at, known.refresh_ended_at), '-infinity') <= clock_timestamp() - interval '15 minutes'
        and coalesce(known.refresh_lease_until, '-infinity') <= clock_timestamp();
    is_accepted := found;
    select * into listed from compliance.list_sources where source = p_source;
    last_at := greatest(listed.refresh_requested_at, listed.refresh_started_at, listed.refresh_ended_at);
    state := case when listed.refresh_lease_until > clock_timestamp() then 'RUNNING' when last_at = listed.refresh_requested_at then 'REQUESTED' else 'ENDED' end;
    if state = 'RUNNING' then last_at := listed.refresh_started_at; end if;
    -- While a refresh runs, the next request is allowed one minute from now at the earliest.
    allowed_at := greatest(last_at + interval '15 minutes', clock_timestamp() + case when state = 'RUNNING' then interval '1 minute' else interval '0' end);
  end $$;
  revoke all on function compliance.request_list_refresh(text) from public;
  grant execute on function compliance.request_list_refresh(text) to fiducia_app;
`,
)
