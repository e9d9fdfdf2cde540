import { beforeEach, expect, test } from '@jest/globals'
import { createScreeningBatch } from '#compliance/operations/screenings/create-screening-batch.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { reopenMatch } from '#compliance/operations/screenings/reopen-match.ts'
import { rescreen } from '#compliance/operations/screenings/rescreen.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { allowList } from '#compliance/queries/allow-list.ts'
import { screeningBatch } from '#compliance/queries/screening-batches.ts'
import { screeningReport } from '#compliance/queries/screening-report.ts'
import { screenings } from '#compliance/queries/screenings.ts'
import { screeningFixture, type ScreeningFixture } from './screening-fixture.ts'

let at: ScreeningFixture
beforeEach(async () => {
  at = await screeningFixture()
  at.lists.broken = undefined
})

const STORED = `select 'screening' as kind from compliance.screenings where workspace_id = $1 and subject is not null
  union all select 'input' from compliance.screening_decisions where workspace_id = $1 and input is not null
  union all select 'details' from compliance.screening_matches where workspace_id = $1 and (details is not null or note is not null)
  union all select 'reason' from compliance.allow_list where workspace_id = $1 and reason <> ''
  union all select 'subject' from compliance.subjects where workspace_id = $1 and details is not null`
const storedKinds = async (): Promise<string[]> =>
  (await at.database.read<{ kind: string }>(at.workspaceId, STORED, [at.workspaceId])).map(({ kind }) => kind)

test('screenings of a deleted subject keep matches and decisions but no personal data', async () => {
  await at.lists.put('OFAC_SDN', { id: 'E1', name: 'Hildebranda Crowmarsh' })
  const { id } = await createSubject(at.key(), {
    type: 'INDIVIDUAL',
    name: 'Hildebranda Crowmarsh',
    externalId: 'e-1',
  })
  const screening = await screenSubject(at.key(), { subjectId: id })
  const of = { screeningId: screening.id, matchId: screening.matches[0]!.id }
  await resolveMatch(at.key(), {
    ...of,
    resolution: 'FALSE_POSITIVE',
    note: 'Not she',
    allowList: { add: true },
  })
  at.lists.broken = new Error('no thread')
  await expect(
    screenSubject(at.key(), {
      subject: { type: 'INDIVIDUAL', name: 'Hildebranda Crowmarsh', externalId: 'e-1' },
    }),
  ).rejects.toMatchObject({ code: 'SCREENING_UNAVAILABLE' })
  at.lists.broken = undefined
  const batch = await createScreeningBatch(at.key(), {
    subjects: [{ type: 'INDIVIDUAL', name: 'Hildebranda Crowmarsh', externalId: 'e-1' }],
  })
  expect(new Set(await storedKinds())).toEqual(
    new Set(['screening', 'input', 'details', 'reason', 'subject']),
  )

  await deleteSubject(at.key(), { id })
  await at.work()

  expect(await storedKinds()).toEqual([])
  expect((await screenings(at.reader(), { first: 9, subjectId: id })).nodes).toMatchObject([
    { status: 'FAILED', subject: null },
    { id: screening.id, outcome: 'APPROVE', sanctionsMatches: 1, subject: null },
  ])
  expect(await screeningBatch(at.reader(), batch.id)).toMatchObject({ status: 'COMPLETED', failed: 1 })
  expect((await allowList(at.reader(), { first: 9 })).nodes).toEqual([])
  const report = await screeningReport(at.reader(), screening.id)
  expect(report.replays.map(({ isReproduced }) => isReproduced)).toEqual([false, false])
  expect(report.narrative).toContain('The data of the subject was erased.')
  await expect(reopenMatch(at.key(), of)).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await expect(rescreen(at.key(), { id: screening.id })).rejects.toMatchObject({ code: 'INVALID_STATE' })
})

test('a subject deleted during a screening leaves no personal data', async () => {
  const { id } = await createSubject(at.key(), {
    type: 'INDIVIDUAL',
    name: 'Ordinary Nobody',
    externalId: 'e-2',
  })

  await Promise.allSettled([
    ...Array.from({ length: 4 }, () => screenSubject(at.key(), { subjectId: id })),
    deleteSubject(at.key(), { id }),
    ...Array.from({ length: 4 }, () => screenSubject(at.key(), { subjectId: id })),
  ])

  expect(await storedKinds()).toEqual([])
})

test('a new subject with the external id of a deleted one has no resolutions', async () => {
  await at.lists.put('OFAC_SDN', { id: 'E3', name: 'Isoldina Farnborough' })
  const screen = () =>
    screenSubject(at.key(), {
      subject: { type: 'INDIVIDUAL', name: 'Isoldina Farnborough', externalId: 'e-3' },
    })
  const screening = await screen()
  await resolveMatch(at.key(), {
    screeningId: screening.id,
    matchId: screening.matches[0]!.id,
    resolution: 'FALSE_POSITIVE',
    allowList: { add: true },
  })
  await deleteSubject(at.key(), { id: screening.subjectId! })

  expect(await screen()).toMatchObject({ outcome: 'BLOCK', openMatches: 1, suppressedMatches: 0 })
})

test('a stored decision cannot be changed', async () => {
  await screenSubject(at.key(), {
    subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody', externalId: 'e-4' },
  })
  for (const change of ["input = 'other'", "input = null, outcome = 'BLOCK'", 'assessment = null'])
    await expect(
      at.database.transaction(at.workspaceId, session =>
        session.sql(`update compliance.screening_decisions set ${change} where workspace_id = $1`, [
          at.workspaceId,
        ]),
      ),
    ).rejects.toThrow()
})
