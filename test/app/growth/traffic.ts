import { randomUUID } from 'node:crypto'
import { keyed } from '#tools/traffic/core-fixture.ts'
import {
  bearer,
  posting,
  type ExchangeResponse,
  type Exchanging,
  type Headers,
} from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { REST_REQUESTS } from '#tools/traffic/requests.ts'
import { DEMO } from '#tools/traffic/tenant-fixture.ts'
import { imported } from '#test/compliance/watchlists/imported.ts'

const BASES: Readonly<Record<string, string>> = {
  remittance: '/api/v1/remittance',
  compliance: '/api/v1',
  core: '/api/v1/cba',
}

/** The requests of one round, by service: what clients of a running platform send, without changes of its settings. */
const TRAFFIC: readonly (readonly [service: string, route: string])[] = [
  ['remittance', 'POST /quotes'],
  ['remittance', 'POST /transfers'],
  ['remittance', 'POST /transfers/{id}/cancel'],
  ['remittance', 'POST /auth/partner-token'],
  ['remittance', 'POST /auth/refresh-token'],
  ['compliance', 'POST /screenings'],
  ['compliance', 'POST /screenings/batch'],
  ['compliance', 'POST /screenings/{id}/matches/{match_id}/resolve'],
  ['compliance', 'POST /subjects'],
  ['core', 'POST /auth/token'],
  ['core', 'POST /customers'],
  ['core', 'POST /accounts'],
  ['core', 'POST /deposits'],
  ['core', 'POST /transfers/internal'],
  ['core', 'POST /transfers/interbank'],
  ['core', 'POST /transfers/cross-currency/quote'],
  ['core', 'POST /accounts/{id}/holds'],
  ['core', 'POST /holds/{id}/capture'],
  ['core', 'POST /accounts/{id}/statements'],
  ['core', 'GET /reports/integrity'],
  ['remittance', 'POST /auth/logout'],
]

async function credentials(fixture: TenantFixture, service: string, path: string): Promise<Headers> {
  if (service === 'compliance')
    return { ...bearer('sk_sandbox_demo', DEMO.id), 'x-actor': 'analyst@demo.example' }
  if (service === 'core') return path.startsWith('/auth') ? fixture.coreKey : fixture.staff()
  return path === '/auth/partner-token' ? fixture.partnerKey : fixture.session()
}

/** Sends every request of a round; throws if one is refused. */
export async function sendTraffic(fixture: TenantFixture, exchange: Exchanging): Promise<void> {
  for (const [service, route] of TRAFFIC) {
    const [method, path] = route.split(' ') as [string, string]
    const { path: values = {}, body } = await REST_REQUESTS[service]![route]!(fixture)
    const url = `${BASES[service]!}${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!)}`
    const headers = keyed(await credentials(fixture, service, path))
    const { status, text } = await exchange(posting(url, headers, body, method))
    if (status >= 400) throw new Error(`${service} ${route}: ${status} ${text}`)
  }
  fixture.giveUpSessions()
}

const MONITORING = `${BASES['compliance']!}/monitoring`

/** Enables a rule on a customer's transactions, which the late deposits stay below. */
export async function enableRule(exchange: Exchanging): Promise<void> {
  const headers = bearer('sk_sandbox_demo', DEMO.id)
  const rule = {
    code: 'GROWTH',
    rule_type: 'VELOCITY',
    category: 'FRAUD',
    severity: 'LOW',
    parameters: { count_threshold: 1_000, time_window_days: 1, group_by: 'customer' },
  }
  const created = await exchange(posting(`${MONITORING}/rules`, headers, rule))
  const enabled = await exchange({
    method: 'PUT',
    url: `${MONITORING}/rules/${created.body['id'] as string}/enable`,
    headers,
  })
  if (enabled.status !== 200) throw new Error(`a rule: ${enabled.status} ${enabled.text}`)
}

/** A deposit, and after it one that happened a minute before. */
export async function sendLateDeposit(exchange: Exchanging): Promise<void> {
  const url = `${MONITORING}/transactions`
  const headers = bearer('sk_sandbox_demo', DEMO.id)
  const send = async (occurredAt?: string): Promise<string> => {
    const transaction = {
      transaction_id: randomUUID(),
      type: 'CASH_IN',
      direction: 'CREDIT',
      channel: 'branch',
      amount: '12.00',
      currency: 'USD',
      customer: { id: 'growth', type: 'INDIVIDUAL' },
      ...(occurredAt !== undefined && { occurred_at: occurredAt }),
    }
    const { status, text } = await exchange(posting(url, headers, { transaction }))
    if (status !== 201) throw new Error(`a deposit: ${status} ${text}`)
    return transaction.transaction_id
  }
  const first = await exchange({ method: 'GET', url: `${url}/${await send()}`, headers })
  await send(new Date(Date.parse(first.body['occurred_at'] as string) - 60_000).toISOString())
}

/** A new version of a list, and after it a file that is refused and raises an alert. */
export async function publishLists(round: number): Promise<void> {
  const names = ['Quendrel', 'Zorblax', `Tomassin ${round}`]
  const individuals = names.map(
    (name, at) =>
      `<INDIVIDUAL><DATAID>${at}</DATAID><FIRST_NAME>${name}</FIRST_NAME><REFERENCE_NUMBER>V${at}</REFERENCE_NUMBER></INDIVIDUAL>`,
  )
  const list = `<?xml version="1.0"?><CONSOLIDATED_LIST dateGenerated="2026-01-02T00:00:09Z"><INDIVIDUALS>${individuals.join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`
  await imported('UN_CONSOLIDATED', list)
  await imported('UN_CONSOLIDATED', list.slice(0, -60))
}

/** Creates a quote with the tenant's key, under the given idempotency key. */
export const createQuote = (
  fixture: TenantFixture,
  exchange: Exchanging,
  idempotencyKey: string = randomUUID(),
): Promise<ExchangeResponse> =>
  exchange(
    posting(
      `${BASES['remittance']!}/quotes`,
      { ...fixture.key, 'idempotency-key': idempotencyKey },
      { sendAmount: '100.00', sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG' },
    ),
  )
