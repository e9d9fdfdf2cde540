import { expect } from '@jest/globals'
import { asKey, asPartner, DEMO, handoffToken, QUOTE } from '../rest.ts'
import type { ConformanceScenario, RequestParts } from './scenario.ts'

const UUID = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
const MOMENT = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)
const RATE = expect.stringMatching(/^(?:0|[1-9]\d*)\.\d+$/)
const amount = (digits: number): unknown =>
  expect.stringMatching(digits === 0 ? /^(?:0|[1-9]\d*)$/ : new RegExp(`^(?:0|[1-9]\\d*)\\.\\d{${digits}}$`))
const SECRET = expect.stringMatching(/^[\w.-]{32,}$/)

const QUOTED = {
  quoteId: UUID,
  exchangeRate: RATE,
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveAmount: amount(2),
  receiveCurrency: 'NGN',
  feeTotal: amount(2),
  expiresAt: MOMENT,
}
const TRANSFER = {
  id: UUID,
  reference: expect.stringMatching(/^TXN-[0-9A-HJKMNP-TV-Z]{8}$/),
  status: 'created',
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveAmount: amount(2),
  receiveCurrency: 'NGN',
  exchangeRate: RATE,
  feeTotal: amount(2),
  recipientId: UUID,
  recipientName: 'Chidi Okafor',
  destinationCountry: 'NG',
  createdAt: MOMENT,
}
const SESSION = { token: SECRET, refreshToken: SECRET, expiresIn: 900 }

/** Response of each operation of the specification: exactly these fields. */
export const SUCCESSES: readonly (readonly [
  name: string,
  status: number,
  body: unknown,
  given?: (scenario: ConformanceScenario) => Promise<RequestParts>,
])[] = [
  ['POST /quotes', 201, QUOTED, async () => ({ headers: asKey(DEMO), body: QUOTE })],
  ['POST /quotes', 201, QUOTED, async () => ({ body: QUOTE })],
  [
    'POST /quotes',
    201,
    { ...QUOTED, sendAmount: '1.00' },
    async () => ({ body: { ...QUOTE, sendAmount: '1' } }),
  ],
  [
    'POST /quotes',
    201,
    { ...QUOTED, receiveAmount: amount(0), receiveCurrency: 'JPY' },
    async () => ({ body: { ...QUOTE, receiveCurrency: 'JPY', destinationCountry: 'JP' } }),
  ],
  ['POST /transfers', 201, TRANSFER, async ({ order }) => ({ body: await order() })],
  [
    'GET /transfers',
    200,
    { transfers: expect.arrayContaining([TRANSFER]), totalCount: expect.any(Number), page: 1, pageSize: 20 },
  ],
  [
    'GET /transfers/{id}',
    200,
    { ...TRANSFER, events: [{ status: 'created', at: MOMENT }] },
    async ({ created }) => ({ path: `/transfers/${created.transferId}` }),
  ],
  [
    'GET /transfers/{id}',
    200,
    { ...TRANSFER, events: [{ status: 'created', at: MOMENT }] },
    async ({ created }) => ({ path: `/transfers/${created.transferId}`, headers: asKey(DEMO) }),
  ],
  [
    'GET /transfers/{id}',
    200,
    expect.objectContaining({ id: UUID }),
    async ({ created }) => ({ path: `/transfers/${created.transferId.toUpperCase()}` }),
  ],
  [
    'GET /corridors',
    200,
    {
      corridors: expect.arrayContaining([
        { sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG', enabled: true },
      ]),
    },
    async () => ({ headers: asKey(DEMO) }),
  ],
  [
    'POST /auth/partner-token',
    200,
    { token: SECRET, redirectUrl: expect.stringContaining('token='), expiresIn: 300 },
    async () => ({ headers: asPartner(DEMO), body: { partnerUserId: 'conformance' } }),
  ],
  [
    'POST /auth/exchange-token',
    200,
    SESSION,
    async ({ app }) => ({ headers: {}, body: { token: await handoffToken(app, DEMO, 'conformance') } }),
  ],
]
