import { withClient } from '#app/database/with-client.ts'
import { fundedAccounts, openBank, untilPublished } from '../bank.ts'
import { rounds, rows, seconds } from '../effort.ts'
import type { Environment } from '../environment.ts'
import { runLoad } from '../http-load.ts'
import { table, verdict } from '../table.ts'
import { conversion, expecting, prepareTransfers, singleTransfer } from '../transfer-requests.ts'

const ACCOUNTS = rows(50_000)
const LOAD = { connections: 64, warmUpSeconds: seconds(3), seconds: seconds(8) }
const ROUNDS = rounds(3)

/** Compares transfers from dollars to naira with transfers in naira, one by one over HTTP, in turns. */
export async function conversions(environment: Environment): Promise<string> {
  const bank = await openBank(environment, ACCOUNTS)
  try {
    await prepareTransfers(environment, bank)
    const dollars = await withClient(environment.admin, client =>
      fundedAccounts(client, bank.workspaceId, {
        accounts: ACCOUNTS,
        currency: 'USD',
        accountType: 'DOMICILIARY',
      }),
    )
    const kinds = [
      { name: 'POST /transfers/cross-currency', next: () => conversion(bank, dollars) },
      { name: 'POST /transfers/internal', next: () => singleTransfer(bank) },
    ]
    const all = kinds.map(({ name }) => ({ name, perSecond: [] as number[], p99Ms: [] as number[] }))
    for (let round = 0; round < ROUNDS; round++)
      for (const [index, { next }] of kinds.entries()) {
        const { perSecond, p99Ms } = await runLoad({ ...LOAD, url: bank.url, next, judge: expecting(201) })
        all[index]!.perSecond.push(perSecond)
        all[index]!.p99Ms.push(p99Ms)
        await untilPublished(environment)
      }
    const [converted, internal] = all.map(({ perSecond }) => median(perSecond)) as [number, number]
    return [
      table([
        ['', 'transfers/s (median)', 'p99 ms (median)', 'ratio'],
        ...all.map(({ name, perSecond, p99Ms }) => [
          name,
          median(perSecond).toFixed(0),
          median(p99Ms).toFixed(1),
          (median(perSecond) / internal).toFixed(2),
        ]),
      ]),
      '',
      verdict('Cross-currency, times internal transfers', converted / internal, 0.5),
    ].join('\n')
  } finally {
    await bank.stop()
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
