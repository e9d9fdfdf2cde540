import type { Client } from 'pg'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`

/** Runs queries as the superuser, because row-level security hides rows from other logins. */
export const inDatabase = <Result>(
  databaseName: string,
  read: (admin: Client) => Promise<Result>,
): Promise<Result> => withClient(adminOf(databaseName), read)

/**
 * Row count of every table. Excludes rate limit counters and call nonces, which also change for refused
 * requests.
 */
export const rowCounts = (databaseName: string): Promise<Record<string, number>> =>
  inDatabase(databaseName, async admin => {
    const { rows: tables } = await admin.query<{ name: string }>(TABLES)
    const { rows } = await admin.query<{ name: string; count: string }>(
      tables
        .filter(({ name }) => name !== 'kernel.limit_windows' && name !== 'kernel.call_nonces')
        .map(({ name }) => `select '${name}' as name, count(*) as count from ${name}`)
        .join(' union all '),
    )
    return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]))
  })

/** Every row of every table as text. */
export const dump = (databaseName: string): Promise<string> =>
  inDatabase(databaseName, async admin => {
    const { rows: tables } = await admin.query<{ name: string }>(TABLES)
    const parts: string[] = []
    for (const { name } of tables) {
      const { rows } = await admin.query<{ row: string }>(`select t::text as row from ${name} t`)
      parts.push(name, ...rows.map(({ row }) => row))
    }
    return parts.join('\n')
  })

/**
 * Every row of a workspace as text, by table, except rate limit counters. Other tenants must not be able to
 * change these rows.
 */
export const rowsOf = (databaseName: string, workspaceId: string): Promise<Record<string, string[]>> =>
  inDatabase(databaseName, async admin => {
    const { rows: tables } = await admin.query<{
      name: string
    }>(`select format('%I.%I', table_schema, table_name) as name
    from information_schema.columns where column_name = 'workspace_id' and table_schema not in ('pg_catalog', 'information_schema') and table_name not in ('limit_windows', 'call_nonces') order by 1`)
    const found: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await admin.query<{ row: string }>(
        `select t::text as row from ${name} t where workspace_id = $1 order by 1`,
        [workspaceId],
      )
      found[name] = rows.map(({ row }) => row)
    }
    return found
  })

/** Id of a tenant's workspace in an environment. */
export const workspaceOf = (
  databaseName: string,
  tenantId: string,
  environment = 'sandbox',
): Promise<string> =>
  inDatabase(databaseName, async admin => {
    const {
      rows: [row],
    } = await admin.query<{ id: string }>(
      'select id from identity.workspaces where tenant_id = $1 and environment = $2',
      [tenantId, environment],
    )
    return row!.id
  })

/**
 * Columns, as `schema.table.column`, in which any row contains one of the texts, whatever the column's type.
 */
export const columnsHolding = (databaseName: string, texts: readonly string[]): Promise<string[]> =>
  inDatabase(databaseName, async admin => {
    const { rows: columns } = await admin.query<{
      table: string
      column: string
      name: string
    }>(`select format('%I.%I', table_schema, table_name) as table,
      format('%I', column_name) as column, table_schema || '.' || table_name || '.' || column_name as name
    from information_schema.columns join pg_tables on schemaname = table_schema and tablename = table_name
    where table_schema not in ('pg_catalog', 'information_schema') order by 3`)
    const { rows } = await admin.query<{ name: string }>(
      columns
        .map(
          ({ table, column, name }) =>
            `select '${name}' as name where exists (select 1 from ${table} where exists (select 1 from unnest($1::text[]) as marker where position(lower(marker) in lower(${column}::text)) > 0))`,
        )
        .join(' union all '),
      [texts],
    )
    return rows.map(({ name }) => name)
  })
