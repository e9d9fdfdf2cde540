import { migration } from '#kernel/database/migration.ts'

/**
 * To decide on what screening found is a right of its own. Keys and staff who could decide by `compliance:write` go on deciding; `*` and
 * `compliance:*` include it. The owner is under row-level security as well, hence the pause.
 */
export const decideScope = migration('20261128020030_identity_decide_scope', `
  alter table identity.api_keys no force row level security;
  alter table identity.staff no force row level security;
  update identity.api_keys set scopes = array_append(scopes, 'compliance:decide')
    where scopes @> array['compliance:write'] and not scopes @> array['compliance:decide'];
  update identity.staff set scopes = array_append(scopes, 'compliance:decide')
    where scopes @> array['compliance:write'] and not scopes @> array['compliance:decide'];
  alter table identity.api_keys force row level security;
  alter table identity.staff force row level security;`)
