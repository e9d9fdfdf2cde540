import { expect, test } from '@jest/globals'
import { assignCase } from '#compliance/operations/cases/assign-case.ts'
import { reopenCase } from '#compliance/operations/cases/reopen-case.ts'
import { updateCase } from '#compliance/operations/cases/update-case.ts'
import { escalateOverdueCases } from '#compliance/jobs/escalate-overdue-cases.ts'
import { setMonitoringSettings } from '#compliance/operations/monitoring/set-monitoring-settings.ts'
import { createCase } from '#compliance/operations/cases/create-case.ts'
import { monitoringSettings } from '#compliance/queries/monitoring/monitoring-settings.ts'
import { workerOn } from '#test/support/world.ts'
import { givenCase, type GivenCase } from './given-case.ts'

const HOUR_MS = 3_600_000

const hoursUntilDue = ({ createdAt, dueAt }: { createdAt: Date; dueAt: Date }): number =>
  (dueAt.getTime() - createdAt.getTime()) / HOUR_MS

/** Runs the job as if this many hours had passed. */
async function runAfter({ platform, clock }: GivenCase, hours: number): Promise<void> {
  clock.offsetMs = hours * HOUR_MS
  try {
    const worker = workerOn(platform)
    while ((await escalateOverdueCases.run(worker)) > 0);
  } finally {
    clock.offsetMs = 0
  }
}

test.each([
  ['P1', 4],
  ['P2', 24],
  ['P3', 72],
  ['P4', 240],
] as const)('a case of priority %s is due after %i hours by default', async (priority, hours) => {
  const at = await givenCase({ priority })

  expect(hoursUntilDue(await at.read())).toBe(hours)
})

test('a case past due is escalated by one level, once', async () => {
  const at = await givenCase({ priority: 'P2' })
  await assignCase(at.ann, { id: at.id, assignee: 'ann' })
  await runAfter(at, 23)
  const before = await at.read()
  await runAfter(at, 25)
  await runAfter(at, 400)

  expect(before).toMatchObject({ status: 'ASSIGNED', level: 1 })
  expect(await at.read()).toMatchObject({ status: 'ESCALATED', level: 2, assignee: 'ann' })
  expect((await at.history())[0]).toMatchObject({
    type: 'ESCALATED',
    madeBy: 'PLATFORM',
    text: 'The case is past due.',
  })
  expect((await at.eventTypes()).filter(type => type === 'case_escalated')).toHaveLength(1)
})

test('a case that is closed or waits for approval is not escalated', async () => {
  const [closed, waiting] = [await givenCase(), await givenCase({ priority: 'P1' })]
  await closed.close(closed.ann)
  await waiting.close(waiting.ann)
  await runAfter(closed, 1_000)

  expect((await closed.read()).status).toBe('CLOSED')
  expect((await waiting.read()).status).toBe('PENDING_APPROVAL')
})

test('a reopened case has a new due time and can be escalated again', async () => {
  const at = await givenCase({ priority: 'P1' })
  await runAfter(at, 5)
  await updateCase(at.ann, { id: at.id, priority: 'P2' })
  const other = await givenCase({ priority: 'P2' }, at)
  await runAfter(other, 25)
  await other.close(at.ann)
  await reopenCase(at.ann, { id: other.id, reason: 'More came' })
  await runAfter(other, 25)

  expect((await at.read()).level).toBe(2)
  expect((await other.read()).level).toBe(3)
})

test('a higher priority brings the due time forward, a lower one counts from the opening', async () => {
  const at = await givenCase({ priority: 'P3' })
  const raised = await updateCase(at.ann, { id: at.id, priority: 'P2' })
  const lowered = await updateCase(at.ann, { id: at.id, priority: 'P4' })

  expect(Math.round(hoursUntilDue(raised))).toBe(24)
  expect(hoursUntilDue(lowered)).toBe(240)
  expect(lowered).toMatchObject({ priority: 'P4', peakPriority: 'P2' })
})

/** Today and the days after it in UTC. */
const daysFromToday = (count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.now() + index * 86_400_000).toISOString().slice(0, 10),
  )

test('the settings of a workspace apply to cases that are opened later, and fields that are left out stay', async () => {
  const at = await givenCase({ priority: 'P1' })
  const changed = await setMonitoringSettings(at.ann, { slaHours: { P1: 2 }, country: 'US' })
  const again = await setMonitoringSettings(at.ann, { sampleBelowLine: 2.5 })
  const later = await createCase(at.ann, { type: 'FRAUD', priority: 'P1' })

  expect(changed.slaHours).toEqual({ P1: 2, P2: 24, P3: 72, P4: 240 })
  expect(again).toEqual({ ...changed, sampleBelowLine: 2.5 })
  expect(await monitoringSettings(at.ann)).toEqual(again)
  expect([hoursUntilDue(await at.read()), hoursUntilDue(later)]).toEqual([4, 2])
  expect(await setMonitoringSettings(at.ann, { country: null })).toMatchObject({ country: null })
})

test('with a business calendar a case is due after hours of business days', async () => {
  const at = await givenCase({ priority: 'P1' })
  const everyDayOff = { timeZone: 'UTC', weekend: [], holidays: daysFromToday(3) }
  const changed = await setMonitoringSettings(at.ann, { businessCalendar: everyDayOff })
  const later = await createCase(at.ann, { type: 'FRAUD', priority: 'P1' })
  const removed = await setMonitoringSettings(at.ann, { businessCalendar: null })

  expect(changed.businessCalendar).toEqual(everyDayOff)
  expect(later.dueAt).toEqual(new Date(`${daysFromToday(4).at(-1)!}T04:00:00.000Z`))
  expect(removed.businessCalendar).toBeNull()
})
