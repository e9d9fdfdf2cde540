import type { Client } from 'pg'

/**
 * Excludes refusals and recorded reads in the audit log and in its queue, and stored refusals under idempotency keys; a refusal
 * may write no other rows.
 */
const COUNTED: Readonly<Record<string, string>> = {
  'kernel.audit': ` where outcome <> 'REFUSED' and right(act, 5) <> '_read'`,
  'kernel.audit_queue': ` where audit_id not in (select id from kernel.audit where outcome = 'REFUSED' or right(act, 5) = '_read')`,
  'kernel.idempotency': ` where outcome <> 'refused'`,
}

/** A sequence for each table, which every writing statement advances, even if it is rolled back. */
const COUNT_WRITES = `
  create schema row_watch;
  create function row_watch.count_write() returns trigger language plpgsql security definer as $$
    begin
      perform nextval(tg_argv[0]::regclass);
      return null;
    end
  $$;
  do $$
    declare
      watched record;
      counter text;
    begin
      for watched in
        select schemaname, tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')
      loop
        counter := format('row_watch.%I', watched.schemaname || '.' || watched.tablename);
        execute format('create sequence %s', counter);
        execute format('create trigger row_watch after insert or update or delete or truncate on %I.%I
          for each statement execute function row_watch.count_write(%L)', watched.schemaname, watched.tablename, counter);
      end loop;
    end
  $$`

const WRITES = `
  select relname as name, coalesce(pg_sequence_last_value(oid), 0) as writes,
    exists (select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_xid is not null) as "isWriting"
  from pg_class where relnamespace = 'row_watch'::regnamespace and relkind = 'S' order by 1`

interface Watched {
  readonly writes: string
  readonly line: string
}

/**
 * Watches all tables of a database. The returned function gives one line per table, which changes whenever a
 * row of the table does. It reads a table again only if the table was written to since the last call.
 */
export async function watchRows(admin: Client): Promise<() => Promise<readonly string[]>> {
  await admin.query(COUNT_WRITES)
  const known = new Map<string, Watched>()

  return async () => {
    const { rows: tables } = await admin.query<{ name: string; writes: string; isWriting: boolean }>({
      name: 'writes',
      text: WRITES,
    })
    const moved = tables.filter(({ name, writes }) => known.get(name)?.writes !== writes)
    const lines = await linesOf(
      admin,
      moved.map(({ name }) => name),
    )
    // A running transaction has advanced the sequence already, but its rows become visible only after the
    // commit.
    for (const { name, writes, isWriting } of moved)
      known.set(name, { writes: isWriting ? '' : writes, line: lines.get(name)! })
    return tables.map(({ name }) => known.get(name)!.line)
  }
}

/** Hashes the identities of row versions, since the text of stored responses is long. */
async function linesOf(admin: Client, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map()
  const parts = names.map(
    name => `select '${name}' as name, count(*) as count, coalesce(sum(hash_record_extended(row(t.tableoid, t.ctid, t.xmin), 0)), 0) as hash
    from ${name} t${COUNTED[name] ?? ''}`,
  )
  const { rows } = await admin.query<{ name: string; count: string; hash: string }>(parts.join(' union all '))
  return new Map(rows.map(({ name, count, hash }) => [name, `${name} ${count} ${hash}`]))
}
