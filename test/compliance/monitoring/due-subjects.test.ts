import { expect, test } from '@jest/globals'
import { withClient } from '#test/support/clients.ts'
import { screenDueSubjects } from '#compliance/operations/screenings/screen-due-subjects.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { setSubjectMonitoring } from '#compliance/operations/subjects/set-subject-monitoring.ts'
import { updateSubject } from '#compliance/operations/subjects/update-subject.ts'
import { monitoringCoverage } from '#compliance/queries/monitoring-coverage.ts'
import { riskHistory } from '#compliance/queries/risk-changes.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { adminOf } from '#test/support/cluster.ts'
import { listed, monitoring } from '../monitoring-fixture.ts'
import { publishedData, screeningsOf } from './published.ts'

test('a newly monitored subject is screened immediately, and is covered once complete lists were searched', async () => {
  const at = await monitoring()
  await at.lists.publish('UN_CONSOLIDATED', [listed('u1', 'Morvane Tistelquist')])
  const id = await at.added('Morvane Tistelquist')
  await setSubjectMonitoring(at.key(), { id, enabled: true })

  expect(await screenDueSubjects(at.platformContext)).toBe(0)
  expect(await monitoringCoverage(at.key())).toMatchObject({
    isComplete: false,
    monitoredSubjects: 1,
    awaitingScreening: 1,
  })
  at.lists.load()
  expect(await screenDueSubjects(at.platformContext)).toBe(1)

  expect(await monitoringCoverage(at.key())).toMatchObject({ isComplete: true, awaitingScreening: 0 })
  expect(await subject(at.key(), id)).toMatchObject({ riskBand: 'CRITICAL', riskScore: 1000 })
  expect(await publishedData(at, 'subject_risk_changed')).toMatchObject([
    { subjectId: id, oldScore: null, newScore: 1000, newBand: 'CRITICAL', cause: 'PERIODIC' },
  ])
  expect(await publishedData(at, 'risk_level_changed')).toHaveLength(1)
  expect(await publishedData(at, 'risk_threshold_breached')).toMatchObject([
    { subjectId: id, threshold: 501, score: 1000 },
  ])
  expect((await riskHistory(at.key(), { subjectId: id, first: 9 })).nodes).toMatchObject([
    { newScore: 1000, cause: 'PERIODIC' },
  ])
})

test('a subject whose search is unavailable does not delay others, and is due again soon', async () => {
  const at = await monitoring()
  at.lists.load()
  const ids = [
    await at.added('Ingerith Mossvale'),
    await at.added('Caspian Thrupp-Lorne'),
    await at.added('Caspian Thrupp-Lorne'),
  ] as const
  for (const id of ids) await setSubjectMonitoring(at.key(), { id, enabled: true })
  const due = (): Promise<number> => screenDueSubjects({ ...at.platformContext, loaders: new Map() })
  const counts = async (): Promise<number[]> =>
    Promise.all(ids.map(async id => (await screeningsOf(at, id)).length))

  at.lists.unsearchable.add('Ingerith Mossvale')
  await expect(due()).rejects.toMatchObject({ code: 'SCREENING_UNAVAILABLE' })
  const passed = await counts()
  at.lists.unsearchable.clear()
  at.clock.offsetMs += 61_000
  await at.settle()
  at.clock.offsetMs = 0

  expect([passed, await counts()]).toEqual([
    [0, 1, 1],
    [1, 1, 1],
  ])
})

test('a requested screening against every list counts as the initial screening of a newly monitored subject', async () => {
  const at = await monitoring()
  await at.lists.publish('EU_CONSOLIDATED', [listed('e1', 'Ragnolda Spelthorne')])
  at.lists.load()
  const ids = [await at.added('Ragnolda Spelthorne'), await at.added('Ragnolda Spelthorne')] as const
  for (const id of ids) await setSubjectMonitoring(at.key(), { id, enabled: true, cadence: 'WEEKLY' })

  const earlier = await at.added('Ragnolda Spelthorne')
  const before = await screenSubject(at.key(), { subjectId: earlier })
  const begun = await setSubjectMonitoring(at.key(), { id: earlier, enabled: true })
  const byHand = await screenSubject(at.key(), { subjectId: ids[0] })
  const narrow = await screenSubject(at.key(), { subjectId: ids[1], lists: ['PEP'] })
  await at.settle()

  expect(begun).toMatchObject({ isMonitored: true, coveredAt: expect.any(Date) })
  expect(await screeningsOf(at, earlier)).toMatchObject([{ id: before.id, status: 'COMPLETED' }])
  expect(await screeningsOf(at, ids[0])).toMatchObject([{ id: byHand.id, status: 'COMPLETED' }])
  expect(await subject(at.key(), ids[0])).toMatchObject({
    coveredAt: expect.any(Date),
    nextScreeningAt: expect.any(Date),
  })
  expect((await screeningsOf(at, ids[1])).map(({ purpose }) => purpose)).toEqual([narrow.purpose, 'PERIODIC'])
  expect(await monitoringCoverage(at.key())).toMatchObject({ isComplete: true })
})

test('a subject that cannot be screened does not delay others', async () => {
  const at = await monitoring()
  at.lists.load()
  const ids = [await at.added('Thessandra Oxenhope'), await at.added('Thessandra Oxenhope')] as const
  for (const id of ids) await setSubjectMonitoring(at.key(), { id, enabled: true })
  await withClient(adminOf(at.databaseName), client =>
    client.query('update compliance.subjects set details = $2 where id = $1', [ids[0], 'not sealed']),
  )

  await expect(screenDueSubjects({ ...at.platformContext, loaders: new Map() })).rejects.toThrow(
    '1 of 2 due subjects',
  )

  expect(
    [await screeningsOf(at, ids[0]), await screeningsOf(at, ids[1])].map(({ length }) => length),
  ).toEqual([0, 1])
  expect(await screenDueSubjects({ ...at.platformContext, loaders: new Map() })).toBe(0)
  expect(await monitoringCoverage(at.key())).toMatchObject({ isComplete: false, awaitingScreening: 1 })
})

test('a subject is screened with its cadence, and immediately when its details change', async () => {
  const at = await monitoring()
  at.lists.load()
  at.clock.stoppedAtMs = Date.now()
  const id = await at.watched('Quillon Farthrevane')
  const day = 86_400_000

  at.clock.offsetMs += day - 1
  const early = await screenDueSubjects(at.platformContext)
  at.clock.offsetMs += 1
  const due = await screenDueSubjects(at.platformContext)
  await updateSubject(at.key(), { id, name: 'Quillon Farthrevane-Moss' })
  const awaiting = await monitoringCoverage(at.key())
  const changed = await screenDueSubjects({ ...at.platformContext, loaders: new Map() })

  expect([early, due, awaiting.awaitingScreening, changed]).toEqual([0, 1, 1, 1])
  expect(await screeningsOf(at, id)).toHaveLength(3)
  at.clock.offsetMs = 0
  delete at.clock.stoppedAtMs
})
