import { demoWorld } from '#test/support/world.ts'
import {
  bearer,
  exchanging,
  posting,
  type Exchanging,
  type ExchangeResponse,
  type Json,
} from '#tools/traffic/exchange.ts'
import { DEMO } from '#tools/traffic/tenant-fixture.ts'

const BASE = '/sentinel/api/v1'
export const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export type TransactionBody = Readonly<Record<string, unknown>>

/** An enrolled customer of the demo tenant, with what a test does to it. Times are in days before now. */
export interface Customer {
  readonly customerId: string
  readonly profileId: string
  /** A debit of 50.00 USD by card at noon so many days ago, with deviations. */
  debit(daysAgo: number, more?: TransactionBody): TransactionBody
  /** Stores transactions without evaluating them. */
  load(transactions: readonly TransactionBody[]): Promise<void>
  send(transaction: TransactionBody): Promise<ExchangeResponse>
  event(type: string, daysAgo: number, details?: Readonly<Record<string, string>>): Promise<ExchangeResponse>
  /** 120 debits of 40.00 to 60.00 USD by card at noon over 300 days, the last one 8 days ago. */
  loadOrdinaryHistory(more?: TransactionBody): Promise<void>
}

let sequence = 0
let exchange: Promise<Exchanging> | undefined

/** A request to the elder-protection service with the key of the demo tenant. */
export async function request(path: string, body?: unknown, method = 'POST'): Promise<ExchangeResponse> {
  exchange ??= demoWorld().then(({ app }) => exchanging(app))
  return (await exchange)(posting(`${BASE}${path}`, bearer('test_sentinel_demo', DEMO.id), body, method))
}

/** Enrols a customer. */
export async function enrolled(more: TransactionBody = {}): Promise<Customer> {
  const customerId = `customer-${++sequence}`
  const { body } = await request('/profiles', {
    customer_id: customerId,
    customer_name: 'Eleanor Whitfield',
    date_of_birth: '1941-03-09',
    enrollment_reason: 'SELF_REQUEST',
    ...more,
  })
  const noon = Math.floor(Date.now() / DAY_MS) * DAY_MS - 12 * HOUR_MS
  const at = (daysAgo: number): string => new Date(noon - daysAgo * DAY_MS).toISOString()
  const debit = (daysAgo: number, deviations: TransactionBody = {}): TransactionBody => ({
    transaction_id: `${customerId}-${++sequence}`,
    customer_id: customerId,
    account_id: 'checking',
    occurred_at: at(daysAgo),
    type: 'CARD',
    direction: 'DEBIT',
    channel: 'CARD',
    amount: '50.00',
    currency: 'USD',
    ...deviations,
  })
  async function load(transactions: readonly TransactionBody[]): Promise<void> {
    const { status, text } = await request('/transactions/batch', { transactions, evaluate: false })
    if (status !== 200) throw new Error(text)
  }
  return {
    customerId,
    profileId: body.id as string,
    debit,
    load,
    send: transaction => request('/transactions', transaction),
    event: (type, daysAgo, details) =>
      request('/account-events', {
        event_id: `${customerId}-${++sequence}`,
        customer_id: customerId,
        type,
        occurred_at: at(daysAgo),
        ...(details && { details }),
      }),
    loadOrdinaryHistory: deviations =>
      load(
        Array.from({ length: 120 }, (_, index) =>
          debit(8 + index * 2.5, {
            amount: `${40 + ((index * 7) % 21)}.00`,
            merchant: { name: `Shop ${index % 6}` },
            country: 'US',
            device_id: 'known',
            ...deviations,
          }),
        ),
      ),
  }
}

/** Codes of the rules of a response's signals. */
export const codesOf = ({ body }: ExchangeResponse): string[] =>
  ((body.signals ?? []) as Json[]).map(signal => signal.rule_code as string)

/** The signal of a response that a rule raised. */
export const signalOf = ({ body }: ExchangeResponse, code: string): Json | undefined =>
  ((body.signals ?? []) as Json[]).find(signal => signal.rule_code === code)

/** Why a rule was skipped; undefined if it was not. */
export const skipOf = ({ body }: ExchangeResponse, code: string): string | undefined =>
  ((body.skipped_rules ?? []) as Json[]).find(skipped => skipped.code === code)?.why as string | undefined
