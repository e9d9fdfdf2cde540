import { beforeAll, expect, test } from '@jest/globals'
import type { TestPlatform } from '#test/support/world.ts'
import { description } from './support/description.ts'
import {
  asKey,
  DEMO,
  QUOTE,
  REASONS,
  RIVAL,
  send,
  signIn,
  type RestResponse,
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
