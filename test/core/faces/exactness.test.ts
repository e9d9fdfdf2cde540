import { beforeAll, expect, test } from '@jest/globals'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import type { RestResponse } from '#test/e2e/support/rest.ts'

let desk: Desk
let initiator: string

beforeAll(async () => {
  desk = await openDesk()
  initiator = await desk.initiator()
})

/** Bodies are JSON source text, because JavaScript numbers would lose digits. */
const deposit = (id: string, amount: string): Promise<RestResponse> =>
  desk.call('POST /deposits', {
    payload: `{"account_id":"${id}","amount":${amount},"channel":"BRANCH","narration":"Cash","initiated_by":"${initiator}"}`,
  })
const move = (from: string, to: string, amount: string, currency = 'NGN'): Promise<RestResponse> =>
  desk.call('POST /transfers/internal', {
    payload: `{"source_account_id":"${from}","destination_account_id":"${to}","destination_account_name":"Ada Obi","amount":${amount},"currency":"${currency}","channel":"API","narration":"Rent","initiated_by":"${initiator}"}`,
  })
/** Digits of a number in the response, as text. */
const digits = ({ text }: RestResponse, member: string): string | undefined =>
  new RegExp(`"${member}":(-?[0-9.eE+]+)`).exec(text)?.[1]
const shown = async (id: string): Promise<string | undefined> =>
  digits(await desk.call(`GET /accounts/${id}`), 'ledger_balance')

test('0.1 and 0.2 make exactly 0.3, and withdrawing it leaves 0', async () => {
  const id = await desk.account()

  await deposit(id, '0.1')
  await deposit(id, '0.2')
  const sum = await shown(id)
  const none = await desk.call('POST /withdrawals', {
    payload: `{"account_id":"${id}","amount":0.31,"channel":"BRANCH","narration":"Cash","initiated_by":"${initiator}"}`,
  })
  const all = await desk.call('POST /withdrawals', {
    payload: `{"account_id":"${id}","amount":0.3,"channel":"BRANCH","narration":"Cash","initiated_by":"${initiator}"}`,
  })

  expect([sum, none.body.code, all.status, await shown(id)]).toEqual([
    '0.30',
    'INSUFFICIENT_FUNDS',
    201,
    '0.00',
  ])
})

test.each([
  ['NGN', '90071992547409.93', '90071992547409.93'],
  ['NGN', '0.01', '0.01'],
  ['NGN', '100', '100.00'],
  ['NGN', '100.10', '100.10'],
  ['JPY', '90071992547409', '90071992547409'],
  ['JPY', '1', '1'],
  ['KWD', '9007199254740.993', '9007199254740.993'],
  ['KWD', '0.001', '0.001'],
  ['KWD', '1.5', '1.500'],
] as const)(
  '%s %s comes back as %s, from the deposit to the statement',
  async (currency, amount, written) => {
    const [from, to] = [await desk.account(0, currency), await desk.account(0, currency)]

    const paid = await deposit(from, amount)
    const moved = await move(from, to, amount, currency)

    expect([paid.status, digits(paid, 'amount'), digits(paid, 'total_amount')]).toEqual([
      201,
      written,
      written,
    ])
    expect([moved.status, digits(moved, 'amount')]).toEqual([201, written])
    expect([await shown(from), await shown(to)]).toEqual([
      written.replace(/[0-9]/g, '0').replace(/^0+(?=0)/, ''),
      written,
    ])
    const statement = await desk.call(`GET /accounts/${to}/statement?from=2026-01-01&to=2999-01-01`)
    expect([digits(statement, 'credit'), digits(statement, 'closing_balance')]).toEqual([written, written])
    expect(digits(await desk.call(`GET /transactions/${moved.body.id}`), 'amount')).toBe(written)
    expect(
      (await desk.call(`GET /accounts/${to}/statement?from=2026-01-01&to=2999-01-01&format=csv`)).text,
    ).toContain(`,${written},${written}\r\n`)
  },
)

test.each([
  ['NGN', '0.001'],
  ['NGN', '1.999'],
  ['JPY', '1.5'],
  ['JPY', '0.1'],
  ['KWD', '0.0001'],
  ['NGN', '1e2'],
  ['NGN', '-1'],
  ['NGN', '-0'],
  ['NGN', '0'],
  ['NGN', '0.00'],
  ['NGN', '"1.00"'],
  ['NGN', '92233720368547758.08'],
  ['NGN', '1e400'],
  ['NGN', 'true'],
  ['NGN', '[1]'],
] as const)('%s %s is not an amount, and the refusal shows the value as sent', async (currency, amount) => {
  const id = await desk.account(0, currency)

  const refused = await deposit(id, amount)

  expect([
    refused.status,
    refused.body.code,
    refused.body.details.map(({ field }: { field: string }) => field),
  ]).toEqual([400, 'VALIDATION_ERROR', ['amount']])
  expect(refused.text).toContain(`"value":${amount === '[1]' ? 'null' : amount}}`)
  expect(await shown(id)).toBe(currency === 'JPY' ? '0' : currency === 'KWD' ? '0.000' : '0.00')
})

// The bands of the demonstration: 10 up to 5,000, 25 up to 50,000 and 50 above, with 7.5 percent on the fee.
test.each([
  ['5000', '10.00', '0.75', '5010.75'],
  ['5000.01', '25.00', '1.88', '5026.89'],
  ['50000', '25.00', '1.88', '50026.88'],
  ['50000.01', '50.00', '3.75', '50053.76'],
])(
  'NIP of %s costs %s and %s of VAT, rounded half up: %s is debited, as calculated and previewed',
  async (amount, fee, vat, total) => {
    const id = await desk.account('60000')
    const order = `"source_account_id":"${id}","destination_account_num":"9000000007","destination_bank_code":"000013","amount":${amount},"currency":"NGN"`

    const computeAssessment = await desk.call('POST /fees/calculate', {
      payload: `{"transaction_type":"TRANSFER","transfer_type":"NIP","amount":${amount}}`,
    })
    const preview = await desk.call('POST /transfers/preview', {
      payload: `{"transfer_type":"NIP",${order},"channel":"API"}`,
    })
    const sent = await desk.call('POST /transfers/nip', {
      payload: `{${order},"destination_account_name":"Chidi Okafor","channel":"API","narration":"Rent","initiated_by":"${initiator}"}`,
    })

    for (const response of [computeAssessment, preview, sent])
      expect(['fee', 'vat', 'total_amount'].map(member => digits(response, member))).toEqual([
        fee,
        vat,
        total,
      ])
    const left = 60_000_00n - BigInt(total.replace('.', ''))
    expect(await shown(id)).toBe(`${left / 100n}.${String(left % 100n).padStart(2, '0')}`)
    const cancelled = await desk.call(`POST /transactions/${sent.body.id}/cancel`)
    expect([cancelled.body.status, await shown(id)]).toEqual(['CANCELLED', '60000.00'])
  },
)

test.each([
  [
    'KWD',
    { fee_value: '0.5', min_fee: '0.010', max_fee: '0.200', vat_rate: '7.5' },
    [
      ['1.000', '0.010', '0.001'],
      ['2.000', '0.010', '0.001'],
      ['2.100', '0.011', '0.001'],
      ['39.999', '0.200', '0.015'],
      ['40.000', '0.200', '0.015'],
      ['4000.000', '0.200', '0.015'],
    ],
  ],
  [
    'JPY',
    { fee_value: '0.3333', min_fee: '1', max_fee: '100', vat_rate: '10' },
    [
      ['1', '1', '0'],
      ['450', '1', '0'],
      ['451', '2', '0'],
      ['1500', '5', '1'],
      ['30003', '100', '10'],
      ['90071992547409', '100', '10'],
    ],
  ],
  [
    'USD',
    { fee_value: '1.25', min_fee: 'null', max_fee: 'null', vat_rate: '0' },
    [
      ['0.01', '0.00', '0.00'],
      ['0.40', '0.01', '0.00'],
      ['0.39', '0.00', '0.00'],
      ['90071992547409.93', '1125899906842.62', '0.00'],
    ],
  ],
] as const)(
  'a percentage in %s is calculated exactly, clamped and rounded half up',
  async (currency, terms, cases) => {
    const set = await desk.call('POST /fee-configs', {
      as: 'admin',
      payload: `{"transaction_type":"PAYMENT","currency":"${currency}","fee_type":"PERCENTAGE",${Object.entries(
        terms,
      )
        .map(([name, value]) => `"${name}":${value}`)
        .join(',')}}`,
    })
    expect(set.status).toBe(201)

    for (const [amount, fee, vat] of cases) {
      const response = await desk.call('POST /fees/calculate', {
        payload: `{"transaction_type":"PAYMENT","currency":"${currency}","amount":${amount}}`,
      })
      expect([amount, digits(response, 'fee'), digits(response, 'vat')]).toEqual([amount, fee, vat])
    }
  },
)

test('after all movements the ledger is correct', async () => {
  expect(await desk.isClean()).toBe(true)
})
