import { migration } from '#kernel/database/migration.ts'

/** What senders must observe: limits of their KYC level, and agreements. */
export const senders = migration(
  '20261124030020_remittance_senders',
  `
  -- In force until the next row of the same level and currency.
  create table remittance.kyc_limits (
    workspace_id uuid not null,
    level smallint not null check (level between 0 and 3),
    currency text not null,
    effective_from timestamptz not null,
    per_day_minor bigint not null check (per_day_minor >= 0),
    per_month_minor bigint not null check (per_month_minor >= per_day_minor),
    primary key (workspace_id, level, currency, effective_from)
  );
  alter table remittance.kyc_limits enable row level security;
  alter table remittance.kyc_limits force row level security;
  create policy workspace on remittance.kyc_limits
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on remittance.kyc_limits to fiducia_app;
  create trigger append_only before update or delete on remittance.kyc_limits
    for each row execute function kernel.refuse_change();

  -- A sender's row is locked while a transfer is counted, so that concurrent transfers are counted one after the other.
  create table remittance.senders (
    workspace_id uuid not null,
    customer_id uuid not null,
    created_at timestamptz not null,
    primary key (workspace_id, customer_id)
  );
  alter table remittance.senders enable row level security;
  alter table remittance.senders force row level security;
  create policy workspace on remittance.senders
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  -- Locking a row requires the UPDATE privilege.
  grant select, insert, update on remittance.senders to fiducia_app;

  create table remittance.agreements (
    workspace_id uuid not null,
    id uuid not null,
    type text not null check (type in ('TERMS', 'PRIVACY', 'DISCLOSURE', 'ESIGN_CONSENT')),
    version text not null,
    locale text not null,
    title text not null,
    content text,
    url text,
    sha256 text not null,
    effective_from timestamptz not null,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    constraint agreements_version unique (workspace_id, type, locale, version),
    check ((content is null) <> (url is null))
  );
  create index agreements_newest on remittance.agreements (workspace_id, type, locale, effective_from desc, id desc);
  alter table remittance.agreements enable row level security;
  alter table remittance.agreements force row level security;
  create policy workspace on remittance.agreements
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on remittance.agreements to fiducia_app;
  create trigger append_only before update or delete on remittance.agreements
    for each row execute function kernel.refuse_change();

  create table remittance.signed_agreements (
    workspace_id uuid not null,
    id uuid not null,
    agreement_id uuid not null,
    type text not null,
    version text not null,
    customer_id uuid not null,
    signed_at timestamptz not null,
    -- Hash of the signed text.
    content_hash text not null,
    primary key (workspace_id, id),
    constraint signed_agreements_once unique (workspace_id, customer_id, agreement_id),
    foreign key (workspace_id, agreement_id) references remittance.agreements (workspace_id, id)
  );
  create index signed_agreements_of_customer on remittance.signed_agreements (workspace_id, customer_id, signed_at desc, id desc);
  alter table remittance.signed_agreements enable row level security;
  alter table remittance.signed_agreements force row level security;
  create policy workspace on remittance.signed_agreements
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on remittance.signed_agreements to fiducia_app;
  create trigger append_only before update or delete on remittance.signed_agreements
    for each row execute function kernel.refuse_change();
`,
)
