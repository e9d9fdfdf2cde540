import { migration } from '#kernel/database/migration.ts'

/**
 * The lists of a tenant: names to block, pairs of a subject and a list entry that are different parties, and pairs of a payer and a
 * payee whose payments are expected.
 */
export const tenantLists = migration(
  '20261124020040_compliance_tenant_lists',
  `
  create table compliance.deny_list (
    workspace_id uuid not null,
    id uuid not null,
    name text not null,
    -- The name normalised for comparison.
    name_key text not null check (name_key <> ''),
    reason text,
    created_by text not null,
    -- The API key that acted for this person; null when a staff member acted.
    created_by_key uuid,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint deny_list_name unique (workspace_id, name_key)
  );
  create index deny_list_newest on compliance.deny_list (workspace_id, created_at desc, id desc);
  alter table compliance.deny_list enable row level security;
  alter table compliance.deny_list force row level security;
  create policy workspace on compliance.deny_list
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on compliance.deny_list to fiducia_app;

  create table compliance.allow_list (
    workspace_id uuid not null,
    id uuid not null,
    subject_id uuid,
    external_id text,
    -- Keyed hashes of the subject's description when the pair was created; null when it was unknown.
    description_hash text,
    name_hash text,
    source text,
    entry_id text,
    entry_hash text,
    match_id uuid,
    -- Payer and payee of payments that rules do not judge, encrypted and as keyed hashes.
    payer text,
    payee text,
    payer_hash text,
    payee_hash text,
    -- Codes of the rules that do not judge these payments; null for all rules.
    rule_codes text[],
    reason text not null,
    created_by text not null,
    -- The API keys that acted for the persons who created and ended the pair; null when a staff member or the platform acted.
    created_by_key uuid,
    created_at timestamptz not null,
    expires_at timestamptz,
    ended_at timestamptz,
    ended_by text,
    ended_by_key uuid,
    end_reason text check (end_reason in ('REMOVED', 'ENTRY_CHANGED', 'SUBJECT_CHANGED', 'SUBJECT_DELETED')),
    primary key (workspace_id, id),
    check (num_nonnulls(source, entry_id, entry_hash) = 3 and num_nonnulls(subject_id, external_id) > 0
        and num_nonnulls(payer, payee, payer_hash, payee_hash, rule_codes) = 0
      or num_nonnulls(payer, payee, payer_hash, payee_hash, expires_at) = 5
        and num_nonnulls(subject_id, external_id, source, entry_id, entry_hash, match_id) = 0)
  );
  create index allow_list_newest on compliance.allow_list (workspace_id, created_at desc, id desc) where ended_at is null;
  create index allow_list_subject on compliance.allow_list (workspace_id, subject_id) where subject_id is not null;
  create index allow_list_external on compliance.allow_list (workspace_id, external_id) where external_id is not null;
  create index allow_list_payment on compliance.allow_list (workspace_id, payer_hash, payee_hash) where payer_hash is not null;
  alter table compliance.allow_list enable row level security;
  alter table compliance.allow_list force row level security;
  create policy workspace on compliance.allow_list
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update (description_hash, name_hash, payer, payee, reason, ended_at, ended_by, ended_by_key, end_reason)
    on compliance.allow_list to fiducia_app;
`,
)
