import { one } from '#kernel/database/one.ts'
import { withClient } from '#app/database/with-client.ts'
import { apiCallers } from './api-callers.ts'
import { rows, seconds } from './effort.ts'
import { startPlatform, type Environment, type Platform } from './environment.ts'
import { posting, runLoad, type LoadResult } from './http-load.ts'
import { fillEvaluations, measureBacktest } from './monitoring/backtest.ts'
import { fillHistory, type HistorySize } from './monitoring/history.ts'
import { enableRules } from './monitoring/rules.ts'
import { secondsOfProcess } from './processor.ts'
import { table, verdict } from './table.ts'

const CUSTOMERS = rows(100_000)
const SMALL: HistorySize = { transactions: rows(500_000), customers: CUSTOMERS, days: 18 }
const LARGE: HistorySize = { transactions: rows(5_000_000), customers: CUSTOMERS, days: 180 }
/** Days of the large history that hold a million transactions. */
const BACKTEST_DAYS = 36
const DAY_MS = 86_400_000
const LOAD = { connections: 32, warmUpSeconds: seconds(30), seconds: seconds(20) }
/** The share of parties that no search has seen yet. */
const NEW_PARTIES = 0.1
const KNOWN_NAMES = 500

const WORKSPACE = `
  select w.id from identity.workspaces w join identity.tenants t on t.id = w.tenant_id where t.code = 'demo' and w.environment = 'sandbox'`

interface Measured extends LoadResult {
  readonly name: string
  readonly cpuMs: number
}

/**
 * Measures `POST /monitoring/transactions` with twenty enabled rules, on two histories and with one payee in every second transaction, and
 * a backtest with five sets of parameters.
 */
export async function monitoring(environment: Environment): Promise<string> {
  const platform = await startPlatform(environment)
  const { id: workspaceId } = await withClient(environment.admin, async client =>
    one(await client.query<{ id: string }>(WORKSPACE)),
  )
  const callers = await apiCallers(platform.url, { service: 'COMPLIANCE', basePath: '/api/v1' })
  const rules = await enableRules(callers.send)
  const measure = (name: string, hotShare = 0): Promise<Measured> =>
    measured(platform, callers.headers, { name, hotShare })
  const fill = (size: HistorySize): Promise<void> =>
    withClient(environment.admin, client => fillHistory(client, workspaceId, size))

  await fill(SMALL)
  const small = await measure(titleOf(SMALL))
  await fill(LARGE)
  const large = await measure(titleOf(LARGE))
  const hot = await measure(`${titleOf(LARGE)}, one payee in every second`, 0.5)
  const since = new Date(Date.now() - BACKTEST_DAYS * DAY_MS)
  await withClient(environment.admin, client => fillEvaluations(client, workspaceId, since))
  const backtest = await measureBacktest(callers.send, BACKTEST_DAYS)
  return [
    table([
      ['stored before', 'transactions/s', 'p50 ms', 'p99 ms', 'Node, ms each'],
      ...[small, large, hot].map(({ name, perSecond, p50Ms, p99Ms, cpuMs }) => [
        name,
        perSecond.toFixed(0),
        p50Ms.toFixed(1),
        p99Ms.toFixed(1),
        cpuMs.toFixed(2),
      ]),
    ]),
    '',
    verdict('Transactions a second', large.perSecond, 300),
    verdict('p99 in milliseconds', large.p99Ms, 100, false),
    verdict('Growth from the small history to the large one', small.perSecond / large.perSecond, 1.5, false),
    verdict('Transactions a second with one payee in every second', hot.perSecond, 150),
    verdict(`Seconds of a backtest over ${backtest.transactions} transactions`, backtest.seconds, 60, false),
    `The backtest tried ${backtest.alerts.length} sets of parameters, with ${backtest.alerts.join(', ')} alerts.`,
    `${rules} enabled rules of all types and patterns, ${LOAD.connections} connections, ${CUSTOMERS} customers; a tenth of the parties is new to screening.`,
  ].join('\n')
}

const titleOf = ({ transactions, days }: HistorySize): string => `${transactions} in ${days} days`

interface Load {
  readonly name: string
  /** The share of transactions that pay one and the same payee. */
  readonly hotShare: number
}

async function measured(
  platform: Platform,
  headers: readonly Readonly<Record<string, string>>[],
  { name, hotShare }: Load,
): Promise<Measured> {
  const run = `${Date.now()}`
  let sent = 0
  const before = secondsOfProcess(platform.pid)
  const result = await runLoad({
    ...LOAD,
    url: platform.url,
    next: () =>
      posting(
        '/api/v1/monitoring/transactions',
        headers[sent % headers.length]!,
        JSON.stringify({ transaction: transaction(`${run}-${sent++}`, hotShare) }),
      ),
    judge: (status, body) => {
      if (status !== 201) throw new Error(`a transaction was answered with ${status}: ${body.toString()}`)
    },
  })
  return { ...result, name, cpuMs: ((secondsOfProcess(platform.pid) - before) * 1_000) / sent }
}

const below = (limit: number): number => Math.floor(Math.random() * limit)

function transaction(id: string, hotShare: number): object {
  const customer = below(CUSTOMERS)
  const payee = Math.random() < hotShare ? 0 : below(CUSTOMERS)
  return {
    transaction_id: id,
    type: 'TRANSFER',
    direction: 'DEBIT',
    channel: 'web',
    amount: `${1 + below(989)}.${10 + below(89)}`,
    currency: 'USD',
    customer: { id: `c-${customer}`, type: 'INDIVIDUAL', name: name(customer), country: 'NG' },
    device: { fingerprint: `d-${customer}`, ip_country: 'NG' },
    counterparty: { id: `c-${payee}`, name: name(payee), country: 'NG' },
  }
}

const SYLLABLES = ['ba', 'do', 'ke', 'lu', 'mi', 'no', 'ri', 'sa', 'te', 'vu', 'zo', 'fa']
const word = (seed: number): string =>
  [0, 1, 2, 3].map(place => SYLLABLES[Math.floor(seed / 12 ** place) % 12]).join('')
/** A name of invented words: one of a few, or with the share of new parties one of twenty thousand squared. */
const name = (party: number): string => {
  const seed = Math.random() < NEW_PARTIES ? below(400_000_000) : party % KNOWN_NAMES
  return `${word(seed % 20_736)} ${word(Math.floor(seed / 20_736) + seed)}`
}
