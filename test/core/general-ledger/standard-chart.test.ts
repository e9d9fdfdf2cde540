import { expect, test } from '@jest/globals'
import { CUSTOMER_MONEY, SYSTEM_MONEY } from '#core/rules/books/chart/mappings.ts'
import { STANDARD_CHART } from '#core/rules/books/chart/standard-chart.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { bank } from '../bank.ts'

const rowsOf = (source: string, codes: Readonly<Record<string, string>>) =>
  Object.entries(codes).map(([value, code]) => ({ source, value, code }))

test('a workspace gets the standard chart and its mappings, once', async () => {
  const at = await bank()
  await policyOf(at.staff('viewer'))
  await at.database.transaction(at.workspaceId, session =>
    session.commit({ text: 'select core.install_chart($1)', values: [at.workspaceId] }),
  )

  const chart = await at.rows(
    `select code, name, type, usage, currency, allow_manual as "allowManual", is_control as "isControl", cash_flow_class as "cashFlowClass",
       equity_component as "equityComponent" from core.gl_accounts where workspace_id = $1 order by code`,
  )
  const mappings = await at.rows<{ source: string; value: string; code: string }>(
    `select source, value, code from core.gl_mappings mapping
     join core.gl_accounts account on account.workspace_id = mapping.workspace_id and account.id = gl_account_id where mapping.workspace_id = $1`,
  )

  expect(chart).toEqual(STANDARD_CHART)
  const mapped = [...rowsOf('CUSTOMER_ACCOUNT', CUSTOMER_MONEY), ...rowsOf('SYSTEM_ACCOUNT', SYSTEM_MONEY)]
  expect(mappings).toHaveLength(mapped.length)
  expect(mappings).toEqual(expect.arrayContaining(mapped))
})

test('accounts of customers have control accounts, and every kind of system account in the graph has a mapping', async () => {
  const at = await bank()
  const { data } = await at.ask<{ __type: { enumValues: { name: string }[] } }>(
    '{ __type(name: "SystemAccountKind") { enumValues { name } } }',
    {},
    at.staff('viewer'),
  )
  const controls = STANDARD_CHART.filter(({ isControl }) => isControl).map(({ code }) => code)

  expect(controls).toEqual(expect.arrayContaining(Object.values(CUSTOMER_MONEY)))
  expect(data!.__type.enumValues.map(({ name }) => name).sort()).toEqual(Object.keys(SYSTEM_MONEY).sort())
})
