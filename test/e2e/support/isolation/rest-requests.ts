import type { FastifyInstance } from 'fastify'
import { QUOTE, REASONS, send } from '../rest.ts'
import { KEYS, USERS, type Intruder, type Victim } from './callers.ts'

/** Requests that name the victim's objects, and the expected responses. */
export const REST: readonly (readonly [
  by: readonly string[],
  method: string,
  path: (victim: Victim) => string,
  status: number,
  code: string,
  body?: (victim: Victim, intruder: Intruder, app: FastifyInstance) => Promise<object>,
])[] = [
  [[...USERS, ...KEYS], 'GET', victim => `/quotes/${victim.quoteId}`, 404, 'QUOTE_NOT_FOUND'],
  [[...USERS, ...KEYS], 'GET', victim => `/transfers/${victim.transferId}`, 404, 'TRANSFER_NOT_FOUND'],
  [USERS, 'POST', victim => `/transfers/${victim.transferId}/cancel`, 404, 'TRANSFER_NOT_FOUND'],
  [KEYS, 'POST', victim => `/transfers/${victim.transferId}/fund`, 404, 'TRANSFER_NOT_FOUND'],
  [
    [...USERS, ...KEYS],
    'GET',
    victim => `/transfers/${victim.transferId}/receipt`,
    404,
    'TRANSFER_NOT_FOUND',
  ],
  [USERS, 'GET', victim => `/recipients/${victim.recipientId}`, 404, 'RECIPIENT_NOT_FOUND'],
  [
    USERS,
    'PATCH',
    victim => `/recipients/${victim.recipientId}`,
    404,
    'RECIPIENT_NOT_FOUND',
    async () => ({ lastName: 'Intruder' }),
  ],
  [USERS, 'DELETE', victim => `/recipients/${victim.recipientId}`, 404, 'RECIPIENT_NOT_FOUND'],
  [KEYS, 'GET', victim => `/webhooks/subscriptions/${victim.subscriptionId}`, 404, 'SUBSCRIPTION_NOT_FOUND'],
  [
    KEYS,
    'PUT',
    victim => `/webhooks/subscriptions/${victim.subscriptionId}`,
    404,
    'SUBSCRIPTION_NOT_FOUND',
    async () => ({ url: 'https://hooks.example/intruder' }),
  ],
  [
    KEYS,
    'DELETE',
    victim => `/webhooks/subscriptions/${victim.subscriptionId}`,
    404,
    'SUBSCRIPTION_NOT_FOUND',
  ],
  [
    KEYS,
    'POST',
    victim => `/webhooks/subscriptions/${victim.subscriptionId}/test`,
    404,
    'SUBSCRIPTION_NOT_FOUND',
  ],
  [
    KEYS,
    'POST',
    victim => `/webhooks/subscriptions/${victim.subscriptionId}/rotate-secret`,
    404,
    'SUBSCRIPTION_NOT_FOUND',
  ],
  [KEYS, 'GET', victim => `/webhooks/deliveries/${victim.deliveryId}`, 404, 'DELIVERY_NOT_FOUND'],
  [KEYS, 'POST', victim => `/webhooks/deliveries/${victim.deliveryId}/retry`, 404, 'DELIVERY_NOT_FOUND'],
  [
    USERS,
    'POST',
    () => '/transfers',
    400,
    'QUOTE_NOT_FOUND',
    async (victim, { recipientId }) => ({ quoteId: victim.quoteId, recipientId, ...REASONS }),
  ],
  [
    USERS,
    'POST',
    () => '/transfers',
    400,
    'RECIPIENT_NOT_FOUND',
    async (victim, { headers }, app) => ({
      quoteId: (await send(app, { method: 'POST', path: '/quotes', headers, body: QUOTE })).body.quoteId,
      recipientId: victim.recipientId,
      ...REASONS,
    }),
  ],
]
