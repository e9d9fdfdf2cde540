import { withClient } from '#app/database/with-client.ts'
import { openBank, untilPublished, type Bank } from './bank.ts'
import type { Environment } from './environment.ts'
import { runLoad, type LoadResult } from './http-load.ts'
import { table, verdict } from './table.ts'
import { tpcB, type TpcB } from './tpc-b.ts'
import { bulkTransfer, expecting, prepareTransfers, singleTransfer } from './transfer-requests.ts'
import { one } from '#kernel/database/one.ts'
import { rows, seconds } from './effort.ts'

const ACCOUNTS = rows(50_000)
const SINGLE = { connections: 64, warmUpSeconds: seconds(4), seconds: seconds(10) }
const BULK = { warmUpSeconds: seconds(3), seconds: seconds(8) }

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
    await prepareTransfers(environment, bank)
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
            next: () => singleTransfer(bank, isHot),
            judge: expecting(201),
          }
        : {
            ...BULK,
            connections,
            url: bank.url,
            next: () => bulkTransfer(bank, items, isHot),
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

const COUNT = `select count(*)::int as count from core.transactions where workspace_id = $1 and type = 'TRANSFER'`

const counted = (environment: Environment, { workspaceId }: Bank): Promise<number> =>
  withClient(
    environment.admin,
    async client => one(await client.query<{ count: number }>(COUNT, [workspaceId])).count,
  )
