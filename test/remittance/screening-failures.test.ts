import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { newId } from '#kernel/id.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { setScreeningPolicy } from '#compliance/operations/policy/set-screening-policy.ts'
import { SOURCE_NAMES } from '#compliance/watchlists/sources.ts'
import { advanceTransfers, screenHeldTransfers } from '#remittance/jobs/advance-transfers.ts'
import { createTransfer } from '#remittance/operations/transfers/create-transfer.ts'
import { fundTransfer } from '#remittance/operations/transfers/fund-transfer.ts'
import {
  named,
  standingLists,
  type ListFailure,
  type StandingLists,
} from '#test/compliance/standing-lists.ts'
import { dyingDatabase, platformOf, rememberedOf, statusesOf, stored, workerWith } from './courses.ts'
import { NIGERIAN, setting, type Setting } from './given.ts'

const PAYEE = { firstName: 'Vorquill', lastName: 'Zanthemar' }
const SUSPECT = [...named('Wholly Unheard Of'), ...named('Vorquill Zanthemar', 'WEAK_ALIAS')]
const ISSUES: readonly ListFailure[] = [
  'index is missing',
  'thread is dead',
  'thread is stuck',
  'answers are cut off',
]

interface Answer {
  readonly stage: string
  readonly outcome: string
  readonly parties: readonly { role: string; name: string }[]
  readonly versions: object
  readonly createdAt: Date
}

const answersOf = (
  { database, workspaceId }: Setting,
  id: string,
): Promise<(Answer & Record<string, unknown>)[]> =>
  database.read(
    workspaceId,
    'select stage, outcome, parties, versions, created_at as "createdAt" from compliance.payment_screenings where workspace_id = $1 and payment_id = $2 order by created_at, id',
    [workspaceId, id],
  )

const matchesOf = (
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
async function expectNothingReleased(here: Setting, id: string): Promise<void> {
  const { reference } = await stored(here, id)
  const { payout } = await rememberedOf(here, reference)
  const statuses = await statusesOf(here, id)
  const [answers, matches] = [await answersOf(here, id), await matchesOf(here, id)]
  const isSent = statuses.includes('PROCESSING')
  expect({ isSent, isReceived: payout !== undefined && !isSent }).toEqual({ isSent, isReceived: false })
  const clear = (stage: string) =>
    answers.filter(answer => answer.stage === stage && answer.outcome === 'CLEAR')
  if (statuses.includes('FUNDED')) expect(clear('CREATION').length).toBeGreaterThan(0)
  if (!isSent) return
  expect(answers.filter(({ outcome }) => outcome === 'BLOCKED')).toEqual([])
  expect(matches.filter(({ effect, status }) => effect !== 'REVIEW' && status !== 'FALSE_POSITIVE')).toEqual(
    [],
  )
  for (const stage of ['CREATION', 'PAYOUT']) {
    const [answer] = clear(stage).slice(-1)
    expect({
      stage,
      roles: answer?.parties.map(({ role }) => role),
      versions: Object.keys(answer?.versions ?? {}).sort(),
    }).toEqual({ stage, roles: ['SENDER', 'RECIPIENT'], versions: [...SOURCE_NAMES].sort() })
  }
}

const officer = (here: Setting) =>
  here.as({ kind: 'staff', scopes: ['compliance:write', 'compliance:decide'] })

async function resolveAll(
  here: Setting,
  id: string,
  resolution: 'FALSE_POSITIVE' | 'CONFIRMED' | 'INCONCLUSIVE',
): Promise<void> {
  for (const { id: matchId, screeningId, status } of await matchesOf(here, id))
    if (status === 'OPEN') await resolveMatch(officer(here), { screeningId, matchId, resolution })
}

const payment = async (here: Setting) =>
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

const happening: fc.Arbitrary<Happening> = fc.oneof(
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

async function happens(here: Setting, lists: StandingLists, id: string, each: Happening): Promise<void> {
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
      return lists.looked(new Date(now.getTime() - 49 * 3_600_000), false)
    case 'lists are new':
      return lists.looked(now, true)
  }
}

async function heal(here: Setting, lists: StandingLists): Promise<void> {
  lists.issue = 'none'
  here.away.delete('compliance')
  for (const what of ['unlisted', 'lists are new'] as const) await happens(here, lists, newId(), { what })
}

test('under any screening results, errors and crashes, nothing is paid out before every party is clear at both stages', async () => {
  const here = await setting()
  const lists = await standingLists(here)
  let paid = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(happening, { maxLength: 3 }),
      fc.array(happening, { maxLength: 8 }),
      async (before, course) => {
        await heal(here, lists)
        for (const each of before) await happens(here, lists, newId(), each)
        const made = await payment(here).catch((error: { code?: string }) => {
          if (error.code === 'SCREENING_BLOCKED') return undefined
          throw error
        })
        if (!made) return
        for (const each of course) {
          await happens(here, lists, made.id, each)
          await expectNothingReleased(here, made.id)
        }
        await heal(here, lists)
        await here.work(60_000, 2)
        await resolveAll(here, made.id, 'FALSE_POSITIVE')
        await here.work(60_000, 4)
        await expectNothingReleased(here, made.id)
        const { status, hold } = await stored(here, made.id)
        if (status === 'COMPLETED') paid += 1
        // Transfers without a possible result wait; all others have ended.
        if (hold === null) expect(status).toMatch(/^(?:COMPLETED|FAILED|REFUNDED)$/)
        else
          expect({
            hold,
            open: (await matchesOf(here, made.id)).some(match => match.status === 'INCONCLUSIVE'),
          }).toEqual({ hold: 'SCREENING_MATCH', open: true })
      },
    ),
    { numRuns: 30, endOnFailure: true },
  )

  expect(paid).toBeGreaterThan(3)
}, 300_000)

for (const issue of ISSUES) {
  test(`while the ${issue}, a transfer is accepted and held, held again before its payout, and continues once screening responds`, async () => {
    const here = await setting()
    const lists = await standingLists(here)
    await heal(here, lists)
    lists.issue = issue
    const held = await payment(here)
    lists.issue = 'none'
    const clear = await payment(here)
    await fundTransfer(platformOf(here), { transferId: clear.id })
    lists.issue = issue
    await here.work(1_500)

    expect([await stored(here, held.id), await stored(here, clear.id)]).toMatchObject([
      { status: 'CREATED', hold: 'SCREENING_PENDING' },
      { status: 'FUNDED', hold: 'SCREENING_PENDING' },
    ])
    for (const { id } of [held, clear]) await expectNothingReleased(here, id)
    expect((await answersOf(here, held.id)).map(({ outcome }) => outcome)).toEqual(['HELD'])

    lists.issue = 'none'
    await here.work(8_000, 4)
    expect([(await stored(here, held.id)).status, (await stored(here, clear.id)).status]).toEqual([
      'COMPLETED',
      'COMPLETED',
    ])
  })
}

test('a worker that crashes at any step pays no listed payee, and the transfer continues once it is cleared', async () => {
  const here = await setting()
  const lists = await standingLists(here)
  await heal(here, lists)
  let deaths = 0
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const { id } = await payment(here)
    await fundTransfer(platformOf(here), { transferId: id })
    await lists.list('UN_CONSOLIDATED', { id: 'suspect', names: SUSPECT })
    const database = dyingDatabase(here, lifetime, lifetime % 2 === 0)
    for (const job of [advanceTransfers, screenHeldTransfers]) await job.run(workerWith(here, database))
    isDead = database.isDead()
    if (isDead) deaths += 1

    await here.work(12_000, 2)
    expect({ lifetime, ...(await stored(here, id)) }).toMatchObject({
      lifetime,
      status: 'FUNDED',
      hold: 'SCREENING_MATCH',
    })
    await expectNothingReleased(here, id)
    await resolveAll(here, id, 'FALSE_POSITIVE')
    await lists.unlist('UN_CONSOLIDATED', 'suspect')
    await here.work(2_000, 3)
    expect({ lifetime, statuses: await statusesOf(here, id) }).toEqual({
      lifetime,
      statuses: ['CREATED', 'FUNDED', 'PROCESSING', 'COMPLETED'],
    })
  }

  expect(deaths).toBeGreaterThan(4)
}, 180_000)

test('a crash at any step of creating a transfer leaves no transfer that continues and no transfer that cannot be found', async () => {
  const here = await setting()
  const lists = await standingLists(here)
  await heal(here, lists)
  await lists.list('UN_CONSOLIDATED', { id: 'suspect', names: SUSPECT })
  await setScreeningPolicy(officer(here), { holdTtlHours: 1 })
  for (let lifetime = 1, isDead = true; isDead; lifetime++) {
    const order = await here.order({ recipientId: (await here.recipient({ ...NIGERIAN, ...PAYEE })).id })
    const database = dyingDatabase(here, lifetime, lifetime % 2 === 0)
    await createTransfer(here.sender({ database }), order).catch(() => undefined)
    isDead = database.isDead()
  }
  await here.work(12_000, 2)

  const made = await here.database.read<{ id: string }>(
    here.workspaceId,
    'select id from remittance.transfers where workspace_id = $1',
    [here.workspaceId],
  )
  expect(made.length).toBeGreaterThan(0)
  for (const { id } of made) {
    expect(await stored(here, id)).toMatchObject({ status: 'CREATED', hold: 'SCREENING_MATCH' })
    await expectNothingReleased(here, id)
  }
  await here.work(3_600_000)
  for (const { id } of made) expect(await statusesOf(here, id)).toEqual(['CREATED', 'FAILED'])
}, 180_000)
