import { expect, test } from '@jest/globals'
import { demo, demoHistory } from '#core/demo.ts'
import { fiscalPeriods } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { world } from '#test/support/world.ts'

test('the demo has two open fiscal years, and `demo` alone the journals of a small bank in both', async () => {
  const { platformContext: ctx, database, workspaceId, clock } = await world()
  const year = new Date(Date.now() + clock.offsetMs).getUTCFullYear()
  const journals = () =>
    database.read<{ year: number; journals: number; posted: boolean; uneven: boolean }>(
      workspaceId,
      `select extract(year from effective_date)::int as year, count(*)::int as journals, bool_and(status = 'POSTED') as posted,
         exists (select from core.gl_sums where workspace_id = $1 and source = 'JOURNALS' having sum(debit_minor) <> sum(credit_minor)) as uneven
       from core.journals where workspace_id = $1 group by 1 order by 1`,
      [workspaceId],
    )
  await demo(ctx)
  await demoHistory(ctx, { tenant: 'rival', environment: 'sandbox' })
  expect(await journals()).toEqual([])

  for (let start = 0; start < 2; start++) {
    await demo(ctx)
    await demoHistory(ctx, { tenant: 'demo', environment: 'sandbox' })
  }

  const found = await journals()
  expect(found[0]).toMatchObject({ year: year - 1, journals: 4 + 12 * 4, posted: true, uneven: false })
  const periods = await fiscalPeriods(ctx, {})
  expect(periods.map(({ fiscalYear, status }) => `${fiscalYear} ${status}`)).toEqual([
    ...Array.from({ length: 13 }, () => `${year - 1} OPEN`),
    ...Array.from({ length: 13 }, () => `${year} OPEN`),
  ])
})
