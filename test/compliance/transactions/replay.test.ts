import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { addBlacklistEntry } from '#compliance/operations/blacklists/add-blacklist-entry.ts'
import { endMonitoringRuleSnooze } from '#compliance/operations/monitoring-rules/end-monitoring-rule-snooze.ts'
import { removeBlacklistEntry } from '#compliance/operations/blacklists/remove-blacklist-entry.ts'
import {
  createMonitoringRule,
  type CreateMonitoringRule,
} from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { disableMonitoringRule } from '#compliance/operations/monitoring-rules/disable-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { shadowMonitoringRule } from '#compliance/operations/monitoring-rules/shadow-monitoring-rule.ts'
import { snoozeMonitoringRule } from '#compliance/operations/monitoring-rules/snooze-monitoring-rule.ts'
import { updateMonitoringRule } from '#compliance/operations/monitoring-rules/update-monitoring-rule.ts'
import { ingestTransaction } from '#compliance/operations/transactions/ingest-transaction.ts'
import { evaluationReplay } from '#compliance/queries/monitoring/replay-evaluation.ts'
import type { TransactionInput } from '#compliance/schema.gen.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'
import { rulesWorld, type RulesWorld } from '../monitoring-rules/given-rules.ts'

type Parameters = CreateMonitoringRule['parameters']

const RULES: readonly (readonly [CreateMonitoringRule['ruleType'], Parameters])[] = [
  ['THRESHOLD', { amount_threshold: '700' }],
  ['VELOCITY', { count_threshold: 3, sum_threshold: '900', time_window_days: 2, group_by: 'customer' }],
  ['VELOCITY', { count_threshold: 4, time_window_days: 2, group_by: 'beneficiary' }],
  [
    'PATTERN',
    { pattern_type: 'STRUCTURING', just_below_amount: '800', count_threshold: 2, time_window_hours: 48 },
  ],
  ['PATTERN', { pattern_type: 'ROUND_AMOUNTS', count_threshold: 2, time_window_hours: 48 }],
  ['BEHAVIORAL', { deviation_metric: 'AMOUNT', deviation_threshold: 2 }],
  ['NETWORK', { pattern_type: 'FAN_OUT', count_threshold: 2, time_window_days: 3 }],
  ['NETWORK', { pattern_type: 'CIRCULAR', max_group_size: 4, time_window_days: 3 }],
  ['NETWORK', { pattern_type: 'CLOSED_NETWORK', max_group_size: 4, count_threshold: 3, time_window_days: 3 }],
  ['NEW_DEVICE', { amount_threshold: '10' }],
  ['BLACKLIST', { blacklist_kinds: ['DEVICE'] }],
]

/** A repeatable sequence of numbers from 0 below 1. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const DAY_MS = 86_400_000

/** Payments among five customers within three days before now, which do not arrive in order. */
function payments(count: number): TransactionInput[] {
  const next = numbers(7)
  const below = (limit: number): number => Math.floor(next() * limit)
  const start = Date.now() - 3 * DAY_MS
  return Array.from({ length: count }, () => ({
    transactionId: newId(),
    occurredAt: new Date(start + below(3 * DAY_MS)),
    type: 'TRANSFER' as const,
    direction: next() < 0.7 ? ('DEBIT' as const) : ('CREDIT' as const),
    channel: 'web',
    amount: next() < 0.4 ? `${100 * (1 + below(9))}.00` : `${1 + below(900)}.${10 + below(89)}`,
    currency: 'USD',
    customer: { id: `c-${below(5)}`, type: 'INDIVIDUAL' as const },
    device: { fingerprint: `d-${below(6)}` },
    counterparty: { id: `c-${below(5)}`, name: 'Brunna Oskwell' },
  }))
}

async function given(): Promise<RulesWorld & { readonly ruleIds: readonly string[] }> {
  const here = await rulesWorld()
  const ruleIds: string[] = []
  for (const [index, [ruleType, parameters]] of RULES.entries()) {
    const { id } = await createMonitoringRule(here.key(), {
      code: `R-${index}`,
      ruleType,
      category: 'AML',
      severity: 'LOW',
      parameters,
    })
    await enableMonitoringRule(here.key(), { id })
    ruleIds.push(id)
  }
  return { ...here, ruleIds }
}

test('evaluations of late and shuffled transactions are replayed to the byte, after rules, lists and exemptions changed', async () => {
  const here = await given()
  const { key, ruleIds } = here
  const listed = await addBlacklistEntry(key(), { kind: 'DEVICE', value: 'd-1', reason: 'Stolen' })
  await snoozeMonitoringRule(key(), {
    id: ruleIds[0]!,
    customerId: 'c-1',
    until: new Date(Date.now() + DAY_MS),
    reason: 'Known',
  })
  const evaluations: string[] = []
  for (const [index, transaction] of payments(60).entries()) {
    if (index === 20) await shadowMonitoringRule(key(), { id: ruleIds[2]! })
    if (index === 30)
      await updateMonitoringRule(key(), { id: ruleIds[0]!, parameters: { amount_threshold: '300' } })
    if (index === 40) await disableMonitoringRule(key(), { id: ruleIds[4]! })
    if (index === 45) await removeBlacklistEntry(key(), { id: listed.id })
    if (index === 50) await endMonitoringRuleSnooze(key(), { id: ruleIds[0]!, customerId: 'c-1' })
    evaluations.push((await ingestTransaction(key(), { transaction })).evaluationId!)
  }

  let triggered = 0
  for (const id of evaluations) {
    const replay = (await evaluationReplay(key(), id))!
    expect(replay.replayed).toEqual(replay.evaluation)
    expect(replay.isIdentical).toBe(true)
    triggered += replay.replayed.triggeredRules.length
  }
  expect(triggered).toBeGreaterThan(60)
})

test('a stored transaction that somebody changed is found by the replay of a later one', async () => {
  const here = await given()
  const transactions = payments(12).map((each, index) => ({
    ...each,
    occurredAt: new Date(Date.now() - DAY_MS + index * 1_000),
    customer: { id: 'c-1', type: 'INDIVIDUAL' as const },
    amount: '400.00',
  }))
  let last = ''
  for (const transaction of transactions)
    last = (await ingestTransaction(here.key(), { transaction })).evaluationId!
  expect((await evaluationReplay(here.key(), last))!.isIdentical).toBe(true)

  await inDatabase(here.databaseName, admin =>
    admin.query(
      `update compliance.monitored_transactions set amount_minor = 1 where workspace_id = $1 and transaction_id = $2`,
      [here.workspaceId, transactions[5]!.transactionId],
    ),
  )

  expect((await evaluationReplay(here.key(), last))!.isIdentical).toBe(false)
})

test('nobody replays an evaluation of another tenant, an unknown one, or without the right to read', async () => {
  const [here, rival] = [await given(), await rulesWorld()]
  const { evaluationId } = await ingestTransaction(here.key(), { transaction: payments(1)[0]! })

  expect(await evaluationReplay(rival.key(), evaluationId!)).toBeNull()
  expect(await evaluationReplay(here.key(), newId())).toBeNull()
  await expect(evaluationReplay(here.key({ scopes: [] }), evaluationId!)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
