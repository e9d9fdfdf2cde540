import pg, { type Client } from 'pg'
import { maybeOne, one } from './one.ts'
import { ROLES } from './tables.ts'

export interface RoleLogin {
  readonly user: string
  readonly password: string
}

/** Creates missing roles and the schemas of the domains. The logins get only the rights of their group. */
export async function prepareRoles(
  admin: Client,
  schemas: readonly string[],
  logins: { readonly app: RoleLogin; readonly worker: RoleLogin },
): Promise<void> {
  for (const role of Object.values(ROLES)) await createRole(admin, role, 'nologin')
  await admin.query(`grant ${ROLES.owner}, ${ROLES.backup}, ${ROLES.ledger} to current_user`)
  await giveLogin(admin, logins.app, ROLES.app)
  await giveLogin(admin, logins.worker, ROLES.worker)
  await prepareSchemas(admin, schemas)
}

/** Creates what belongs to one database rather than to the whole server: schemas and grants. */
export async function prepareSchemas(admin: Client, schemas: readonly string[]): Promise<void> {
  await admin.query(`revoke all on schema public from public`)
  const row = one(await admin.query<{ name: string }>('select current_database() as name'))
  await admin.query(`grant create, connect on database ${pg.escapeIdentifier(row.name)} to ${ROLES.owner}`)
  for (const schema of schemas) {
    await admin.query(`create schema if not exists ${schema} authorization ${ROLES.owner}`)
    await admin.query(
      `grant usage on schema ${schema} to ${ROLES.app}, ${ROLES.worker}, ${ROLES.ledger}, ${ROLES.backup}`,
    )
  }
}

async function createRole(admin: Client, role: string, rights: string): Promise<void> {
  const { rows } = await admin.query('select 1 from pg_roles where rolname = $1', [role])
  if (rows.length === 0)
    await admin.query(`create role ${pg.escapeIdentifier(role)} ${rights} nosuperuser nobypassrls`)
}

async function giveLogin(admin: Client, { user, password }: RoleLogin, group: string): Promise<void> {
  await createRole(admin, user, 'nologin')
  await admin.query(`alter role ${pg.escapeIdentifier(user)} login password ${pg.escapeLiteral(password)}`)
  if (user !== group) await admin.query(`grant ${group} to ${pg.escapeIdentifier(user)}`)
}

/** Returns one sentence on why this login is unsuitable; undefined when it is suitable. */
export async function loginError(client: Client, group: string): Promise<string | undefined> {
  const role = maybeOne(
    await client.query<{ name: string; free: boolean; member: boolean | null; sees: boolean | null }>(
      `select rolname as name, rolsuper or rolbypassrls as free, pg_has_role(oid, (select oid from pg_roles where rolname = $1), 'member') as member,
       pg_has_role(oid, (select oid from pg_roles where rolname = $2), 'member') as sees
     from pg_roles where rolname = current_user`,
      [group, ROLES.worker],
    ),
  )
  if (!role) return 'The database user of this connection does not exist.'
  if (role.free)
    return `Database user ${role.name} is a superuser or bypasses row-level security, so tenants would not be isolated; use a role without these rights.`
  if (role.sees && group === ROLES.app)
    return `Database user ${role.name} is a member of ${ROLES.worker}, which sees every workspace; use different users for the app and the worker.`
  return role.member
    ? undefined
    : `Database user ${role.name} is not a member of ${group}; run "npm run admin -- migrate" with this user in DATABASE_URL.`
}
