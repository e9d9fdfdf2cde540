import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { TestPlatform } from '#test/support/world.ts'
import {
  asKey,
  DEMO,
  QUOTE,
  REASONS,
  type RestResponse,
  type Headers,
  type CreatedTransfer,
  type Session,
} from './support/rest.ts'
import { staffToken, ask } from './support/tokens.ts'
import { openDescribedRemittance, type DescribedRemittance } from './support/described-remittance.ts'

let demo: TestPlatform
let rival: Session
let created: CreatedTransfer
let call: DescribedRemittance['call']

beforeAll(async () => {
  ;({ demo, rival, created, call } = await openDescribedRemittance())
})

const manager = async (): Promise<Headers> => ({
  authorization: `Bearer ${await staffToken(demo.app, DEMO)}`,
  'x-tenant-id': DEMO.id,
})
const quoteOf = async (more: object = {}): Promise<string> =>
  (await call('POST /quotes', { body: { ...QUOTE, ...more } })).body.quoteId
const transferWith = (body: object): Promise<RestResponse> =>
  call('POST /transfers', { body: { recipientId: created.recipientId, ...REASONS, ...body } })

test('a user can read the agreements, sign one, see the signature and use it in a transfer', async () => {
  const {
    body: { agreements },
  } = await call('GET /agreements', { path: '/agreements?locale=en' })
  const terms = agreements.find(({ type }: { type: string }) => type === 'terms')

  const signed = await call('POST /agreements/{id}/sign', { path: `/agreements/${terms.id}/sign` })
  const again = await call('POST /agreements/{id}/sign', { path: `/agreements/${terms.id}/sign` })

  expect(terms).toEqual({
    id: expect.any(String),
    type: 'terms',
    version: '1.0',
    locale: 'en',
    title: 'Terms of service',
    content: expect.any(String),
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    effectiveFrom: '2020-01-01T00:00:00.000Z',
    required: false,
  })
  expect(signed).toMatchObject({
    status: 201,
    body: {
      id: expect.any(String),
      agreementId: terms.id,
      type: 'terms',
      version: '1.0',
      signedAt: expect.any(String),
      contentHash: terms.sha256,
      status: 'signed',
    },
  })
  expect(again.body).toEqual(signed.body)
  expect((await call('GET /agreements/signed')).body).toEqual({ agreements: [signed.body] })
  expect((await transferWith({ quoteId: await quoteOf(), signedAgreementId: signed.body.id })).status).toBe(
    201,
  )
})

test('the key of a tenant reads agreements but cannot sign, and agreements of another tenant cannot be signed', async () => {
  const {
    body: {
      agreements: [{ id }],
    },
  } = await call('GET /agreements', { headers: asKey(DEMO) })
  const path = `/agreements/${id}/sign`

  expect((await call('POST /agreements/{id}/sign', { path, headers: asKey(DEMO) })).status).toBe(401)
  expect(await call('POST /agreements/{id}/sign', { path, headers: rival.headers })).toMatchObject({
    status: 404,
    body: { code: 'AGREEMENT_NOT_FOUND' },
  })
  expect(await call('POST /agreements/{id}/sign', { path: '/agreements/x/sign' })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_ERROR' },
  })
})

test('a corridor with a required agreement refuses a transfer without it, and a superseded version cannot be signed', async () => {
  const headers = await manager()
  const publish = async (version: string): Promise<string> =>
    (
      await ask(
        demo.app,
        'mutation ($input: PublishAgreementInput!) { publishAgreement(input: $input) { id } }',
        {
          headers,
          variables: {
            input: {
              type: 'ESIGN_CONSENT',
              version,
              locale: 'en',
              title: 'Consent',
              content: `Consent ${version}.`,
            },
          },
        },
      )
    ).data.publishAgreement.id
  const demand = (requiredAgreement: string | null): Promise<unknown> =>
    ask(
      demo.app,
      'mutation ($input: SetCorridorInput!) { setCorridor(input: $input) { requiredAgreement } }',
      {
        headers,
        variables: {
          input: {
            sendCurrency: 'USD',
            receiveCurrency: 'NGN',
            destinationCountry: 'NG',
            enabled: true,
            minimumAmount: '1.00',
            maximumAmount: '10000.00',
            marginPpm: 7500,
            feeFixed: '1.99',
            feePpm: 5000,
            payoutMethods: ['BANK_ACCOUNT', 'CASH_PICKUP'],
            requiredAgreement,
          },
        },
      },
    )
  const first = await publish('1')
  await demand('ESIGN_CONSENT')
  const quoteId = await quoteOf()

  expect(await transferWith({ quoteId })).toMatchObject({
    status: 422,
    body: { code: 'AGREEMENT_REQUIRED', error: expect.stringContaining('esign_consent') },
  })
  expect(await transferWith({ quoteId, signedAgreementId: randomUUID() })).toMatchObject({
    status: 422,
    body: { code: 'AGREEMENT_REQUIRED' },
  })
  const {
    body: { id: signedAgreementId },
  } = await call('POST /agreements/{id}/sign', { path: `/agreements/${first}/sign` })
  expect((await transferWith({ quoteId, signedAgreementId })).status).toBe(201)
  await publish('2')
  expect(await call('POST /agreements/{id}/sign', { path: `/agreements/${first}/sign` })).toMatchObject({
    status: 409,
    body: { code: 'AGREEMENT_NOT_CURRENT' },
  })
  expect((await call('GET /agreements/signed')).body.agreements).toContainEqual(
    expect.objectContaining({ id: signedAgreementId, status: 'superseded' }),
  )
  await demand(null)
  expect(await transferWith({ quoteId: await quoteOf(), signedAgreementId: randomUUID() })).toMatchObject({
    status: 400,
    body: { code: 'AGREEMENT_NOT_FOUND' },
  })
})
