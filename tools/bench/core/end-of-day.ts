import type pg from 'pg'
import { withClient } from '#app/database/with-client.ts'
import { fundAccounts, openBank, type Bank } from '../bank.ts'
import { rows, seconds } from '../effort.ts'
import type { Environment } from '../environment.ts'
import { runLoad, type LoadResult } from '../http-load.ts'
import { table, verdict } from '../table.ts'
import { expecting, prepareTransfers, singleTransfer } from '../transfer-requests.ts'
import { closeDate, type StepTime } from './close-date.ts'

const SPENDERS = rows(10_000)
const SAVERS = rows(1_000_000, 1_000)
const DAILY_SAVERS = rows(100_000, 1_000)
const TRANSFERS = { connections: 8, warmUpSeconds: 0, seconds: seconds(8) }
const WARM_UP = { ...TRANSFERS, seconds: seconds(4) }

const INTEREST = {
  rate: 4.5,
  calculation_method: 'DAILY_BALANCE',
  day_count: 'ACTUAL_365',
  compounding: 'ANNUAL',
  withholding_tax_rate: 10,
}

/**
 * Closes business dates on the platform: a first one, so that the others follow a date with interest; the interest of a day; the same
 * while transfers are made; and the interest of a day with its posting. The yardsticks insert as many rows into copies of the tables, one
 * statement for each table.
 */
export async function endOfDay(environment: Environment): Promise<string> {
  const bank = await openBank(environment, SPENDERS)
  try {
    await prepareTransfers(environment, bank)
    await savers(environment, bank, { posting: 'ANNUAL', accounts: SAVERS })
    await closeDate(environment, bank)
    const day = await closeDate(environment, bank)
    const bareDay = await bare(environment, bank, [{ from: 'core.accruals' }])
    await transfersOf(bank, WARM_UP)
    const [busy, transfers] = await Promise.all([closeDate(environment, bank), transfersOf(bank, TRANSFERS)])
    await savers(environment, bank, { posting: 'DAILY', accounts: DAILY_SAVERS })
    const posted = await closeDate(environment, bank)
    const barePosted = await bare(environment, bank, [
      { from: 'core.interest_postings' },
      {
        from: 'core.transactions',
        where: `(type = 'INTEREST' or (type = 'FEE' and narration = 'Withholding tax'))`,
      },
    ])
    const row = (
      name: string,
      { seconds, processed }: Pick<StepTime, 'seconds' | 'processed'>,
      yardstick?: number,
    ): string[] => [
      name,
      String(processed),
      seconds.toFixed(2),
      yardstick?.toFixed(2) ?? '',
      yardstick === undefined ? '' : (yardstick / seconds).toFixed(2),
    ]
    const [accrual, busyAccrual, posting] = [
      day.INTEREST_ACCRUAL!,
      busy.INTEREST_ACCRUAL!,
      posted.INTEREST_POSTING!,
    ]
    return [
      table([
        ['', 'accounts', 'seconds', 'bare insert, seconds', 'ratio'],
        row("a day's interest", accrual, bareDay),
        row("a day's interest beside transfers", busyAccrual),
        row('posting with tax', posting, barePosted),
      ]),
      '',
      verdict("A day's interest, times a bare insert", bareDay / accrual.seconds, 0.5),
      verdict('Posting with tax, times a bare insert', barePosted / posting.seconds, 0.2),
      verdict('p99 of transfers during the run, ms', transfers.p99Ms, 100, false),
      `${transfers.perSecond.toFixed(0)} transfers/s on ${TRANSFERS.connections} connections during the run.`,
    ].join('\n')
  } finally {
    await bank.stop()
  }
}

/** Opens accounts with a balance that earn interest. */
async function savers(
  { admin }: Environment,
  bank: Bank,
  { posting, accounts }: { posting: 'ANNUAL' | 'DAILY'; accounts: number },
): Promise<void> {
  const product = await bank.post('/products', {
    code: `SAVE-${posting}`,
    name: 'Savings',
    category: 'SAVINGS',
    currency: 'NGN',
    interest: { ...INTEREST, posting },
  })
  const productId = product['id'] as string
  await bank.post(`/products/${productId}/activate`, {})
  await withClient(admin, async client => {
    // The search by name is not measured, and its words would double the time of the preparation.
    await client.query('alter table core.accounts disable trigger save_search_tokens')
    await fundAccounts(client, bank.workspaceId, { accounts, productId, accountType: 'SAVINGS' })
    await client.query('alter table core.accounts enable trigger save_search_tokens')
  })
}

const transfersOf = (bank: Bank, load: typeof TRANSFERS): Promise<LoadResult> =>
  runLoad({ ...load, url: bank.url, next: () => singleTransfer(bank), judge: expecting(201) })

interface Copied {
  readonly from: string
  readonly where?: string
}

/** Seconds to insert the rows of the last closed date into copies of the tables with the same indexes and checks. */
async function bare(
  { admin }: Environment,
  { workspaceId }: Bank,
  tables: readonly Copied[],
): Promise<number> {
  return withClient(admin, async client => {
    let total = 0
    for (const [index, { from, where }] of tables.entries())
      total += await inserted(client, workspaceId, { from, where, into: `public.bare_${index}` })
    return total
  })
}

async function inserted(
  client: pg.Client,
  workspaceId: string,
  { from, where = 'true', into }: { from: string; where: string | undefined; into: string },
): Promise<number> {
  const date = from === 'core.accruals' ? 'accrual_date' : 'booking_date'
  const last = `(select max(${date}) from ${from === 'core.accruals' ? from : 'core.interest_postings'} where workspace_id = '${workspaceId}')`
  await client.query(
    `create temporary table rows as select * from ${from} where workspace_id = '${workspaceId}' and ${date} = ${last} and ${where}`,
  )
  await client.query(`create table ${into} (like ${from} including all)`)
  await client.query('checkpoint')
  const begunMs = performance.now()
  await client.query(`insert into ${into} select * from rows`)
  const seconds = (performance.now() - begunMs) / 1_000
  await client.query(`drop table ${into}, rows`)
  return seconds
}
