import { migration } from '#kernel/database/migration.ts'

/**
 * Separates the scope for decisions on screenings. Keys and staff with `compliance:write` get it, so that they can still
 * decide; `*` and `compliance:*` include it. Row-level security also applies to the owner, so it is suspended for the update.
 */
export const decideScope = migration(
  '20261128020030_identity_decide_scope',
  `
  alter table identity.api_keys no force row level security;
  alter table identity.staff no force row level security;
  update identity.api_keys set scopes = array_append(scopes, 'compliance:decide')
    where scopes @> array['compliance:write'] and not scopes @> array['compliance:decide'];
  update identity.staff set scopes = array_append(scopes, 'compliance:decide')
    where scopes @> array['compliance:write'] and not scopes @> array['compliance:decide'];
  alter table identity.api_keys force row level security;
  alter table identity.staff force row level security;`,
)
