import { expect, test } from '@jest/globals'
import { overrideDecision } from '#compliance/operations/screenings/override-decision.ts'
import { reopenMatch } from '#compliance/operations/screenings/reopen-match.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { screenSubject, type ScreenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import type { SavedScreening } from '#compliance/screening/save-screening.ts'
import { screeningFixture } from './screening-fixture.ts'

const ask = (name: string, rest: Omit<ScreenSubject, 'subject'> = {}): ScreenSubject => ({
  subject: { type: 'INDIVIDUAL', name },
  ...rest,
})

test('an override keeps the computed decision, and ends when that becomes stricter', async () => {
  const at = await screeningFixture()
  await at.lists.put('OFAC_SDN', {
    id: 'L8',
    name: 'Leopoldina Marchbank Overthorpe',
    datesOfBirth: [{ from: '1950-01-01', to: '1950-12-31' }],
  })
  const screening = await screenSubject(at.key(), ask('Leopoldina Marchbank', { matchThreshold: 40 }))
  const overridden = await overrideDecision(at.key(), {
    id: screening.id,
    outcome: 'APPROVE',
    reason: 'Known for years',
  })
  const confirmed = await resolveMatch(at.key(), {
    screeningId: screening.id,
    matchId: screening.matches[0]!.id,
    resolution: 'CONFIRMED',
  })

  expect(['REVIEW_REQUIRED', 'APPROVE']).toContain(screening.outcome)
  expect(overridden).toMatchObject({ outcome: 'APPROVE', riskScore: screening.riskScore, overrideNumber: 2 })
  expect(confirmed).toMatchObject({ outcome: 'BLOCK', overrideNumber: null })
  await expect(
    overrideDecision(at.key(), { id: screening.id, outcome: 'HOLD', reason: 'No' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  const publishedEvents = (await at.published())
    .filter(({ aggregateId, type }) => aggregateId === screening.id && type.startsWith('compliance.decision'))
    .map(({ type }) => type.replace('compliance.', ''))
  expect(publishedEvents).toEqual(['decision_made', 'decision_overridden', 'decision_made'])
})

test('a confirmation ends an earlier milder override; a stricter one stays, and so does a later one', async () => {
  const at = await screeningFixture()
  await at.lists.put('OFAC_SDN', { id: 'L9', name: 'Perpetuanna Thistlewick' })
  await at.lists.put('SRC_GLOBAL_PEP', {
    id: 'L10',
    name: 'Wilhelmosa Cranbourne',
    positions: [{ title: 'Minister' }],
  })
  const overridden = async (name: string, outcome: 'APPROVE' | 'BLOCK') => {
    const screening = await screenSubject(at.key(), ask(name))
    await overrideDecision(at.key(), { id: screening.id, outcome, reason: 'Known for years' })
    return screening
  }
  const resolve = ({ id, matches }: SavedScreening, resolution: 'CONFIRMED' | 'INCONCLUSIVE') =>
    resolveMatch(at.key(), { screeningId: id, matchId: matches[0]!.id, resolution })
  const [milder, stricter, unsure] = [
    await overridden('Perpetuanna Thistlewick', 'APPROVE'),
    await overridden('Wilhelmosa Cranbourne', 'BLOCK'),
    await overridden('Perpetuanna Thistlewick', 'APPROVE'),
  ]

  const [confirmed, retained, inconclusive] = [
    await resolve(milder, 'CONFIRMED'),
    await resolve(stricter, 'CONFIRMED'),
    await resolve(unsure, 'INCONCLUSIVE'),
  ]
  await overrideDecision(at.key(), {
    id: milder.id,
    outcome: 'APPROVE_WITH_MONITORING',
    reason: 'By licence of the authority',
  })
  const afterwards = await reopenMatch(at.key(), { screeningId: milder.id, matchId: milder.matches[0]!.id })

  expect(milder.outcome).toBe('BLOCK')
  expect(confirmed).toMatchObject({ outcome: 'BLOCK', overrideNumber: null })
  expect(retained).toMatchObject({ outcome: 'BLOCK', overrideNumber: 2 })
  expect(inconclusive).toMatchObject({ outcome: 'APPROVE', overrideNumber: 2 })
  expect(afterwards).toMatchObject({ outcome: 'APPROVE_WITH_MONITORING', overrideNumber: 4 })
})
