import { expect, test } from '@jest/globals'
import { jobs } from '#app/subgraphs.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import type { Json } from '#test/e2e/support/rest.ts'
import { workerOn } from '#test/support/world.ts'

async function work({ demo }: Desk): Promise<void> {
  const worker = workerOn(demo.platform)
  for (let round = 0; round < 4; round++) {
    for (const job of jobs) await job.run(worker)
    await worker.settled()
  }
}

test('the end of day records the postings of a date as one journal for each branch and currency', async () => {
  const desk = await openDesk()
  await desk.account(1_250.5)
  await desk.account(99.95, 'USD')
  const { business_date: date } = await desk.done('GET /business-date')
  const { id } = await desk.done('POST /eod/run', { as: 'admin', body: {} })
  for (let round = 0; round < 20; round++) {
    await work(desk)
    if ((await desk.done(`GET /eod/runs/${id}`)).status !== 'RUNNING') break
  }
  expect(await desk.done(`GET /eod/runs/${id}`)).toMatchObject({ status: 'COMPLETED' })

  const { journals } = await desk.done('GET /journals?journal_type=SUBLEDGER')

  expect(
    journals.map((each: Json) => [each.status, each.effective_date, each.entries[0].currency_code]),
  ).toEqual([
    ['POSTED', date, 'USD'],
    ['POSTED', date, 'NGN'],
  ])
  const amounts = journals.map(({ entries }: Json) =>
    entries.map((entry: Json) => [entry.entry_type, entry.amount, entry.base_currency_amount]),
  )
  expect(amounts).toEqual([
    [
      ['debit', 99.95, 159_920],
      ['credit', 99.95, 159_920],
    ],
    [
      ['debit', 1_250.5, 1_250.5],
      ['credit', 1_250.5, 1_250.5],
    ],
  ])
  // The sums contained the postings before.
  const { rows } = await inDatabase(desk.demo.databaseName, admin =>
    admin.query<{ found: number }>(
      `select count(*)::int as found from core.gl_sums where source = 'JOURNALS'`,
    ),
  )
  expect(rows[0]!.found).toBe(0)
  const body = { reason: 'Wrong' }
  expect((await desk.call(`POST /journals/${journals[0].id}/reverse`, { body })).body.code).toBe(
    'JOURNAL_TYPE_NOT_MANUAL',
  )
  expect(await desk.isClean()).toBe(true)
})
