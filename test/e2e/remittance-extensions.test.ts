import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { description, operations, type Operation } from './support/description.ts'
import {
  asKey,
  DEMO,
  makeTransfer,
  QUOTE,
  REASONS,
  RIVAL,
  send,
  signIn,
  type RestResponse,
  type Headers,
  type CreatedTransfer,
  type Session,
} from './support/rest.ts'
import { staffToken, ask } from './support/tokens.ts'

let demo: TestPlatform
let session: Session
let rival: Session
let created: CreatedTransfer

beforeAll(async () => {
  demo = await demoWorld()
  await demo.endWorker()
  session = await signIn(demo.app, DEMO)
  rival = await signIn(demo.app, RIVAL)
  created = await makeTransfer(demo.app, session)
})

const operationNamed = (name: string): Operation => operations.find(each => each.name === name)!

/** Sends a request to an operation and validates the response against the published description. */
async function call(
  name: string,
  given: { path?: string; headers?: Headers; body?: unknown } = {},
): Promise<RestResponse> {
  const { method, path } = operationNamed(name)
  const response = await send(demo.app, { method, path, headers: session.headers, ...given })
  expect(operationNamed(name).issueOf(response.status, response.body)).toBeUndefined()
  return response
}

const manager = async (): Promise<Headers> => ({
  authorization: `Bearer ${await staffToken(demo.app, DEMO)}`,
  'x-tenant-id': DEMO.id,
})
const quoteOf = async (more: object = {}): Promise<string> =>
  (await call('POST /quotes', { body: { ...QUOTE, ...more } })).body.quoteId
const transferWith = (body: object): Promise<RestResponse> =>
  call('POST /transfers', { body: { recipientId: created.recipientId, ...REASONS, ...body } })

test('the routes beyond the specification are published as extensions', () => {
  const names = [
    'GET /agreements',
    'GET /agreements/signed',
    'POST /agreements/{id}/sign',
    'GET /recipients/requirements',
    'GET /transfers/{id}/receipt',
  ]

  for (const name of names) {
    const [method, path] = name.split(' ') as [string, string]
    expect(
      (description.paths[path]![method.toLowerCase()] as unknown as Record<string, unknown>)['x-extension'],
    ).toBe(true)
  }
})

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

test('the recipient form is available for one payout method or all, and its route is not read as an id', async () => {
  const { status, body } = await call('GET /recipients/requirements', {
    path: '/recipients/requirements?destinationCountry=IN&receiveCurrency=INR',
    headers: asKey(DEMO),
  })

  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      destinationCountry: 'IN',
      receiveCurrency: 'INR',
      payoutMethods: [{ payoutMethod: 'BANK_ACCOUNT' }],
    },
  })
  expect(body.payoutMethods[0].fields).toContainEqual({
    name: 'bankCode',
    label: 'IFSC',
    required: true,
    pattern: '^[A-Z]{4}0[A-Z0-9]{6}$',
    minLength: 11,
    maxLength: 11,
    example: 'HDFC0000001',
    help: expect.stringContaining('IFSC'),
  })
  expect(
    await call('GET /recipients/requirements', {
      path: '/recipients/requirements?destinationCountry=NG&receiveCurrency=NGN&payoutMethod=MOBILE_WALLET',
    }),
  ).toMatchObject({ status: 400, body: { code: 'CORRIDOR_NOT_AVAILABLE' } })
  const missing = await call('GET /recipients/requirements', {
    path: '/recipients/requirements?payoutMethod=bank',
  })
  expect(missing).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
  for (const field of [
    'destinationCountry is required',
    'receiveCurrency is required',
    'payoutMethod must be one of',
  ])
    expect(missing.body.error).toContain(field)
})

test('a receipt has decimal amounts and the last four digits of the account', async () => {
  const { status, body } = await call('GET /transfers/{id}/receipt', {
    path: `/transfers/${created.transferId}/receipt`,
  })

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      reference: expect.stringMatching(/^TXN-/),
      status: 'created',
      issuedAt: expect.any(String),
      sender: { name: 'Ada Obi' },
      recipient: { name: 'Chidi Okafor', account: '****4579', bank: '011', country: 'NG' },
      sendAmount: '100.00',
      feeTotal: '2.49',
      totalPaid: '102.49',
      sendCurrency: 'USD',
      exchangeRate: expect.any(String),
      receiveAmount: expect.any(String),
      receiveCurrency: 'NGN',
      transferReason: 'family_support',
      createdAt: expect.any(String),
      events: [{ status: 'created', at: expect.any(String) }],
    },
  })
  for (const headers of [rival.headers, asKey(RIVAL)])
    expect(
      await call('GET /transfers/{id}/receipt', {
        path: `/transfers/${created.transferId}/receipt`,
        headers,
      }),
    ).toMatchObject({ status: 404, body: { code: 'TRANSFER_NOT_FOUND' } })
})

test('a verified user can send more than ten thousand a day, up to the limit of the level', async () => {
  const user = await signIn(demo.app, RIVAL)
  const {
    body: { id: recipientId },
  } = await send(demo.app, {
    method: 'POST',
    path: '/recipients',
    headers: user.headers,
    body: {
      firstName: 'Chidi',
      lastName: 'Okafor',
      country: 'NG',
      currency: 'NGN',
      payoutMethod: 'CASH_PICKUP',
    },
  })
  const pay = async (sendAmount: string): Promise<RestResponse> => {
    const {
      body: { quoteId },
    } = await call('POST /quotes', { headers: user.headers, body: { ...QUOTE, sendAmount } })
    return call('POST /transfers', { headers: user.headers, body: { quoteId, recipientId, ...REASONS } })
  }

  expect([(await pay('10000.00')).status, (await pay('10000.00')).status]).toEqual([201, 201])
  const limited = await ask(
    demo.app,
    'mutation { setKycLimit(input: { level: 2, currency: "USD", perDay: "25000.00", perMonth: "100000.00" }) { level } }',
    { headers: { authorization: `Bearer ${await staffToken(demo.app, RIVAL)}`, 'x-tenant-id': RIVAL.id } },
  )
  expect(limited.errors).toEqual([])
  expect(await pay('5000.01')).toMatchObject({
    status: 422,
    body: {
      code: 'KYC_LIMIT_EXCEEDED',
      error: 'The amount exceeds your sending limit for this day (UTC): 5000.00 USD is left.',
    },
  })
  expect((await pay('5000.00')).status).toBe(201)
})
