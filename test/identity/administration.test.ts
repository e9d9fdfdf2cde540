import { expect, test } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { newId } from '#kernel/id.ts'
import { asOwner } from '#test/support/clients.ts'
import { createTenant } from '#identity/administration/create-tenant.ts'
import { findTenant } from '#identity/administration/workspaces.ts'
import { workspace } from '#identity/queries/workspace.ts'
import { adminOf } from '#test/support/cluster.ts'
import { TEST_KEYS } from '#test/support/keys.ts'
import { world } from '#test/support/world.ts'
import { administrator, inDatabase } from './given.ts'

const someCode = (): string => `c${randomBytes(5).toString('hex')}`

test('a tenant is created once, with both workspaces, and found by code and id', async () => {
  const here = await world()
  const tenantId = newId()
  const code = someCode()

  await asOwner(adminOf(here.databaseName), async owner => {
    const created = await createTenant(owner, {
      tenantId,
      code,
      name: 'Tenant',
      keys: TEST_KEYS,
      at: new Date(),
    })
    const again = await createTenant(owner, { code, name: 'Other name', keys: TEST_KEYS, at: new Date() })

    expect(again).toEqual(created)
    expect(await findTenant(owner, code)).toEqual({ ...created, code, name: 'Tenant' })
    expect(await findTenant(owner, tenantId.toUpperCase())).toMatchObject({ code })
    expect(await findTenant(owner, 'nobody')).toBeUndefined()
    expect(await workspace(here.platformContext, { id: created.workspaces.production })).toEqual({
      id: created.workspaces.production,
      tenantId,
      environment: 'production',
    })
  })
})

test('a code that does not fit in a header is refused', async () => {
  const here = await world()

  await asOwner(adminOf(here.databaseName), async owner => {
    for (const code of ['', 'A', 'Demo', 'a b', '1abc', 'x'.repeat(33), newId()])
      await expect(createTenant(owner, { code, name: 'x', keys: TEST_KEYS, at: new Date() })).rejects.toThrow(
        'code',
      )
  })
})

test('only the platform can query the tenant of a workspace', async () => {
  const here = await world()

  await expect(workspace(administrator(here), { id: here.workspaceId })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await workspace(here.platformContext, { id: newId() })).toBeNull()
})

test('the app finds a credential by the hash of its secret and workspaces by name, and no other row of another workspace', async () => {
  const here = await world()
  const functions = await inDatabase<{ name: string; grants: string }>(
    here,
    `
    select p.proname as name, array_to_string(p.proacl, ' ') as grants from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'identity' and p.prosecdef and p.proconfig = '{"search_path=\\"\\""}' and pg_get_userbyid(p.proowner) = 'fiducia_owner' order by 1`,
  )
  const definers = await inDatabase<{ many: number }>(
    here,
    "select count(*)::int as many from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'identity' and p.prosecdef",
  )

  expect(functions.map(({ name }) => name)).toEqual(['find_credential', 'find_workspace'])
  expect(definers).toEqual([{ many: 2 }])
  for (const { grants } of functions)
    expect(grants.split(' ').sort()).toEqual(['fiducia_app=X/fiducia_owner', 'fiducia_owner=X/fiducia_owner'])
  for (const table of [
    'api_keys',
    'customers',
    'staff',
    'sessions',
    'refresh_tokens',
    'handoff_tokens',
    'partners',
  ])
    expect(await here.database.read('', `select 1 from identity.${table}`, [])).toEqual([])
})
