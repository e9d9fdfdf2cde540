import { randomUUID } from 'node:crypto'
import { asKey, asPartner, DEMO, QUOTE, RECIPIENT } from '../rest.ts'
import type { ConformanceScenario, RequestParts } from './scenario.ts'

/** Refusals with the status of the specification and a code. */
export const REFUSALS: readonly (readonly [
  title: string,
  name: string,
  status: number,
  code: string,
  given: (scenario: ConformanceScenario) => Promise<RequestParts>,
])[] = [
  [
    'a quote without an amount',
    'POST /quotes',
    400,
    'VALIDATION_ERROR',
    async () => ({ body: { ...QUOTE, sendAmount: undefined } }),
  ],
  [
    'a quote of more decimals than the currency has',
    'POST /quotes',
    400,
    'VALIDATION_ERROR',
    async () => ({ body: { ...QUOTE, sendAmount: '100.001' } }),
  ],
  [
    'a quote of nothing',
    'POST /quotes',
    400,
    'AMOUNT_OUT_OF_RANGE',
    async () => ({ body: { ...QUOTE, sendAmount: '0.00' } }),
  ],
  [
    'a quote of more than the corridor takes',
    'POST /quotes',
    400,
    'AMOUNT_OUT_OF_RANGE',
    async () => ({ body: { ...QUOTE, sendAmount: '10000.01' } }),
  ],
  [
    'a quote where there is no corridor',
    'POST /quotes',
    400,
    'CORRIDOR_NOT_AVAILABLE',
    async () => ({ body: { ...QUOTE, destinationCountry: 'US' } }),
  ],
  [
    'a quote on a corridor that is switched off',
    'POST /quotes',
    400,
    'CORRIDOR_NOT_AVAILABLE',
    async () => ({
      body: { sendAmount: '100.00', sendCurrency: 'CAD', receiveCurrency: 'ZAR', destinationCountry: 'ZA' },
    }),
  ],
  [
    'a quote without a credential',
    'POST /quotes',
    401,
    'UNAUTHENTICATED',
    async () => ({ headers: {}, body: QUOTE }),
  ],
  [
    'a transfer with a quote that does not exist',
    'POST /transfers',
    400,
    'QUOTE_NOT_FOUND',
    async ({ order }) => ({ body: await order({ quoteId: randomUUID() }) }),
  ],
  [
    'a transfer with a quote that is used',
    'POST /transfers',
    400,
    'QUOTE_ALREADY_USED',
    async ({ created, order }) => ({ body: await order({ quoteId: created.quoteId }) }),
  ],
  [
    'a transfer to a recipient that does not exist',
    'POST /transfers',
    400,
    'RECIPIENT_NOT_FOUND',
    async ({ order }) => ({ body: await order({ recipientId: randomUUID() }) }),
  ],
  [
    'a transfer through an unknown channel',
    'POST /transfers',
    400,
    'VALIDATION_ERROR',
    async ({ order }) => ({ body: await order({ channel: 'SVC' }) }),
  ],
  [
    "a transfer by the tenant's key",
    'POST /transfers',
    401,
    'UNAUTHENTICATED',
    async ({ order }) => ({ headers: asKey(DEMO), body: await order() }),
  ],
  [
    'a transfer by a sender who is not verified',
    'POST /transfers',
    422,
    'KYC_REQUIRED',
    async ({ order, unverified }) => ({ headers: unverified.headers, body: await order() }),
  ],
  [
    'a transfer to a listed person',
    'POST /transfers',
    422,
    'SCREENING_BLOCKED',
    async ({ call, order }) => ({
      body: await order({
        recipientId: (
          await call('POST /recipients', { body: { ...RECIPIENT, firstName: 'Blocked', lastName: 'Person' } })
        ).body.id,
      }),
    }),
  ],
  ['the list without a credential', 'GET /transfers', 401, 'UNAUTHENTICATED', async () => ({ headers: {} })],
  [
    'a transfer that does not exist',
    'GET /transfers/{id}',
    404,
    'TRANSFER_NOT_FOUND',
    async () => ({ path: `/transfers/${randomUUID()}` }),
  ],
  [
    'a transfer of another user',
    'GET /transfers/{id}',
    404,
    'TRANSFER_NOT_FOUND',
    async ({ created, unverified }) => ({
      path: `/transfers/${created.transferId}`,
      headers: unverified.headers,
    }),
  ],
  [
    "a handoff without the partner's key",
    'POST /auth/partner-token',
    401,
    'UNAUTHENTICATED',
    async () => ({ headers: {}, body: { partnerUserId: 'conformance' } }),
  ],
  [
    'a handoff back to a place that is not allowed',
    'POST /auth/partner-token',
    400,
    'RETURN_URL_NOT_ALLOWED',
    async () => ({
      headers: asPartner(DEMO),
      body: { partnerUserId: 'conformance', returnUrl: 'https://evil.example/' },
    }),
  ],
  [
    'an exchange of a token that does not exist',
    'POST /auth/exchange-token',
    401,
    'TOKEN_INVALID',
    async () => ({ headers: {}, body: { token: 'nothing' } }),
  ],
]
