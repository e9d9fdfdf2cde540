import { beforeEach, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { publicEvents } from '#app/public-events.ts'
import { createScreeningBatch } from '#compliance/operations/screenings/create-screening-batch.ts'
import { overrideDecision } from '#compliance/operations/screenings/override-decision.ts'
import { reopenMatch } from '#compliance/operations/screenings/reopen-match.ts'
import { rescreen } from '#compliance/operations/screenings/rescreen.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { reviewMatch } from '#compliance/operations/screenings/review-match.ts'
import { screenSubject, type ScreenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { screeningReport } from '#compliance/queries/screening-report.ts'
import { screening, screeningMatches, screenings } from '#compliance/queries/screenings.ts'
import type { SubjectInput } from '#compliance/subjects/subject-input.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { screeningFixture, type ScreeningFixture } from './screening-fixture.ts'
import { setPolicy } from './set-policy.ts'

const ask = (
  name: string,
  more: Partial<SubjectInput> = {},
  rest: Omit<ScreenSubject, 'subject'> = {},
): ScreenSubject => ({ subject: { type: 'INDIVIDUAL', name, ...more }, ...rest })

let at: ScreeningFixture
beforeEach(async () => {
  at = await screeningFixture()
  at.lists.broken = undefined
  at.lists.missing.clear()
})

const events = async (id: string): Promise<string[]> =>
  (await at.published())
    .filter(({ aggregateId }) => aggregateId === id)
    .map(({ type }) => type.replace('compliance.', ''))

test('a subject without matches is approved, with the searched versions and all events', async () => {
  const made = await screenSubject(at.key(), ask('Ordinary Nobody', { country: 'FR' }))

  expect(made).toMatchObject({
    status: 'COMPLETED',
    totalMatches: 0,
    openMatches: 0,
    riskBand: 'LOW',
    outcome: 'APPROVE',
    missingSources: [],
    matches: [],
  })
  expect(Object.keys(made.datasetVersions)).toHaveLength(SOURCE_NAMES.length)
  expect(await events(made.id)).toEqual([
    'screening_started',
    'risk_assessed',
    'screening_completed',
    'decision_made',
  ])
})

test('a listed person is blocked, with evidence and the entry, and the subject data is stored only encrypted', async () => {
  await at.lists.put('OFAC_SDN', {
    id: 'L1',
    name: 'Tomasin Quellwarden',
    programs: ['EXAMPLE'],
    datesOfBirth: [{ from: '1961-03-14', to: '1961-03-14' }],
    remarks: 'Sold maps.',
    listedOn: '2020-05-04',
  })

  const made = await screenSubject(
    at.key(),
    ask('Tomasin Quellwarden', { dateOfBirth: '1961-03', externalId: 'c-1' }, { lists: ['SANCTIONS'] }),
  )

  expect(made).toMatchObject({ outcome: 'BLOCK', sanctionsMatches: 1, pepMatches: 0, openMatches: 1 })
  expect(made.riskScore).toBeGreaterThanOrEqual(800)
  expect(made.matches[0]).toMatchObject({
    source: 'OFAC_SDN',
    entryId: 'L1',
    strength: 'EXACT',
    status: 'OPEN',
    snapshot: { programs: ['EXAMPLE'], listedOn: '2020-05-04', reason: 'Sold maps.' },
    pepClass: null,
  })
  expect(await events(made.id)).toEqual([
    'screening_started',
    'screening_match_found',
    'risk_assessed',
    'screening_completed',
    'decision_made',
  ])
  const rows = await at.database.read<{ text: string }>(
    at.workspaceId,
    `select row_to_json(s)::text || coalesce((select string_agg(row_to_json(d)::text, '') from compliance.screening_decisions d where d.screening_id = s.id), '') as text
    from compliance.screenings s where workspace_id = $1`,
    [at.workspaceId],
  )
  const outbox = await at.published()
  for (const text of [...rows.map(({ text }) => text), JSON.stringify(outbox)])
    expect(text).not.toMatch(/Quellwarden|1961/)
})

test('an exposed person has a class and a relation, and is not blocked', async () => {
  await at.lists.put('SRC_GLOBAL_PEP', {
    id: 'P1',
    name: 'Octavian Brackenfell',
    positions: [{ title: 'Minister', country: 'GB', from: { from: '2020-01-01', to: '2020-01-01' } }],
  })
  await at.lists.put('SRC_GLOBAL_PEP', {
    id: 'P2',
    name: 'Ludmilla Brackenfell',
    relations: [{ kind: 'RELATIVE', entryId: 'P1', name: 'Octavian Brackenfell', label: 'spouse' }],
  })
  await at.lists.put('SRC_GLOBAL_PEP', {
    id: 'P3',
    name: 'Ottokar Velmarin',
    positions: [{ title: 'Secretary', topics: ['gov.igo'] }],
  })

  const [minister, wife, secretary] = await Promise.all(
    ['Octavian Brackenfell', 'Ludmilla Brackenfell', 'Ottokar Velmarin'].map(name =>
      screenSubject(at.key(), ask(name)),
    ),
  )

  expect(minister!.matches[0]).toMatchObject({ listType: 'PEP', pepClass: 'FOREIGN', pepRelation: 'SELF' })
  expect(wife!.matches[0]).toMatchObject({ pepClass: 'FOREIGN', pepRelation: 'RELATIVE' })
  expect(secretary!.matches[0]).toMatchObject({ pepClass: 'INTERNATIONAL_ORG', pepRelation: 'SELF' })
  for (const { outcome } of [minister!, wife!, secretary!])
    expect(['APPROVE_WITH_MONITORING', 'REVIEW_REQUIRED']).toContain(outcome)
})

test('the home country of the workspace decides which office is domestic; relatives have the class of the office holder', async () => {
  const minister = (id: string, name: string, country: string) =>
    at.lists.put('SRC_GLOBAL_PEP', { id, name, positions: [{ title: 'Minister', country }] })
  await minister('P10', 'Rosamunda Tollgate', 'GH')
  await minister('P11', 'Siegbertha Tollgate', 'FR')
  await at.lists.put('SRC_GLOBAL_PEP', {
    id: 'P12',
    name: 'Tancredina Tollgate',
    positions: [
      { title: 'Judge', country: 'GH' },
      { title: 'Envoy', country: 'FR' },
    ],
  })
  for (const [id, name, to] of [
    ['P13', 'Ulricanna Tollgate', ['P10']],
    ['P14', 'Violantha Tollgate', ['P10', 'P11']],
    ['P15', 'Wendelgarda Tollgate', ['nobody']],
  ] as const)
    await at.lists.put('SRC_GLOBAL_PEP', {
      id,
      name,
      nationalities: ['GH'],
      relations: to.map(entryId => ({ kind: 'RELATIVE', entryId })),
    })
  const classOf = async (name: string) =>
    (await screenSubject(at.key(), ask(name, {}, { lists: ['PEP'], matchThreshold: 95 }))).matches.map(
      ({ pepClass }) => pepClass,
    )
  const names = [
    'Rosamunda Tollgate',
    'Siegbertha Tollgate',
    'Tancredina Tollgate',
    'Ulricanna Tollgate',
    'Violantha Tollgate',
    'Wendelgarda Tollgate',
  ]

  const withoutHome = await Promise.all(names.map(classOf))
  await setPolicy(at, { homeCountry: 'GH' })
  const withHome = await Promise.all(names.map(classOf))
  await setPolicy(at, { homeCountry: null })

  expect(withoutHome.flat()).toEqual(names.map(() => 'FOREIGN'))
  expect(withHome.flat()).toEqual(['DOMESTIC', 'FOREIGN', 'FOREIGN', 'DOMESTIC', 'FOREIGN', 'FOREIGN'])
  expect(await classOf(names[0]!)).toEqual(['FOREIGN'])
})

test('the threshold of the workspace is the default, also in a batch and after a failure', async () => {
  await setPolicy(at, { minScore: 84 })
  at.lists.searches.length = 0
  const usual = await screenSubject(at.key(), ask('Ordinary Nobody'))
  const named = await screenSubject(at.key(), ask('Ordinary Nobody', {}, { matchThreshold: 60 }))
  const { id: batchId } = await createScreeningBatch(at.key(), {
    subjects: [ask('Ordinary Nobody').subject!],
  })
  at.lists.broken = new Error('no thread')
  await expect(screenSubject(at.key(), ask('Ordinary Nobody'))).rejects.toMatchObject({
    code: 'SCREENING_UNAVAILABLE',
  })

  expect([usual, named].map(({ matchThreshold }) => matchThreshold)).toEqual([84, 60])
  expect((await screenings(at.reader(), { first: 9, batchId })).nodes).toMatchObject([{ matchThreshold: 84 }])
  expect((await screenings(at.reader(), { first: 9, status: 'FAILED' })).nodes).toMatchObject([
    { matchThreshold: 84 },
  ])
  expect(new Set(at.lists.searches.map(({ threshold }) => threshold))).toEqual(new Set([84, 60]))
})

test('any number of exposed persons with a name never displaces a sanctions match', async () => {
  for (let number = 0; number < 101; number++)
    await at.lists.put('SRC_GLOBAL_PEP', { id: `N${number}`, name: 'Adalbertina Snow' })
  await at.lists.put('OFAC_SDN', { id: 'N-less', name: 'Adalbertyna Snow' })

  const made = await screenSubject(at.key(), ask('Adalbertina Snow'))

  expect(made).toMatchObject({ sanctionsMatches: 1, pepMatches: 100 })
  expect(made.matches.at(-1)).toMatchObject({ entryId: 'N-less' })
})

test('the same party on two lists is one party', async () => {
  await at.lists.put('UN_CONSOLIDATED', { id: 'QDx.900', name: 'Bartolin Ashgrover' })
  await at.lists.put('OFAC_SDN', { id: '777', name: 'Bartolin Ashgrover', references: ['QDx.900'] })
  await at.lists.put('OFAC_SDN', { id: '778', name: 'Bartolin Ashgrover' })

  const { matches } = await screenSubject(at.key(), ask('Bartolin Ashgrover'))

  const keys = Object.fromEntries(matches.map(({ entryId, partyKey }) => [entryId, partyKey]))
  expect(keys['QDx.900']).toBe(keys['777'])
  expect(keys['778']).not.toBe(keys['777'])
})

test('only the requested lists are searched; adverse media is reported as not evaluated and does not fail the screening', async () => {
  at.lists.searches.length = 0
  const sanctions = await screenSubject(
    at.key(),
    ask('Ordinary Nobody', {}, { lists: ['SANCTIONS'], matchThreshold: 91 }),
  )
  const media = await screenSubject(at.key(), ask('Ordinary Nobody', {}, { lists: ['ADVERSE_MEDIA'] }))

  expect(at.lists.searches.map(({ sources, threshold }) => [sources.length, threshold])).toEqual([[9, 91]])
  expect([sanctions.status, media.status, media.outcome]).toEqual(['COMPLETED', 'COMPLETED', 'APPROVE'])
})

test('a missing sanctions list makes the screening PARTIAL, without approval', async () => {
  at.lists.missing.add('UN_CONSOLIDATED')

  const made = await screenSubject(at.key(), ask('Ordinary Nobody'))

  expect(made).toMatchObject({
    status: 'PARTIAL',
    missingSources: ['UN_CONSOLIDATED'],
    outcome: 'REVIEW_REQUIRED',
  })
  expect(made.datasetVersions).not.toHaveProperty('UN_CONSOLIDATED')
})

test('when the lists cannot be searched, the request is rejected and stored as FAILED without clearance; a repeat under the same key succeeds', async () => {
  const idempotency = { key: newId(), subject: 'key', fingerprint: 'same' }
  const ctx = () => at.as({ kind: 'tenant_key', scopes: ['compliance:write'] }, { idempotency })
  at.lists.broken = new Error('the thread is dead')
  await expect(
    screenSubject(ctx(), ask('Ordinary Nobody', {}, { purpose: 'PAYMENT' })),
  ).rejects.toMatchObject({ code: 'SCREENING_UNAVAILABLE', kind: 'unavailable' })
  at.lists.broken = undefined

  const made = await screenSubject(ctx(), ask('Ordinary Nobody', {}, { purpose: 'PAYMENT' }))
  const again = await screenSubject(ctx(), ask('Ordinary Nobody', {}, { purpose: 'PAYMENT' }))

  const { nodes } = await screenings(at.reader(), { first: 10 })
  expect(nodes.map(({ status, outcome }) => [status, outcome])).toEqual([
    ['COMPLETED', 'APPROVE'],
    ['FAILED', 'HOLD'],
  ])
  expect(again.id).toBe(made.id)
  expect(await events(nodes[1]!.id)).toEqual(['screening_started', 'screening_failed', 'decision_made'])
})

test('a false positive no longer counts, the last resolution publishes that all are resolved, and a second resolution is rejected', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L2', name: 'Casimir Thornapple' })
  await at.lists.put('EU_CONSOLIDATED', { id: 'L3', name: 'Casimir Thornapple' })
  const made = await screenSubject(at.key(), ask('Casimir Thornapple'))
  const [one, two] = made.matches
  const resolve = (matchId: string) =>
    resolveMatch(at.key(), {
      screeningId: made.id,
      matchId,
      resolution: 'FALSE_POSITIVE',
      reasonCode: 'OTHER_BIRTH',
      note: 'Born in another year.',
    })

  const first = await resolve(one!.id)
  const publishedBefore = (await events(made.id)).includes('screening_match_resolved')
  const second = await resolve(two!.id)

  expect([made.openMatches, first.openMatches, second.openMatches]).toEqual([2, 1, 0])
  expect([made.outcome, first.outcome, second.outcome]).toEqual(['BLOCK', 'BLOCK', 'APPROVE'])
  expect([
    publishedBefore,
    (await events(made.id)).filter(type => type === 'screening_match_resolved').length,
  ]).toEqual([false, 1])
  await expect(resolve(one!.id)).rejects.toMatchObject({ code: 'INVALID_STATE', kind: 'conflict' })
  expect(await screeningMatches(at.reader(), made.id)).toMatchObject([
    { status: 'FALSE_POSITIVE', reasonCode: 'OTHER_BIRTH' },
    { status: 'FALSE_POSITIVE' },
  ])
})

test('a match is taken into review, confirmed and reopened', async () => {
  await at.lists.put('OFAC_SDN', {
    id: 'L4',
    name: 'Perpetua Oakenshaw',
    datesOfBirth: [{ from: '1950-01-01', to: '1950-12-31' }],
  })
  const made = await screenSubject(
    at.key(),
    ask('Perpetua Oakenshaw', { dateOfBirth: '1990-01-01' }, { matchThreshold: 0 }),
  )
  const of = { screeningId: made.id, matchId: made.matches.find(({ entryId }) => entryId === 'L4')!.id }

  await reviewMatch(at.key(), of)
  await expect(reviewMatch(at.key(), of)).rejects.toMatchObject({ code: 'INVALID_STATE' })
  const acts = (
    await at.database.read<{ act: string }>(
      at.workspaceId,
      'select act from kernel.audit where workspace_id = $1 and aggregate_id = $2 order by at, id',
      [at.workspaceId, made.id],
    )
  ).map(({ act }) => act)
  const confirmed = await resolveMatch(at.key(), { ...of, resolution: 'CONFIRMED' })
  const reopened = await reopenMatch(at.key(), of)

  expect(confirmed).toMatchObject({ outcome: 'BLOCK' })
  expect(confirmed.riskScore).toBeGreaterThanOrEqual(800)
  expect(reopened.riskScore).toBe(made.riskScore)
  expect(acts).toEqual(['compliance.screening_match_reviewed'])
  await expect(reopenMatch(at.key(), of)).rejects.toMatchObject({ code: 'INVALID_STATE' })
})

test('of ten concurrent resolutions of one match one succeeds', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L5', name: 'Ignatia Pellworth' })
  const made = await screenSubject(at.key(), ask('Ignatia Pellworth'))
  const words = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      resolveMatch(at.key(), {
        screeningId: made.id,
        matchId: made.matches[0]!.id,
        resolution: index % 2 ? 'CONFIRMED' : 'FALSE_POSITIVE',
      }),
    ),
  )

  expect(words.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const word of words)
    if (word.status === 'rejected') expect(word.reason).toMatchObject({ code: 'INVALID_STATE' })
})

test('a repeated screening supersedes the old one, once', async () => {
  at.lists.missing.add('OFAC_SDN')
  const old = await screenSubject(at.key(), ask('Ordinary Nobody', { externalId: 'c-10' }))
  at.lists.missing.clear()

  const again = await Promise.allSettled([
    rescreen(at.key(), { id: old.id }),
    rescreen(at.key(), { id: old.id }),
  ])

  const done = again.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
  expect(done).toHaveLength(1)
  expect(done[0]).toMatchObject({
    status: 'COMPLETED',
    previousScreeningId: old.id,
    outcome: 'APPROVE',
    externalId: 'c-10',
  })
  expect(await screening(at.reader(), old.id)).toMatchObject({
    status: 'SUPERSEDED',
    nextScreeningId: done[0]!.id,
  })
  await expect(rescreen(at.key(), { id: old.id })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await expect(
    overrideDecision(at.key(), { id: old.id, outcome: 'APPROVE', reason: 'No' }),
  ).rejects.toMatchObject({ code: 'INVALID_STATE' })
})

test('the report proves that every assessment is reproducible byte for byte, and its narrative contains no personal data', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L9', name: 'Wilhelmina Stonecroft' })
  const made = await screenSubject(
    at.key(),
    ask('Wilhelmina Stonecroft', { country: 'IR', industry: 'CASINO' }),
  )
  await resolveMatch(at.key(), {
    screeningId: made.id,
    matchId: made.matches[0]!.id,
    resolution: 'INCONCLUSIVE',
  })

  const report = await screeningReport(at.reader(), made.id)

  expect(report.replays.map(({ number, isReproduced }) => [number, isReproduced])).toEqual([
    [1, true],
    [2, true],
  ])
  expect(report.searched).toHaveLength(SOURCE_NAMES.length)
  expect(report.narrative.join('\n')).toMatch(/Match 1: entry L9[\s\S]*is reproduced byte for byte/)
  expect(report.narrative.join('\n')).not.toContain('Stonecroft')
})

test('screenings, matches and pairs of another tenant are not found', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L10', name: 'Hortensia Greywater' })
  const made = await screenSubject(at.key(), ask('Hortensia Greywater'))
  const rival = await screeningFixture()
  const of = { screeningId: made.id, matchId: made.matches[0]!.id }

  await expect(screening(rival.reader(), made.id)).rejects.toMatchObject({ code: 'SCREENING_NOT_FOUND' })
  await expect(screeningReport(rival.reader(), made.id)).rejects.toMatchObject({
    code: 'SCREENING_NOT_FOUND',
  })
  await expect(rescreen(rival.key(), { id: made.id })).rejects.toMatchObject({ code: 'SCREENING_NOT_FOUND' })
  await expect(resolveMatch(rival.key(), { ...of, resolution: 'CONFIRMED' })).rejects.toMatchObject({
    code: 'SCREENING_NOT_FOUND',
  })
  await expect(
    overrideDecision(rival.key(), { id: made.id, outcome: 'APPROVE', reason: 'No' }),
  ).rejects.toMatchObject({ code: 'SCREENING_NOT_FOUND' })
  expect((await screenings(rival.reader(), { first: 10 })).nodes).toEqual([])
  await expect(screenSubject(at.reader(), ask('Nobody'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(screenings(at.as({ kind: 'user' }), { first: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('the events of a screening have the documented fields and no personal data', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L12', name: 'Philomena Thistledown' })
  const made = await screenSubject(at.key(), ask('Philomena Thistledown'))
  await resolveMatch(at.key(), {
    screeningId: made.id,
    matchId: made.matches[0]!.id,
    resolution: 'FALSE_POSITIVE',
  })
  await overrideDecision(at.key(), { id: made.id, outcome: 'REVIEW_REQUIRED', reason: 'Let us see' })

  const published = await at.published()
  const rendered = publicEvents()
    .filter(({ service, domainEvent }) => service === 'compliance' && domainEvent !== undefined)
    .flatMap(({ name, domainEvent, render }) =>
      published
        .filter(({ type, aggregateId }) => type === domainEvent && aggregateId === made.id)
        .map(({ data }) => ({
          name,
          body: JSON.parse(JSON.stringify(render({ reason: null, ...data }))) as Record<string, unknown>,
        })),
    )

  expect(Object.fromEntries(rendered.map(({ name, body }) => [name, Object.keys(body)]))).toMatchObject({
    'screening.started': ['screening_id', 'subject_id', 'purpose'],
    'screening.completed': ['screening_id', 'status', 'risk_score', 'risk_band', 'decision', 'match_summary'],
    'screening.match_found': ['screening_id', 'match_id', 'source', 'strength', 'score'],
    'screening.match_resolved': [
      'screening_id',
      'match_id',
      'source',
      'strength',
      'score',
      'resolution',
      'resolved_by',
    ],
    'risk.assessed': ['screening_id', 'subject_id', 'risk_score', 'risk_band'],
    'decision.made': ['screening_id', 'outcome', 'previous_outcome', 'by', 'reason'],
    'decision.overridden': ['screening_id', 'outcome', 'previous_outcome', 'by', 'reason'],
  })
  expect(rendered.find(({ name }) => name === 'screening.completed')!.body).toEqual({
    screening_id: made.id,
    status: 'COMPLETED',
    risk_score: made.riskScore,
    risk_band: made.riskBand,
    decision: { outcome: 'BLOCK', triggered_rules: [] },
    match_summary: { total_matches: 1, sanctions_matches: 1, pep_matches: 0 },
  })
  expect(rendered.find(({ name }) => name === 'screening.match_resolved')!.body).toMatchObject({
    resolution: 'FALSE_POSITIVE',
  })
  expect(JSON.stringify(rendered)).not.toContain('Thistledown')
})
