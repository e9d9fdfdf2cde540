import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/**
 * When each list was last requested, and when its last refresh started and ended, by the clock of the database. A worker that
 * refreshes a list holds its lease, so that no other worker does.
 *
 * The app may write no table that is not a tenant's, so a function of the owner accepts a request. It changes nothing but the time of
 * the request, and locks the list's row, so that of several requests at the same moment one is accepted.
 */
export const listRefreshRequests = migration(
  '20261128010000_compliance_list_refresh_requests',
  `
  alter table compliance.list_sources
    add column refresh_requested_at timestamptz,
    add column refresh_started_at timestamptz,
    add column refresh_ended_at timestamptz,
    add column refresh_lease_until timestamptz;

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
  grant execute on function compliance.request_list_refresh(text) to ${ROLES.app};`,
)
