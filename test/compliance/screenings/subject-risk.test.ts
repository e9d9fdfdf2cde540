import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { createSubject } from '#compliance/operations/subjects/create-subject.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { updateSubject } from '#compliance/operations/subjects/update-subject.ts'
import { screenings } from '#compliance/queries/screenings.ts'
import { subject } from '#compliance/queries/subjects.ts'
import { screeningFixture } from '../screening-fixture.ts'
import { last, periodic, resolve } from './resolve-and-rescreen.ts'
import { at } from './screening-world.ts'

test('a screening by subject id belongs to the subject and sets its risk', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S1', name: 'Aurelianna Prestwold' })
  const { id } = await createSubject(at.key(), {
    type: 'INDIVIDUAL',
    name: 'Aurelianna Prestwold',
    externalId: 's-1',
  })

  const screening = await screenSubject(at.key(), { subjectId: id, purpose: 'ONBOARDING' })

  expect(screening).toMatchObject({
    subjectId: id,
    externalId: 's-1',
    outcome: 'BLOCK',
    purpose: 'ONBOARDING',
  })
  expect(await subject(at.reader(), id)).toMatchObject({
    riskScore: screening.riskScore,
    riskBand: 'CRITICAL',
    screeningId: screening.id,
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
  const subjectId = own.subjectId!
  await resolve(own, 'CONFIRMED')
  const original = await subject(at.reader(), subjectId)

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
    expect(await subject({ ...at.reader(), loaders: new Map() }, subjectId)).toMatchObject({
      riskScore: original.riskScore,
      screeningId: own.id,
    })
  }
  const worse = await screenSubject(at.key(), { subject: { ...known, name: 'Hildegunda Brackenwell' } })
  const raised = await subject({ ...at.reader(), loaders: new Map() }, subjectId)
  await resolve(worse, 'FALSE_POSITIVE')
  const cleared = await subject({ ...at.reader(), loaders: new Map() }, subjectId)
  const again = await screenSubject(at.key(), {
    subject: { ...known, name: 'BRACKENWELL, Ottokar', aliases: ['otto brackenwell', 'Oggi'] },
  })
  const asKnown = await subject({ ...at.reader(), loaders: new Map() }, subjectId)
  await updateSubject(at.key(), { id: subjectId, name: 'Ordinary Nobody', aliases: null })
  const renamed = await screenSubject(at.key(), { subjectId: subjectId })

  expect(raised).toMatchObject({ riskBand: 'CRITICAL', screeningId: worse.id })
  expect(cleared).toMatchObject({ riskScore: raised.riskScore, screeningId: worse.id })
  expect(asKnown).toMatchObject({ riskBand: original.riskBand, screeningId: again.id })
  expect(again.matches).toMatchObject([{ status: 'CONFIRMED' }])
  expect(await subject({ ...at.reader(), loaders: new Map() }, subjectId)).toMatchObject({
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
  const screening = await Promise.all(
    Array.from({ length: 10 }, () =>
      screenSubject(at.key(), {
        subject: { type: 'INDIVIDUAL', name: 'Ordinary Nobody', externalId: 's-8' },
      }),
    ),
  )

  expect(new Set(screening.map(({ subjectId }) => subjectId)).size).toBe(1)
  expect((await at.published()).filter(({ type }) => type === 'compliance.subject_created')).toHaveLength(1)
  expect(
    (await at.published()).filter(({ type }) => type === 'compliance.subject_risk_changed'),
  ).toHaveLength(1)
})
