import { beforeEach, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { overrideDecision } from '#compliance/operations/screenings/override-decision.ts'
import { rescreen } from '#compliance/operations/screenings/rescreen.ts'
import { resolveMatch, type MatchResolution } from '#compliance/operations/screenings/resolve-match.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { updateSubject } from '#compliance/operations/subjects/update-subject.ts'
import { screeningReport } from '#compliance/queries/screening-report.ts'
import { screenings } from '#compliance/queries/screenings.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { rescreenSubject } from '#compliance/monitoring/rescreen-subject.ts'
import type { SavedScreening } from '#compliance/screening/save-screening.ts'
import { screeningFixture, type ScreeningFixture } from './screening-fixture.ts'

let at: ScreeningFixture
beforeEach(async () => {
  at = await screeningFixture()
  at.lists.broken = undefined
  at.lists.missing.clear()
})

const found = async (): Promise<number> =>
  (await at.published()).filter(({ type }) => type === 'compliance.screening_match_found').length
const resolve = ({ id, matches }: SavedScreening, resolution: MatchResolution) =>
  resolveMatch(at.key(), {
    screeningId: id,
    matchId: matches[0]!.id,
    resolution,
    reasonCode: 'OTHER_BIRTH',
    note: 'Born in another year.',
  })
const periodic = async (subjectId: string): Promise<void> =>
  void (await rescreenSubject(
    { ...at.platformContext, loaders: new Map() },
    { subjectId, cause: 'PERIODIC', occasion: newId() },
  ))
const last = async (subjectId: string) => (await screenings(at.reader(), { first: 1, subjectId })).nodes[0]!

test('a screening by subject id belongs to the subject and sets its risk', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S1', name: 'Aurelianna Prestwold' })
  const { id } = await createSubject(at.key(), {
    type: 'INDIVIDUAL',
    name: 'Aurelianna Prestwold',
    externalId: 's-1',
  })

  const made = await screenSubject(at.key(), { subjectId: id, purpose: 'ONBOARDING' })

  expect(made).toMatchObject({ subjectId: id, externalId: 's-1', outcome: 'BLOCK', purpose: 'ONBOARDING' })
  expect(await subject(at.reader(), id)).toMatchObject({
    riskScore: made.riskScore,
    riskBand: 'CRITICAL',
    screeningId: made.id,
  })
  await expect(screenSubject(at.key(), { subjectId: newId() })).rejects.toMatchObject({
    code: 'SUBJECT_NOT_FOUND',
    kind: 'not-found',
  })
  await expect(screenSubject((await screeningFixture()).key(), { subjectId: id })).rejects.toMatchObject({
    code: 'SUBJECT_NOT_FOUND',
  })
  await expect(screenSubject(at.key(), {})).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'subject' }],
  })
  await expect(
    screenSubject(at.key(), { subjectId: id, subject: { type: 'INDIVIDUAL', name: 'X1' } }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR', issues: [{ field: 'subject' }] })
  await deleteSubject(at.key(), { id })
  await expect(screenSubject(at.key(), { subjectId: id })).rejects.toMatchObject({
    code: 'SUBJECT_DELETED',
    kind: 'conflict',
  })
})

test('a resolution carries over to every later screening of the subject, without a new event', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S2', name: 'Bertrandine Holloway' })
  const { id } = await createSubject(at.key(), { type: 'INDIVIDUAL', name: 'Bertrandine Holloway' })
  const first = await screenSubject(at.key(), { subjectId: id })
  await resolve(first, 'FALSE_POSITIVE')

  const byHand = await screenSubject(at.key(), { subjectId: id })
  const again = await rescreen(at.key(), { id: byHand.id })
  await periodic(id)
  const byItself = await last(id)

  for (const made of [byHand, again]) {
    expect(made).toMatchObject({ outcome: 'APPROVE', totalMatches: 1, openMatches: 0 })
    expect(made.matches).toMatchObject([
      {
        status: 'FALSE_POSITIVE',
        reasonCode: 'OTHER_BIRTH',
        note: 'Born in another year.',
        carriedFrom: first.matches[0]!.id,
      },
    ])
  }
  expect(byItself).toMatchObject({ previousScreeningId: again.id, outcome: 'APPROVE', openMatches: 0 })
  expect(await found()).toBe(1)
  expect(await subject(at.reader(), id)).toMatchObject({ riskBand: 'LOW' })
  const report = await screeningReport(at.reader(), byItself.id)
  expect(report.replays.every(({ isReproduced }) => isReproduced)).toBe(true)
  expect(report.narrative.join('\n')).toContain(
    `carried over from match ${first.matches[0]!.id} of an earlier screening`,
  )
})

test('a confirmed match stays confirmed', async () => {
  await at.lists.put('UN_CONSOLIDATED', {
    id: 'S3',
    name: 'Crispiana Underlathe',
    datesOfBirth: [{ from: '1950-01-01', to: '1950-12-31' }],
  })
  const first = await screenSubject(at.key(), {
    subject: { type: 'INDIVIDUAL', name: 'Crispiana Underlathe', externalId: 's-3' },
  })
  await resolve(first, 'CONFIRMED')

  const again = await screenSubject(at.key(), {
    subject: { type: 'INDIVIDUAL', name: 'Crispiana Underlathe', dateOfBirth: '1950', externalId: 's-3' },
  })

  expect(again).toMatchObject({ outcome: 'BLOCK', openMatches: 0, matches: [{ status: 'CONFIRMED' }] })
  expect(await found()).toBe(1)
})

test('a match is open again after its entry or its subject changes', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S4', name: 'Dorothella Quarmby' })
  await at.lists.put('OFAC_SDN', { id: 'S5', name: 'Evangelora Quarmby' })
  const ids = await Promise.all(
    ['Dorothella Quarmby', 'Evangelora Quarmby'].map(
      async name => (await createSubject(at.key(), { type: 'INDIVIDUAL', name })).id,
    ),
  )
  for (const subjectId of ids) await resolve(await screenSubject(at.key(), { subjectId }), 'FALSE_POSITIVE')

  await at.lists.put('OFAC_SDN', {
    id: 'S4',
    name: 'Dorothella Quarmby',
    remarks: 'A remark.',
    updatedOn: '2026-01-01',
  })
  await periodic(ids[0]!)
  const remarked = await last(ids[0]!)
  await at.lists.put('OFAC_SDN', {
    id: 'S4',
    name: 'Dorothella Quarmby',
    datesOfBirth: [{ from: '1970-01-01', to: '1970-12-31' }],
  })
  await periodic(ids[0]!)
  const changed = await last(ids[0]!)
  await updateSubject(at.key(), { id: ids[1]!, nationalities: ['FR'] })
  await periodic(ids[1]!)
  const described = await last(ids[1]!)
  await updateSubject(at.key(), { id: ids[1]!, industry: 'books' })
  await periodic(ids[1]!)

  expect([remarked, changed, described].map(({ openMatches }) => openMatches)).toEqual([0, 1, 1])
  expect(changed.outcome).toBe('BLOCK')
  expect(await found()).toBe(4)
})

test('a resolution follows an entry to its new id, and without a subject it follows from the previous screening', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S6', name: 'Fiametta Longbarrow' })
  const first = await screenSubject(at.key(), {
    subject: { type: 'INDIVIDUAL', name: 'Fiametta Longbarrow' },
  })
  await resolve(first, 'INCONCLUSIVE')
  await at.lists.remove('OFAC_SDN', 'S6')
  await at.lists.put('OFAC_SDN', { id: 'S6b', name: 'Fiametta Longbarrow', formerIds: ['S6'] })

  const again = await rescreen(at.key(), { id: first.id })
  const other = await screenSubject(at.key(), {
    subject: { type: 'INDIVIDUAL', name: 'Fiametta Longbarrow' },
  })

  expect([again, other].map(({ matches }) => matches.map(({ status }) => status))).toEqual([
    ['INCONCLUSIVE'],
    ['OPEN'],
  ])
})

test('a screening with reduced coverage does not lower the risk', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S7', name: 'Gisbertha Nettlefold' })
  const { id } = await createSubject(at.key(), { type: 'INDIVIDUAL', name: 'Gisbertha Nettlefold' })
  const whole = await screenSubject(at.key(), { subjectId: id })

  await screenSubject(at.key(), { subjectId: id, lists: ['PEP'] })
  await screenSubject(at.key(), { subjectId: id, matchThreshold: 100 })
  at.lists.missing.add('OFAC_SDN')
  await periodic(id)
  const partial = await last(id)
  at.lists.missing.clear()
  const before = await subject(at.reader(), id)
  await resolve(whole, 'FALSE_POSITIVE')
  await periodic(id)

  expect(partial).toMatchObject({ status: 'PARTIAL', previousScreeningId: null })
  expect(before).toMatchObject({ riskScore: whole.riskScore, screeningId: whole.id })
  expect(await subject({ ...at.reader(), loaders: new Map() }, id)).toMatchObject({ riskBand: 'LOW' })
})

test('a screening with other or fewer details under the same external id can raise the risk but never lowers it', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S12', name: 'Hildegunda Brackenwell' })
  await at.lists.put('SRC_GLOBAL_PEP', {
    id: 'S13',
    name: 'Ottokar Brackenwell',
    positions: [{ title: 'Minister' }],
  })
  const known = {
    type: 'INDIVIDUAL',
    name: 'Ottokar Brackenwell',
    aliases: ['Otto Brackenwell'],
    dateOfBirth: '1970',
    nationalities: ['FR'],
    identifiers: [{ type: 'PASSPORT', value: 'P1' }],
    industry: 'books',
    externalId: 's-12',
  } as const
  const own = await screenSubject(at.key(), { subject: known })
  const whose = own.subjectId!
  await resolve(own, 'CONFIRMED')
  const standing = await subject(at.reader(), whose)

  const others = [
    { ...known, name: 'Ordinary Nobody' },
    { ...known, type: 'ORGANIZATION' as const },
    { ...known, dateOfBirth: '1990' },
    { ...known, dateOfBirth: null },
    { ...known, aliases: [] },
    { ...known, nationalities: ['DE'] },
    { ...known, gender: 'FEMALE' as const },
    { ...known, identifiers: null },
    { ...known, industry: null },
  ]
  for (const described of others) {
    await screenSubject(at.key(), { subject: { ...described, name: 'Ordinary Nobody' } })
    await screenSubject(at.key(), { subject: described })
    expect(await subject({ ...at.reader(), loaders: new Map() }, whose)).toMatchObject({
      riskScore: standing.riskScore,
      screeningId: own.id,
    })
  }
  const worse = await screenSubject(at.key(), { subject: { ...known, name: 'Hildegunda Brackenwell' } })
  const raised = await subject({ ...at.reader(), loaders: new Map() }, whose)
  await resolve(worse, 'FALSE_POSITIVE')
  const cleared = await subject({ ...at.reader(), loaders: new Map() }, whose)
  const again = await screenSubject(at.key(), {
    subject: { ...known, name: 'BRACKENWELL, Ottokar', aliases: ['otto brackenwell', 'Oggi'] },
  })
  const asKnown = await subject({ ...at.reader(), loaders: new Map() }, whose)
  await updateSubject(at.key(), { id: whose, name: 'Ordinary Nobody', aliases: null })
  const renamed = await screenSubject(at.key(), { subjectId: whose })

  expect(raised).toMatchObject({ riskBand: 'CRITICAL', screeningId: worse.id })
  expect(cleared).toMatchObject({ riskScore: raised.riskScore, screeningId: worse.id })
  expect(asKnown).toMatchObject({ riskBand: standing.riskBand, screeningId: again.id })
  expect(again.matches).toMatchObject([{ status: 'CONFIRMED' }])
  expect(await subject({ ...at.reader(), loaders: new Map() }, whose)).toMatchObject({
    riskBand: 'LOW',
    screeningId: renamed.id,
  })
})

test('a screening with other details does not clear a subject that was never screened, but can raise its risk', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S14', name: 'Ludmillana Oxenholme' })
  const { id } = await createSubject(at.key(), {
    type: 'INDIVIDUAL',
    name: 'Philomenata Oxenholme',
    externalId: 's-14',
  })

  await screenSubject(at.key(), {
    subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody', externalId: 's-14' },
  })
  const untouched = await subject(at.reader(), id)
  const other = await screenSubject(at.key(), {
    subject: { type: 'INDIVIDUAL', name: 'Ludmillana Oxenholme', externalId: 's-14' },
  })

  expect(untouched).toMatchObject({ riskScore: null, screeningId: null })
  expect(await subject({ ...at.reader(), loaders: new Map() }, id)).toMatchObject({
    riskBand: 'CRITICAL',
    screeningId: other.id,
  })
})

test('a failed screening is listed with its subject and does not change it', async () => {
  const { id } = await createSubject(at.key(), {
    type: 'INDIVIDUAL',
    name: 'Ordinary Nobody',
    externalId: 's-10',
  })
  at.lists.broken = new Error('no thread')
  for (const request of [
    { subjectId: id },
    { subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody', externalId: 's-10' } },
    { subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody', externalId: 's-11' } },
  ] as const)
    await expect(screenSubject(at.key(), request)).rejects.toMatchObject({ code: 'SCREENING_UNAVAILABLE' })

  expect(
    (await screenings(at.reader(), { first: 9, subjectId: id })).nodes.map(({ status }) => status),
  ).toEqual(['FAILED', 'FAILED'])
  expect((await screenings(at.reader(), { first: 9, externalId: 's-11' })).nodes).toMatchObject([
    { status: 'FAILED', subjectId: null },
  ])
  expect(await subject(at.reader(), id)).toMatchObject({ riskScore: null, screeningId: null })
})

test('ten concurrent screenings of an unknown external id create one subject', async () => {
  const made = await Promise.all(
    Array.from({ length: 10 }, () =>
      screenSubject(at.key(), {
        subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody', externalId: 's-8' },
      }),
    ),
  )

  expect(new Set(made.map(({ subjectId }) => subjectId)).size).toBe(1)
  expect((await at.published()).filter(({ type }) => type === 'compliance.subject_created')).toHaveLength(1)
  expect(
    (await at.published()).filter(({ type }) => type === 'compliance.subject_risk_changed'),
  ).toHaveLength(1)
})

test('an override during concurrent resolutions is a separate decision, and decisions are numbered without gaps', async () => {
  for (const source of ['OFAC_SDN', 'UK_OFSI', 'EU_CONSOLIDATED'] as const)
    await at.lists.put(source, { id: 'S9', name: 'Kunigonda Wetherall' })
  const { id } = await createSubject(at.key(), { type: 'INDIVIDUAL', name: 'Kunigonda Wetherall' })
  const made = await screenSubject(at.key(), { subjectId: id })

  await Promise.all([
    ...made.matches.map(({ id: matchId }) =>
      resolveMatch(at.key(), { screeningId: made.id, matchId, resolution: 'FALSE_POSITIVE' }),
    ),
    ...['BLOCK', 'REVIEW_REQUIRED'].map(outcome =>
      overrideDecision(at.key(), { id: made.id, outcome: outcome as 'BLOCK', reason: 'Let us see' }),
    ),
    screenSubject(at.key(), { subjectId: id }),
  ])

  const report = await screeningReport(at.reader(), made.id)
  expect(report.decisions.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  expect(report.screening).toMatchObject({
    openMatches: 0,
    decisionNumber: 6,
    overrideNumber: expect.any(Number),
  })
  expect(report.decisions.map(({ previousOutcome }) => previousOutcome).slice(1)).toEqual(
    report.decisions.map(({ outcome }) => outcome).slice(0, -1),
  )
  expect(report.replays.every(({ isReproduced }) => isReproduced)).toBe(true)
})
