import { afterEach, expect, test } from '@jest/globals'
import { givenStaff, inDatabase, PASSWORD } from '#test/identity/given.ts'
import { testPlatform, world, type World } from '#test/support/world.ts'
import {
  asking,
  BEGIN_TOTP,
  codeAt,
  CONFIRM_TOTP,
  enrol,
  overCore,
  overGraph,
  overRest,
  VIEWER,
  type Guess,
} from '#test/e2e/support/signing-in.ts'

const LIVE = 'live.localhost'
const STEP_MS = 30_000

afterEach(async () => {
  const { clock } = await testPlatform()
  clock.offsetMs = 0
  delete clock.stoppedAtMs
})

/** Enrols a staff member's second factor at a time for which no code was used yet. */
async function withSecondFactor(tenant: World) {
  const { email, id } = await givenStaff(tenant, { roles: ['teller'] })
  tenant.clock.stoppedAtMs = Math.ceil(Date.now() / STEP_MS) * STEP_MS
  const { accessToken } = await overGraph(tenant, { email, password: PASSWORD })
  const enrolled = await enrol(tenant, accessToken)
  tenant.clock.offsetMs += 2 * STEP_MS
  const now = (): string => codeAt(enrolled.secret, tenant.platform.source.now().getTime())
  const signIn = (codes: Partial<Guess>, attempt = overGraph) =>
    attempt(tenant, { email, password: PASSWORD, ...codes })
  return { ...enrolled, email, id, accessToken, now, signIn }
}

test('a code of the second factor is requested only after the right password, and works once', async () => {
  const tenant = await world()
  const { uri, secret, email, now, signIn } = await withSecondFactor(tenant)

  const codes = [
    (await signIn({ password: 'wrong password' })).code,
    (await signIn({})).code,
    (await signIn({}, overRest)).code,
    (await signIn({ totpCode: now() }, overRest)).code,
    (await signIn({ totpCode: now() })).code,
    (await signIn({ totpCode: codeAt(secret, 0) })).code,
  ]
  tenant.clock.offsetMs += STEP_MS
  const next = await signIn({ totpCode: now() })

  expect(uri).toMatch(
    new RegExp(
      `^otpauth://totp/.*${encodeURIComponent(email)}\\?issuer=.*&secret=${secret}&algorithm=SHA1&digits=6&period=30$`,
    ),
  )
  expect(codes).toEqual([
    'LOGIN_FAILED',
    'SECOND_FACTOR_REQUIRED',
    'SECOND_FACTOR_REQUIRED',
    'signed in',
    'SECOND_FACTOR_INVALID',
    'SECOND_FACTOR_INVALID',
  ])
  expect(next.code).toBe('signed in')
})

test('one code sent several times at once opens one session', async () => {
  const tenant = await world()
  const { now, recoveryCodes, signIn } = await withSecondFactor(tenant)

  const totp = await Promise.all(Array.from({ length: 4 }, () => signIn({ totpCode: now() })))
  await inDatabase(tenant, 'delete from identity.sign_in_counters where workspace_id = $1', [
    tenant.workspaceId,
  ])
  const recovery = await Promise.all(
    Array.from({ length: 4 }, () =>
      signIn({ recoveryCode: recoveryCodes[3]!.toLowerCase().replace('-', ' ') }),
    ),
  )

  for (const attempts of [totp, recovery])
    expect(attempts.map(({ code }) => code).sort()).toEqual([
      ...Array<string>(3).fill('SECOND_FACTOR_INVALID'),
      'signed in',
    ])
  expect((await signIn({ recoveryCode: recoveryCodes[3]! })).code).toBe('SECOND_FACTOR_INVALID')
})

test('guessed codes are counted like guessed passwords, even concurrent ones and with right passwords in between', async () => {
  const tenant = await world()
  const { now, signIn, email } = await withSecondFactor(tenant)
  const wrong = now() === '123456' ? '654321' : '123456'

  const first = await Promise.all(Array.from({ length: 12 }, () => signIn({ totpCode: wrong })))
  const later = [(await signIn({})).code, (await signIn({ totpCode: now() })).code]
  const audited = await inDatabase<{ code: string }>(
    tenant,
    `select data->>'code' as code from kernel.audit where workspace_id = $1 and outcome = 'REFUSED'`,
    [tenant.workspaceId],
  )

  expect(first.filter(({ code }) => code === 'SECOND_FACTOR_INVALID')).toHaveLength(5)
  expect(first.filter(({ code }) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7)
  expect(later).toEqual(['TOO_MANY_ATTEMPTS', 'TOO_MANY_ATTEMPTS'])
  expect((await signIn({ totpCode: now(), from: '198.51.100.99' })).code).toBe('signed in')
  expect(audited.map(({ code }) => code)).toEqual(Array<string>(5).fill('SECOND_FACTOR_INVALID'))
  expect(email).toContain('@')
})

test('sessions opened with the password alone end when a second factor is enrolled', async () => {
  const tenant = await world()
  const { email } = await givenStaff(tenant)
  const [mine, other] = [
    await overGraph(tenant, { email, password: PASSWORD }),
    await overGraph(tenant, { email, password: PASSWORD }),
  ]

  const early = await asking(tenant, mine.accessToken, CONFIRM_TOTP, { code: '123456' })
  const guessed = await asking(tenant, mine.accessToken, BEGIN_TOTP, { password: 'not the password' })
  await enrol(tenant, mine.accessToken)
  const again = await asking(tenant, mine.accessToken, BEGIN_TOTP, { password: PASSWORD })

  expect([early, guessed, again]).toEqual(['ENROLMENT_NOT_BEGUN', 'PASSWORD_WRONG', 'SECOND_FACTOR_ENROLLED'])
  expect([
    await asking(tenant, mine.accessToken, '{ viewer { kind } }'),
    await asking(tenant, other.accessToken, VIEWER),
  ]).toEqual([{ viewer: { kind: 'staff' } }, 'UNAUTHENTICATED'])
})

test('in production administrators and managers must first enrol a second factor, and other roles need not', async () => {
  const tenant = await world()
  const staff = async (role: string) =>
    givenStaff(tenant, { roles: [role], scopes: ['identity:write'], environment: 'production' })
  const signIn = async (role: string) =>
    overGraph(tenant, { email: (await staff(role)).email, password: PASSWORD, host: LIVE })
  const [admin, manager, officer] = [await signIn('admin'), await signIn('manager'), await signIn('officer')]

  const restrictions = [admin, manager, officer].map(({ restriction }) => restriction)
  const before = [
    await asking(tenant, admin.accessToken, '{ staff { id } }'),
    await overCore(tenant, manager.accessToken),
    await overCore(tenant, officer.accessToken),
  ]
  const { uri } = await enrol(tenant, admin.accessToken)
  const after = await asking(tenant, admin.accessToken, '{ viewer { roles restriction } }')

  expect(restrictions).toEqual(['SECOND_FACTOR_ENROLMENT_REQUIRED', 'SECOND_FACTOR_ENROLMENT_REQUIRED', null])
  expect(before).toEqual([
    'SECOND_FACTOR_ENROLMENT_REQUIRED',
    'SECOND_FACTOR_ENROLMENT_REQUIRED',
    'succeeded',
  ])
  expect([after, uri.includes('sandbox')]).toEqual([
    { viewer: { roles: ['admin'], restriction: null } },
    false,
  ])
})

test('a second factor is removed with a code or by another administrator, which ends the sessions', async () => {
  const tenant = await world()
  const { id, accessToken, recoveryCodes, signIn } = await withSecondFactor(tenant)
  const { accessToken: admin } = await overGraph(tenant, {
    email: (await givenStaff(tenant, { roles: ['admin'], scopes: ['*'] })).email,
    password: PASSWORD,
  })
  const disable = (variables: object) =>
    asking(
      tenant,
      accessToken,
      'mutation ($totpCode: String, $recoveryCode: String) { disableTotp(totpCode: $totpCode, recoveryCode: $recoveryCode) }',
      variables,
    )
  const RESET = 'mutation ($id: UUID!) { resetStaffSecondFactor(id: $id) { hasSecondFactor } }'
  const own = (await asking(tenant, admin, '{ viewer { subjectId } }')).viewer.subjectId as string

  const given = [
    await disable({}),
    await disable({ totpCode: '1', recoveryCode: '2' }),
    await disable({ totpCode: 'abcdef' }),
    await disable({ recoveryCode: recoveryCodes[0] }),
    await disable({ totpCode: '123456' }),
  ]
  const without = await signIn({})
  await enrol(tenant, without.accessToken)
  const reset = [
    await asking(tenant, accessToken, RESET, { id }),
    await asking(tenant, admin, RESET, { id: own }),
    await asking(tenant, admin, RESET, { id }),
  ]

  expect(given).toEqual([
    'VALIDATION_ERROR',
    'VALIDATION_ERROR',
    'CODE_WRONG',
    { disableTotp: true },
    'SECOND_FACTOR_NOT_ENROLLED',
  ])
  expect([without.code, ...reset]).toEqual([
    'signed in',
    'UNAUTHENTICATED',
    'FORBIDDEN',
    { resetStaffSecondFactor: { hasSecondFactor: false } },
  ])
  expect([await asking(tenant, without.accessToken, VIEWER), (await signIn({})).code]).toEqual([
    'UNAUTHENTICATED',
    'signed in',
  ])
  expect(
    (
      await inDatabase<{ act: string }>(
        tenant,
        `select act from kernel.audit where workspace_id = $1 and act like '%second_factor%' order by at, id`,
        [tenant.workspaceId],
      )
    ).map(({ act }) => act),
  ).toEqual(['enrolled', 'disabled', 'enrolled', 'reset'].map(what => `identity.staff_second_factor_${what}`))
})

test('neither the secret nor a recovery code is in any table in plain text', async () => {
  const tenant = await world()
  const { secret, recoveryCodes } = await withSecondFactor(tenant)

  const tables = await inDatabase<{ name: string }>(
    tenant,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('identity', 'kernel')`,
  )
  for (const { name } of tables) {
    const text = JSON.stringify(await inDatabase(tenant, `select t::text as row from ${name} t`))
    for (const each of [secret, ...recoveryCodes, ...recoveryCodes.map(code => code.replace('-', ''))])
      expect(text).not.toContain(each)
  }
})
