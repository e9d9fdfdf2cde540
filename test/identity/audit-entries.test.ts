import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { addToDenyList } from '#compliance/operations/lists/add-to-deny-list.ts'
import { createApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { loginStaff } from '#identity/operations/staff/login-staff.ts'
import { revokeApiKey } from '#identity/operations/tenants/revoke-api-key.ts'
import { auditEntries } from '#identity/queries/audit-entries.ts'
import { world, type World } from '#test/support/world.ts'
import { administrator, anonymous, givenStaff, inDatabase, PASSWORD, reader } from './given.ts'

const auditor = (here: World) => here.as({ kind: 'staff', roles: ['admin'], scopes: ['identity:read'] })
const acts = async (here: World) => (await auditEntries(auditor(here), {})).nodes

test('an administrative act is audited in its transaction: actor, act, target, source and data without the secret', async () => {
  const here = await world()
  const admin = { ...administrator(here), sourceAddress: '203.0.113.7' }

  const { apiKey, secret } = await createApiKey(admin, { service: 'remittance', name: 'Backend' })
  await revokeApiKey(admin, apiKey)
  await revokeApiKey(admin, apiKey)

  const [revoked, created, ...more] = await acts(here)
  expect(more).toEqual([])
  expect(created).toEqual({
    id: expect.any(String),
    at: expect.any(Date),
    act: 'identity.api_key_created',
    outcome: 'DONE',
    actorKind: 'staff',
    actorId: admin.actor.subjectId,
    aggregateType: 'api_key',
    aggregateId: apiKey.id,
    requestId: admin.requestId,
    sourceAddress: '203.0.113.7',
    sequence: null,
    hash: null,
    previousHash: null,
    data: {
      apiKeyId: apiKey.id,
      service: 'remittance',
      partnerId: null,
      name: 'Backend',
      scopes: ['remittance:*'],
      role: null,
      tier: null,
      expiresAt: null,
      createdBy: admin.actor.subjectId,
    },
  })
  expect(revoked).toMatchObject({ act: 'identity.api_key_revoked', aggregateId: apiKey.id })
  expect(JSON.stringify([created, revoked])).not.toContain(secret)
})

test('a refused or rolled-back act leaves no entry of success', async () => {
  const here = await world()

  await expect(revokeApiKey(administrator(here), { id: newId() })).rejects.toMatchObject({
    code: 'API_KEY_NOT_FOUND',
  })
  await expect(addToDenyList(administrator(here), { name: 'Nobody' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })

  expect(await acts(here)).toEqual([])
})

test('a repeat under one key is one entry', async () => {
  const here = await world()
  const ctx = {
    ...here.as({ kind: 'staff', roles: ['admin'], scopes: ['*'] }),
    idempotency: { key: newId(), subject: 's', fingerprint: 'f' },
  }

  await addToDenyList(ctx, { name: 'Somebody' })
  await addToDenyList(ctx, { name: 'Somebody' })

  expect((await acts(here)).map(({ act }) => act)).toEqual(['compliance.deny_list_extended'])
})

test('refused mutations of staff on the graph are audited; those of other callers are not', async () => {
  const here = await world()
  const viewer = reader(here)
  const document = 'mutation { createApiKey(input: { service: REMITTANCE, name: "x" }) { secret } }'

  const refused = await here.ask(document, {}, viewer)
  await here.ask(
    document,
    {},
    here.as({ kind: 'tenant_key', service: 'remittance', scopes: ['remittance:*'] }),
  )
  await here.ask(document, {}, anonymous(here))

  expect(refused.errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(await acts(here)).toMatchObject([
    {
      act: 'identity.createApiKey',
      outcome: 'REFUSED',
      actorKind: 'staff',
      actorId: viewer.actor.subjectId,
      aggregateId: null,
      data: { code: 'FORBIDDEN' },
    },
  ])
})

test('staff sign-ins are audited, wrong passwords as refused, and guesses at unknown accounts not at all', async () => {
  const here = await world()
  const { id, email } = await givenStaff(here)

  await expect(loginStaff(anonymous(here), { email, password: 'wrong password' })).rejects.toMatchObject({
    code: 'LOGIN_FAILED',
  })
  await expect(
    loginStaff(anonymous(here), { email: 'nobody@staff.example', password: 'wrong password' }),
  ).rejects.toMatchObject({ code: 'LOGIN_FAILED' })
  await loginStaff(anonymous(here), { email, password: PASSWORD })

  const [done, failed, created] = await acts(here)
  expect(done).toMatchObject({
    act: 'identity.staff_signed_in',
    outcome: 'DONE',
    actorKind: 'staff',
    actorId: id,
  })
  expect(failed).toMatchObject({
    act: 'identity.staff_signed_in',
    outcome: 'REFUSED',
    actorKind: 'anonymous',
    aggregateId: id,
  })
  expect(created).toMatchObject({ act: 'identity.staff_member_created' })
  expect(JSON.stringify([done, failed, created])).not.toContain(email)
})

test('the list is newest first, without gaps between pages, and restricted by every filter', async () => {
  const here = await world()
  const officer = here.as({ kind: 'staff', roles: ['admin'], scopes: ['*'] })
  for (let number = 0; number < 7; number++) await addToDenyList(officer, { name: `Name ${number}` })
  const { apiKey } = await createApiKey(administrator(here), { service: 'core', name: 'Core' })

  const paged: string[] = []
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof auditEntries>> = await auditEntries(auditor(here), {
      first: 3,
      after,
    })
    paged.push(...page.nodes.map(({ id }) => id))
    if (!page.pageInfo.hasNextPage) break
    after = page.pageInfo.endCursor
  }
  const all = await acts(here)
  const by = async (filter: object): Promise<string[]> =>
    (await auditEntries(auditor(here), { filter, first: 200 })).nodes.map(({ id }) => id)
  const ids = (fits: (entry: (typeof all)[number]) => boolean): string[] =>
    all.filter(fits).map(({ id }) => id)
  const fourth = all[3]!

  expect(paged).toEqual(all.map(({ id }) => id))
  expect(all).toHaveLength(8)
  expect(all.map(({ at }) => at.getTime())).toEqual(all.map(({ at }) => at.getTime()).sort((a, b) => b - a))
  expect(await by({ act: 'identity.api_key_created' })).toEqual(
    ids(({ act }) => act === 'identity.api_key_created'),
  )
  expect(await by({ actorId: officer.actor.subjectId })).toHaveLength(7)
  expect(await by({ aggregateId: apiKey.id, act: 'identity.api_key_created' })).toHaveLength(1)
  expect(await by({ since: fourth.at })).toEqual(ids(({ at }) => at >= fourth.at))
  expect(await by({ until: fourth.at })).toEqual(ids(({ at }) => at < fourth.at))
})

test('only administrators read the audit, and only that of their own workspace', async () => {
  const [here, rival] = [await world(), await world()]
  await createApiKey(administrator(here), { service: 'core', name: 'Core' })

  for (const ctx of [
    reader(here),
    here.as({ kind: 'staff', roles: ['admin'], scopes: ['remittance:*'] }),
    here.as({ kind: 'tenant_key', service: 'core', roles: ['admin'], scopes: ['*'] }),
    here.as({ kind: 'user' }),
  ])
    await expect(auditEntries(ctx, {})).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await acts(rival)).toEqual([])
})

test('audit entries cannot be changed or deleted, not even by the owner', async () => {
  const here = await world()
  await createApiKey(administrator(here), { service: 'core', name: 'Core' })

  for (const text of [
    "update kernel.audit set actor_id = 'another'",
    'delete from kernel.audit',
    'delete from kernel.installation_audit',
  ])
    await expect(inDatabase(here, text)).rejects.toThrow('append-only')
  expect(await acts(here)).toHaveLength(1)
})
