import { expect, test } from '@jest/globals'
import { ROLES } from '#kernel/database/tables.ts'
import { schemas } from '#app/subgraphs.ts'
import { LOGINS } from '#test/support/cluster.ts'
import { catalogue, EXEMPT } from './catalogue.ts'

const rowsOf = catalogue()

/**
 * The only functions with other rights than the caller's: two look-ups before a workspace is known, the
 * search for names, the request of a watchlist refresh, and the ledger's posting.
 */
const DEFINERS: Readonly<Record<string, string>> = {
  'compliance.request_list_refresh': ROLES.owner,
  'core.accounts_with_word': ROLES.owner,
  'core.post': ROLES.ledger,
  'identity.find_credential': ROLES.owner,
  'identity.find_workspace': ROLES.owner,
}

test('no role is a superuser, bypasses row-level security or creates roles; group roles cannot sign in or act as the owner', async () => {
  const names = [...new Set([...Object.values(ROLES), LOGINS.app.user, LOGINS.worker.user])]
  const roles = await rowsOf<{ name: string; free: boolean; actsAsOwner: boolean }>(
    `
    select rolname as name, rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication as free,
      pg_has_role(oid, (select oid from pg_roles where rolname = $2), 'member') as "actsAsOwner"
    from pg_roles where rolname = any($1)`,
    [names, ROLES.owner],
  )

  expect(roles.map(({ name }) => name).sort()).toEqual(names.sort())
  expect(roles.filter(({ free }) => free)).toEqual([])
  const readers = await rowsOf<{ name: string }>(
    `select rolname as name from pg_roles where rolname = any($1) and pg_has_role(oid, $2, 'member')`,
    [names, ROLES.backup],
  )
  expect(readers.map(({ name }) => name)).toEqual([ROLES.backup])
  expect(roles.filter(({ actsAsOwner }) => actsAsOwner).map(({ name }) => name)).toEqual([ROLES.owner])
})

test('outside tenant tables app, worker and ledger only read (the worker also writes watchlists), backups only read, and other roles have no grants', async () => {
  const grants = await rowsOf<{ table: string; grantee: string; right: string }>(`
    select n.nspname || '.' || c.relname as table, case when a.grantee = 0 then 'public' else pg_get_userbyid(a.grantee) end as grantee, a.privilege_type as right
    from pg_class c join pg_namespace n on n.oid = c.relnamespace, aclexplode(c.relacl) a
    where n.nspname = any($1) and c.relkind in ('r', 'p', 'S') and a.grantee <> c.relowner`)

  expect(grants.length).toBeGreaterThan(20)
  const isFetched = (table: string, grantee: string): boolean =>
    grantee === ROLES.worker && EXEMPT.get(table)?.isWrittenByWorker === true
  expect(
    grants.filter(
      ({ table, grantee, right }) => EXEMPT.has(table) && right !== 'SELECT' && !isFetched(table, grantee),
    ),
  ).toEqual([])
  expect(
    grants.filter(
      ({ grantee }) => ![ROLES.app, ROLES.worker, ROLES.ledger, ROLES.backup].includes(grantee as never),
    ),
  ).toEqual([])
  expect(grants.filter(({ grantee, right }) => grantee === ROLES.backup && right !== 'SELECT')).toEqual([])
  expect(grants.filter(({ right }) => !['SELECT', 'INSERT', 'UPDATE', 'DELETE'].includes(right))).toEqual([
    { table: 'kernel.outbox_position', grantee: ROLES.app, right: 'USAGE' },
    { table: 'kernel.outbox_position', grantee: ROLES.ledger, right: 'USAGE' },
    { table: 'compliance.monitored_transactions_sequence', grantee: ROLES.app, right: 'USAGE' },
  ])
})

test('only the owner can create objects in a schema, and the public schema is closed', async () => {
  const rights = await rowsOf(
    `
    select r.rolname as role, n.nspname as schema from pg_roles r, pg_namespace n
    where r.rolname = any($1) and (n.nspname = any($2) or n.nspname = 'public') and has_schema_privilege(r.oid, n.oid, 'create')`,
    [[ROLES.app, ROLES.worker, ROLES.ledger, ROLES.backup], schemas],
  )

  expect(rights).toEqual([])
})

test('security-definer functions are exactly the listed ones, with a fixed search path and no public grant', async () => {
  const functions = await rowsOf<{
    name: string
    settings: string[] | null
    open: boolean
    owner: string
    app: boolean
    worker: boolean
  }>(
    `
    select n.nspname || '.' || p.proname as name, p.proconfig as settings, pg_get_userbyid(p.proowner) as owner,
      p.proacl is null or exists (select 1 from aclexplode(p.proacl) a where a.grantee = 0) as open,
      has_function_privilege($1, p.oid, 'execute') as app, has_function_privilege($2, p.oid, 'execute') as worker
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`,
    [ROLES.app, ROLES.worker],
  )

  expect(functions).toEqual(
    Object.entries(DEFINERS).map(([name, owner]) => ({
      name,
      settings: expect.arrayContaining(['search_path=""']),
      owner,
      open: false,
      app: true,
      worker: false,
    })),
  )
  expect(
    functions
      .flatMap(({ settings }) => settings!)
      .filter(setting => !/^(search_path=""|plan_cache_mode=|enable_\w+=off|jit=off)/.test(setting)),
  ).toEqual([])
})
