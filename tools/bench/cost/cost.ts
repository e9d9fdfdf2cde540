import type pg from 'pg'
import { withClient } from '#app/database/with-client.ts'
import { bankOn } from '../bank.ts'
import { costOperations, type Operation } from './operations.ts'
import { COUNTED, COUNTER_SETTINGS, openCounters, type Consumption, type Counters } from './counters.ts'
import { isBrief, rows, seconds } from '../effort.ts'
import { startEmbeddedPlatform } from '../environment.ts'
import type { Launcher } from '../launcher.ts'
import { untilSettled } from './settled.ts'
import { table } from '../table.ts'
import { prepareTransfers } from '../transfer-requests.ts'
import { launchReceiver } from '../webhooks/webhook-deliveries.ts'

const ACCOUNTS = rows(50_000)
const IDLE_SECONDS = seconds(10)

/**
 * Measures what single operations consume, including their asynchronous work, without the consumption of an idle
 * platform in the same time.
 */
export async function cost(launcher: Launcher): Promise<string> {
  // The platform delivers to loopback addresses only when it runs on its embedded database.
  const platform = await startEmbeddedPlatform(launcher, COUNTER_SETTINGS)
  const bank = await bankOn(platform, platform, ACCOUNTS)
  await prepareTransfers(platform, bank)
  const receiver = await launchReceiver(launcher)
  const operations = await costOperations({ url: platform.url, bank, receiver })
  return withClient(platform.admin, async client => {
    const counters = await openCounters(client, platform.pid)
    await untilSettled(client)
    const idle = await idlePerSecond(counters)
    const costs: string[][] = []
    for (const operation of operations) {
      if (!isBrief) await costOf(operation, client, counters, idle)
      costs.push([operation.name, ...cells(await costOf(operation, client, counters, idle))])
    }
    return table([
      [
        'an operation',
        'Node, us',
        'PostgreSQL, us',
        'statements',
        'commits',
        'rows',
        'HOT of them',
        'index entries',
        'WAL, bytes',
      ],
      ...costs,
      ['a second of an idle platform', ...cells(idle)],
    ])
  })
}

async function idlePerSecond(counters: Counters): Promise<Consumption> {
  const from = await counters.read()
  await new Promise(resolve => setTimeout(resolve, IDLE_SECONDS * 1_000))
  const to = await counters.read()
  const elapsed = to.atSeconds - from.atSeconds
  return mapped(await counters.between(from, to), value => value / elapsed)
}

/** Consumption of one operation, on average. */
async function costOf(
  { prepare, run, finish }: Operation,
  client: pg.Client,
  counters: Counters,
  idle: Consumption,
): Promise<Consumption> {
  await prepare?.()
  await untilSettled(client)
  const from = await counters.read()
  const count = await run()
  await untilSettled(client)
  const to = await counters.read()
  await finish?.()
  const elapsed = to.atSeconds - from.atSeconds
  return mapped(await counters.between(from, to), (value, name) => (value - idle[name] * elapsed) / count)
}

const mapped = (
  consumption: Consumption,
  change: (value: number, name: keyof Consumption) => number,
): Consumption =>
  Object.fromEntries(COUNTED.map(name => [name, change(consumption[name], name)])) as unknown as Consumption

const cells = (consumption: Consumption): string[] =>
  COUNTED.map(name => {
    const value = consumption[name] * (name.endsWith('Seconds') ? 1e6 : 1)
    if (Number.isNaN(value)) return '-'
    const digits = name.endsWith('Seconds') || name === 'walBytes' ? 0 : 2
    // The sum turns -0 into 0.
    return (Number(value.toFixed(digits)) + 0).toFixed(digits)
  })
