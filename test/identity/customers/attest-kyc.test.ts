import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { hasLetters } from '#kernel/readable-name.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { eraseCustomer } from '#identity/operations/customers/erase-customer.ts'
import { world } from '#test/support/world.ts'
import { administrator, reader } from '#test/identity/given.ts'

const PERSON = { firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-05-17' }

test('an attestation stores attester and time, and is published', async () => {
  const tenant = await world()
  const admin = administrator(tenant)
  const { id } = await ensureCustomer(admin, { externalId: 'c-1', ...PERSON })

  const { data } = await tenant.ask<{ attestKyc: { kycAttestedAt: string } }>(
    'mutation ($id: UUID!, $input: AttestKycInput!) { attestKyc(customerId: $id, input: $input) { id kycStatus kycLevel kycAttestedBy kycAttestedAt } }',
    { id, input: { status: 'VERIFIED', level: 2 } },
    admin,
  )

  expect(data!.attestKyc).toMatchObject({
    id,
    kycStatus: 'VERIFIED',
    kycLevel: 2,
    kycAttestedBy: admin.actor.subjectId,
  })
  expect(Math.abs(Date.parse(data!.attestKyc.kycAttestedAt) - Date.now())).toBeLessThan(60_000)
  expect(await tenant.published()).toContainEqual({
    type: 'identity.customer_kyc_attested',
    aggregateId: id,
    data: {
      customerId: id,
      externalId: 'c-1',
      status: 'VERIFIED',
      level: 2,
      attestedBy: admin.actor.subjectId,
      recordedBy: admin.actor.subjectId,
    },
  })
})

test('another attester can be named, and a later attestation replaces an earlier one', async () => {
  const tenant = await world()
  const { id } = await ensureCustomer(administrator(tenant), { externalId: 'c-1', ...PERSON })
  await attestKyc(administrator(tenant), {
    customerId: id,
    status: 'VERIFIED',
    level: 1,
    attestedBy: 'branch 7',
  })

  const after = await attestKyc(tenant.platformContext, {
    customerId: id,
    status: 'REJECTED',
    level: 0,
    attestedBy: 'idv',
  })

  expect(after).toMatchObject({ kycStatus: 'REJECTED', kycLevel: 0, kycAttestedBy: 'idv' })
})

test('a repeat under the same Idempotency-Key publishes once', async () => {
  const tenant = await world()
  const { id } = await ensureCustomer(administrator(tenant), { externalId: 'c-1', ...PERSON })
  const ctx = { ...administrator(tenant), idempotency: { key: newId(), subject: 's', fingerprint: 'f' } }

  const [first, second] = [
    await attestKyc(ctx, { customerId: id, status: 'VERIFIED', level: 1 }),
    await attestKyc(ctx, { customerId: id, status: 'VERIFIED', level: 1 }),
  ]

  expect(second).toEqual(first)
  expect(
    (await tenant.published()).filter(({ type }) => type === 'identity.customer_kyc_attested'),
  ).toHaveLength(1)
})

test('a level must match its status', async () => {
  const tenant = await world()
  const { id } = await ensureCustomer(administrator(tenant), { externalId: 'c-1', ...PERSON })

  for (const [status, level] of [
    ['VERIFIED', 0],
    ['UNVERIFIED', 1],
  ] as const)
    await expect(attestKyc(administrator(tenant), { customerId: id, status, level })).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
      issues: [{ field: 'level' }],
    })
})

test("a tenant's server cannot attest, and neither can a reader, a customer or another domain", async () => {
  const tenant = await world()
  const { id } = await ensureCustomer(administrator(tenant), { externalId: 'c-1', ...PERSON })
  const others = [
    tenant.as({ kind: 'tenant_key', service: 'idv', scopes: ['*'] }),
    reader(tenant),
    tenant.as({ kind: 'user', customerId: id }),
    tenant.as({ kind: 'service', scopes: ['*'] }),
  ]

  for (const ctx of others)
    await expect(attestKyc(ctx, { customerId: id, status: 'VERIFIED', level: 1 })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
})

test("an unknown customer is not found, and neither is another tenant's", async () => {
  const [tenant, rival] = [await world(), await world()]
  const { id } = await ensureCustomer(administrator(tenant), { externalId: 'c-1', ...PERSON })

  for (const [ctx, customerId] of [
    [administrator(tenant), newId()],
    [administrator(rival), id],
  ] as const)
    await expect(attestKyc(ctx, { customerId, status: 'VERIFIED', level: 1 })).rejects.toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
      kind: 'not-found',
    })
})

test('an identity without a readable name or a date cannot be verified, but can be rejected or pending', async () => {
  const tenant = await world()
  const incomplete = [
    [{}, 'a name with letters and a date of birth'],
    [{ ...PERSON, dateOfBirth: null }, 'a date of birth'],
    [{ ...PERSON, firstName: null, lastName: null }, 'a name with letters'],
    [{ ...PERSON, firstName: '007', lastName: '-' }, 'a name with letters'],
  ] as const

  for (const [details, missing] of incomplete) {
    const { id } = await ensureCustomer(administrator(tenant), { externalId: newId(), ...details })
    await expect(
      attestKyc(administrator(tenant), { customerId: id, status: 'VERIFIED', level: 1 }),
    ).rejects.toMatchObject({
      code: 'CUSTOMER_INCOMPLETE',
      kind: 'refused',
      message: `The customer cannot be verified without ${missing}.`,
    })
    for (const status of ['REJECTED', 'PENDING'] as const)
      expect(await attestKyc(administrator(tenant), { customerId: id, status, level: 0 })).toMatchObject({
        kycStatus: status,
      })
  }
})

test('an erased customer is not verified', async () => {
  const tenant = await world()
  const { id } = await ensureCustomer(administrator(tenant), { externalId: 'c-1', ...PERSON })
  await eraseCustomer(tenant.platformContext, { customerId: id, reason: 'request 7' })

  await expect(
    attestKyc(administrator(tenant), { customerId: id, status: 'VERIFIED', level: 1 }),
  ).rejects.toMatchObject({ code: 'CUSTOMER_ERASED', kind: 'conflict' })
})

test('a name needs letters of some script, not only digits, signs and invisible characters', () => {
  expect(['Ada', 'Ł', 'Ада', '李', 'محمد', 'ಠ', 'ㅤAda', '3M'].map(hasLetters)).not.toContain(false)
  expect(['', '-', '1848', '\u3164', '\u200b', 'ʻ', '🙂', '٣'].map(hasLetters)).not.toContain(true)
})
