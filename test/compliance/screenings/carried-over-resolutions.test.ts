import { expect, test } from '@jest/globals'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { overrideDecision } from '#compliance/operations/screenings/override-decision.ts'
import { rescreen } from '#compliance/operations/screenings/rescreen.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { updateSubject } from '#compliance/operations/subjects/update-subject.ts'
import { screeningReport } from '#compliance/queries/screening-report.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { last, periodic, resolve } from './resolve-and-rescreen.ts'
import { at } from './screening-world.ts'

const found = async (): Promise<number> =>
  (await at.published()).filter(({ type }) => type === 'compliance.screening_match_found').length

test('a resolution carries over to every later screening of the subject, without a new event', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S2', name: 'Bertrandine Holloway' })
  const { id } = await createSubject(at.key(), { type: 'INDIVIDUAL', name: 'Bertrandine Holloway' })
  const first = await screenSubject(at.key(), { subjectId: id })
  await resolve(first, 'FALSE_POSITIVE')

  const byHand = await screenSubject(at.key(), { subjectId: id })
  const again = await rescreen(at.key(), { id: byHand.id })
  await periodic(id)
  const byItself = await last(id)

  for (const screening of [byHand, again]) {
    expect(screening).toMatchObject({ outcome: 'APPROVE', totalMatches: 1, openMatches: 0 })
    expect(screening.matches).toMatchObject([
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

test('an override during concurrent resolutions is a separate decision, and decisions are numbered without gaps', async () => {
  for (const source of ['OFAC_SDN', 'UK_OFSI', 'EU_CONSOLIDATED'] as const)
    await at.lists.put(source, { id: 'S9', name: 'Kunigonda Wetherall' })
  const { id } = await createSubject(at.key(), { type: 'INDIVIDUAL', name: 'Kunigonda Wetherall' })
  const screening = await screenSubject(at.key(), { subjectId: id })

  await Promise.all([
    ...screening.matches.map(({ id: matchId }) =>
      resolveMatch(at.key(), { screeningId: screening.id, matchId, resolution: 'FALSE_POSITIVE' }),
    ),
    ...['BLOCK', 'REVIEW_REQUIRED'].map(outcome =>
      overrideDecision(at.key(), { id: screening.id, outcome: outcome as 'BLOCK', reason: 'Let us see' }),
    ),
    screenSubject(at.key(), { subjectId: id }),
  ])

  const report = await screeningReport(at.reader(), screening.id)
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
