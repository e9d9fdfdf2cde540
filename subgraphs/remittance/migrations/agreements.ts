import { migration } from '#kernel/database/migration.ts'
import { appendOnly, tenantTable } from '#kernel/database/tables.ts'

/** Versioned agreements, their signatures, and the corridors that require one. */
export const agreements = migration(
  '20261122000310_remittance_agreements',
  `
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

  create table remittance.signed_agreements (
    workspace_id uuid not null,
    id uuid not null,
    agreement_id uuid not null,
    type text not null,
    version text not null,
    customer_id uuid not null,
    signed_at timestamptz not null,
    content_hash text not null,
    primary key (workspace_id, id),
    constraint signed_agreements_once unique (workspace_id, customer_id, agreement_id),
    foreign key (workspace_id, agreement_id) references remittance.agreements (workspace_id, id)
  );
  create index signed_agreements_of_customer on remittance.signed_agreements (workspace_id, customer_id, signed_at desc, id desc);

  alter table remittance.corridors add column required_agreement text check (required_agreement in ('TERMS', 'PRIVACY', 'DISCLOSURE', 'ESIGN_CONSENT'));
  -- Not validated: no existing transfer references an agreement.
  alter table remittance.transfers add column signed_agreement_id uuid,
    add constraint transfers_signed_agreement foreign key (workspace_id, signed_agreement_id) references remittance.signed_agreements (workspace_id, id) not valid;
  `,
  tenantTable('remittance.agreements', { app: 'select, insert' }),
  tenantTable('remittance.signed_agreements', { app: 'select, insert' }),
  appendOnly('remittance.agreements'),
  appendOnly('remittance.signed_agreements'),
)
