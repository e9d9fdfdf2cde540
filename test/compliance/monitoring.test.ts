import { expect, test } from '@jest/globals'
import { withClient } from '#test/support/clients.ts'
import { continueListUpdateRun } from '#compliance/operations/lists/continue-list-update-run.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { openListUpdateRuns } from '#compliance/operations/lists/open-list-update-runs.ts'
import { screenDueSubjects } from '#compliance/operations/screenings/screen-due-subjects.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { setSubjectMonitoring } from '#compliance/operations/subjects/set-subject-monitoring.ts'
import { updateSubject } from '#compliance/operations/subjects/update-subject.ts'
import { monitoringCoverage } from '#compliance/queries/monitoring-coverage.ts'
import { listUpdateRuns } from '#compliance/queries/list-update-runs.ts'
import { riskHistory } from '#compliance/queries/risk-changes.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { adminOf } from '#test/support/cluster.ts'
import { listed, monitoring, type Monitoring } from './monitoring-fixture.ts'
import { setPolicy } from './set-policy.ts'

const publishedData = async (at: Monitoring, type: string): Promise<Record<string, unknown>[]> =>
  (await at.published()).filter(event => event.type === `compliance.${type}`).map(({ data }) => data)

const screeningsOf = async (
  { database, workspaceId }: Monitoring,
  id: string,
): Promise<{ id: string; purpose: string; previous: string | null; status: string }[]> =>
  database.read(
    workspaceId,
    `select id, purpose, previous_screening_id as previous, status from compliance.screenings where workspace_id = $1 and subject_id = $2 order by created_at, id`,
    [workspaceId, id],
  )

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

test('a new entry leads to one screening of each possible subject, and of no other', async () => {
  const at = await monitoring()
  const standing = [listed('c1', 'Ulbrekt Vonsamire')]
  await at.lists.publish('CA_SEMA', standing)
  at.lists.load()
  const [meant, other] = [await at.watched('Hesperin Quaddlewick'), await at.watched('Ostrivald Menkorran')]
  const before = await screeningsOf(at, meant)

  await at.lists.publish('CA_SEMA', [...standing, listed('c2', 'Hesperin Quaddlewick')])
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
