import { expect, test } from '@jest/globals'
import { continueListUpdateRun } from '#compliance/operations/lists/continue-list-update-run.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { openListUpdateRuns } from '#compliance/operations/lists/open-list-update-runs.ts'
import { screenDueSubjects } from '#compliance/operations/screenings/screen-due-subjects.ts'
import { setSubjectMonitoring } from '#compliance/operations/subjects/set-subject-monitoring.ts'
import { monitoringCoverage } from '#compliance/queries/monitoring-coverage.ts'
import { listUpdateRuns } from '#compliance/queries/list-update-runs.ts'
import { riskHistory } from '#compliance/queries/risk-changes.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { listed, monitoring } from '../monitoring-fixture.ts'
import { setPolicy } from '../set-policy.ts'
import { publishedData, screeningsOf } from './published.ts'

test('a new entry leads to one screening of each possible subject, and of no other', async () => {
  const at = await monitoring()
  const existing = [listed('c1', 'Ulbrekt Vonsamire')]
  await at.lists.publish('CA_SEMA', existing)
  at.lists.load()
  const [meant, other] = [await at.watched('Hesperin Quaddlewick'), await at.watched('Ostrivald Menkorran')]
  const before = await screeningsOf(at, meant)

  await at.lists.publish('CA_SEMA', [...existing, listed('c2', 'Hesperin Quaddlewick')])
  at.lists.load()
  await at.settle()
  await at.settle()

  const after = await screeningsOf(at, meant)
  expect(after).toMatchObject([
    { id: before[0]!.id, status: 'SUPERSEDED' },
    { purpose: 'PERIODIC', previous: before[0]!.id, status: 'COMPLETED' },
  ])
  expect(await screeningsOf(at, other)).toHaveLength(1)
  expect(await publishedData(at, 'screening_match_found')).toHaveLength(1)
  expect((await listUpdateRuns(at.key(), { first: 9 })).nodes).toMatchObject([
    { source: 'CA_SEMA', entries: 1, expected: 2, compared: 2, hits: 1, completedAt: expect.any(Date) },
  ])
  expect(await publishedData(at, 'list_update_run_completed')).toMatchObject([
    { source: 'CA_SEMA', expected: 2, compared: 2, hits: 1 },
  ])
  expect(await riskHistory(at.key(), { subjectId: meant, first: 1 })).toMatchObject({
    nodes: [{ cause: 'LIST_CHANGE', oldScore: 0, newScore: 1000 }],
  })
})

test('a subject is screened again when the entry of its match changes or is removed', async () => {
  const at = await monitoring()
  const entry = listed('j1', 'Brannigold Estevarre')
  await at.lists.publish('JP_MOF', [entry])
  at.lists.load()
  const id = await at.watched('Brannigold Estevarre')

  await at.lists.publish('JP_MOF', [listed('j1', 'Brannigold Estevarre', 'for another reason')])
  at.lists.load()
  await at.settle()
  const changed = await publishedData(at, 'screening_match_found')
  await at.lists.publish('JP_MOF', [listed('j2', 'Somebody Altogetherelse')])
  at.lists.load()
  await at.settle()

  expect(changed).toHaveLength(2)
  expect(await publishedData(at, 'screening_match_found')).toHaveLength(2)
  expect(await subject(at.key(), id)).toMatchObject({ riskScore: 0, riskBand: 'LOW' })
  expect((await screeningsOf(at, id)).map(({ status }) => status)).toEqual([
    'SUPERSEDED',
    'SUPERSEDED',
    'COMPLETED',
  ])
})

test('a list update run waits for its list, resumes after a failure, and screens no subject twice', async () => {
  const at = await monitoring()
  await at.lists.publish('CH_SECO', [listed('s1', 'Wolfrante Ixelmoor')])
  at.lists.load()
  const ids = [
    await at.watched('Castrelby Undervane'),
    await at.watched('Castrelby Undervane'),
    await at.watched('Castrelby Undervane'),
  ]
  await at.lists.publish('CH_SECO', [listed('s1', 'Wolfrante Ixelmoor'), listed('s2', 'Castrelby Undervane')])

  await openListUpdateRuns(at.platformContext, {})
  expect(await openListUpdateRuns(at.platformContext, {})).toBe(0)
  expect(await continueListUpdateRun(at.platformContext, {})).toBe(0)
  at.lists.load()
  at.lists.failing = 3
  await expect(continueListUpdateRun(at.platformContext, {})).rejects.toMatchObject({
    code: 'SCREENING_UNAVAILABLE',
  })
  expect(await monitoringCoverage(at.key())).toMatchObject({ awaitingScreening: 0 })
  at.lists.failing = 1
  const attempts = await Promise.all(
    [1, 2, 3].map(() => continueListUpdateRun({ ...at.platformContext, loaders: new Map() }, {})),
  )
  await at.settle()

  expect(attempts.filter(done => done === 3)).toHaveLength(1)
  expect((await listUpdateRuns(at.key(), { first: 9, source: 'CH_SECO' })).nodes).toMatchObject([
    { expected: 3, compared: 3, hits: 3 },
  ])
  for (const id of ids) expect(await screeningsOf(at, id)).toHaveLength(2)
  expect(await publishedData(at, 'screening_match_found')).toHaveLength(3)
})

test('a subject that cannot be compared is skipped, and is not covered until complete lists were searched', async () => {
  const at = await monitoring()
  await at.lists.publish('CH_SECO', [listed('s1', 'Wolfrante Ixelmoor')])
  at.lists.load()
  const ids = [
    await at.watched('Mellisande Orrowick'),
    await at.watched('Fulkeran Destry-Vole'),
    await at.watched('Mellisande Orrowick'),
  ] as const
  await at.lists.publish('CH_SECO', [
    listed('s1', 'Wolfrante Ixelmoor'),
    listed('s3', 'Mellisande Orrowick'),
    listed('s4', 'Fulkeran Destry-Vole'),
  ])
  at.lists.load()
  await openListUpdateRuns(at.platformContext, {})

  at.lists.unsearchable.add('Fulkeran Destry-Vole')
  for (let done = 1; done > 0;)
    done = await continueListUpdateRun({ ...at.platformContext, loaders: new Map() }, {})
  const compared = (await listUpdateRuns(at.key(), { first: 9, source: 'CH_SECO' })).nodes
  const coverage = await monitoringCoverage(at.key())
  await expect(screenDueSubjects({ ...at.platformContext, loaders: new Map() })).rejects.toMatchObject({
    code: 'SCREENING_UNAVAILABLE',
  })
  const stillAwaiting = await monitoringCoverage(at.key())
  at.lists.unsearchable.clear()
  at.clock.offsetMs += 61_000
  await at.settle()
  at.clock.offsetMs = 0

  expect(compared).toMatchObject([{ expected: 2, compared: 2, hits: 2, completedAt: expect.any(Date) }])
  expect([coverage, stillAwaiting]).toMatchObject([
    { isComplete: false, awaitingScreening: 1 },
    { isComplete: false, awaitingScreening: 1 },
  ])
  expect(await monitoringCoverage(at.key())).toMatchObject({ isComplete: true, awaitingScreening: 0 })
  for (const id of ids) expect(await subject(at.key(), id)).toMatchObject({ riskBand: 'CRITICAL' })
})

test('a list that is not loaded yet does not delay other lists', async () => {
  const at = await monitoring()
  await at.lists.publish('JP_MOF', [listed('j8', 'Somebody Altogetherelse')])
  at.lists.load()
  await at.watched('Perrington Galloway-Smew')
  await at.lists.publish('EU_CONSOLIDATED', [listed('e8', 'Perrington Galloway-Smew')])
  at.lists.load()
  await at.lists.publish('AU_DFAT', [listed('a8', 'Perrington Galloway-Smew')])

  await openListUpdateRuns(at.platformContext, {})
  for (let done = 1; done > 0;)
    done = await continueListUpdateRun({ ...at.platformContext, loaders: new Map() }, {})

  const byList = new Map(
    (await listUpdateRuns(at.key(), { first: 9 })).nodes.map(({ source, completedAt }) => [
      source,
      completedAt,
    ]),
  )
  expect([byList.get('EU_CONSOLIDATED'), byList.get('AU_DFAT')]).toEqual([expect.any(Date), null])
  at.lists.load()
  await at.settle()
  expect(await monitoringCoverage(at.key())).toMatchObject({ isComplete: true })
})

test('a subject that leaves before it was compared is no longer expected, and a later one is screened against complete lists', async () => {
  const at = await monitoring()
  await at.lists.publish('AU_DFAT', [listed('a1', 'Penhallick Dravosse')])
  at.lists.load()
  const [stays, leaves, goes] = [
    await at.watched('Yorinda Blethwane'),
    await at.watched('Yorinda Blethwane'),
    await at.watched('Yorinda Blethwane'),
  ]
  await at.lists.publish('AU_DFAT', [listed('a2', 'Yorinda Blethwane')])
  at.lists.load()

  await openListUpdateRuns(at.platformContext, {})
  await setSubjectMonitoring(at.key(), { id: leaves, enabled: false })
  await setSubjectMonitoring(at.key(), { id: leaves, enabled: true })
  await deleteSubject(at.key(), { id: goes })
  const comes = await at.added('Yorinda Blethwane')
  await setSubjectMonitoring(at.key(), { id: comes, enabled: true })
  await at.settle()

  expect((await listUpdateRuns(at.key(), { first: 9, source: 'AU_DFAT' })).nodes).toMatchObject([
    { expected: 1, compared: 1, hits: 1 },
  ])
  for (const id of [stays, leaves, comes])
    expect(await subject(at.key(), id)).toMatchObject({ riskBand: 'CRITICAL', coveredAt: expect.any(Date) })
  expect(await monitoringCoverage(at.key())).toMatchObject({
    isComplete: true,
    monitoredSubjects: 3,
    awaitingScreening: 0,
  })
})

test("changes of lists match from the minimum score of the workspace's policy", async () => {
  const at = await monitoring()
  at.lists.load()
  const id = await at.watched('Morwenild Astravane')
  const meet = async (entry: string): Promise<number> => {
    await at.lists.publish('CH_SECO', [listed(entry, 'Morwenild Ostravine', entry)])
    at.lists.load()
    await at.settle()
    return (await screeningsOf(at, id)).length
  }

  await setPolicy(at, { minScore: 85, blockScore: 95 })
  const strict = await meet('w1')
  await setPolicy(at, { minScore: 70 })
  const usual = await meet('w2')

  expect([strict, usual]).toEqual([1, 2])
})
