import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { setSubjectMonitoring } from '#compliance/operations/subjects/set-subject-monitoring.ts'
import { updateSubject } from '#compliance/operations/subjects/update-subject.ts'
import { subject, subjects } from '#compliance/queries/subjects.ts'
import { nextScreening } from '#compliance/monitoring/cadence.ts'
import { monitoring } from './monitoring-fixture.ts'

const ADA = {
  externalId: 'customer-1',
  type: 'INDIVIDUAL',
  name: 'Vexil Quorbane',
  dateOfBirth: '1970-05',
  nationalities: ['NG'],
  customerType: 'retail',
} as const

test('a subject is stored once per external id, with its details encrypted', async () => {
  const { key, database, workspaceId, published } = await monitoring()

  const { id } = await createSubject(key(), ADA)
  await expect(createSubject(key(), ADA)).rejects.toMatchObject({ code: 'CONFLICT', kind: 'conflict' })

  expect(await subject(key(), id)).toMatchObject({
    externalId: 'customer-1',
    status: 'ACTIVE',
    riskScore: null,
    details: { name: 'Vexil Quorbane', dateOfBirth: '1970-05', gender: null },
  })
  const [stored] = await database.read<{ details: string }>(
    workspaceId,
    'select details from compliance.subjects where workspace_id = $1',
    [workspaceId],
  )
  expect(stored!.details).not.toMatch(/Vexil|1970/)
  expect(JSON.stringify(await published())).not.toMatch(/Vexil/)
})

test('an update changes the given fields, null clears a field, and equal values change nothing', async () => {
  const { key, published } = await monitoring()
  const { id } = await createSubject(key(), ADA)

  const changed = await updateSubject(key(), {
    id,
    dateOfBirth: null,
    name: 'Vexil Quorbane-Ott',
    status: 'BLOCKED',
  })
  const again = await updateSubject(key(), { id, name: 'Vexil Quorbane-Ott' })

  expect(changed).toMatchObject({
    status: 'BLOCKED',
    version: 2,
    details: { name: 'Vexil Quorbane-Ott', dateOfBirth: null, customerType: 'retail' },
  })
  expect(again.version).toBe(2)
  expect((await published()).map(({ type, data }) => [type, data['changedFields']])).toEqual([
    ['compliance.subject_created', []],
    ['compliance.subject_updated', ['dateOfBirth', 'name', 'status']],
  ])
  await expect(updateSubject(key(), { id, name: null })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'name' }],
  })
  await expect(updateSubject(key(), { id, status: 'DELETED' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'status' }],
  })
  await expect(updateSubject(key(), { id, dateOfBirth: '1970-13' })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'dateOfBirth' }],
  })
})

test('a deleted subject keeps only its ids, and its external id can be used again', async () => {
  const { key } = await monitoring()
  const { id } = await createSubject(key(), ADA)
  await setSubjectMonitoring(key(), { id, enabled: true, cadence: 'WEEKLY' })

  expect(await deleteSubject(key(), { id })).toBe(true)
  expect(await deleteSubject(key(), { id })).toBe(true)

  expect(await subject(key(), id)).toMatchObject({
    id,
    externalId: 'customer-1',
    status: 'DELETED',
    details: null,
    isMonitored: false,
    nextScreeningAt: null,
  })
  await expect(updateSubject(key(), { id, name: 'Nobody' })).rejects.toMatchObject({
    code: 'SUBJECT_DELETED',
  })
  await expect(setSubjectMonitoring(key(), { id, enabled: true })).rejects.toMatchObject({
    code: 'SUBJECT_DELETED',
  })
  const renewed = await createSubject(key(), ADA)
  expect((await subjects(key(), { first: 10 })).nodes.map(each => each.id)).toEqual([renewed.id])
  expect((await subjects(key(), { first: 10, status: 'DELETED' })).nodes.map(each => each.id)).toEqual([id])
})

test('subjects are listed by filters, in pages', async () => {
  const { key, added } = await monitoring()
  const [first, second, third] = [
    await added('Vexil One'),
    await added('Vexil Two'),
    await added('Vexil Three'),
  ] as const
  await setSubjectMonitoring(key(), { id: second, enabled: true })
  await updateSubject(key(), { id: third, status: 'INACTIVE' })

  const page = await subjects(key(), { first: 2 })
  const rest = await subjects(key(), { first: 2, after: page.pageInfo.endCursor })

  expect([page, rest].map(({ nodes }) => nodes.map(({ id }) => id))).toEqual([[third, second], [first]])
  expect((await subjects(key(), { first: 9, isMonitored: true })).nodes.map(({ id }) => id)).toEqual([second])
  expect((await subjects(key(), { first: 9, status: 'INACTIVE' })).nodes.map(({ id }) => id)).toEqual([third])
  expect((await subjects(key(), { first: 9, externalId: 'nobody' })).nodes).toEqual([])
})

test("another tenant's subject does not exist, and reading needs the right to read", async () => {
  const [one, other] = [await monitoring(), await monitoring()]
  const id = await one.added('Vexil Quorbane')

  for (const attempt of [
    subject(other.key(), id),
    updateSubject(other.key(), { id, name: 'X1' }),
    deleteSubject(other.key(), { id }),
    setSubjectMonitoring(other.key(), { id, enabled: true }),
    subject(one.key(), newId()),
  ])
    await expect(attempt).rejects.toMatchObject({ code: 'SUBJECT_NOT_FOUND', kind: 'not-found' })
  const reader = one.as({ kind: 'tenant_key', service: 'compliance', scopes: ['compliance:read'] })
  expect(await subject(reader, id)).toMatchObject({ id })
  await expect(updateSubject(reader, { id, name: 'X1' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(subjects(one.as({ kind: 'user' }), { first: 1 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('monitoring starts, changes and ends; a repeat changes nothing', async () => {
  const { key, added, published } = await monitoring()
  const id = await added('Vexil Quorbane')

  const begun = await setSubjectMonitoring(key(), { id, enabled: true })
  const same = await setSubjectMonitoring(key(), { id, enabled: true })
  const monthly = await setSubjectMonitoring(key(), { id, enabled: true, cadence: 'MONTHLY' })
  const ended = await setSubjectMonitoring(key(), { id, enabled: false })

  expect(
    [begun, same, monthly, ended].map(({ isMonitored, cadence, version }) => [isMonitored, cadence, version]),
  ).toEqual([
    [true, 'DAILY', 2],
    [true, 'DAILY', 2],
    [true, 'MONTHLY', 3],
    [false, 'MONTHLY', 4],
  ])
  expect(ended.nextScreeningAt).toBeNull()
  expect((await published()).filter(({ type }) => type === 'compliance.subject_monitoring_set')).toHaveLength(
    3,
  )
})

test('the cadence is stored even if the subject is not monitored yet', async () => {
  const { key, added, published } = await monitoring()
  const id = await added('Vexil Quorbane')

  const withoutCadence = await setSubjectMonitoring(key(), { id, enabled: false })
  const withCadence = await setSubjectMonitoring(key(), { id, enabled: false, cadence: 'WEEKLY' })
  const same = await setSubjectMonitoring(key(), { id, enabled: false, cadence: 'WEEKLY' })
  const begun = await setSubjectMonitoring(key(), { id, enabled: true })

  expect(
    [withoutCadence, withCadence, same, begun].map(({ isMonitored, cadence, version }) => [
      isMonitored,
      cadence,
      version,
    ]),
  ).toEqual([
    [false, null, 1],
    [false, 'WEEKLY', 2],
    [false, 'WEEKLY', 2],
    [true, 'WEEKLY', 3],
  ])
  expect((await published()).filter(({ type }) => type === 'compliance.subject_monitoring_set')).toHaveLength(
    2,
  )
})

test('a subject due on the last day of January is due on the last day of every month, even if screenings were late', () => {
  const from = new Date('2027-01-31T12:00:00Z')
  const dues: string[] = []
  for (let due = from; dues.length < 4;)
    dues.push(
      (due = nextScreening('MONTHLY', from, new Date(due.getTime() + 1_500))).toISOString().slice(0, 13),
    )

  expect(dues).toEqual(['2027-02-28T12', '2027-03-31T12', '2027-04-30T12', '2027-05-31T12'])
  expect(
    nextScreening('MONTHLY', new Date('2026-11-22T12:00:00Z'), new Date('2026-11-22T12:00:00Z')),
  ).toEqual(new Date('2026-12-22T12:00:00Z'))
  expect(nextScreening('WEEKLY', new Date('2026-12-30T12:00:00Z'), new Date('2026-12-30T12:00:00Z'))).toEqual(
    new Date('2027-01-06T12:00:00Z'),
  )
  expect(nextScreening('DAILY', new Date('2026-12-30T12:00:00Z'), new Date('2027-01-03T15:00:00Z'))).toEqual(
    new Date('2027-01-04T12:00:00Z'),
  )
})
