import { migration } from '#kernel/database/migration.ts'

/** The hash chain over a workspace's transactions and their status changes. The relay queues transactions, and a trigger their status changes. */
export const ledgerChain = migration(
  '20261124100110_core_ledger_chain',
  `
  -- Records that are not in a block yet.
  create table core.ledger_queue (
    workspace_id uuid not null,
    position bigint generated always as identity,
    transaction_ids uuid[] not null,
    -- 0: the transactions and their fees. Above 0: the status change with this number, of the one transaction.
    history_sequence integer not null default 0,
    queued_at timestamptz not null default now(),
    primary key (workspace_id, position)
  );
  alter table core.ledger_queue enable row level security;
  alter table core.ledger_queue force row level security;
  create policy workspace on core.ledger_queue
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, delete on core.ledger_queue to fiducia_app;
  create policy worker on core.ledger_queue to fiducia_worker using (true);
  grant select, insert on core.ledger_queue to fiducia_worker;

  -- End of the chain, one row per workspace; its lock serialises sealing.
  create table core.ledger_chains (
    workspace_id uuid not null primary key,
    position bigint not null,
    block_number bigint not null,
    hash bytea not null,
    -- The scan adds transactions up to this id, in id order, and has reached scanned_to. Null if there were none.
    scan_until uuid,
    scanned_to uuid,
    is_scanned boolean not null,
    published_position bigint not null default 0,
    published_at timestamptz not null
  );
  alter table core.ledger_chains enable row level security;
  alter table core.ledger_chains force row level security;
  create policy workspace on core.ledger_chains
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert, update on core.ledger_chains to fiducia_app;
  create policy worker on core.ledger_chains to fiducia_worker using (true);
  grant select on core.ledger_chains to fiducia_worker;

  create table core.ledger_blocks (
    workspace_id uuid not null,
    number bigint not null check (number > 0),
    first_position bigint not null check (first_position > 0),
    -- Version of the encoding of records.
    encoding smallint not null,
    -- Keys of the records, in order: sequence 0 is the transaction, any other sequence its status change with that number.
    transaction_ids uuid[] not null,
    history_sequences integer[] not null,
    -- 32 bytes per record: SHA-256 over the previous hash and the record.
    record_hashes bytea not null,
    previous_hash bytea not null,
    hash bytea not null,
    -- Set only in blocks of the scan, which are in id order.
    first_transaction_id uuid,
    sealed_at timestamptz not null,
    primary key (workspace_id, number),
    check (cardinality(transaction_ids) = cardinality(history_sequences)),
    check (octet_length(record_hashes) = 32 * cardinality(transaction_ids))
  );
  create unique index ledger_blocks_positions on core.ledger_blocks (workspace_id, first_position);
  create index ledger_blocks_scanned on core.ledger_blocks (workspace_id, first_transaction_id)
    where first_transaction_id is not null;
  -- Ids and hashes do not compress.
  alter table core.ledger_blocks alter transaction_ids set storage external, alter record_hashes set storage external;
  alter table core.ledger_blocks enable row level security;
  alter table core.ledger_blocks force row level security;
  create policy workspace on core.ledger_blocks
    using (workspace_id = (select nullif(current_setting('app.workspace', true), '')::uuid));
  grant select, insert on core.ledger_blocks to fiducia_app;
  create trigger append_only before update or delete on core.ledger_blocks
    for each row execute function kernel.refuse_change();

  create function core.queue_status() returns trigger language plpgsql set search_path = '' as $$
  begin
    insert into core.ledger_queue (workspace_id, transaction_ids, history_sequence)
    values (new.workspace_id, array[new.transaction_id], new.sequence);
    return null;
  end $$;
  create trigger queue_status after insert on core.transaction_history for each row execute function core.queue_status();
  grant execute on function core.queue_status to fiducia_app;
  `,
)
