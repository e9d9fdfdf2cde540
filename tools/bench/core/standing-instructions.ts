import { withClient } from '#app/database/with-client.ts'
import { openBank, untilPublished, type Bank } from '../bank.ts'
import { rows, seconds } from '../effort.ts'
import type { Environment } from '../environment.ts'
import { runLoad } from '../http-load.ts'
import { table, verdict } from '../table.ts'
import { expecting, prepareTransfers, singleTransfer } from '../transfer-requests.ts'
import { closeDate } from './close-date.ts'

const ACCOUNTS = rows(50_000)
const INSTRUCTIONS = rows(100_000)
const LOAD = { connections: 64, warmUpSeconds: seconds(3), seconds: seconds(8) }

/** Instructions between random accounts that are due on the open business date, of 1.00 to 9.99 as the transfers are. */
const FILL = `insert into core.standing_instructions (workspace_id, id, source_account_id, destination_account_id, destination_account_name, amount_type, amount_minor, currency,
    frequency, interval_count, start_date, narration, on_failure, status, next_due_date, next_attempt_date, created_by, created_at, updated_at)
  select $1, gen_random_uuid(), accounts.ids[one], accounts.ids[1 + (one + other) % array_length(accounts.ids, 1)], 'Chidi Okafor', 'FIXED', 100 + n % 900, 'NGN',
    'MONTHLY', 1, policy.business_date, 'Rent for the month of November', 'RETRY', 'ACTIVE', policy.business_date, policy.business_date, $3, now(), now()
  from (select $2::uuid[] as ids) accounts
  cross join lateral (select n, 1 + floor(random() * array_length(accounts.ids, 1))::int as one, floor(random() * (array_length(accounts.ids, 1) - 1))::int as other
    from generate_series(1, $4::int) as n) picked
  join core.policies policy on policy.workspace_id = $1`

/** Closes a business date with many due standing instructions, between two measurements of transfers one by one over HTTP. */
export async function standingInstructions(environment: Environment): Promise<string> {
  const bank = await openBank(environment, ACCOUNTS)
  try {
    await prepareTransfers(environment, bank)
    const before = await transfers(environment, bank)
    await withClient(environment.admin, async client => {
      await client.query(FILL, [bank.workspaceId, bank.accounts, bank.initiator, INSTRUCTIONS])
      await client.query('vacuum analyze core.standing_instructions')
      await client.query('checkpoint')
    })
    const { STANDING_INSTRUCTIONS: step } = await closeDate(environment, bank)
    if (step!.failed > 0) throw new Error(`${step!.failed} standing instructions failed.`)
    await untilPublished(environment)
    const after = await transfers(environment, bank)
    const [made, internal] = [step!.processed / step!.seconds, (before + after) / 2]
    return [
      table([
        ['', 'a second', 'ratio'],
        [`${step!.processed} standing instructions`, made.toFixed(0), (made / internal).toFixed(2)],
        ['POST /transfers/internal, before and after', internal.toFixed(0), '1.00'],
      ]),
      '',
      verdict('Standing instructions, times internal transfers', made / internal, 0.5),
    ].join('\n')
  } finally {
    await bank.stop()
  }
}

async function transfers(environment: Environment, bank: Bank): Promise<number> {
  const { perSecond } = await runLoad({
    ...LOAD,
    url: bank.url,
    next: () => singleTransfer(bank),
    judge: expecting(201),
  })
  await untilPublished(environment)
  return perSecond
}
