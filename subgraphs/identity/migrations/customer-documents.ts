import { migration } from '#kernel/database/migration.ts'

/** Documents of customers, such as passports. An erasure deletes those of the customer. */
export const customerDocuments = migration(
  '20261128200500_identity_customer_documents',
  `
  create table identity.customer_documents (
    workspace_id uuid not null,
    id uuid not null,
    customer_id uuid not null,
    type text not null check (type in ('PASSPORT', 'NATIONAL_ID', 'DRIVERS_LICENSE', 'VOTERS_CARD', 'RESIDENCE_PERMIT', 'PROOF_OF_ADDRESS', 'CERTIFICATE_OF_INCORPORATION', 'OTHER')),
    -- Encrypted.
    number text not null,
    issuing_country text not null,
    issued_on date,
    expires_on date,
    status text not null check (status in ('PENDING', 'VERIFIED', 'REJECTED')),
    status_reason text,
    reviewed_by text,
    reviewed_at timestamptz,
    created_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, customer_id) references identity.customers (workspace_id, id)
  );
  create index customer_documents_listed on identity.customer_documents (workspace_id, customer_id, created_at desc, id desc);
  alter table identity.customer_documents enable row level security;
  alter table identity.customer_documents force row level security;
  create policy workspace on identity.customer_documents
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update, delete on identity.customer_documents to fiducia_app;
`,
)
