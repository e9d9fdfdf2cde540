import { afterEach, expect, test } from '@jest/globals'
import { createStaffMember } from '#identity/operations/staff/create-staff-member.ts'
import { setStaffPassword } from '#identity/operations/staff/set-staff-password.ts'
import { administrator, givenStaff, inDatabase, PASSWORD } from '#test/identity/given.ts'
import { testPlatform, world, type World } from '#test/support/world.ts'
import {
  asking,
  BEGIN_TOTP,
  CHANGE_PASSWORD,
  overCore,
  overGraph,
  overRest,
  VIEWER,
} from '#test/e2e/support/signing-in.ts'

const NEW = 'quite another password'
const MINUTE_MS = 60_000

afterEach(async () => {
  const { clock } = await testPlatform()
  clock.offsetMs = 0
  delete clock.stoppedAtMs
})

/** Renews a session as a client does whose access token has expired. */
async function anonymously({ app, tenantId }: World, refreshToken: string | undefined) {
  const response = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'x-tenant-id': tenantId },
    payload: JSON.stringify({
      query:
        'mutation ($t: String!) { refreshSession(refreshToken: $t) { accessToken refreshToken expiresIn } }',
      variables: { t: refreshToken },
    }),
  })
  const { data, errors } = response.json()
  return errors?.[0]?.extensions.code ?? data.refreshSession
}

test('a password set by an administrator permits only changing it, over REST and on the graph', async () => {
  const tenant = await world()
  const { email } = await createStaffMember(administrator(tenant), {
    email: 'new@staff.example',
    name: 'New',
    password: PASSWORD,
    roles: ['admin'],
    scopes: ['*'],
  })
  const { accessToken, restriction } = await overGraph(tenant, { email, password: PASSWORD })
  const rest = await overRest(tenant, { email, password: PASSWORD })

  const before = [
    await asking(tenant, accessToken, VIEWER),
    await asking(tenant, accessToken, '{ customers { nodes { id } } }'),
    await asking(tenant, accessToken, '{ accounts { nodes { id } } }'),
    await asking(tenant, accessToken, BEGIN_TOTP, { password: PASSWORD }),
    await overCore(tenant, rest.accessToken),
    await overCore(tenant, accessToken, '/accounts/x'),
    await asking(
      tenant,
      accessToken,
      'mutation { __typename createPartner(input: { name: "P", returnUrls: [] }) { id } }',
    ),
    await asking(tenant, accessToken, CHANGE_PASSWORD, { currentPassword: PASSWORD, newPassword: PASSWORD }),
    await asking(tenant, accessToken, CHANGE_PASSWORD, {
      currentPassword: PASSWORD,
      newPassword: 'Password123456',
    }),
  ]
  const changed = await asking(tenant, accessToken, CHANGE_PASSWORD, {
    currentPassword: PASSWORD,
    newPassword: NEW,
  })
  const after = [await asking(tenant, accessToken, VIEWER), await overCore(tenant, accessToken)]

  const refused = 'PASSWORD_CHANGE_REQUIRED'
  expect(restriction).toBe(refused)
  expect(before).toEqual([
    { viewer: { kind: 'staff', roles: [], scopes: [], restriction: refused } },
    refused,
    refused,
    refused,
    refused,
    refused,
    refused,
    'VALIDATION_ERROR',
    'VALIDATION_ERROR',
  ])
  expect([changed, ...after]).toEqual([
    { changeMyPassword: { mustChangePassword: false } },
    { viewer: { kind: 'staff', roles: ['admin'], scopes: ['*'], restriction: null } },
    'succeeded',
  ])
  expect([
    await asking(tenant, rest.accessToken, VIEWER),
    (await overGraph(tenant, { email, password: PASSWORD })).code,
  ]).toEqual(['UNAUTHENTICATED', 'LOGIN_FAILED'])
})

test('a changed password ends all other sessions, and a stolen token cannot change it by guessing', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  const [mine, stolen] = [
    await overGraph(tenant, { email, password: PASSWORD }),
    await overGraph(tenant, { email, password: PASSWORD }),
  ]

  const tried: unknown[] = []
  for (let time = 0; time < 6; time++)
    tried.push(
      await asking(tenant, stolen.accessToken, CHANGE_PASSWORD, {
        currentPassword: `guess number ${time}`,
        newPassword: NEW,
      }),
    )
  await inDatabase(tenant, 'delete from identity.sign_in_counters where workspace_id = $1', [
    tenant.workspaceId,
  ])
  await asking(tenant, mine.accessToken, CHANGE_PASSWORD, { currentPassword: PASSWORD, newPassword: NEW })

  expect(tried).toEqual([...Array<string>(5).fill('PASSWORD_WRONG'), 'TOO_MANY_ATTEMPTS'])
  expect(await asking(tenant, mine.accessToken, '{ viewer { kind } }')).toEqual({ viewer: { kind: 'staff' } })
  expect([
    await asking(tenant, stolen.accessToken, VIEWER),
    await anonymously(tenant, stolen.refreshToken),
  ]).toEqual(['UNAUTHENTICATED', 'TOKEN_INVALID'])
})

test('an administrator cannot set the own password, and a password set by an administrator has to be changed', async () => {
  const tenant = await world()
  const [admin, member] = [
    await givenStaff(tenant, { roles: ['admin'], scopes: ['*'] }),
    await givenStaff(tenant),
  ]
  const as = tenant.as({ kind: 'staff', roles: ['admin'], scopes: ['*'], subjectId: admin.id })

  await expect(setStaffPassword(as, { id: admin.id, password: NEW })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(setStaffPassword(as, { id: member.id, password: member.email })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
  })
  await setStaffPassword(as, { id: member.id, password: NEW })

  expect(await overGraph(tenant, { email: member.email, password: NEW })).toMatchObject({
    restriction: 'PASSWORD_CHANGE_REQUIRED',
  })
})

test('a staff session ends after 30 minutes without renewal', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  const first = await overGraph(tenant, { email, password: PASSWORD })

  tenant.clock.offsetMs = 29 * MINUTE_MS
  const renewed = await anonymously(tenant, first.refreshToken)
  tenant.clock.offsetMs += 30 * MINUTE_MS + 1_000
  const late = [
    await anonymously(tenant, renewed.refreshToken),
    await asking(tenant, renewed.accessToken, VIEWER),
  ]

  expect(renewed).toMatchObject({ expiresIn: 900 })
  expect(late).toEqual(['TOKEN_EXPIRED', 'UNAUTHENTICATED'])
})

test('a staff session ends after twelve hours, even if renewed', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  tenant.clock.stoppedAtMs = Date.now()
  let session: { accessToken?: string; refreshToken?: string; expiresIn?: number } = await overGraph(tenant, {
    email,
    password: PASSWORD,
  })

  for (let minutes = 29; minutes <= 25 * 29; minutes += 29) {
    tenant.clock.offsetMs = Math.min(minutes, 12 * 60 - 10) * MINUTE_MS
    session = await anonymously(tenant, session.refreshToken)
  }
  const within = await asking(tenant, session.accessToken, '{ viewer { kind } }')
  tenant.clock.offsetMs = 12 * 60 * MINUTE_MS
  const after = [
    await asking(tenant, session.accessToken, VIEWER),
    await anonymously(tenant, session.refreshToken),
  ]

  expect([session.expiresIn, within]).toEqual([10 * 60, { viewer: { kind: 'staff' } }])
  expect(after).toEqual(['UNAUTHENTICATED', 'TOKEN_EXPIRED'])
})
