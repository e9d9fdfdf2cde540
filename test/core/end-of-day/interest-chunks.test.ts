import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { continueRun } from '#core/end-of-day/continue-run.ts'
import { runEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'
import { activateProduct } from '#core/operations/products/activate-product.ts'
import { createProduct } from '#core/operations/products/create-product.ts'
import { setting, type Setting } from '#test/core/accounts/given.ts'
import { openBusinessDate } from './open-business-date.ts'

/** More accounts than one transaction posts to. */
const ACCOUNTS = 600

const COPY = `insert into core.accounts select (jsonb_populate_record(account, jsonb_build_object(
    'id', gen_random_uuid(), 'account_number', (9000000000 + copy)::text))).*
  from core.accounts account cross join generate_series(1, $2::int) as copy where account.id = $1`

/** Accounts with 10,000.00 that earn 10.00 a day, posted daily. */
async function savers(here: Setting): Promise<void> {
  const admin = here.staff('admin')
  const { id: productId } = await createProduct(admin(), {
    code: newId(),
    name: 'Product',
    category: 'SAVINGS',
    currency: 'NGN',
    interest: { rate: '36.5', posting: 'DAILY' },
  })
  await activateProduct(admin(), { id: productId })
  const { id } = await here.account({ productId })
  await openBusinessDate(here, '2027-03-01')
  await here.deposit(id, '10000.00')
  await here.asAdmin(COPY, [id, ACCOUNTS - 1])
}

test('interest is posted once to each of many accounts, and not to those that are closed before their chunk', async () => {
  const here = await setting()
  await savers(here)
  const { id } = await runEndOfDay(here.staff('admin')(), {})
  const goOn = async (): Promise<string> =>
    continueRun(await here.platform.contextIn(here.workspaceId), { workspaceId: here.workspaceId, id })
  const posted = async (): Promise<number> =>
    (await here.asAdmin(`select from core.interest_postings where workspace_id = $1`, [here.workspaceId]))
      .length

  while ((await posted()) === 0) await goOn()
  const first = await posted()
  // One account of each later chunk.
  const closed = (await here.asAdmin(
    `update core.accounts set status = 'CLOSED' where workspace_id = $1 and id = any(
       select id from (select id, row_number() over (order by id) as number from core.accounts where workspace_id = $1) as account
       where number in ($2, $3)) returning id`,
    [here.workspaceId, Math.ceil(ACCOUNTS / 2), ACCOUNTS],
  )) as { id: string }[]
  while ((await goOn()) !== 'finished');

  expect([first, closed.length]).toEqual([250, 2])
  expect(
    await here.asAdmin(
      `select amount_minor::int as amount, count(*)::int as postings, count(distinct credit_account_id)::int as accounts,
         bool_or(credit_account_id = any($2)) as "isClosed"
       from core.transactions where workspace_id = $1 and type = 'INTEREST' group by 1`,
      [here.workspaceId, closed.map(account => account.id)],
    ),
  ).toEqual([{ amount: 1_000, postings: ACCOUNTS - 2, accounts: ACCOUNTS - 2, isClosed: false }])
  expect(
    await here.asAdmin(
      `select processed::int as processed, failed::int as failed from core.eod_steps where workspace_id = $1 and step = 'INTEREST_POSTING'`,
      [here.workspaceId],
    ),
  ).toEqual([{ processed: ACCOUNTS - 2, failed: 0 }])
})
