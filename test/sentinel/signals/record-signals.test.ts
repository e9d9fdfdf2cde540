import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { elderAlerts } from '#sentinel/queries/alerts.ts'
import { profileById } from '#sentinel/queries/profiles.ts'
import { signals } from '#sentinel/queries/signals.ts'
import type { ReadableSignal } from '#sentinel/signals/details.ts'
import { profileTimeline } from '#sentinel/queries/profile-timeline.ts'
import { reviewSignal } from '#sentinel/operations/signals/review-signal.ts'
import { resolveElderAlert } from '#sentinel/operations/alerts/resolve-elder-alert.ts'
import type { ElderAlertRow } from '#sentinel/entities/alert.ts'
import { elderFixture, rule } from '#test/sentinel/elder-fixture.ts'

const HOUR_MS = 3_600_000
const T = new Date('2026-11-20T12:00:00Z')
const hoursAfter = (hours: number): Date => new Date(T.getTime() + hours * HOUR_MS)

const stored = async (ctx: Context, profileId: string): Promise<readonly ReadableSignal[]> =>
  (await signals(ctx, { first: 200, profileId })).nodes
const alertsOf = async (ctx: Context, profileId: string): Promise<readonly ElderAlertRow[]> =>
  (await elderAlerts(ctx, { first: 200, profileId })).nodes

test('a further hit of a rule within a day extends the active signal, in either direction and also within one batch', async () => {
  const at = await elderFixture()
  const profileId = await at.profile()
  const large = rule()
  const hit = (hours: number, transactionId: string, amount: string): Parameters<typeof at.record>[1][0] => ({
    rule: large,
    at: hoursAfter(hours),
    transactionIds: [transactionId],
    observed: { amount },
    reason: `${amount} is too much.`,
    window: { from: hoursAfter(hours - 1), to: hoursAfter(hours) },
  })

  const [first] = await at.record(profileId, [hit(0, 'tx-1', '1.00')])
  const later = await at.record(profileId, [hit(24, 'tx-2', '2.00')])
  const late = await at.record(profileId, [hit(-20, 'tx-0', '0.50')])
  const apart = await at.record(profileId, [hit(49, 'tx-4', '4.00'), hit(50, 'tx-5', '5.00')])

  expect(first).toMatchObject({
    isNew: true,
    signal: { status: 'ACTIVE', ruleVersion: 1, fincenFlags: ['F11'] },
  })
  expect(later).toMatchObject([{ isNew: false, signal: { id: first!.signal.id, occurrences: 2 } }])
  expect(late).toMatchObject([{ isNew: false, signal: { id: first!.signal.id } }])
  expect(apart).toMatchObject([{ isNew: true, signal: { occurrences: 2, transactionIds: ['tx-4', 'tx-5'] } }])
  expect(await stored(at.analyst(), profileId)).toMatchObject([
    { id: apart[0]!.signal.id },
    {
      id: first!.signal.id,
      transactionIds: ['tx-1', 'tx-2', 'tx-0'],
      occurrences: 3,
      // Of the latest hit by the clock of the transactions.
      observed: { amount: '2.00' },
      reason: '2.00 is too much.',
      detectedAt: hoursAfter(-20),
      lastHitAt: hoursAfter(24),
      windowFrom: hoursAfter(-21),
      windowTo: hoursAfter(24),
    },
  ])
})

test('signals without a rule, of another rule, profile or status, are not extended', async () => {
  const at = await elderFixture()
  const [profileId, otherId] = [await at.profile(), await at.profile()]
  const large = rule()
  const [reviewed] = await at.record(profileId, [{ rule: large }])
  await reviewSignal(at.analyst(), { id: reviewed!.signal.id, status: 'DISMISSED' })

  const results = [
    ...(await at.record(profileId, [{ rule: large }, { rule: rule() }, { rule: null }, { rule: null }])),
    ...(await at.record(otherId, [{ rule: large }])),
  ]

  expect(results.map(({ isNew }) => isNew)).toEqual([true, true, true, true, true])
  expect(await stored(at.analyst(), profileId)).toHaveLength(5)
})

test('a finding with a key makes one signal for ever, however it was reviewed', async () => {
  const at = await elderFixture()
  const profileId = await at.profile()
  const bill = rule({ ruleType: 'MISSED_BILL' })
  const missed = (findingKey: string): Parameters<typeof at.record>[1][0] => ({ rule: bill, findingKey })

  const first = await at.record(profileId, [missed('power 2026-11'), missed('water 2026-11')])
  await reviewSignal(at.analyst(), { id: first[0]!.signal.id, status: 'DISMISSED' })
  const again = await at.record(profileId, [
    missed('power 2026-11'),
    missed('water 2026-11'),
    missed('gas 2026-11'),
  ])
  const repeated = await at.record(profileId, [missed('power 2026-11')])

  expect(first.map(({ isNew }) => isNew)).toEqual([true, true])
  expect(again.map(({ isNew }) => isNew)).toEqual([false, false, true])
  expect(repeated).toMatchObject([{ isNew: false, signal: { id: first[0]!.signal.id, occurrences: 1 } }])
  expect(await stored(at.analyst(), profileId)).toHaveLength(3)
  expect((await at.published()).filter(({ type }) => type === 'sentinel.signal_detected')).toHaveLength(3)
})

test('the number of statements does not depend on the number of findings', async () => {
  const at = await elderFixture()
  const [one, many] = [await at.profile(), await at.profile()]
  const count = async (profileId: string, size: number): Promise<number> => {
    const findings = Array.from({ length: size }, (_, index) => ({
      rule: rule(),
      severity: 'HIGH' as const,
      transactionIds: [`tx-${index}`],
    }))
    at.statements.length = 0
    await at.record(profileId, findings)
    return at.statements.length
  }

  const [few, lots] = [await count(one, 1), await count(many, 300)]

  expect(lots).toBe(few)
  expect(few).toBeLessThanOrEqual(13)
  expect(await stored(at.analyst(), many)).toHaveLength(200)
})

test('a HIGH signal opens an alert with the waiting signals, further ones join it, and all of it is published and in the timeline', async () => {
  const at = await elderFixture()
  const profileId = await at.profile()

  await at.record(profileId, [{ severity: 'LOW', weight: 0.1 }])
  expect(await alertsOf(at.analyst(), profileId)).toEqual([])
  const [high] = await at.record(profileId, [{ severity: 'HIGH', weight: 0.5, rule: rule() }])
  await at.record(profileId, [{ severity: 'CRITICAL', weight: 0.1 }, { severity: 'LOW' }])

  const [alert, ...more] = await alertsOf(at.analyst(), profileId)
  expect(more).toEqual([])
  expect(alert).toMatchObject({ status: 'OPEN', severity: 'CRITICAL', signalsCount: 4 })
  const found = await stored(at.analyst(), profileId)
  expect(found.map(({ alertId }) => alertId)).toEqual(found.map(() => alert!.id))
  const events = await at.published()
  expect(events.map(({ type }) => type.replace('sentinel.', ''))).toEqual([
    'profile_created',
    'signal_detected',
    'alert_opened',
    'signal_detected',
    'alert_grown',
    'signal_detected',
    'signal_detected',
  ])
  expect(events[2]!.data).toMatchObject({ id: alert!.id, status: 'OPEN', severity: 'HIGH', signalsCount: 2 })
  expect(events[3]!.data).toMatchObject({ id: high!.signal.id, ruleCode: 'INVENTED', alertId: alert!.id })
  expect(JSON.stringify(events)).not.toContain('An invented reason')
  const timeline = await profileTimeline(at.analyst(), { profileId, first: 10 })
  expect(timeline.nodes.map(({ type }) => type)).toEqual([
    'SIGNAL_DETECTED',
    'SIGNAL_DETECTED',
    'ALERT_OPENED',
    'SIGNAL_DETECTED',
    'SIGNAL_DETECTED',
    'PROFILE_CREATED',
  ])
})

test('a risk that reaches 50 opens an alert, and risk that was HIGH before opens none', async () => {
  const at = await elderFixture()
  const profileId = await at.profile()
  const medium = { severity: 'MEDIUM' as const, weight: 1 }

  await at.record(profileId, [medium])
  expect(await alertsOf(at.analyst(), profileId)).toEqual([])
  await at.record(profileId, [medium])
  const [alert] = await alertsOf(at.analyst(), profileId)
  expect(alert).toMatchObject({ severity: 'HIGH', signalsCount: 2 })

  await resolveElderAlert(at.analyst(), { id: alert!.id, status: 'RESOLVED' })
  await at.record(profileId, [{ severity: 'LOW', weight: 0.1 }])
  expect(await alertsOf(at.analyst(), profileId)).toHaveLength(1)
  await at.record(profileId, [{ severity: 'HIGH', weight: 0.1 }])

  expect(await alertsOf(at.analyst(), profileId)).toMatchObject([
    { status: 'OPEN', signalsCount: 2 },
    { status: 'RESOLVED', signalsCount: 2 },
  ])
})

test('20 recordings at once of one rule make one signal with all their transactions, and one alert', async () => {
  const at = await elderFixture()
  const profileId = await at.profile()
  const large = rule({ severity: 'HIGH' })

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      at.record(profileId, [{ rule: large, severity: 'HIGH', transactionIds: [`tx-${index}`] }]),
    ),
  )

  const [signal, ...others] = await stored(at.analyst(), profileId)
  expect(others).toEqual([])
  expect(signal!.occurrences).toBe(20)
  expect(new Set(signal!.transactionIds).size).toBe(20)
  expect(await alertsOf(at.analyst(), profileId)).toMatchObject([{ signalsCount: 1 }])
})

test('a signal has at most the latest 500 transactions, and extreme numbers cause no error', async () => {
  const at = await elderFixture()
  const profileId = await at.profile()
  const large = rule()
  const ids = Array.from({ length: 700 }, (_, index) => `tx-${index}`)

  await at.record(profileId, [{ rule: large, transactionIds: ids }])
  const [extended] = await at.record(profileId, [{ rule: large, transactionIds: ['tx-last'] }])
  await at.record(profileId, [
    { weight: 1e-300, confidence: 1e-300, at: new Date('0001-01-01T00:00:00Z') },
    { weight: 0, confidence: 0, at: new Date('9999-01-01T00:00:00Z') },
    ...Array.from({ length: 300 }, () => ({ severity: 'CRITICAL' as const, weight: 1 })),
  ])

  expect(extended!.signal.transactionIds).toHaveLength(500)
  expect(extended!.signal.transactionIds.at(-1)).toBe('tx-last')
  expect((await profileById(at.analyst(), profileId))!.riskScoreMax).toBe(100)
})
