import { migration } from '#kernel/database/migration.ts'
import { ROLES } from '#kernel/database/tables.ts'

/** Workspaces have a tier, and a key may have its own; the credential lookup returns it. */
export const tiers = migration(
  '20261123200010_identity_tiers',
  `
  alter table identity.workspaces add column tier text not null default 'standard' check (tier in ('standard', 'professional', 'enterprise'));
  alter table identity.api_keys add column tier text check (tier in ('standard', 'professional', 'enterprise'));

  drop function identity.find_credential(text, text);
  create function identity.find_credential(kind text, hash text)
  returns table (
    workspace_id uuid, tenant_id uuid, tenant_code text, environment text, id uuid,
    service text, partner_id uuid, scopes text[], role text, expires_at timestamptz, revoked_at timestamptz, tier text
  )
  language plpgsql stable security definer set search_path = '' as $$
  #variable_conflict use_column
  begin
    if find_credential.kind = 'api_key' then
      return query
        select k.workspace_id, t.id, t.code, w.environment, k.id, k.service, k.partner_id, k.scopes, k.role, k.expires_at, k.revoked_at, coalesce(k.tier, w.tier)
        from identity.api_keys k join identity.workspaces w on w.id = k.workspace_id join identity.tenants t on t.id = w.tenant_id
        where k.hash = find_credential.hash limit 1;
    elsif find_credential.kind = 'handoff_token' then
      return query
        select h.workspace_id, t.id, t.code, w.environment, h.id, null::text, h.partner_id, null::text[], null::text, h.expires_at, null::timestamptz, w.tier
        from identity.handoff_tokens h join identity.workspaces w on w.id = h.workspace_id join identity.tenants t on t.id = w.tenant_id
        where h.hash = find_credential.hash limit 1;
    elsif find_credential.kind = 'refresh_token' then
      return query
        select r.workspace_id, t.id, t.code, w.environment, r.id, null::text, null::uuid, null::text[], null::text, r.expires_at, null::timestamptz, w.tier
        from identity.refresh_tokens r join identity.workspaces w on w.id = r.workspace_id join identity.tenants t on t.id = w.tenant_id
        where r.hash = find_credential.hash limit 1;
    end if;
  end $$;
  revoke all on function identity.find_credential(text, text) from public;
  grant execute on function identity.find_credential(text, text) to ${ROLES.app};`,
)
