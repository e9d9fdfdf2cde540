import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { publicEvents } from '#app/public-events.ts'
import { createScreeningBatch } from '#compliance/operations/screenings/create-screening-batch.ts'
import { overrideDecision } from '#compliance/operations/screenings/override-decision.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { screenings } from '#compliance/queries/screenings.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { setPolicy } from '../set-policy.ts'
import { ask, events } from './ask.ts'
import { at } from './screening-world.ts'

test('a subject without matches is approved, with the searched versions and all events', async () => {
  const screening = await screenSubject(at.key(), ask('Ordinary Nobody', { country: 'FR' }))

  expect(screening).toMatchObject({
    status: 'COMPLETED',
    totalMatches: 0,
    openMatches: 0,
    riskBand: 'LOW',
    outcome: 'APPROVE',
    missingSources: [],
    matches: [],
  })
  expect(Object.keys(screening.datasetVersions)).toHaveLength(SOURCE_NAMES.length)
  expect(await events(screening.id)).toEqual([
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

  const screening = await screenSubject(
    at.key(),
    ask('Tomasin Quellwarden', { dateOfBirth: '1961-03', externalId: 'c-1' }, { lists: ['SANCTIONS'] }),
  )

  expect(screening).toMatchObject({ outcome: 'BLOCK', sanctionsMatches: 1, pepMatches: 0, openMatches: 1 })
  expect(screening.riskScore).toBeGreaterThanOrEqual(800)
  expect(screening.matches[0]).toMatchObject({
    source: 'OFAC_SDN',
    entryId: 'L1',
    strength: 'EXACT',
    status: 'OPEN',
    snapshot: { programs: ['EXAMPLE'], listedOn: '2020-05-04', reason: 'Sold maps.' },
    pepClass: null,
  })
  expect(await events(screening.id)).toEqual([
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

  const screening = await screenSubject(at.key(), ask('Adalbertina Snow'))

  expect(screening).toMatchObject({ sanctionsMatches: 1, pepMatches: 100 })
  expect(screening.matches.at(-1)).toMatchObject({ entryId: 'N-less' })
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

  const screening = await screenSubject(at.key(), ask('Ordinary Nobody'))

  expect(screening).toMatchObject({
    status: 'PARTIAL',
    missingSources: ['UN_CONSOLIDATED'],
    outcome: 'REVIEW_REQUIRED',
  })
  expect(screening.datasetVersions).not.toHaveProperty('UN_CONSOLIDATED')
})

test('when the lists cannot be searched, the request is rejected and stored as FAILED without clearance; a repeat under the same key succeeds', async () => {
  const idempotency = { key: newId(), subject: 'key', fingerprint: 'same' }
  const ctx = () => at.as({ kind: 'tenant_key', scopes: ['compliance:write'] }, { idempotency })
  at.lists.broken = new Error('the thread is dead')
  await expect(
    screenSubject(ctx(), ask('Ordinary Nobody', {}, { purpose: 'PAYMENT' })),
  ).rejects.toMatchObject({ code: 'SCREENING_UNAVAILABLE', kind: 'unavailable' })
  at.lists.broken = undefined

  const screening = await screenSubject(ctx(), ask('Ordinary Nobody', {}, { purpose: 'PAYMENT' }))
  const again = await screenSubject(ctx(), ask('Ordinary Nobody', {}, { purpose: 'PAYMENT' }))

  const { nodes } = await screenings(at.reader(), { first: 10 })
  expect(nodes.map(({ status, outcome }) => [status, outcome])).toEqual([
    ['COMPLETED', 'APPROVE'],
    ['FAILED', 'HOLD'],
  ])
  expect(again.id).toBe(screening.id)
  expect(await events(nodes[1]!.id)).toEqual(['screening_started', 'screening_failed', 'decision_made'])
})

test('the events of a screening have the documented fields and no personal data', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L12', name: 'Philomena Thistledown' })
  const screening = await screenSubject(at.key(), ask('Philomena Thistledown'))
  await resolveMatch(at.key(), {
    screeningId: screening.id,
    matchId: screening.matches[0]!.id,
    resolution: 'FALSE_POSITIVE',
  })
  await overrideDecision(at.key(), { id: screening.id, outcome: 'REVIEW_REQUIRED', reason: 'Let us see' })

  const published = await at.published()
  const rendered = publicEvents()
    .filter(({ service, domainEvent }) => service === 'compliance' && domainEvent !== undefined)
    .flatMap(({ name, domainEvent, render }) =>
      published
        .filter(({ type, aggregateId }) => type === domainEvent && aggregateId === screening.id)
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
    screening_id: screening.id,
    status: 'COMPLETED',
    risk_score: screening.riskScore,
    risk_band: screening.riskBand,
    decision: { outcome: 'BLOCK', triggered_rules: [] },
    match_summary: { total_matches: 1, sanctions_matches: 1, pep_matches: 0 },
  })
  expect(rendered.find(({ name }) => name === 'screening.match_resolved')!.body).toMatchObject({
    resolution: 'FALSE_POSITIVE',
  })
  expect(JSON.stringify(rendered)).not.toContain('Thistledown')
})
