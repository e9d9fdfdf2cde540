import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { closeMonitoringAlert } from '#compliance/operations/alerts/close-monitoring-alert.ts'
import { closeCase } from '#compliance/operations/cases/close-case.ts'
import { monitoringAlert, monitoringAlerts } from '#compliance/queries/monitoring/alerts.ts'
import { caseEvents } from '#compliance/queries/cases/case-events.ts'
import { cases, complianceCase } from '#compliance/queries/cases/cases.ts'
import { linksOfCase } from '#compliance/queries/cases/case-parts.ts'
import { caseFixture, customer, triggered, type CaseFixture } from '#test/compliance/cases/case-fixture.ts'

const HOUR_MS = 3_600_000
const noon = new Date('2026-03-02T12:00:00Z')
const after = (hours: number): Date => new Date(noon.getTime() + hours * HOUR_MS)

const alertsOf = async (at: CaseFixture) =>
  (await monitoringAlerts(at.analyst(), { first: 50 })).nodes.map(({ count, caseId, severity }) => ({
    count,
    isInCase: caseId !== null,
    severity,
  }))
const casesOf = async (at: CaseFixture) =>
  (await cases(at.analyst(), { first: 50 })).nodes.map(({ type, priority }) => `${type} ${priority}`)

test('hits within a day of an open alert attach to it, and a later hit opens another one', async () => {
  const at = await caseFixture()
  const rule = triggered({ severity: 'LOW' })

  const first = await at.record([rule], { transactionId: 'tx-1', occurredAt: noon })
  const second = await at.record([rule], { transactionId: 'tx-2', occurredAt: after(24) })
  const third = await at.record([rule], { transactionId: 'tx-3', occurredAt: after(24.001) })
  const alert = await monitoringAlert(at.analyst(), first.alertIds[0]!)

  expect(second.alertIds).toEqual(first.alertIds)
  expect(third.alertIds).not.toEqual(first.alertIds)
  expect(alert).toMatchObject({
    count: 2,
    lastAt: after(24),
    transactionIds: ['tx-1', 'tx-2'],
    reason: 'An invented reason',
    observed: { amount: '1000.00' },
  })
})

test('hits of other rules, of other customers and after the closing of the alert do not attach', async () => {
  const at = await caseFixture()
  const rule = triggered({ severity: 'LOW' })
  const { alertIds } = await at.record([rule], customer('c1'))
  await at.record([rule], customer('c2'))
  await at.record([triggered({ severity: 'LOW' })], customer('c1'))
  await closeMonitoringAlert(at.analyst(), { id: alertIds[0]!, disposition: 'FALSE', reason: 'Known payer' })
  await at.record([rule], customer('c1'))

  expect((await alertsOf(at)).map(({ count }) => count)).toEqual([1, 1, 1, 1])
})

test('alerts of shadow rules stay apart: they neither open a case nor attach to real alerts', async () => {
  const at = await caseFixture()
  const shadow = triggered({ isShadow: true, action: 'BLOCK', severity: 'CRITICAL' })
  const real = {
    ...shadow,
    rule: { ...shadow.rule, isShadow: false, severity: 'LOW' as const },
    action: 'ALERT' as const,
  }

  const hidden = await at.record([shadow])
  const shown = await at.record([real])
  await at.record([shadow])
  const { nodes } = await monitoringAlerts(at.analyst(), { first: 10, status: 'SHADOW' })

  expect(hidden).toEqual({ alertIds: [], caseId: null })
  expect(shown.alertIds).toHaveLength(1)
  expect(nodes.map(({ status, count, caseId }) => [status, count, caseId])).toEqual([['SHADOW', 2, null]])
  expect(await alertsOf(at)).toEqual([{ count: 1, isInCase: false, severity: 'LOW' }])
  expect(await casesOf(at)).toEqual([])
})

test.each([
  ['a hold', { action: 'HOLD', severity: 'LOW' }, ['TRANSACTION P2']],
  ['a block', { action: 'BLOCK', severity: 'MEDIUM', category: 'FRAUD' }, ['FRAUD P2']],
  [
    'a blocked sanctions match',
    { action: 'BLOCK', severity: 'HIGH', category: 'SANCTIONS' },
    ['SANCTIONS P1'],
  ],
  ['a held sanctions match', { action: 'HOLD', severity: 'HIGH', category: 'SANCTIONS' }, ['SANCTIONS P2']],
  [
    'a screening at the block score',
    { action: 'BLOCK', severity: 'HIGH', ruleType: 'SCREENING' },
    ['TRANSACTION P1'],
  ],
  ['financing of terrorism', { severity: 'HIGH', category: 'TERRORIST_FINANCING' }, ['TRANSACTION P1']],
  ['a critical alert', { severity: 'CRITICAL', category: 'ELDER' }, ['ELDER P2']],
  ['a high alert', { severity: 'HIGH', category: 'ACCOUNT_TAKEOVER' }, ['FRAUD P3']],
  ['a high chargeback ratio', { severity: 'HIGH', category: 'CHARGEBACK' }, ['FRAUD P3']],
  ['a medium alert alone', { severity: 'MEDIUM' }, []],
  ['a low alert', { severity: 'LOW' }, []],
] as const)('%s opens the cases that it calls for', async (_, rule, opened) => {
  const at = await caseFixture()

  const { caseId } = await at.record([triggered(rule)])

  expect(await casesOf(at)).toEqual(opened)
  expect(caseId !== null).toBe(opened.length > 0)
})

test('the third medium alert of a customer within seven days opens a case with all three', async () => {
  const at = await caseFixture()
  const medium = () => triggered({ severity: 'MEDIUM' })
  await at.record([medium()], { occurredAt: after(0) })
  await at.record([medium()], { occurredAt: after(8) })
  const early = await at.record([medium()], { occurredAt: after(7 * 24) })
  const third = await at.record([medium()], { occurredAt: after(7 * 24 + 1) })

  expect(early.caseId).toBeNull()
  expect(await casesOf(at)).toEqual(['TRANSACTION P4'])
  expect((await alertsOf(at)).filter(({ isInCase }) => isInCase)).toHaveLength(3)
  expect((await linksOfCase(at.analyst(), third.caseId!))?.ALERT).toHaveLength(3)
})

test('later alerts join the open case of their type and raise its priority, never lower it', async () => {
  const at = await caseFixture()
  const first = await at.record([triggered({ severity: 'HIGH' })], { transactionId: 'tx-1' })
  const before = (await complianceCase(at.analyst(), first.caseId!))!
  await at.record([triggered({ severity: 'CRITICAL' })], { transactionId: 'tx-2' })
  await at.record([triggered({ severity: 'LOW' })], { transactionId: 'tx-3' })
  const found = (await complianceCase(at.analyst(), first.caseId!))!
  const links = await linksOfCase(at.analyst(), found.id)
  const { nodes } = await caseEvents(at.analyst(), { caseId: found.id, first: 10 })

  expect(await casesOf(at)).toEqual(['TRANSACTION P2'])
  expect(found.peakPriority).toBe('P2')
  expect(found.dueAt.getTime()).toBeLessThan(before.dueAt.getTime())
  expect(links).toMatchObject({ TRANSACTION: ['tx-1', 'tx-2', 'tx-3'] })
  expect(nodes.map(({ type }) => type)).toEqual(['LINKED', 'LINKED', 'CREATED'])
  expect(await at.eventTypes()).toEqual(['case_created', 'case_updated', 'case_updated'])
})

test('one evaluation opens one case for each type and names the most urgent one', async () => {
  const at = await caseFixture()
  const paymentId = newId()

  const { caseId, alertIds } = await at.record(
    [
      triggered({ severity: 'HIGH', category: 'FRAUD' }),
      triggered({ action: 'BLOCK', severity: 'HIGH', category: 'SANCTIONS' }),
    ],
    {},
    paymentId,
  )

  expect(alertIds).toHaveLength(2)
  expect(await casesOf(at)).toEqual(['SANCTIONS P1', 'FRAUD P3'])
  expect((await complianceCase(at.analyst(), caseId!))?.type).toBe('SANCTIONS')
  expect((await linksOfCase(at.analyst(), caseId!))?.PAYMENT).toEqual([paymentId])
})

test('evaluations of a customer at the same time make one alert and one case, with numbers that do not repeat', async () => {
  const at = await caseFixture()
  const rule = triggered({ action: 'HOLD', severity: 'HIGH' })

  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      at.record([rule], { transactionId: `tx-${index}`, ...customer(`c${index % 3}`) }),
    ),
  )
  const { nodes } = await cases(at.analyst(), { first: 50 })
  const { nodes: alerts } = await monitoringAlerts(at.analyst(), { first: 50 })

  expect(nodes.map(({ customerId }) => customerId).sort()).toEqual(['c0', 'c1', 'c2'])
  expect(nodes.map(({ caseNumber }) => caseNumber.slice(-6)).sort()).toEqual(['000001', '000002', '000003'])
  expect(alerts.map(({ count }) => count)).toEqual([4, 4, 4])
})

test('a case that was closed does not take new alerts: another one is opened', async () => {
  const at = await caseFixture()
  const rule = triggered({ severity: 'HIGH' })
  const first = await at.record([rule])
  await closeCase(at.analyst(), { id: first.caseId!, disposition: 'FALSE_POSITIVE', reason: 'Explained' })
  const second = await at.record([rule])

  expect(second.caseId).not.toBe(first.caseId)
  expect(second.alertIds).not.toEqual(first.alertIds)
  expect((await monitoringAlert(at.analyst(), first.alertIds[0]!))?.status).toBe('CLOSED_FALSE')
})

test('what a rule found is stored encrypted', async () => {
  const at = await caseFixture()
  await at.record([triggered({}, { reason: 'Paid to Quendrel Zorblax' })])
  const rows = await at.database.read(
    at.workspaceId,
    'select alert::text as text from compliance.alerts alert where workspace_id = $1',
    [at.workspaceId],
  )

  expect(JSON.stringify(rows)).not.toContain('Quendrel')
})

test('alerts are listed by severity, the oldest first, in pages', async () => {
  const at = await caseFixture()
  for (const severity of ['LOW', 'CRITICAL', 'INFO', 'HIGH', 'CRITICAL'] as const)
    await at.record([triggered({ severity })], customer(severity))
  const first = await monitoringAlerts(at.analyst(), { first: 3 })
  const rest = await monitoringAlerts(at.analyst(), { first: 3, after: first.pageInfo.endCursor })
  const all = [...first.nodes, ...rest.nodes]

  expect(all.map(({ severity }) => severity)).toEqual(['CRITICAL', 'CRITICAL', 'HIGH', 'LOW', 'INFO'])
  expect(all[0]!.createdAt.getTime()).toBeLessThan(all[1]!.createdAt.getTime())
  expect(rest.pageInfo.hasNextPage).toBe(false)
})
