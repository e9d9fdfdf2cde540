import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { attestKyc } from '#identity/operations/customers/attest-kyc.ts'
import { ensureCustomer } from '#identity/operations/customers/ensure-customer.ts'
import { addCustomerDocument } from '#identity/operations/documents/add-customer-document.ts'
import { reviewCustomerDocument } from '#identity/operations/documents/review-customer-document.ts'
import { updateCustomer } from '#identity/operations/customers/update-customer.ts'
import { eraseCustomer } from '#identity/operations/customers/erase-customer.ts'
import { exchangeHandoffToken } from '#identity/operations/sessions/exchange-handoff-token.ts'
import { mintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import { refreshSession } from '#identity/operations/sessions/refresh-session.ts'
import { customer } from '#identity/queries/customer.ts'
import { customerDocuments } from '#identity/queries/customer-documents.ts'
import { customers } from '#identity/queries/customers.ts'
import { world, type World } from '#test/support/world.ts'
import {
  administrator,
  givenPartner,
  inDatabase,
  withoutTenant,
  reader,
  whoIs,
} from '#test/identity/given.ts'

const PERSON = {
  firstName: 'Ngozi',
  lastName: 'Adeyemi',
  email: 'ngozi@example.com',
  phone: '+2348031234567',
  dateOfBirth: '1990-05-17',
  countryCode: 'NG',
  address: '1 Marina, Lagos',
}
const ERASED = {
  firstName: null,
  lastName: null,
  email: null,
  phone: null,
  dateOfBirth: null,
  countryCode: null,
  address: null,
}
const reason = 'request 17'

const verified = async (tenant: World, externalId = 'c-1'): Promise<string> => {
  const { id } = await ensureCustomer(administrator(tenant), { externalId, ...PERSON })
  await attestKyc(administrator(tenant), {
    customerId: id,
    status: 'VERIFIED',
    level: 2,
    attestedBy: 'branch 4',
  })
  return id
}

test('an erased customer keeps the externalId and the attestation, and no personal data', async () => {
  const tenant = await world()
  const id = await verified(tenant)
  const admin = administrator(tenant)
  const { id: documentId } = await addCustomerDocument(admin, {
    customerId: id,
    type: 'PASSPORT',
    number: 'A00001234',
    issuingCountry: 'NG',
  })
  await reviewCustomerDocument(admin, { customerId: id, documentId, status: 'VERIFIED' })
  await updateCustomer(admin, { id, bvn: '22212342345', nin: '70123456789', tin: '12345678-0001' })

  const { data } = await tenant.ask<{ eraseCustomer: object }>(
    'mutation ($id: UUID!, $reason: String!) { eraseCustomer(customerId: $id, reason: $reason) { id externalId firstName lastName email phone dateOfBirth countryCode address kycStatus kycLevel kycAttestedBy kycAttestedAt erasedAt erasedBy erasureReason } }',
    { id, reason },
    admin,
  )

  expect(data!.eraseCustomer).toEqual({
    id,
    externalId: 'c-1',
    ...ERASED,
    kycStatus: 'UNVERIFIED',
    kycLevel: 0,
    kycAttestedBy: 'branch 4',
    kycAttestedAt: expect.any(String),
    erasedAt: expect.any(String),
    erasedBy: admin.actor.subjectId,
    erasureReason: reason,
  })
  expect(await customer(reader(tenant), { id })).toMatchObject({ ...ERASED, erasedAt: expect.any(Date) })
  expect((await customers(reader(tenant), { phone: PERSON.phone })).nodes).toEqual([])
  expect((await customerDocuments(reader(tenant), { customerId: id, first: 5 })).nodes).toEqual([])
  for (const number of [{ bvn: '22212342345' }, { nin: '70123456789' }, { tin: '12345678-0001' }])
    expect((await customers(reader(tenant), number)).nodes).toEqual([])
  const [row] = await inDatabase<{ text: string; personal: string | null; phone_hash: string | null }>(
    tenant,
    'select c::text as text, personal, phone_hash, bvn_hash, nin_hash, tin_hash from identity.customers c where id = $1',
    [id],
  )
  expect(row).toMatchObject({
    personal: null,
    phone_hash: null,
    bvn_hash: null,
    nin_hash: null,
    tin_hash: null,
  })
  expect(row!.text).not.toMatch(/Ngozi|Adeyemi|8031234567|1990-05-17|Marina/)
  expect((await tenant.published()).at(-1)).toEqual({
    type: 'identity.customer_erased',
    aggregateId: id,
    data: { customerId: id, externalId: 'c-1', erasedBy: admin.actor.subjectId },
  })
})

test('erasing a customer ends its sessions', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)
  const mint = async () =>
    (
      await mintHandoffToken(ctx, {
        partnerUserId: 'c-1',
        returnUrl: 'https://app.partner.example/done',
        context: { note: 'Ngozi' },
      })
    ).token
  const [first, second] = [
    await exchangeHandoffToken(withoutTenant(tenant), { token: await mint() }),
    await exchangeHandoffToken(withoutTenant(tenant), { token: await mint() }),
  ]
  const unspent = await mint()
  const id = (await customer(reader(tenant), { externalId: 'c-1' }))!.id

  await eraseCustomer(administrator(tenant), { customerId: id, reason })

  for (const { accessToken, refreshToken } of [first, second]) {
    expect(await whoIs(tenant, { bearer: accessToken })).toBeNull()
    await expect(refreshSession(withoutTenant(tenant), { refreshToken })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
  }
  await expect(exchangeHandoffToken(withoutTenant(tenant), { token: unspent })).rejects.toMatchObject({
    code: 'TOKEN_INVALID',
  })
  expect(
    await inDatabase(tenant, 'select 1 from identity.handoff_tokens where workspace_id = $1', [
      tenant.workspaceId,
    ]),
  ).toEqual([])
  expect(
    await inDatabase(
      tenant,
      'select end_reason, context, return_url from identity.sessions where workspace_id = $1',
      [tenant.workspaceId],
    ),
  ).toEqual([1, 2].map(() => ({ end_reason: 'customer_erased', context: null, return_url: null })))
  expect((await tenant.published()).filter(({ type }) => type === 'identity.session_ended')).toHaveLength(2)
})

test('a handoff token exchanged concurrently leaves no open session', async () => {
  const tenant = await world()
  const { ctx } = await givenPartner(tenant)

  for (let round = 0; round < 10; round++) {
    const { token } = await mintHandoffToken(ctx, { partnerUserId: `c-${round}`, context: { note: 'Ngozi' } })
    const { id } = (await customer(reader(tenant), { externalId: `c-${round}` }))!
    await Promise.allSettled([
      exchangeHandoffToken(withoutTenant(tenant), { token }),
      eraseCustomer(administrator(tenant), { customerId: id, reason }),
    ])
  }

  expect(
    await inDatabase(
      tenant,
      'select 1 from identity.sessions where workspace_id = $1 and (ended_at is null or context is not null)',
      [tenant.workspaceId],
    ),
  ).toEqual([])
})

test('a returning customer starts unverified with the new data, and can be erased again', async () => {
  const tenant = await world()
  const id = await verified(tenant)
  await eraseCustomer(administrator(tenant), { customerId: id, reason })
  await eraseCustomer(administrator(tenant), { customerId: id, reason })

  const back = await ensureCustomer(administrator(tenant), {
    externalId: 'c-1',
    firstName: 'Ngozi',
    phone: '+2348039999999',
  })
  expect(back).toMatchObject({
    id,
    ...ERASED,
    firstName: 'Ngozi',
    phone: '+2348039999999',
    kycStatus: 'UNVERIFIED',
    kycLevel: 0,
    erasedAt: expect.any(Date),
  })

  expect(await eraseCustomer(administrator(tenant), { customerId: id, reason: 'request 18' })).toMatchObject({
    ...ERASED,
    erasureReason: 'request 18',
  })
})

test('a repeat under the same Idempotency-Key erases once', async () => {
  const tenant = await world()
  const customerId = await verified(tenant)
  const idempotency = { key: newId(), subject: 's', fingerprint: 'f' }

  const [first, second] = [
    await eraseCustomer({ ...administrator(tenant), idempotency }, { customerId, reason }),
    await eraseCustomer({ ...administrator(tenant), idempotency }, { customerId, reason }),
  ]

  expect(second).toEqual(first)
  expect((await tenant.published()).filter(({ type }) => type === 'identity.customer_erased')).toHaveLength(1)
})

test('only administrators of the same tenant can erase a customer', async () => {
  const [tenant, rival] = [await world(), await world()]
  const customerId = await verified(tenant)

  for (const ctx of [
    tenant.as({ kind: 'staff', roles: ['manager'], scopes: ['identity:write'] }),
    tenant.as({ kind: 'staff', roles: ['admin'], scopes: ['identity:read'] }),
    tenant.as({ kind: 'tenant_key', service: 'remittance', scopes: ['*'] }),
    tenant.as({ kind: 'user', customerId }),
    tenant.as({ kind: 'service' }),
  ])
    await expect(eraseCustomer(ctx, { customerId, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(eraseCustomer(administrator(rival), { customerId, reason })).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  })
  await expect(eraseCustomer(administrator(tenant), { customerId: newId(), reason })).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  })
  expect(await customer(reader(tenant), { id: customerId })).toMatchObject(PERSON)
})
