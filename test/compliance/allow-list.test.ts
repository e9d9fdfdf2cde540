import { beforeEach, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { asOwner } from '#test/support/clients.ts'
import { addAllowedPair } from '#compliance/operations/lists/add-allowed-pair.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { removeAllowedPair } from '#compliance/operations/lists/remove-allowed-pair.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { screenSubject, type ScreenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { updateSubject } from '#compliance/operations/subjects/update-subject.ts'
import { allowList } from '#compliance/queries/allow-list.ts'
import type { SubjectInput } from '#compliance/subjects/subject-input.ts'
import { adminOf } from '#test/support/cluster.ts'
import { screeningFixture, type ScreeningFixture } from './screening-fixture.ts'

const ask = (name: string, more: Partial<SubjectInput> = {}): ScreenSubject => ({
  subject: { type: 'INDIVIDUAL', name, ...more },
})

let at: ScreeningFixture
beforeEach(async () => {
  at = await screeningFixture()
})

test('an allowed entry is suppressed and counted, until the pair ends or expires, or the entry changes', async () => {
  const entry = { id: 'L6', name: 'Valeriana Dunmoor', nationalities: ['GB'] }
  await at.lists.put('OFAC_SDN', entry)
  const screen = () => screenSubject(at.key(), ask('Valeriana Dunmoor', { externalId: 'c-6' }))
  const screening = await screen()
  await resolveMatch(at.key(), {
    screeningId: screening.id,
    matchId: screening.matches[0]!.id,
    resolution: 'FALSE_POSITIVE',
    allowList: { add: true },
  })

  const suppressed = await screen()
  const other = await screenSubject(at.key(), ask('Valeriana Dunmoor', { externalId: 'c-7' }))
  await at.lists.put('OFAC_SDN', { ...entry, remarks: 'A remark.', updatedOn: '2026-01-01' })
  const stillSuppressed = await screen()
  await at.lists.put('OFAC_SDN', { ...entry, datesOfBirth: [{ from: '1970-01-01', to: '1970-12-31' }] })
  const back = await screen()

  expect(
    [suppressed, stillSuppressed].map(({ totalMatches, suppressedMatches, outcome }) => [
      totalMatches,
      suppressedMatches,
      outcome,
    ]),
  ).toEqual([
    [0, 1, 'APPROVE'],
    [0, 1, 'APPROVE'],
  ])
  expect([other.totalMatches, other.suppressedMatches, back.totalMatches, back.suppressedMatches]).toEqual([
    1, 0, 1, 0,
  ])
  expect((await allowList(at.reader(), { first: 10 })).nodes).toEqual([])
})

test('a pair follows an entry to its new id, expires, and can be removed', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L7', name: 'Quirin Hazelmere' })
  const screen = async () =>
    (await screenSubject(at.key(), ask('Quirin Hazelmere', { externalId: 'c-8' }))).suppressedMatches
  const pair = await addAllowedPair(at.key(), {
    externalId: 'c-8',
    source: 'OFAC_SDN',
    entryId: 'L7',
    reason: 'Another one',
  }).catch((error: unknown) => error)
  const added = await addAllowedPair(at.key(), {
    externalId: 'c-8',
    source: 'OFAC_SDN',
    entryId: 'L7',
    reason: 'Another one',
    expiresAt: new Date(at.platform.source.now().getTime() + 60_000),
  })
  await at.lists.remove('OFAC_SDN', 'L7')
  await at.lists.put('OFAC_SDN', { id: 'L7b', name: 'Quirin Hazelmere', formerIds: ['L7'] })

  expect(pair).toMatchObject({ source: 'OFAC_SDN' })
  expect(await screen()).toBe(1)
  await expect(removeAllowedPair(at.key(), { id: (pair as { id: string }).id })).rejects.toMatchObject({
    code: 'ALLOWED_PAIR_NOT_FOUND',
  })
  at.clock.offsetMs += 60_001
  expect(await screen()).toBe(0)
  await removeAllowedPair(at.key(), { id: added.id })
  await expect(removeAllowedPair(at.key(), { id: added.id })).rejects.toMatchObject({
    code: 'ALLOWED_PAIR_NOT_FOUND',
  })
  await expect(
    addAllowedPair(at.key(), { externalId: 'c-8', source: 'OFAC_SDN', entryId: 'nowhere', reason: 'No' }),
  ).rejects.toMatchObject({ code: 'LIST_ENTRY_NOT_FOUND' })
  await expect(
    addAllowedPair(at.key(), { source: 'NOWHERE', entryId: 'x', reason: 'No' }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
})

test('only the latest pair of a subject and entry is active, by any actor and any id, also with concurrent additions', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L11', name: 'Sigismunda Wraxall' })
  const screen = () => screenSubject(at.key(), ask('Sigismunda Wraxall', { externalId: 'c-11' }))
  const screening = await screen()
  const again = await screen()
  const pair = { externalId: 'c-11', source: 'OFAC_SDN', entryId: 'L11', reason: 'Another one' } as const
  const first = await addAllowedPair(at.key(), { ...pair, externalId: 'c-11-other' })

  for (const { id, matches } of [screening, again])
    await resolveMatch(at.key(), {
      screeningId: id,
      matchId: matches[0]!.id,
      resolution: 'FALSE_POSITIVE',
      allowList: { add: true },
    })
  await addAllowedPair(at.key(), {
    subjectId: screening.subjectId!,
    source: 'OFAC_SDN',
    entryId: 'L11',
    reason: 'By its id',
  })
  await Promise.all(Array.from({ length: 6 }, () => addAllowedPair(at.key(), pair)))
  await at.lists.remove('OFAC_SDN', 'L11')
  await at.lists.put('OFAC_SDN', { id: 'L11b', name: 'Sigismunda Wraxall', formerIds: ['L11'] })
  const last = await addAllowedPair(at.key(), { ...pair, entryId: 'L11b' })

  expect((await allowList(at.reader(), { first: 20 })).nodes.map(({ id }) => id)).toEqual([last.id, first.id])
  expect((await at.published()).filter(({ type }) => type === 'compliance.allow_list_reduced')).toHaveLength(
    9,
  )
  expect((await screen()).suppressedMatches).toBe(1)
  await removeAllowedPair(at.key(), { id: last.id })
  expect((await screen()).totalMatches).toBe(1)
})

test('allowed entries do not displace stored matches', async () => {
  for (let number = 0; number < 102; number++)
    await at.lists.put('OFAC_SDN', { id: `M${String(number).padStart(3, '0')}`, name: 'Ferdinanda Loxwood' })
  for (const entryId of ['M000', 'M001'])
    await addAllowedPair(at.key(), { externalId: 'c-9', source: 'OFAC_SDN', entryId, reason: 'Cleared' })

  const screening = await screenSubject(at.key(), ask('Ferdinanda Loxwood', { externalId: 'c-9' }))

  expect([
    screening.totalMatches,
    screening.suppressedMatches,
    screening.matches.map(({ entryId }) => entryId).at(0),
    screening.matches.at(-1)!.entryId,
  ]).toEqual([100, 2, 'M002', 'M101'])
})

test('a pair applies to an unchanged subject; a changed subject needs a new review', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L12', name: 'Theodorica Ravenglass Overby' })
  const screen = (name: string, more: Partial<SubjectInput> = {}) =>
    screenSubject(at.key(), ask(name, { externalId: 'c-12', ...more }))
  const screening = await screen('Theodorica Ravenglass')
  await resolveMatch(at.key(), {
    screeningId: screening.id,
    matchId: screening.matches[0]!.id,
    resolution: 'FALSE_POSITIVE',
    allowList: { add: true },
  })

  const same = await screen('Theodorica Ravenglass')
  const [other, older] = [
    await screen('Theodorica Ravenglass Overby'),
    await screen('Theodorica Ravenglass', { dateOfBirth: '1950' }),
  ]
  const still = await screen('Theodorica Ravenglass')
  await updateSubject(at.key(), { id: screening.subjectId!, industry: 'books' })
  const unlike = (await allowList(at.reader(), { first: 9 })).nodes.length
  await updateSubject(at.key(), { id: screening.subjectId!, name: 'Theodorica Ravenglass Overby' })
  const changed = await screenSubject(at.key(), { subjectId: screening.subjectId! })

  expect(
    [same, other, older, still, changed].map(({ totalMatches, suppressedMatches }) => [
      totalMatches,
      suppressedMatches,
    ]),
  ).toEqual([
    [0, 1],
    [1, 0],
    [1, 0],
    [0, 1],
    [1, 0],
  ])
  expect(changed.outcome).toBe('BLOCK')
  expect([unlike, (await allowList(at.reader(), { first: 9 })).nodes.length]).toEqual([1, 0])
})

test('a deleted subject leaves no active pair, even if one is added concurrently', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L15', name: 'Clothildis Umberlake' })
  const { id: subjectId } = await createSubject(at.key(), {
    type: 'INDIVIDUAL',
    name: 'Clothildis Umberlake',
    externalId: 'c-15',
  })
  const add = () =>
    addAllowedPair(at.key(), { subjectId, source: 'OFAC_SDN', entryId: 'L15', reason: 'Another one' })

  const tries = await Promise.allSettled([
    add(),
    add(),
    deleteSubject(at.key(), { id: subjectId }),
    add(),
    add(),
  ])

  expect(
    tries
      .flatMap(each => (each.status === 'rejected' ? [(each.reason as { code: string }).code] : []))
      .filter(code => code !== 'SUBJECT_DELETED'),
  ).toEqual([])
  expect((await allowList(at.reader(), { first: 9 })).nodes).toEqual([])
})

const MANY = `insert into compliance.allow_list (workspace_id, id, external_id, source, entry_id, entry_hash, reason, created_by, created_at)
  select $1, gen_random_uuid(), 'c-16', 'OFAC_SDN', 'many-' || number, '', 'Another one', 'test', now() from generate_series(1, 1000) as number`

test('the number of pairs of a subject is limited', async () => {
  await at.lists.put('OFAC_SDN', { id: 'L16', name: 'Wendelgard Tolliver' })
  await asOwner(adminOf(at.databaseName), async client => {
    await client.query(`select set_config('app.workspace', $1, false)`, [at.workspaceId])
    await client.query(MANY, [at.workspaceId])
  })
  const add = (externalId: string) =>
    addAllowedPair(at.key(), { externalId, source: 'OFAC_SDN', entryId: 'L16', reason: 'Another one' })

  await expect(add('c-16')).rejects.toMatchObject({
    code: 'INVALID_STATE',
    kind: 'conflict',
    message: expect.stringContaining('1000 pairs'),
  })
  expect(await add(newId())).toMatchObject({ entryId: 'L16' })
})
