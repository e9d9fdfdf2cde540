import { expect } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '#kernel/id.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { advanceTransfers } from '#remittance/jobs/advance-transfers.ts'
import { named, type ListFailure, type ActiveLists } from '#test/compliance/active-lists.ts'
import { dyingDatabase, rememberedOf, statusesOf, stored, workerWith } from './transfer-history.ts'
import { NIGERIAN, type Setting } from './given.ts'

export const PAYEE = { firstName: 'Vorquill', lastName: 'Zanthemar' }
export const SUSPECT = [...named('Wholly Unheard Of'), ...named('Vorquill Zanthemar', 'WEAK_ALIAS')]
export const ISSUES: readonly ListFailure[] = [
  'index is missing',
  'thread is dead',
  'thread is stuck',
  'results are missing',
]

interface StoredScreening {
  readonly stage: string
  readonly outcome: string
  readonly parties: readonly { role: string; name: string }[]
  readonly versions: object
  readonly createdAt: Date
}

export const screeningsOf = ({ database, workspaceId }: Setting, id: string): Promise<StoredScreening[]> =>
  database.read(
    workspaceId,
    'select stage, outcome, parties, versions, created_at as "createdAt" from compliance.payment_screenings where workspace_id = $1 and payment_id = $2 order by created_at, id',
    [workspaceId, id],
  )

export const matchesOf = (
  { database, workspaceId }: Setting,
  id: string,
): Promise<{ id: string; screeningId: string; effect: string; status: string; createdAt: Date }[]> =>
  database.read(
    workspaceId,
    `select match.id, match.screening_id as "screeningId", found.effect, match.status, found.created_at as "createdAt" from compliance.payment_matches found
   join compliance.screening_matches match on match.workspace_id = found.workspace_id and match.id = found.match_id
   where found.workspace_id = $1 and found.payment_id = $2 order by match.id`,
    [workspaceId, id],
  )

/** The invariant of every payment at any time: nothing is paid out unless every party is clear or cleared. */
export async function expectNothingReleased(here: Setting, id: string): Promise<void> {
  const { reference } = await stored(here, id)
  const { payout } = await rememberedOf(here, reference)
  const statuses = await statusesOf(here, id)
  const [screenings, matches] = [await screeningsOf(here, id), await matchesOf(here, id)]
  const isSent = statuses.includes('PROCESSING')
  expect({ isSent, isReceived: payout !== undefined && !isSent }).toEqual({ isSent, isReceived: false })
  const clear = (stage: string) =>
    screenings.filter(screening => screening.stage === stage && screening.outcome === 'CLEAR')
  if (statuses.includes('FUNDED')) expect(clear('CREATION').length).toBeGreaterThan(0)
  if (!isSent) return
  expect(screenings.filter(({ outcome }) => outcome === 'BLOCKED')).toEqual([])
  expect(matches.filter(({ effect, status }) => effect !== 'REVIEW' && status !== 'FALSE_POSITIVE')).toEqual(
    [],
  )
  for (const stage of ['CREATION', 'PAYOUT']) {
    const [screening] = clear(stage).slice(-1)
    expect({
      stage,
      roles: screening?.parties.map(({ role }) => role),
      versions: Object.keys(screening?.versions ?? {}).sort(),
    }).toEqual({ stage, roles: ['SENDER', 'RECIPIENT'], versions: [...SOURCE_NAMES].sort() })
  }
}

export const officer = (here: Setting) =>
  here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] })

export async function resolveAll(
  here: Setting,
  id: string,
  resolution: 'FALSE_POSITIVE' | 'CONFIRMED' | 'INCONCLUSIVE',
): Promise<void> {
  for (const { id: matchId, screeningId, status } of await matchesOf(here, id))
    if (status === 'OPEN') await resolveMatch(officer(here), { screeningId, matchId, resolution })
}

export const payment = async (here: Setting) =>
  here.transfer({ recipientId: (await here.recipient({ ...NIGERIAN, ...PAYEE })).id })

type Happening =
  | { readonly what: 'time' | 'death'; readonly amount: number }
  | { readonly what: 'issue'; readonly issue: ListFailure }
  | {
      readonly what:
        | 'work'
        | 'well'
        | 'listed'
        | 'blocked'
        | 'unlisted'
        | 'cleared'
        | 'confirmed'
        | 'unsure'
        | 'compliance goes'
        | 'compliance comes'
        | 'lists age'
        | 'lists are new'
    }

export const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({
    what: fc.constant('time' as const),
    amount: fc.constantFrom(1_000, 12_000, 300_000, 3_600_000),
  }),
  fc.record({ what: fc.constant('death' as const), amount: fc.integer({ min: 1, max: 16 }) }),
  fc.record({
    what: fc.constant('issue' as const),
    issue: fc.constantFrom(...ISSUES.filter(issue => issue !== 'thread is stuck')),
  }),
  fc.record({
    what: fc.constantFrom(
      'work' as const,
      'work' as const,
      'well' as const,
      'listed' as const,
      'blocked' as const,
      'unlisted' as const,
      'cleared' as const,
      'cleared' as const,
      'confirmed' as const,
      'unsure' as const,
      'compliance goes' as const,
      'compliance comes' as const,
      'lists age' as const,
      'lists are new' as const,
    ),
  }),
)

export async function happens(here: Setting, lists: ActiveLists, id: string, each: Happening): Promise<void> {
  const now = here.platform.source.now()
  switch (each.what) {
    case 'time':
      return here.work(each.amount)
    case 'work':
      return here.work()
    case 'death':
      await advanceTransfers.run(workerWith(here, dyingDatabase(here, each.amount, true)))
      return
    case 'issue':
      lists.issue = each.issue
      return
    case 'well':
      lists.issue = 'none'
      return
    case 'listed':
      await lists.list('UN_CONSOLIDATED', { id: 'suspect', names: SUSPECT })
      return
    case 'blocked':
      await lists.list('OFAC_SDN', { id: 'certain', names: named('Vorquill Zanthemar') })
      return
    case 'unlisted':
      await lists.unlist('UN_CONSOLIDATED', 'suspect')
      await lists.unlist('OFAC_SDN', 'certain')
      return
    case 'cleared':
      return resolveAll(here, id, 'FALSE_POSITIVE')
    case 'confirmed':
      return resolveAll(here, id, 'CONFIRMED')
    case 'unsure':
      return resolveAll(here, id, 'INCONCLUSIVE')
    case 'compliance goes':
      here.away.add('compliance')
      return
    case 'compliance comes':
      here.away.delete('compliance')
      return
    case 'lists age':
      return lists.setCheckedAt(new Date(now.getTime() - 49 * 3_600_000), false)
    case 'lists are new':
      return lists.setCheckedAt(now, true)
  }
}

export async function heal(here: Setting, lists: ActiveLists): Promise<void> {
  lists.issue = 'none'
  here.away.delete('compliance')
  for (const what of ['unlisted', 'lists are new'] as const) await happens(here, lists, newId(), { what })
}
