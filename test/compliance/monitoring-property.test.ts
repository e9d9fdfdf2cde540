import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { continueListUpdateRun } from '#compliance/operations/lists/continue-list-update-run.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { openListUpdateRuns } from '#compliance/operations/lists/open-list-update-runs.ts'
import { screenDueSubjects } from '#compliance/operations/screenings/screen-due-subjects.ts'
import { setSubjectMonitoring } from '#compliance/operations/subjects/set-subject-monitoring.ts'
import { monitoringCoverage } from '#compliance/queries/monitoring-coverage.ts'
import { listUpdateRuns } from '#compliance/queries/list-update-runs.ts'
import { subjectMatches } from '#compliance/queries/subject-screenings.ts'
import type { ListSource } from '#compliance/watchlists/formats/formats.ts'
import { listed, monitoring, type Monitoring } from './monitoring-fixture.ts'

const NAMES = ['Zephrandel Mookwist', 'Iglantine Brusqueford', 'Torvald Ennismere-Pax'] as const
const SOURCES: readonly ListSource[] = ['UN_CONSOLIDATED', 'SRC_GLOBAL_PEP']

const which = fc.nat(9)
const step = fc.oneof(
  fc.record({
    what: fc.constant('add' as const),
    name: fc.constantFrom(...NAMES),
    isMonitored: fc.boolean(),
  }),
  fc.record({ what: fc.constantFrom('monitor' as const, 'end' as const, 'delete' as const), which }),
  fc.record({
    what: fc.constant('publish' as const),
    source: fc.constantFrom(...SOURCES),
    names: fc.subarray([...NAMES]),
    mark: fc.constantFrom('a', 'b'),
  }),
  fc.record({
    what: fc.constantFrom('load' as const, 'open' as const, 'compare' as const, 'screen' as const),
  }),
  fc.record({ what: fc.constant('fail' as const), times: fc.integer({ min: 1, max: 3 }) }),
)
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

interface Known {
  readonly id: string
  readonly name: string
}

/** A crash during a batch or unavailable lists must not undo or lose work. */
const survived = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: { code?: string }) => {
    if (error.code !== 'SCREENING_UNAVAILABLE') throw error
  })

async function take(at: Monitoring, subjects: Known[], each: Step): Promise<void> {
  const fresh = { ...at.platformContext, loaders: new Map() }
  if (each.what === 'load') at.lists.load()
  else if (each.what === 'fail') at.lists.failing = each.times
  else if (each.what === 'open') await openListUpdateRuns(fresh, {})
  else if (each.what === 'compare')
    await survived(
      Promise.all([
        continueListUpdateRun(fresh, {}),
        continueListUpdateRun({ ...fresh, loaders: new Map() }, {}),
      ]),
    )
  else if (each.what === 'screen') await survived(screenDueSubjects(fresh))
  else if (each.what === 'publish')
    await at.lists.publish(
      each.source,
      each.names.map(name => listed(`${each.source} ${name}`, name, each.mark)),
    )
  else if (each.what === 'add') {
    const id = await at.added(each.name)
    if (each.isMonitored) await setSubjectMonitoring(at.key(), { id, enabled: true })
    subjects.push({ id, name: each.name })
  } else if ('which' in each && subjects.length > 0) {
    const at0 = each.which % subjects.length
    const { id } = subjects[at0]!
    if (each.what !== 'delete') await setSubjectMonitoring(at.key(), { id, enabled: each.what === 'monitor' })
    else {
      await deleteSubject(at.key(), { id })
      subjects.splice(at0, 1)
    }
  }
}

test('in any order of versions, new subjects, departures and failures every monitored subject is compared with every version, and a hit is published once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async steps => {
      const at = await monitoring()
      const subjects: Known[] = []
      const publications = new Map<string, number>()
      for (const each of steps) {
        await take(at, subjects, each)
        if (each.what === 'publish')
          for (const name of each.names) publications.set(name, (publications.get(name) ?? 0) + 1)
      }
      at.lists.failing = 0
      at.lists.load()
      // A subject that could not be screened is due again a minute later.
      at.clock.offsetMs += 61_000
      await at.settle()
      at.clock.offsetMs = 0

      expect(await monitoringCoverage(at.key())).toMatchObject({ isComplete: true, awaitingScreening: 0 })
      for (const { expected, compared, completedAt } of (await listUpdateRuns(at.key(), { first: 200 }))
        .nodes)
        expect([compared, completedAt]).toEqual([expected, expect.any(Date)])
      const publishedMatchIds = (await at.published())
        .filter(({ type }) => type === 'compliance.screening_match_found')
        .map(({ data }) => data['matchId'] as string)
      const matches = await at.database.read<{ id: string; subjectId: string; entry: string }>(
        at.workspaceId,
        `select match.id, screening.subject_id as "subjectId", match.source || ' ' || match.entry_id || ' ' || match.entry_hash || ' ' || (screening.previous_screening_id is null) as entry from compliance.screening_matches match
        join compliance.screenings screening on screening.workspace_id = match.workspace_id and screening.id = match.screening_id where match.workspace_id = $1`,
        [at.workspaceId],
      )
      expect(new Set(publishedMatchIds).size).toBe(publishedMatchIds.length)
      for (const { id, name } of subjects) {
        const { isMonitored } = (
          await at.database.read<{ isMonitored: boolean }>(
            at.workspaceId,
            'select is_monitored as "isMonitored" from compliance.subjects where workspace_id = $1 and id = $2',
            [at.workspaceId, id],
          )
        )[0]!
        if (!isMonitored) continue
        const listing = SOURCES.filter(source =>
          [...at.lists.activeEntries(source).values()].some(entry => entry.names[0]!.text === name),
        )
        expect(
          (await subjectMatches({ ...at.key(), loaders: new Map() }, id)).map(({ source }) => source).sort(),
        ).toEqual([...listing].sort())
        const of = matches.filter(match => match.subjectId === id && publishedMatchIds.includes(match.id))
        expect(of.length).toBeGreaterThanOrEqual(listing.length)
      }
    }),
    { numRuns: 12, endOnFailure: true },
  )
}, 240_000)
