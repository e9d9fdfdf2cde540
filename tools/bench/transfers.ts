import { withClient } from '#app/database/with-client.ts'
import { openBank, untilChained, untilPublished, type Bank } from './bank.ts'
import type { Environment } from './environment.ts'
import { runLoad, posting, type LoadResult } from './http-load.ts'
import { table, verdict } from './table.ts'
import { tpcB, type TpcB } from './tpc-b.ts'
import { one } from '#kernel/database/one.ts'
import { rows, seconds } from './effort.ts'

const ACCOUNTS = rows(50_000)
const PAYING_OUT = 0.1
const PATH = '/api/v1/cba/transfers/internal'
const BULK_PATH = '/api/v1/cba/transfers/bulk'
const SINGLE = { connections: 64, warmUpSeconds: seconds(4), seconds: seconds(10) }
const BULK = { warmUpSeconds: seconds(3), seconds: seconds(8) }

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

interface Measured extends LoadResult {
  readonly name: string
  readonly items: number
  readonly cpuUs: number
}

/**
 * Compares single and bulk transfers over HTTP with TPC-B on the same server: once on random accounts, once
 * with one account in every transfer.
 */
export async function transfers(environment: Environment): Promise<string> {
  const bank = await openBank(environment, ACCOUNTS)
  try {
    await bank.post('/fee-configs', FEE)
    for (const limit of LIMITS) await bank.post('/limits', limit)
    // The first posting creates the workspace's hash chain.
    await bank.post('/transfers/internal', JSON.parse(transfer(bank, false)) as object)
    await untilChained(environment, bank)
    const cold = await measured(environment, bank, false)
    const coldYardstick = await tpcB(environment.admin, { scale: 50, connections: 32, seconds: seconds(8) })
    const hot = await measured(environment, bank, true)
    const hotYardstick = await tpcB(environment.admin, { scale: 1, connections: 32, seconds: seconds(8) })
    const ratio = ({ perSecond, items }: Measured, yardstick: TpcB): number =>
      (perSecond * items) / yardstick.perSecond
    const rows = (of: readonly Measured[], yardstick: TpcB): string[][] =>
      of.map(each => [
        each.name,
        (each.perSecond * each.items).toFixed(0),
        each.p50Ms.toFixed(1),
        each.p99Ms.toFixed(1),
        each.cpuUs.toFixed(0),
        yardstick.perSecond.toFixed(0),
        ratio(each, yardstick).toFixed(2),
      ])
    return [
      table([
        [
          '',
          'transfers/s',
          'p50 ms',
          'p99 ms',
          'CPU of the server, us each',
          `TPC-B/s, ${coldYardstick.by}`,
          'ratio',
        ],
        ...rows(cold, coldYardstick),
        ...rows(hot, hotYardstick),
      ]),
      '',
      verdict('Cold one by one, times TPC-B', ratio(cold[0]!, coldYardstick), 1),
      verdict('Cold in bulk, times TPC-B', ratio(cold[1]!, coldYardstick), 3),
      verdict('Hot one by one, times TPC-B', ratio(hot[0]!, hotYardstick), 2),
      verdict('Hot in bulk, times TPC-B', ratio(hot[1]!, hotYardstick), 5),
      'Cold: 50,000 accounts, scale 50. Hot: one account in all of them, scale 1. With tokens, keys, fees and limits; p50 and p99 are of requests.',
    ].join('\n')
  } finally {
    await bank.stop()
  }
}

async function measured(environment: Environment, bank: Bank, isHot: boolean): Promise<Measured[]> {
  const all: Measured[] = []
  const heat = isHot ? 'hot' : 'cold'
  for (const { items, connections } of [
    { items: 1, connections: SINGLE.connections },
    { items: 1_000, connections: 4 },
    { items: 100, connections: 16 },
  ]) {
    const before = await counted(environment, bank)
    const cpuBefore = bank.cpuSeconds()
    const result = await runLoad(
      items === 1
        ? {
            ...SINGLE,
            url: bank.url,
            next: () => request(bank, PATH, transfer(bank, isHot)),
            judge: expecting(201),
          }
        : {
            ...BULK,
            connections,
            url: bank.url,
            next: () =>
              request(
                bank,
                BULK_PATH,
                `{"items":[${Array.from({ length: items }, () => transfer(bank, isHot)).join()}]}`,
              ),
            judge: expecting(200),
          },
    )
    const cpuSeconds = bank.cpuSeconds() - cpuBefore
    const created = (await counted(environment, bank)) - before
    if (created < result.responses * items)
      throw new Error(`${result.responses * items} transfers were confirmed, and ${created} exist.`)
    all.push({
      ...result,
      name:
        items === 1
          ? `${heat}, one by one, ${connections} connections`
          : `${heat}, ${items} in a bulk, ${connections} connections`,
      items,
      cpuUs: (cpuSeconds * 1e6) / created,
    })
    await untilPublished(environment)
  }
  return all
}

const expecting =
  (wanted: number) =>
  (status: number, body: Buffer): void => {
    if (status !== wanted || body.includes('"FAILED"'))
      throw new Error(`A request returned ${status}: ${body.subarray(0, 500).toString()}`)
  }

const COUNT = `select count(*)::int as count from core.transactions where workspace_id = $1 and type = 'TRANSFER'`

const counted = (environment: Environment, { workspaceId }: Bank): Promise<number> =>
  withClient(
    environment.admin,
    async client => one(await client.query<{ count: number }>(COUNT, [workspaceId])).count,
  )

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

/** Builds a transfer of 1.00 to 9.99, about half of which pay a fee. */
function transfer({ accounts, initiator }: Bank, isHot: boolean): string {
  const pick = (): number => Math.floor(Math.random() * accounts.length)
  const one = isHot ? 0 : pick()
  let other = pick()
  while (other === one) other = pick()
  const [source, destination] = Math.random() < PAYING_OUT ? [one, other] : [other, one]
  const amount = (1 + Math.floor(Math.random() * 900) / 100).toFixed(2)
  return (
    `{"source_account_id":"${accounts[source]}","destination_account_id":"${accounts[destination]}","destination_account_name":"Chidi Okafor","amount":${amount},"currency":"NGN",` +
    `"channel":"API","narration":"Rent for the month of November","initiated_by":"${initiator}"}`
  )
}
