import { expect, test } from '@jest/globals'
import { withClient } from '#test/support/clients.ts'
import { advanceTransfers, screenHeldTransfers } from '#remittance/jobs/advance-transfers.ts'
import { watchForReturns } from '#remittance/jobs/watch-for-returns.ts'
import { recipientPage, recipientsOf } from '#remittance/queries/recipients.ts'
import { transferPage, transfers, transfersOf } from '#remittance/queries/transfers.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { workerOn } from '#test/support/world.ts'
import { setting } from './given.ts'

test('every list is read in index order, under row-level security', async () => {
  const { staff, sender, senderId, transfer, statements, databaseName, workspaceId } = await setting()
  await transfer()
  statements.length = 0
  await transfers(staff(), { first: 10 })
  await transfers(staff(), { first: 10, customerId: senderId })
  await transfers(staff(), { first: 10, status: 'CREATED' })
  await transfersOf(staff(), senderId, { first: 10 })
  await recipientsOf(staff(), senderId)
  await transferPage(sender(), { page: 1, pageSize: 10 })
  await recipientPage(sender(), { page: 1, pageSize: 10 })
  const texts = [...statements]

  // On a table of one row any plan is good. With these settings the planner shows whether an index can be
  // used at all.
  const plans = await withClient(loginOf(LOGINS.app, databaseName), async client => {
    await client.query(
      `set enable_seqscan = off; set enable_bitmapscan = off; set app.workspace = '${workspaceId}'`,
    )
    const lines = []
    for (const text of texts)
      lines.push(
        (await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${text}`)).rows
          .map(row => row['QUERY PLAN'])
          .join('\n'),
      )
    return lines
  })

  const indexes = [
    'transfers_newest',
    'transfers_of_customer',
    'transfers_in_status',
    'transfers_of_customer',
    'recipients_of_customer',
    'transfers_of_customer',
    'recipients_of_customer',
  ]
  for (const [place, index] of indexes.entries()) expect(plans[place]).toContain(index)
  for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  // The rows of one list need no sort. Only lists of several customers, and pages with their count, are
  // sorted at the end.
  for (const plan of plans.slice(0, 3)) expect(plan).not.toContain('Sort')
  for (const plan of plans.slice(3)) expect(plan.indexOf('Sort')).toBeLessThan(plan.indexOf('Limit'))
})

test('the worker finds due transfers through a dedicated index per query', async () => {
  const { platform, statements, databaseName } = await setting()
  statements.length = 0
  for (const job of [advanceTransfers, screenHeldTransfers, watchForReturns])
    await job.run(workerOn(platform))
  const claims = statements.filter(text => text.includes('skip locked'))

  const plans = await withClient(loginOf(LOGINS.worker, databaseName), async client => {
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
    const lines = []
    for (const text of claims)
      lines.push(
        (await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan, costs off) ${text}`)).rows
          .map(row => row['QUERY PLAN'])
          .join('\n'),
      )
    return lines
  })

  expect(plans).toHaveLength(3)
  for (const [place, index] of ['transfers_moving', 'transfers_held', 'transfers_watched'].entries())
    expect(plans[place]).toContain(`Index Scan using ${index} `)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan|Sort/)
})
