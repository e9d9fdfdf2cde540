import { untilChained, type Bank } from './bank.ts'
import type { Environment } from './environment.ts'
import { posting } from './http-load.ts'

const PAYING_OUT = 0.1
const PATH = '/api/v1/cba/transfers/internal'
const CONVERSION_PATH = '/api/v1/cba/transfers/cross-currency'
const BULK_PATH = '/api/v1/cba/transfers/bulk'

/**
 * Half of the transfers pay a fee. All are checked against limits with several windows, and none is declined.
 */
const FEE = {
  transaction_type: 'TRANSFER',
  transfer_type: 'INTERNAL',
  currency: 'NGN',
  min_amount: 5.01,
  max_amount: null,
  fee_type: 'FLAT',
  fee_value: 0.1,
  min_fee: null,
  max_fee: null,
  vat_rate: 7.5,
}
const LIMITS = [
  {
    account_type: 'CURRENT',
    transaction_type: 'TRANSFER',
    transfer_type: 'INTERNAL',
    currency: 'NGN',
    single_limit: 10_000,
    daily_limit: 500_000_000,
    weekly_limit: null,
    monthly_limit: 5_000_000_000,
  },
  {
    account_type: null,
    transaction_type: 'TRANSFER',
    transfer_type: null,
    currency: 'NGN',
    single_limit: null,
    daily_limit: 1_000_000_000,
    weekly_limit: 4_000_000_000,
    monthly_limit: null,
  },
]

/** Sets the fee and the limits, and makes the first transfer, which creates the workspace's hash chain. */
export async function prepareTransfers(environment: Pick<Environment, 'admin'>, bank: Bank): Promise<void> {
  await bank.post('/fee-configs', FEE)
  for (const limit of LIMITS) await bank.post('/limits', limit)
  await bank.post('/transfers/internal', JSON.parse(transfer(bank, false)) as object)
  await untilChained(environment, bank)
}

export const singleTransfer = (bank: Bank, isHot = false): string =>
  request(bank, PATH, transfer(bank, isHot))

export const bulkTransfer = (bank: Bank, items: number, isHot = false): string =>
  request(bank, BULK_PATH, `{"items":[${Array.from({ length: items }, () => transfer(bank, isHot)).join()}]}`)

/** Throws unless the response has the status and confirms every transfer of the request. */
export const expecting =
  (wanted: number) =>
  (status: number, body: Buffer): void => {
    if (status !== wanted || body.includes('"FAILED"'))
      throw new Error(`A request returned ${status}: ${body.subarray(0, 500).toString()}`)
  }

/** A transfer of dollars to an account in naira, at the rates in force. */
export const conversion = (bank: Bank, dollars: readonly string[]): string =>
  request(
    bank,
    CONVERSION_PATH,
    body(bank, { source: oneOf(dollars), destination: oneOf(bank.accounts), currency: 'USD' }),
  )

const oneOf = (ids: readonly string[]): string => ids[Math.floor(Math.random() * ids.length)]!

const sent = { count: 0 }

/** Builds a request of the next caller in turn. */
function request({ callers }: Bank, path: string, body: string): string {
  const number = sent.count++
  return posting(
    path,
    {
      ...callers[number % callers.length],
      'idempotency-key': `bench-${number}-${Math.random().toString(36).slice(2)}`,
    },
    body,
  )
}

/** Builds a transfer, about half of which pay a fee. */
function transfer(bank: Bank, isHot: boolean): string {
  const { accounts } = bank
  const pick = (): number => Math.floor(Math.random() * accounts.length)
  const one = isHot ? 0 : pick()
  let other = pick()
  while (other === one) other = pick()
  const [source, destination] = Math.random() < PAYING_OUT ? [one, other] : [other, one]
  return body(bank, { source: accounts[source]!, destination: accounts[destination]!, currency: 'NGN' })
}

/** Writes a transfer of 1.00 to 9.99. */
function body(
  { initiator }: Bank,
  { source, destination, currency }: { source: string; destination: string; currency: string },
): string {
  const amount = (1 + Math.floor(Math.random() * 900) / 100).toFixed(2)
  return (
    `{"source_account_id":"${source}","destination_account_id":"${destination}","destination_account_name":"Chidi Okafor","amount":${amount},"currency":"${currency}",` +
    `"channel":"API","narration":"Rent for the month of November","initiated_by":"${initiator}"}`
  )
}
