import { migration } from '#kernel/database/migration.ts'
import { ROLES, tenantTable } from '#kernel/database/tables.ts'

const STATUSES = `('PENDING', 'ACTIVE', 'SUSPENDED', 'DORMANT', 'CLOSED', 'BLACKLISTED')`

/**
 * Bank customers with a type, a status and a customer number; searchable by phone number, e-mail address and number. Row-level
 * security also applies to the owner, so it is suspended while existing customers are numbered.
 */
export const customers = migration(
  '20261124200010_identity_customers',
  `
  create table identity.customer_numbers (
    workspace_id uuid not null primary key,
    taken bigint not null
  );

  alter table identity.customers
    add column type text not null default 'INDIVIDUAL' check (type in ('INDIVIDUAL', 'CORPORATE', 'JOINT')),
    add column legal_name text,
    add column incorporation_date date,
    add column status text not null default 'ACTIVE' check (status in ${STATUSES}),
    add column status_reason text,
    add column customer_number text,
    -- Null until computed; empty when the customer has no e-mail address.
    add column email_hash text;

  alter table identity.customers no force row level security;
  update identity.customers c set customer_number = 'CUS' || lpad(n.place::text, 8, '0')
    from (select workspace_id, id, row_number() over (partition by workspace_id order by created_at, id) as place from identity.customers) n
    where n.workspace_id = c.workspace_id and n.id = c.id;
  insert into identity.customer_numbers (workspace_id, taken) select workspace_id, count(*) from identity.customers group by workspace_id;
  update identity.customers set email_hash = '' where personal is null and email is null;
  alter table identity.customers force row level security;

  alter table identity.customers add constraint customers_number unique (workspace_id, customer_number);
  -- Assigned by a trigger, so that customers added by the previous version during an upgrade get a number too.
  create function identity.number_customer() returns trigger language plpgsql as $$
  begin
    insert into identity.customer_numbers as n (workspace_id, taken) values (new.workspace_id, 1)
      on conflict (workspace_id) do update set taken = n.taken + 1
      returning 'CUS' || lpad(n.taken::text, greatest(8, length(n.taken::text)), '0') into new.customer_number;
    return new;
  end $$;
  create trigger numbered before insert on identity.customers for each row when (new.customer_number is null) execute function identity.number_customer();
  create index customers_by_status on identity.customers (workspace_id, status, created_at desc, id desc);
  create index customers_by_type on identity.customers (workspace_id, type, created_at desc, id desc);
  create index customers_by_email on identity.customers (workspace_id, email_hash, created_at desc, id desc) where email_hash <> '';
  create index customers_without_email_hash on identity.customers (workspace_id, id) where email_hash is null;
  grant select (email_hash) on identity.customers to ${ROLES.worker};`,
  tenantTable('identity.customer_numbers', { app: 'select, insert, update' }),
)
