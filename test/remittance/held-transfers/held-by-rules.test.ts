import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { closeCase } from '#compliance/operations/cases/close-case.ts'
import type { CaseDisposition } from '#compliance/entities/cases/compliance-case.ts'
import { createMonitoringRule } from '#compliance/operations/monitoring-rules/create-monitoring-rule.ts'
import { enableMonitoringRule } from '#compliance/operations/monitoring-rules/enable-monitoring-rule.ts'
import { cases } from '#compliance/queries/cases/cases.ts'
import { monitoredTransactions } from '#compliance/queries/monitoring/monitored-transactions.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import type { TransferRow } from '#remittance/queries/transfers.ts'
import type { RuleAction } from '#compliance/monitoring-rules/rule.ts'
import { withLateReplies } from '#test/support/late-decisions.ts'
import { dyingDatabase, lastStepOf, rememberedOf, statusesOf, stored } from '../transfer-history.ts'
import { setting, type Setting } from '../given.ts'
import { bench, HOUR_MS, PAID } from './held-transfer-fixture.ts'

const analyst = (here: Setting) =>
  here.as({ kind: 'staff', scopes: ['compliance:read', 'compliance:write', 'compliance:decide'] })

/** Enables a rule on every amount from 50.00, which the transfers of these tests reach. */
async function rule(here: Setting, action: RuleAction, category: 'FRAUD' | 'AML' = 'FRAUD'): Promise<void> {
  const { id } = await createMonitoringRule(analyst(here), {
    code: `${category}-${action}`,
    ruleType: 'THRESHOLD',
    category,
    severity: 'HIGH',
    action,
    parameters: { amount_threshold: '50' },
  })
  await enableMonitoringRule(analyst(here), { id })
}

const openCases = async (here: Setting): Promise<string[]> =>
  (await cases(analyst(here), { first: 50 })).nodes
    .filter(({ status }) => status !== 'CLOSED')
    .map(({ id }) => id)

async function closeAll(here: Setting, disposition: CaseDisposition): Promise<void> {
  for (const id of await openCases(here))
    await closeCase(analyst(here), { id, disposition, reason: 'Reviewed' })
}

const judged = async (here: Setting) =>
  (await monitoredTransactions(analyst(here), { first: 50 })).nodes.map(
    ({ transactionId, decision, voidedAt, amount, type, customerId }) => ({
      transactionId,
      decision,
      isVoided: voidedAt !== null,
      amount,
      type,
      customerId,
    }),
  )

async function expectHeld(here: Setting, { id, reference }: TransferRow): Promise<void> {
  expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })
  expect(await rememberedOf(here, reference)).toEqual({ collection: undefined, payout: undefined })
}

test('a transfer that a rule holds goes on once its case is closed as a false positive', async () => {
  const here = await setting()
  await rule(here, 'HOLD')
  const transfer = await here.transfer()
  await here.work(60_000, 3)
  await expectHeld(here, transfer)

  await closeAll(here, 'FALSE_POSITIVE')
  await here.work(1_500, 4)

  expect(await statusesOf(here, transfer.id)).toEqual(PAID)
  expect(await judged(here)).toMatchObject([
    { transactionId: transfer.id, decision: 'HOLD', amount: '100.00', type: 'REMITTANCE', isVoided: false },
  ])
})

test('a transfer that a rule holds fails once its case is closed as a true positive, and nothing is collected', async () => {
  const here = await setting()
  await rule(here, 'HOLD')
  const { id, reference } = await here.transfer()

  await closeAll(here, 'TRUE_POSITIVE')
  await here.work(1_500, 2)

  expect(await statusesOf(here, id)).toEqual(['CREATED', 'FAILED'])
  expect(await lastStepOf(here, id)).toMatchObject({ reason: 'SCREENING_MATCH', reasonCode: 'RR04' })
  expect(await rememberedOf(here, reference)).toEqual({ collection: undefined, payout: undefined })
})

test('a transfer with two cases goes on only after both are closed as false positives', async () => {
  const here = await setting()
  await rule(here, 'HOLD')
  await rule(here, 'HOLD', 'AML')
  const transfer = await here.transfer()
  const [first, second, ...others] = await openCases(here)
  expect(others).toEqual([])

  await closeCase(analyst(here), { id: first!, disposition: 'FALSE_POSITIVE', reason: 'Reviewed' })
  await here.work(60_000, 2)
  await expectHeld(here, transfer)

  await closeCase(analyst(here), { id: second!, disposition: 'NO_ACTION', reason: 'Reviewed' })
  await here.work(1_500, 4)
  expect(await statusesOf(here, transfer.id)).toEqual(PAID)
})

test('a duplicate case leaves the transfer held, and it fails when the hold expires', async () => {
  const here = await bench()
  await here.set({ holdTtlHours: 2 })
  await rule(here, 'HOLD')
  const transfer = await here.transfer()

  await closeAll(here, 'DUPLICATE')
  await here.work(HOUR_MS)
  await expectHeld(here, transfer)
  await here.work(HOUR_MS + 60_000, 2)

  expect(await statusesOf(here, transfer.id)).toEqual(['CREATED', 'FAILED'])
})

test('a rule that blocks refuses the transfer, opens a case and leaves no transfer; the attempt counts', async () => {
  const here = await setting()
  await rule(here, 'BLOCK')

  await expect(here.transfer()).rejects.toMatchObject({ code: 'SCREENING_BLOCKED' })

  expect(await judged(here)).toMatchObject([{ decision: 'BLOCK', isVoided: false }])
  expect(await openCases(here)).toHaveLength(1)
})

test('a transfer for review goes on, with an alert', async () => {
  const here = await setting()
  await rule(here, 'REVIEW')
  const { id } = await here.transfer()
  await here.work(1_500, 4)

  expect(await statusesOf(here, id)).toEqual(PAID)
  expect(await judged(here)).toMatchObject([{ transactionId: id, decision: 'REVIEW' }])
})

test('analysts read the alerts of a transfer on the graph, and the sender and other tenants do not', async () => {
  const [here, rival] = [await setting(), await setting()]
  await rule(here, 'REVIEW')
  const { id } = await here.transfer()
  const ask = (ctx: Context) =>
    here.ask<{ transfer: { alerts: { ruleCode: string }[] | null } | null }>(
      'query ($id: UUID!) { transfer(id: $id) { alerts { ruleCode } } }',
      { id },
      ctx,
    )
  const staff = (at: Setting) => at.as({ kind: 'staff', scopes: ['compliance:read', 'remittance:read'] })

  expect((await ask(staff(here))).data?.transfer?.alerts).toEqual([{ ruleCode: 'FRAUD-REVIEW' }])
  const ofSender = await ask(here.sender())
  expect([ofSender.data?.transfer?.alerts, ofSender.errors?.[0]?.extensions['code']]).toEqual([
    null,
    'FORBIDDEN',
  ])
  expect((await ask(staff(rival))).data?.transfer ?? null).toBeNull()
})

test('a transfer without a decision waits, and is judged once compliance answers', async () => {
  const here = await setting()
  await rule(here, 'HOLD')
  here.away.add('compliance')
  const transfer = await here.transfer()
  expect([transfer.hold, await judged(here)]).toEqual(['SCREENING_PENDING', []])
  here.away.delete('compliance')

  await here.work(2_000, 3)

  await expectHeld(here, transfer)
  expect(await judged(here)).toMatchObject([{ transactionId: transfer.id, decision: 'HOLD' }])
})

test('a decision that comes too late holds the transfer, which later gets the decision that was stored', async () => {
  const here = await setting()
  const order = await here.order()
  const transfer = await withLateReplies('decidePayment', here.sender(), callDomain =>
    createTransfer(here.sender({ callDomain }), order),
  )
  expect(transfer.hold).toBe('SCREENING_PENDING')

  await here.work(2_000, 4)

  expect(await statusesOf(here, transfer.id)).toEqual(PAID)
  expect(await judged(here)).toMatchObject([{ transactionId: transfer.id, decision: 'ALLOW' }])
})

test('of two transfers for one quote, the one that is not made does not count', async () => {
  const here = await setting()
  const order = await here.order()

  const outcomes = await Promise.allSettled([
    createTransfer(here.sender(), order),
    createTransfer(here.sender(), order),
  ])

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const made = outcomes.find(each => each.status === 'fulfilled')!.value.id
  for (const { transactionId, isVoided } of await judged(here)) expect(isVoided).toBe(transactionId !== made)
  expect(
    await here.database.read(
      here.workspaceId,
      'select transactions, sum_minor::text as sum from compliance.customer_days where workspace_id = $1',
      [here.workspaceId],
    ),
  ).toEqual([{ transactions: 1, sum: '10000' }])
})

test('closing the case of a possible match as a false positive releases the transfer that it holds', async () => {
  const here = await bench()
  await here.suspect()
  const { id, hold } = await here.pay()
  expect(hold).toBe('SCREENING_MATCH')

  await closeAll(here, 'FALSE_POSITIVE')
  await here.work(1_500, 6)

  expect(await statusesOf(here, id)).toEqual(PAID)
})

test('a crash at any step of a decision moves no money, and the transaction is stored and judged once', async () => {
  const here = await setting()
  await rule(here, 'HOLD')
  let deaths = 0
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const order = await here.order()
    const database = dyingDatabase(here, lifetime, lifetime % 2 === 0)
    await createTransfer(here.sender({ database }), order).catch(() => undefined)
    isDead = database.isDead()
    if (isDead) deaths += 1
  }
  await here.work(12_000, 2)

  expect(deaths).toBeGreaterThan(8)
  const created = await here.database.read<{ id: string; reference: string }>(
    here.workspaceId,
    'select id, reference from remittance.transfers where workspace_id = $1 order by id',
    [here.workspaceId],
  )
  const all = await judged(here)
  expect(created.length).toBeGreaterThan(0)
  for (const { id, reference } of created) {
    expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })
    expect(await rememberedOf(here, reference)).toEqual({ collection: undefined, payout: undefined })
    expect(all.filter(({ transactionId }) => transactionId === id)).toMatchObject([{ decision: 'HOLD' }])
  }
}, 120_000)
