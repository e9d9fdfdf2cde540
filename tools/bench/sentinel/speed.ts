import { setTimeout as sleep } from 'node:timers/promises'
import { one } from '#kernel/database/one.ts'
import { withClient } from '#app/database/with-client.ts'
import { apiCallers, type ApiCallers } from '#tools/bench/api-callers.ts'
import { rows, seconds } from '#tools/bench/effort.ts'
import { startPlatform, type Environment, type Platform } from '#tools/bench/environment.ts'
import { posting, runLoad, type LoadResult } from '#tools/bench/http-load.ts'
import { secondsOfProcess } from '#tools/bench/processor.ts'
import { table, verdict } from '#tools/bench/table.ts'
import { fillElderHistory, type ElderHistory } from './history.ts'

const SMALL: ElderHistory = { profiles: rows(1_000), perProfile: 100 }
const LARGE: ElderHistory = { profiles: rows(10_000), perProfile: 100 }
const LOAD = { connections: 32, warmUpSeconds: seconds(20), seconds: seconds(20) }

const WORKSPACE = `
  select w.id from identity.workspaces w join identity.tenants t on t.id = w.tenant_id where t.code = 'demo' and w.environment = 'sandbox'`

interface Measured extends LoadResult {
  readonly name: string
  readonly cpuMs: number
}

/** Measures `POST /transactions` with the standard set on two histories, and the baselines of all profiles of the larger one. */
export async function measureSpeed(environment: Environment): Promise<string> {
  const platform = await startPlatform(environment)
  const { id: workspaceId } = await withClient(environment.admin, async client =>
    one(await client.query<{ id: string }>(WORKSPACE)),
  )
  const callers = await apiCallers(platform.url, { service: 'SENTINEL', basePath: '/sentinel/api/v1' })
  const measure = async (history: ElderHistory): Promise<Measured> => {
    await withClient(environment.admin, client => fillElderHistory(client, workspaceId, history))
    return measured(platform, callers.headers, history)
  }

  const small = await measure(SMALL)
  const large = await measure(LARGE)
  const baselineSeconds = await measureBaselines(callers.send)
  return [
    table([
      ['stored before', 'transactions/s', 'p50 ms', 'p99 ms', 'Node, ms each'],
      ...[small, large].map(({ name, perSecond, p50Ms, p99Ms, cpuMs }) => [
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
    verdict(`Seconds for the baselines of ${LARGE.profiles} profiles`, baselineSeconds, 60, false),
  ].join('\n')
}

async function measured(
  platform: Platform,
  headers: ApiCallers['headers'],
  { profiles, perProfile }: ElderHistory,
): Promise<Measured> {
  const run = `${Date.now()}`
  let sent = 0
  const before = secondsOfProcess(platform.pid)
  const result = await runLoad({
    ...LOAD,
    url: platform.url,
    next: () =>
      posting(
        '/sentinel/api/v1/transactions',
        headers[sent % headers.length]!,
        JSON.stringify(transaction(`${run}-${sent++}`, profiles)),
      ),
    judge: (status, body) => {
      if (status !== 201) throw new Error(`a transaction was answered with ${status}: ${body.toString()}`)
    },
  })
  const cpuMs = ((secondsOfProcess(platform.pid) - before) * 1_000) / sent
  return { ...result, name: `${profiles * perProfile} of ${profiles} profiles`, cpuMs }
}

const below = (limit: number): number => Math.floor(Math.random() * limit)

/** An ordinary card purchase at one of ten shops. */
const transaction = (id: string, profiles: number): object => ({
  transaction_id: id,
  customer_id: `c-${below(profiles)}`,
  account_id: 'checking',
  type: 'CARD',
  direction: 'DEBIT',
  channel: 'CARD',
  amount: `${20 + below(100)}.${10 + below(89)}`,
  currency: 'USD',
  balance_after: '15000.00',
  merchant: { name: `Shop ${below(10)}`, mcc: '5411' },
  country: 'US',
})

/** Seconds from the start of a run over all profiles to its end. */
async function measureBaselines(send: ApiCallers['send']): Promise<number> {
  const { id } = await send('POST', '/batch-runs', { type: 'BASELINE_REFRESH' })
  for (;;) {
    await sleep(500)
    const run = await send('GET', `/batch-runs/${String(id)}`)
    if (run['status'] === 'COMPLETED')
      return (Date.parse(String(run['completed_at'])) - Date.parse(String(run['started_at']))) / 1_000
    if (run['completed_at'] !== null) throw new Error(`The run ended as ${String(run['status'])}.`)
  }
}
