import { expect, test } from '@jest/globals'
import { MikroORM } from '@mikro-orm/postgresql'
import { ROLES } from '#kernel/database/tables.ts'
import { schemas, subgraphs } from '#app/subgraphs.ts'
import { catalogue, EXEMPT } from './catalogue.ts'

const rowsOf = catalogue()

/** Views run with the rights of the reader. */
const VIEWS = ['core.entries', 'core.gl_entries', 'core.gl_legs', 'core.gl_postings']

interface Table {
  readonly table: string
  readonly enabled: boolean
  readonly forced: boolean
  readonly owner: string
}

const tables = (): Promise<Table[]> =>
  rowsOf(`
  select n.nspname || '.' || c.relname as table, c.relrowsecurity as enabled, c.relforcerowsecurity as forced, pg_get_userbyid(c.relowner) as owner
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p') order by 1`)

const tenantTables = async (): Promise<string[]> =>
  (await tables()).map(({ table }) => table).filter(table => !EXEMPT.has(table))

test('every domain has its schema, and every table belongs to one of them', async () => {
  const found = await tables()
  const elsewhere = await rowsOf(`
    select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and not n.nspname = any($1)`)
  const views =
    await rowsOf(`select n.nspname || '.' || c.relname as name, c.relkind as kind, c.reloptions as options from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and c.relkind in ('v', 'm', 'f') order by 1`)

  expect(found.length).toBeGreaterThan(15)
  for (const schema of schemas)
    expect([schema, found.some(({ table }) => table.startsWith(`${schema}.`))]).toEqual([schema, true])
  expect(elsewhere).toEqual([])
  expect(views).toEqual(VIEWS.map(name => ({ name, kind: 'v', options: ['security_invoker=true'] })))
})

test('row-level security is enabled on every tenant table and forced on its owner', async () => {
  for (const { table, enabled, forced, owner } of await tables())
    expect({ table, enabled, forced, owner }).toEqual({
      table,
      enabled: !EXEMPT.has(table),
      forced: !EXEMPT.has(table),
      owner: ROLES.owner,
    })
})

test('the exempt tables are exactly the listed ones, and none has a workspace column', async () => {
  const found = (await tables()).map(({ table }) => table)
  const columns = await rowsOf(
    `select table_schema || '.' || table_name as table from information_schema.columns where column_name = 'workspace_id' and table_schema = any($1)`,
  )

  expect([...EXEMPT.keys()].filter(table => !found.includes(table))).toEqual([])
  expect(columns.map(({ table }) => table as string).filter(table => EXEMPT.has(table))).toEqual([])
})

test("tenant tables show and accept only rows of the caller's workspace, except to worker, ledger, look-ups and backups", async () => {
  const policies = await rowsOf<{
    table: string
    name: string
    roles: string
    permissive: string
    command: string
    shows: string
    takes: string | null
  }>(`
    select schemaname || '.' || tablename as table, policyname as name, array_to_string(roles, ',') as roles, permissive, cmd as command, qual as shows, with_check as takes
    from pg_policies where schemaname = any($1)`)
  const everybody = policies.filter(({ name }) => name === 'workspace')
  const backups = policies.filter(({ name }) => name === 'backup')
  const others = policies.filter(({ name }) => name !== 'workspace' && name !== 'backup')

  expect(everybody.map(({ table }) => table).sort()).toEqual((await tenantTables()).sort())
  for (const { table, ...policy } of everybody) {
    expect({ table, ...policy, shows: policy.shows.replace(/\s+/g, ' ') }).toEqual({
      table,
      name: 'workspace',
      roles: 'public',
      permissive: 'PERMISSIVE',
      command: 'ALL',
      takes: null,
      shows: `(workspace_id = ( SELECT (NULLIF(current_setting('app.workspace'::text, true), ''::text))::uuid AS "nullif"))`,
    })
  }
  expect(backups.map(({ table }) => table).sort()).toEqual((await tenantTables()).sort())
  for (const { roles, command, shows } of backups)
    expect([roles, command, shows]).toEqual([ROLES.backup, 'SELECT', 'true'])
  for (const { table, name, roles, command } of others)
    expect({ table, name, roles, command }).toEqual(
      name === 'worker' || name === 'ledger'
        ? { table, name, roles: ROLES[name], command: 'ALL' }
        : { table, name: 'lookup', roles: ROLES.owner, command: 'SELECT' },
    )
})

test('every primary key and every unique index of a tenant table begins with the workspace', async () => {
  const indexes = await rowsOf<{ table: string; index: string; first: string | null; isPrimary: boolean }>(`
    select n.nspname || '.' || c.relname as table, i.indexrelid::regclass::text as index, a.attname as first, i.indisprimary as "isPrimary"
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where n.nspname = any($1) and c.relkind in ('r', 'p') and i.indisunique`)
  const ours = indexes.filter(({ table }) => !EXEMPT.has(table))

  expect(
    ours
      .filter(({ isPrimary }) => isPrimary)
      .map(({ table }) => table)
      .sort(),
  ).toEqual((await tenantTables()).sort())
  expect(ours.filter(({ first }) => first !== 'workspace_id')).toEqual([])
})

test('the workspace of a row is a UUID and never null', async () => {
  const columns = await rowsOf(`
    select table_schema || '.' || table_name as table, data_type as type, is_nullable as nullable
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where column_name = 'workspace_id' and table_schema = any($1) and table_type = 'BASE TABLE'`)

  expect(columns.map(({ table }) => table as string).sort()).toEqual((await tenantTables()).sort())
  expect(columns.filter(({ type, nullable }) => type !== 'uuid' || nullable !== 'NO')).toEqual([])
})

test('no foreign key leads from one domain to another, and within one it includes the workspace', async () => {
  const keys = await rowsOf<{ name: string; from: string; to: string; table: string; columns: string[] }>(`
    select c.conname as name, f.relnamespace::regnamespace::text as from, t.relnamespace::regnamespace::text as to, f.relnamespace::regnamespace || '.' || f.relname as table,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = c.conrelid and a.attnum = any(c.conkey)) as columns
    from pg_constraint c join pg_class f on f.oid = c.conrelid join pg_class t on t.oid = c.confrelid
    where c.contype = 'f' and f.relnamespace::regnamespace::text = any($1)`)

  expect(keys.filter(({ from, to }) => from !== to)).toEqual([])
  expect(
    keys.filter(({ table, columns }) => !EXEMPT.has(table) && !columns.includes('workspace_id')),
  ).toEqual([])
})

test('the entities match the migrated tables: the same columns, types, nullability and primary keys', async () => {
  const orm = await MikroORM.init({
    entities: subgraphs.flatMap(({ entities }) => [...entities]),
    dbName: 'unreachable',
  })
  const declared = [...orm.getMetadata().getAll().values()].map(meta => ({
    table: `${meta.schema}.${meta.tableName}`,
    key: meta.primaryKeys.map(name => meta.properties[name as never]!['fieldNames'][0]),
    columns: meta.props.map(({ fieldNames, columnTypes, nullable }) => ({
      name: fieldNames[0]!,
      type: columnTypes[0]!,
      nullable: nullable === true,
    })),
  }))
  await orm.close()
  const migrated = await rowsOf<{
    table: string
    key: string[]
    columns: { name: string; type: string; nullable: boolean }[]
  }>(`
    select n.nspname || '.' || c.relname as table,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(case t.typtype when 'd' then t.typbasetype else t.oid end, null), 'nullable', not a.attnotnull) order by a.attname)
       from pg_attribute a join pg_type t on t.oid = a.atttypid where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select array_agg(a.attname::text order by array_position(i.indkey::int2[], a.attnum))
       from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any($1) and n.nspname <> 'kernel' and c.relkind in ('r', 'p') order by 1`)
  const spellings = await rowsOf<{ ours: string; theirs: string }>(
    'select ours, format_type(to_regtype(ours), null) as theirs from unnest($1::text[]) as ours',
    [[...new Set(declared.flatMap(({ columns }) => columns.map(({ type }) => type)))]],
  )
  const spelling = new Map(spellings.map(({ ours, theirs }) => [ours, theirs]))
  const normal = declared.map(({ columns, ...entity }) => ({
    ...entity,
    columns: columns
      .map(column => ({ ...column, type: spelling.get(column.type)! }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  }))

  expect(migrated.length).toBeGreaterThan(15)
  for (const table of migrated) expect(normal.find(each => each.table === table.table)).toEqual(table)
  expect(normal.map(({ table }) => table).sort()).toEqual(migrated.map(({ table }) => table).sort())
})
