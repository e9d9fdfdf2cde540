import { migration } from '#kernel/database/migration.ts'

/** Holds on the money of accounts. An expired hold ends when its account is locked next, or by a job. */
export const holds = migration(
  '20261124100050_core_holds',
  `
  create domain core.hold_type as text check (value in ('AUTHORIZATION', 'LIEN', 'LEGAL', 'UNCLEARED', 'CARD', 'FEE'));
  create domain core.hold_status as text check (value in ('ACTIVE', 'PARTIALLY_RELEASED', 'CAPTURED', 'RELEASED', 'EXPIRED'));
  
  create table core.holds (
    workspace_id uuid not null,
    id uuid not null,
    account_id uuid not null,
    type core.hold_type not null,
    status core.hold_status not null,
    amount_minor bigint not null,
    -- Amount still held; zero after the hold has ended.
    remaining_minor bigint not null,
    captured_minor bigint not null default 0,
    currency text not null,
    reason text not null,
    reference text,
    expires_at timestamptz,
    -- Time at which the expiry was published; a posting ends an expired hold without publishing.
    expiry_published_at timestamptz,
    captured_transaction_id uuid,
    created_by text not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    primary key (workspace_id, id),
    foreign key (workspace_id, account_id) references core.accounts (workspace_id, id),
    check (amount_minor > 0 and remaining_minor >= 0 and (status in ('ACTIVE', 'PARTIALLY_RELEASED')) = (remaining_minor > 0))
  );
  create index holds_of_account on core.holds (workspace_id, account_id, created_at desc, id desc);
  create index holds_counting on core.holds (workspace_id, account_id, expires_at) where remaining_minor > 0;
  create index holds_ending on core.holds (expires_at) where remaining_minor > 0 and expires_at is not null;
  create index holds_expiry_unpublished on core.holds (expires_at) where status = 'EXPIRED' and expiry_published_at is null;
  create unique index holds_reference on core.holds (workspace_id, reference) where reference is not null;
  -- Holds of remittances that may be orphaned, so that other holds are not scanned.
  create index holds_of_transfers on core.holds (updated_at) where created_by = 'remittance' and remaining_minor > 0;
  alter table core.holds enable row level security;
  alter table core.holds force row level security;
  create policy workspace on core.holds
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.holds to fiducia_app;
  create policy worker on core.holds to fiducia_worker using (true);
  grant select on core.holds to fiducia_worker;
  create policy ledger on core.holds to fiducia_ledger using (true);
  grant select, update on core.holds to fiducia_ledger;

  grant create on schema core to fiducia_ledger;
  set local role fiducia_ledger;

  -- Ends expired holds. The accounts are already locked, so no concurrent call counts the holds.
  create function core.end_holds(p_workspace uuid, p_account uuid, p_at timestamptz) returns void language plpgsql as $$
  declare
    ended bigint;
  begin
    with done as (
      update core.holds h set status = 'EXPIRED', remaining_minor = 0, updated_at = p_at
      from (select workspace_id, id, remaining_minor from core.holds
            where workspace_id = p_workspace and account_id = p_account and remaining_minor > 0 and expires_at <= p_at
            order by id for no key update) due
      where h.workspace_id = due.workspace_id and h.id = due.id
      returning due.remaining_minor)
    select coalesce(sum(remaining_minor), 0) into ended from done;
    update core.accounts a set held_minor = held_minor - ended,
      holds_end_at = (select min(expires_at) from core.holds
        where workspace_id = p_workspace and account_id = p_account and remaining_minor > 0)
    where a.workspace_id = p_workspace and a.id = p_account;
  end $$;
  grant execute on function core.end_holds to fiducia_app;

  set local role fiducia_owner;
  revoke create on schema core from fiducia_ledger;
  `,
)
