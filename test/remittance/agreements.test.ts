import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { sha256 } from '#kernel/security/keyring.ts'
import { withClient } from '#test/support/clients.ts'
import {
  publishAgreement,
  type PublishAgreement,
} from '#remittance/operations/agreements/publish-agreement.ts'
import { setCorridor } from '#remittance/operations/corridors/set-corridor.ts'
import { signAgreement } from '#remittance/operations/agreements/sign-agreement.ts'
import { agreements, signedAgreements } from '#remittance/queries/agreements.ts'
import { transfer as readTransfer } from '#remittance/queries/transfers.ts'
import { adminOf } from '#test/support/cluster.ts'
import { claim, setting, type Setting } from './given.ts'

const TERMS: PublishAgreement = {
  type: 'DISCLOSURE',
  version: '1',
  locale: 'en',
  title: 'What it costs',
  content: 'A fee and a margin.',
}

const demandDisclosure = ({ manager }: Setting) =>
  setCorridor(manager(), {
    sendCurrency: 'USD',
    receiveCurrency: 'NGN',
    destinationCountry: 'NG',
    enabled: true,
    minimumAmount: '1.00',
    maximumAmount: '10000.00',
    marginPpm: 7_500,
    feeFixed: '1.99',
    feePpm: 5_000,
    payoutMethods: ['BANK_ACCOUNT'],
    requiredAgreement: 'DISCLOSURE',
  })

test('a customer signs the version in force, and the signature contains its hash', async () => {
  const here = await setting()
  const { sender, senderId, manager, published } = here
  const { id } = await publishAgreement(manager(), TERMS)

  const signed = await signAgreement(sender(), { id })

  expect(signed).toMatchObject({
    agreementId: id,
    type: 'DISCLOSURE',
    version: '1',
    customerId: senderId,
    contentHash: sha256('A fee and a margin.'),
    isCurrent: true,
  })
  expect(await signedAgreements(sender())).toEqual([signed])
  expect((await published()).filter(({ type }) => type.includes('agreement'))).toEqual([
    {
      type: 'remittance.agreement_published',
      aggregateId: id,
      data: expect.objectContaining({
        type: 'DISCLOSURE',
        version: '1',
        locale: 'en',
        sha256: signed.contentHash,
      }),
    },
    {
      type: 'remittance.agreement_signed',
      aggregateId: signed.id,
      data: expect.objectContaining({
        id: signed.id,
        agreementId: id,
        customerId: senderId,
        contentHash: signed.contentHash,
      }),
    },
  ])
})

test('repeated and concurrent signing creates one signature', async () => {
  const { sender, manager, published } = await setting()
  const { id } = await publishAgreement(manager(), TERMS)

  const signed = [
    ...(await Promise.all(Array.from({ length: 12 }, () => signAgreement(sender(), { id })))),
    await signAgreement(sender(), { id }),
  ]

  expect(new Set(signed.map(each => JSON.stringify(each))).size).toBe(1)
  expect((await published()).filter(({ type }) => type === 'remittance.agreement_signed')).toHaveLength(1)
})

test('the newest version in force applies; earlier signatures are superseded and earlier versions cannot be signed', async () => {
  const { sender, manager, clock } = await setting()
  const first = await publishAgreement(manager(), TERMS)
  const { id: signatureId } = await signAgreement(sender(), { id: first.id })
  const later = await publishAgreement(manager(), {
    ...TERMS,
    version: '3',
    effectiveFrom: new Date(Date.now() + clock.offsetMs + 60_000),
  })
  const second = await publishAgreement(manager(), { ...TERMS, version: '2' })

  expect(
    (await agreements(sender(), {})).filter(({ type }) => type === 'DISCLOSURE').map(({ id }) => id),
  ).toEqual([second.id])
  expect(await signedAgreements(sender())).toMatchObject([
    { id: signatureId, version: '1', isCurrent: false },
  ])
  for (const id of [first.id, later.id])
    await expect(signAgreement(sender(), { id })).rejects.toMatchObject({
      code: 'AGREEMENT_NOT_CURRENT',
      kind: 'conflict',
    })
  clock.offsetMs += 61_000
  await signAgreement(sender(), { id: later.id })
  expect((await signedAgreements(sender())).map(({ version, isCurrent }) => [version, isCurrent])).toEqual([
    ['3', true],
    ['1', false],
  ])
})

test('each language has its own versions, and agreements can be filtered by language', async () => {
  const { key, manager } = await setting()
  await publishAgreement(manager(), TERMS)
  await publishAgreement(manager(), {
    ...TERMS,
    locale: 'FR-ca',
    content: null,
    url: 'https://example.com/frais.pdf',
    sha256: 'a'.repeat(64),
  })

  expect(
    (await agreements(key(), { locale: 'fr-CA' })).map(({ type, locale, url, sha256: hash }) => ({
      type,
      locale,
      url,
      hash,
    })),
  ).toEqual([
    { type: 'DISCLOSURE', locale: 'fr-CA', url: 'https://example.com/frais.pdf', hash: 'a'.repeat(64) },
  ])
  expect((await agreements(key(), {})).map(({ type, locale }) => `${type} ${locale}`)).toEqual([
    'DISCLOSURE en',
    'DISCLOSURE fr-CA',
    'PRIVACY en',
    'TERMS en',
  ])
  expect(await agreements(key(), { locale: 'de' })).toEqual([])
  await expect(agreements(key(), { locale: 'en_GB' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'locale' }],
  })
})

test('a corridor that requires an agreement only accepts a signature of its current version, in any language', async () => {
  const here = await setting()
  const { sender, manager, transfer, customer } = here
  const { id } = await publishAgreement(manager(), { ...TERMS, locale: 'fr' })
  const [{ id: other }] = (await agreements(sender(), {})).filter(
    ({ type }) => type === 'TERMS',
  ) as unknown as [{ id: string }]
  const otherCustomer = await customer()
  const foreign = await signAgreement(otherCustomer.session(), { id })
  const wrongType = await signAgreement(sender(), { id: other })
  await demandDisclosure(here)

  for (const signedAgreementId of [null, newId(), id, foreign.id, wrongType.id])
    await expect(transfer({ signedAgreementId })).rejects.toMatchObject({
      code: 'AGREEMENT_REQUIRED',
      kind: 'refused',
    })
  const signed = await signAgreement(sender(), { id })
  const created = await transfer({ signedAgreementId: signed.id })
  await publishAgreement(manager(), { ...TERMS, locale: 'fr', version: '2' })

  expect((await readTransfer(sender(), created.id)).signedAgreementId).toBe(signed.id)
  await expect(transfer({ signedAgreementId: signed.id })).rejects.toMatchObject({
    code: 'AGREEMENT_REQUIRED',
  })
})

test("a corridor without a required agreement stores a signature of the sender, and other senders' signatures are not found", async () => {
  const { sender, manager, transfer, customer } = await setting()
  const { id } = await publishAgreement(manager(), TERMS)
  const own = await signAgreement(sender(), { id })
  const foreign = await signAgreement((await customer()).session(), { id })

  expect((await transfer({ signedAgreementId: own.id })).signedAgreementId).toBe(own.id)
  expect((await transfer()).signedAgreementId).toBeNull()
  for (const signedAgreementId of [foreign.id, newId(), id])
    await expect(transfer({ signedAgreementId })).rejects.toMatchObject({
      code: 'AGREEMENT_NOT_FOUND',
      kind: 'not-found',
    })
})

test('an agreement shows whether an enabled corridor requires it', async () => {
  const here = await setting()
  await publishAgreement(here.manager(), TERMS)
  const required = async () =>
    (
      await here.ask<{ agreements: { type: string; required: boolean }[] }>(
        '{ agreements { type required } }',
        {},
        here.sender(),
      )
    ).data!.agreements

  expect((await required()).filter(each => each.required)).toEqual([])
  await demandDisclosure(here)
  expect((await required()).filter(each => each.required)).toEqual([{ type: 'DISCLOSURE', required: true }])
})

test('a version is published once, and a repeat under the same key is the same version', async () => {
  const { as, manager } = await setting()
  const keyed = () =>
    publishAgreement(
      as({ kind: 'staff', subjectId: newId(), scopes: ['remittance:write'] }, { idempotency: claim('a1') }),
      TERMS,
    )

  const [first, second] = [await keyed(), await keyed()]

  expect(second).toEqual(first)
  await expect(publishAgreement(manager(), TERMS)).rejects.toMatchObject({
    code: 'AGREEMENT_VERSION_EXISTS',
    kind: 'conflict',
  })
})

test('all issues of a version are returned at once', async () => {
  const { manager } = await setting()

  await expect(
    publishAgreement(manager(), {
      ...TERMS,
      locale: 'x',
      url: 'https://example.com/',
      sha256: 'a'.repeat(64),
      effectiveFrom: new Date(0),
    }),
  ).rejects.toMatchObject({
    issues: ['locale', 'content', 'sha256', 'effectiveFrom'].map(field => expect.objectContaining({ field })),
  })
  await expect(
    publishAgreement(manager(), { ...TERMS, content: null, url: 'https://example.com/' }),
  ).rejects.toMatchObject({ issues: [{ field: 'sha256' }] })
  await expect(publishAgreement(manager(), { ...TERMS, content: null })).rejects.toMatchObject({
    issues: [{ field: 'content' }],
  })
})

test("only staff with the right publishes, only a user signs, and another tenant's agreement is not found", async () => {
  const { sender, key, staff, manager } = await setting()
  const rival = await setting()
  const { id } = await publishAgreement(manager(), TERMS)

  for (const caller of [sender, key, staff])
    await expect(publishAgreement(caller(), { ...TERMS, version: '2' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  for (const caller of [key, staff, manager])
    await expect(signAgreement(caller(), { id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  for (const unknown of [id, newId()])
    await expect(signAgreement(rival.sender(), { id: unknown })).rejects.toMatchObject({
      code: 'AGREEMENT_NOT_FOUND',
      kind: 'not-found',
    })
  expect((await agreements(rival.key(), {})).map(({ id: each }) => each)).not.toContain(id)
})

test('agreements and signatures are never changed', async () => {
  const { sender, manager, databaseName } = await setting()
  const { id } = await publishAgreement(manager(), TERMS)
  await signAgreement(sender(), { id })

  for (const text of [
    'update remittance.agreements set title = title',
    'delete from remittance.signed_agreements',
    'delete from remittance.kyc_limits',
  ])
    await expect(withClient(adminOf(databaseName), admin => admin.query(text))).rejects.toThrow()
})
