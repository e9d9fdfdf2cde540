import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { customerTransactions } from '#sentinel/rules/received-transaction.ts'

const COMPLETED = 'core.transaction_completed'
const CREATED = 'core.transaction_created'

const event = (data: object = {}, parts: { type?: string; sequence?: bigint; personal?: object } = {}) => ({
  type: COMPLETED,
  sequence: 1n,
  ...parts,
  personal: { destAccountName: 'Ada Obi', narration: 'Rent', ...parts.personal },
  data: {
    id: 'tx',
    transactionType: 'TRANSFER',
    transferType: 'INTERNAL',
    channel: 'WEB',
    sourceCustomerId: 'payer',
    sourceAccountId: 'a-1',
    sourceAccountNum: '0000000011',
    sourceBalanceAfter: '90.00',
    destCustomerId: 'payee',
    destAccountId: 'a-2',
    destAccountNum: '0000000022',
    destBalanceAfter: '10.00',
    amount: '10.00',
    currency: 'NGN',
    bookedAt: '2026-11-28T10:00:00.000Z',
    completedAt: '2026-11-28T10:00:01.000Z',
    ...data,
  },
})

test('a completed transfer is a debit of the payer and a credit of the payee, with the other as counterparty', () => {
  expect(customerTransactions(event())).toEqual([
    {
      platformCustomerId: 'payer',
      details: {
        transactionId: 'tx',
        accountId: 'a-1',
        type: 'TRANSFER',
        direction: 'DEBIT',
        channel: 'ONLINE',
        amount: '10.00',
        currency: 'NGN',
        balanceAfter: '90.00',
        counterparty: { account: '0000000022', name: 'Ada Obi' },
        memo: 'Rent',
        occurredAt: '2026-11-28T10:00:00.000Z',
      },
    },
    {
      platformCustomerId: 'payee',
      details: expect.objectContaining({
        transactionId: 'tx:credit',
        accountId: 'a-2',
        direction: 'CREDIT',
        balanceAfter: '10.00',
        counterparty: { account: '0000000011', name: null },
        occurredAt: '2026-11-28T10:00:01.000Z',
      }),
    },
  ])
})

test('a transfer that waits is a debit when it is booked, and a credit only when it is completed', () => {
  const sides = (parts: object) =>
    customerTransactions(event({}, parts)).map(({ details }) => details.direction)

  expect(sides({ type: CREATED })).toEqual(['DEBIT'])
  expect(sides({ type: COMPLETED, sequence: 2n })).toEqual(['CREDIT'])
  expect(sides({ type: 'core.transaction_processing', sequence: 2n })).toEqual([])
})

test('a transfer abroad is a wire to the country of the bank', () => {
  const [debit, ...others] = customerTransactions(
    event({ transferType: 'INTERNATIONAL', destCustomerId: null, destBankCode: 'COBADEFFXXX' }),
  )

  expect(others).toEqual([])
  expect(debit!.details).toMatchObject({
    type: 'WIRE',
    direction: 'DEBIT',
    counterparty: { account: '0000000022', country: 'DE' },
  })
})

test.each([
  ['a reversal', { transactionType: 'REVERSAL' }],
  ['an adjustment', { transactionType: 'ADJUSTMENT' }],
  ['a remittance', { transferType: 'INTERNATIONAL' }],
  ['a move between accounts of one customer', { destCustomerId: 'payer' }],
  ['a posting between system accounts', { sourceCustomerId: null, destCustomerId: null }],
])('%s is no transaction of a customer', (_, data) => {
  expect(customerTransactions(event(data))).toEqual([])
})

test.each([
  ['WITHDRAWAL', 'ATM', { destCustomerId: null, destAccountNum: null }, ['tx', 'CASH', 'DEBIT', 'ATM', null]],
  [
    'DEPOSIT',
    'BRANCH',
    { sourceCustomerId: null, sourceAccountNum: null },
    ['tx', 'CASH', 'CREDIT', 'BRANCH', null],
  ],
  [
    'INTEREST',
    'API',
    { sourceCustomerId: null, sourceAccountNum: null },
    ['tx', 'INTEREST', 'CREDIT', 'AUTOMATIC', null],
  ],
  ['PAYMENT', 'POS', { destCustomerId: null }, ['tx', 'OTHER', 'DEBIT', 'CARD', '0000000022']],
])('a %s by %s keeps its kind and channel', (transactionType, channel, sides, expected) => {
  const found = customerTransactions(event({ transactionType, transferType: null, channel, ...sides }))

  expect(
    found.map(({ details }) => [
      details.transactionId,
      details.type,
      details.direction,
      details.channel,
      details.counterparty?.account ?? null,
    ]),
  ).toEqual([expected])
})

test('of all events about a transaction together, no side is taken twice', () => {
  const customer = fc.constantFrom(null, 'ada', 'ben')
  fc.assert(
    fc.property(customer, customer, fc.boolean(), (sourceCustomerId, destCustomerId, waits) => {
      const data = { sourceCustomerId, destCustomerId }
      const events = waits
        ? [event(data, { type: CREATED }), event(data, { type: COMPLETED, sequence: 2n })]
        : [event(data)]

      const ids = events.flatMap(customerTransactions).map(({ details }) => details.transactionId)

      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toHaveLength(
        sourceCustomerId === destCustomerId ? 0 : [sourceCustomerId, destCustomerId].filter(Boolean).length,
      )
    }),
  )
})
