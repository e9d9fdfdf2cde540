import pg, { type Client } from 'pg'
import { ROLES } from '#kernel/database/tables.ts'
import { maybeOne, one } from '#kernel/database/one.ts'

/** A table as the PostgreSQL catalogue describes it. */
export interface TableShape {
  /** `schema.table`, quoted if necessary. */
  readonly name: string
  readonly columns: readonly string[]
  /**
   * ORDER BY terms of the primary key. Rows are read in this order, so that equal tables give equal bytes.
   * Text is ordered by its bytes, independent of the database's locale.
   */
  readonly key: readonly string[]
  /** Bytes on disk; a rough estimate of the bytes to read. */
  readonly bytesOnDisk: number
}

export interface SequencePosition {
  readonly name: string
  readonly lastValue: string
  readonly isCalled: boolean
}

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name, pg_total_relation_size(c.oid)::float8 as "bytesOnDisk",
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select array_agg(format(case when a.attcollation = 0 then '%I' else '%I collate "C"' end, a.attname) order by array_position(i.indkey::int2[], a.attnum))
     from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary), '{}') as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and pg_get_userbyid(c.relowner) = $1 order by 1`

/**
 * Every table of the owner role in every schema. The list comes from the catalogue, so that a new table
 * cannot be forgotten.
 */
export async function tablesIn(client: Client): Promise<TableShape[]> {
  return (await client.query<TableShape>(TABLES, [ROLES.owner])).rows
}

const SEQUENCES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'S' and pg_get_userbyid(c.relowner) = $1 order by 1`

/**
 * The positions of all sequences. A snapshot does not cover sequences: read after it was taken, they are at
 * or beyond every number in it.
 */
export async function sequencesIn(client: Client): Promise<SequencePosition[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES, [ROLES.owner])
  const positions: SequencePosition[] = []
  for (const { name } of rows) {
    const row = one(
      await client.query<{ last_value: string; is_called: boolean }>(
        `select last_value, is_called from ${name}`,
      ),
    )
    positions.push({ name, lastValue: row.last_value, isCalled: row.is_called })
  }
  return positions
}

const listOf = (names: readonly string[]): string => names.map(name => pg.escapeIdentifier(name)).join(', ')

/**
 * Statement that reads all rows of a table as text in key order. Text is the same for every PostgreSQL
 * version and machine.
 */
export function copyOutText({ name, columns, key }: Pick<TableShape, 'name' | 'columns' | 'key'>): string {
  return `copy (select ${listOf(columns)} from ${name}${key.length > 0 ? ` order by ${key.join(', ')}` : ''}) to stdout`
}

export const copyInText = ({ name, columns }: Pick<TableShape, 'name' | 'columns'>): string =>
  `copy ${name} (${listOf(columns)}) from stdin`

/**
 * Output settings under which the same row gives the same text on every server. They also disable timeouts.
 */
export const PLAIN_FORMATS = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/**
 * Makes sure that this connection sees every row: under row-level security a backup would be empty without
 * any error. A superuser bypasses row-level security; other users switch to the role that has a policy on
 * every table. Throws if that role cannot read a table.
 */
export async function seeEverything(client: Client): Promise<void> {
  const me = maybeOne(
    await client.query<{ isFree: boolean }>(
      'select rolsuper as "isFree" from pg_roles where rolname = current_user',
    ),
  )
  if (me?.isFree) {
    // From here on, PostgreSQL rejects a statement whose rows a policy would filter.
    await client.query('set local row_security = off')
    return
  }
  await client.query(`set local role ${ROLES.backup}`)
  const { rows: closed } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and pg_get_userbyid(c.relowner) = $1 and (not has_table_privilege(c.oid, 'select')
       or c.relrowsecurity and not exists (select 1 from pg_policy p
         where p.polrelid = c.oid and p.polname = 'backup' and p.polpermissive and p.polroles = array[$2::regrole::oid] and pg_get_expr(p.polqual, p.polrelid) = 'true'))`,
    [ROLES.owner, ROLES.backup],
  )
  if (closed.length > 0)
    throw new Error(
      `The role ${ROLES.backup} cannot read every row of ${closed.map(({ name }) => name).join(', ')}: run "npm run admin -- migrate", then try again.`,
    )
}

/**
 * Grants the backup role read access to every table. Runs after each migration, because each can create
 * tables.
 */
export async function openToBackups(owner: Client): Promise<void> {
  const { rows } = await owner.query<{
    name: string
    isLocked: boolean
    hasPolicy: boolean
    mayRead: boolean
  }>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as "isLocked",
       exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'backup') as "hasPolicy", has_table_privilege($2, c.oid, 'select') as "mayRead"
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and pg_get_userbyid(c.relowner) = $1 order by 1`,
    [ROLES.owner, ROLES.backup],
  )
  for (const { name, isLocked, hasPolicy, mayRead } of rows) {
    if (!mayRead) await owner.query(`grant select on ${name} to ${ROLES.backup}`)
    if (isLocked && !hasPolicy)
      await owner.query(`create policy backup on ${name} for select to ${ROLES.backup} using (true)`)
  }
  const { rows: sequences } = await owner.query<{ name: string }>(SEQUENCES, [ROLES.owner])
  for (const { name } of sequences) await owner.query(`grant select on ${name} to ${ROLES.backup}`)
}
