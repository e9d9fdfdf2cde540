import { expect, test } from '@jest/globals'
import { overrideDecision } from '#compliance/operations/screenings/override-decision.ts'
import { reopenMatch } from '#compliance/operations/screenings/reopen-match.ts'
import { rescreen } from '#compliance/operations/screenings/rescreen.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { reviewMatch } from '#compliance/operations/screenings/review-match.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { screeningReport } from '#compliance/queries/screening-report.ts'
import { screening, screeningMatches, screenings } from '#compliance/queries/screenings.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { screeningFixture } from '../screening-fixture.ts'
import { ask, events } from './ask.ts'
import { at } from './screening-world.ts'

test('a false positive no longer counts, the last resolution publishes that all are resolved, and a second resolution is rejected', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L2', name: 'Casimir Thornapple' })
  await at.lists.put('EU_CONSOLIDATED', { id: 'L3', name: 'Casimir Thornapple' })
  const created = await screenSubject(at.key(), ask('Casimir Thornapple'))
  const [one, two] = created.matches
  const resolve = (matchId: string) =>
    resolveMatch(at.key(), {
      screeningId: created.id,
      matchId,
      resolution: 'FALSE_POSITIVE',
      reasonCode: 'OTHER_BIRTH',
      note: 'Born in another year.',
    })

  const first = await resolve(one!.id)
  const publishedBefore = (await events(created.id)).includes('screening_match_resolved')
  const second = await resolve(two!.id)

  expect([created.openMatches, first.openMatches, second.openMatches]).toEqual([2, 1, 0])
  expect([created.outcome, first.outcome, second.outcome]).toEqual(['BLOCK', 'BLOCK', 'APPROVE'])
  expect([
    publishedBefore,
    (await events(created.id)).filter(type => type === 'screening_match_resolved').length,
  ]).toEqual([false, 1])
  await expect(resolve(one!.id)).rejects.toMatchObject({ code: 'INVALID_STATE', kind: 'conflict' })
  expect(await screeningMatches(at.reader(), created.id)).toMatchObject([
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
  const created = await screenSubject(
    at.key(),
    ask('Perpetua Oakenshaw', { dateOfBirth: '1990-01-01' }, { matchThreshold: 0 }),
  )
  const of = { screeningId: created.id, matchId: created.matches.find(({ entryId }) => entryId === 'L4')!.id }

  await reviewMatch(at.key(), of)
  await expect(reviewMatch(at.key(), of)).rejects.toMatchObject({ code: 'INVALID_STATE' })
  const acts = (
    await at.database.read<{ act: string }>(
      at.workspaceId,
      'select act from kernel.audit where workspace_id = $1 and aggregate_id = $2 order by at, id',
      [at.workspaceId, created.id],
    )
  ).map(({ act }) => act)
  const confirmed = await resolveMatch(at.key(), { ...of, resolution: 'CONFIRMED' })
  const reopened = await reopenMatch(at.key(), of)

  expect(confirmed).toMatchObject({ outcome: 'BLOCK' })
  expect(confirmed.riskScore).toBeGreaterThanOrEqual(800)
  expect(reopened.riskScore).toBe(created.riskScore)
  expect(acts).toEqual(['compliance.screening_started', 'compliance.screening_match_reviewed'])
  await expect(reopenMatch(at.key(), of)).rejects.toMatchObject({ code: 'INVALID_STATE' })
})

test('of ten concurrent resolutions of one match one succeeds', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L5', name: 'Ignatia Pellworth' })
  const created = await screenSubject(at.key(), ask('Ignatia Pellworth'))
  const words = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      resolveMatch(at.key(), {
        screeningId: created.id,
        matchId: created.matches[0]!.id,
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
  const created = await screenSubject(
    at.key(),
    ask('Wilhelmina Stonecroft', { country: 'IR', industry: 'CASINO' }),
  )
  await resolveMatch(at.key(), {
    screeningId: created.id,
    matchId: created.matches[0]!.id,
    resolution: 'INCONCLUSIVE',
  })

  const report = await screeningReport(at.reader(), created.id)

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
  const created = await screenSubject(at.key(), ask('Hortensia Greywater'))
  const rival = await screeningFixture()
  const of = { screeningId: created.id, matchId: created.matches[0]!.id }

  await expect(screening(rival.reader(), created.id)).rejects.toMatchObject({ code: 'SCREENING_NOT_FOUND' })
  await expect(screeningReport(rival.reader(), created.id)).rejects.toMatchObject({
    code: 'SCREENING_NOT_FOUND',
  })
  await expect(rescreen(rival.key(), { id: created.id })).rejects.toMatchObject({
    code: 'SCREENING_NOT_FOUND',
  })
  await expect(resolveMatch(rival.key(), { ...of, resolution: 'CONFIRMED' })).rejects.toMatchObject({
    code: 'SCREENING_NOT_FOUND',
  })
  await expect(
    overrideDecision(rival.key(), { id: created.id, outcome: 'APPROVE', reason: 'No' }),
  ).rejects.toMatchObject({ code: 'SCREENING_NOT_FOUND' })
  expect((await screenings(rival.reader(), { first: 10 })).nodes).toEqual([])
  await expect(screenSubject(at.reader(), ask('Nobody'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(screenings(at.as({ kind: 'user' }), { first: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
