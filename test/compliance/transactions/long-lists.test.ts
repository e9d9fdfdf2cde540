import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { rulesWorld, type RulesWorld } from '../monitoring-rules/given-rules.ts'

const INGEST = `mutation M($i: IngestTransactionInput!) {
  ingestTransaction(input: $i) { decision triggeredRules { code transactionIds } alertIds }
}`
interface Ingested {
  readonly ingestTransaction: {
    readonly triggeredRules: readonly { readonly code: string; readonly transactionIds: readonly string[] }[]
    readonly alertIds: readonly string[]
  }
}

const ingest = async (here: RulesWorld, transactionId: string): Promise<Ingested['ingestTransaction']> => {
  const i = {
    transaction: {
      transactionId,
      type: 'CASH_IN',
      direction: 'CREDIT',
      channel: 'branch',
      amount: '10.00',
      currency: 'USD',
      customer: { id: 'c-1', type: 'INDIVIDUAL' },
    },
  }
  const { data, errors } = await here.ask<Ingested>(INGEST, { i }, here.key())
  expect(errors).toBeUndefined()
  return data!.ingestTransaction
}

test('a hit on more transactions than a response names has the newest hundred, the judged one last', async () => {
  const here = await rulesWorld()
  const { id } = await createMonitoringRule(here.key(), {
    code: 'MANY',
    ruleType: 'VELOCITY',
    category: 'FRAUD',
    severity: 'LOW',
    parameters: { count_threshold: 110, time_window_days: 1, group_by: 'customer' },
  })
  await enableMonitoringRule(here.key(), { id })
  const ids = Array.from({ length: 110 }, () => newId())
  let last: Ingested['ingestTransaction'] | undefined
  for (const each of ids) last = await ingest(here, each)

  expect(last!.triggeredRules).toEqual([{ code: 'MANY', transactionIds: ids.slice(-100) }])
})

test('a transaction that triggers every rule of a workspace names them all', async () => {
  const here = await rulesWorld()
  for (let index = 0; index < 200; index++) {
    const { id } = await createMonitoringRule(here.key(), {
      code: `R-${index}`,
      ruleType: 'THRESHOLD',
      category: 'AML',
      severity: 'LOW',
      parameters: { amount_threshold: '1' },
    })
    await enableMonitoringRule(here.key(), { id })
  }

  const { triggeredRules, alertIds } = await ingest(here, newId())

  expect([triggeredRules.length, alertIds.length]).toEqual([200, 200])
})
