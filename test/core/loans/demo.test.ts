import { expect, test } from '@jest/globals'
import { demo, demoHistory } from '#core/demo.ts'
import { loanFigures } from '#core/queries/loans/figures.ts'
import { loans } from '#core/queries/loans/loans.ts'
import { loanPortfolio } from '#core/queries/loans/portfolio.ts'
import { integrityOf } from '#core/queries/integrity.ts'
import { demoHistory as demoCustomers } from '#identity/demo.ts'
import { world } from '#test/support/world.ts'

test('the demo has a loan in each stage, and a second start adds none', async () => {
  const { platformContext, as, database, workspaceId } = await world()
  const workspace = { tenant: 'demo', environment: 'sandbox' } as const
  for (let start = 0; start < 2; start++) {
    const ctx = { ...platformContext, loaders: new Map() }
    await demo(ctx)
    await demoCustomers(ctx, workspace)
    await demoHistory(ctx, workspace)
  }
  const viewer = as({ kind: 'staff', roles: ['viewer'] })
  const { nodes } = await loans(viewer, { first: 10 })
  const late = await Promise.all(nodes.map(async row => (await loanFigures(viewer, row)).daysPastDue))

  expect(nodes.map(({ status, classification }) => [status, classification])).toEqual([
    ['SUBMITTED', null],
    ['CLOSED_WRITTEN_OFF', null],
    ['IN_ARREARS', 'SUBSTANDARD'],
    ['ACTIVE', 'PERFORMING'],
  ])
  expect(late.map(days => days > 30)).toEqual([false, false, true, false])
  expect((await loanPortfolio(viewer, {})).buckets.map(({ amountMinor }) => amountMinor > 0n)).toEqual([
    true,
    true,
    false,
    false,
  ])
  const { checks } = await integrityOf(database, workspaceId)
  expect(checks.filter(({ broken }) => broken > 0n)).toEqual([])
})
