import { expect, test } from '@jest/globals'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { archiveRuleset } from '#compliance/operations/risk/archive-ruleset.ts'
import { createRuleset, type CreateRuleset } from '#compliance/operations/risk/create-ruleset.ts'
import { deleteRuleset } from '#compliance/operations/risk/delete-ruleset.ts'
import { publishRuleset } from '#compliance/operations/risk/publish-ruleset.ts'
import { updateRuleset } from '#compliance/operations/risk/update-ruleset.ts'
import { ruleset, rulesets, rulesetVersions } from '#compliance/queries/rulesets.ts'
import { simulateRuleset } from '#compliance/queries/simulate-ruleset.ts'
import { riskConfig } from '#compliance/risk/risk-config.ts'
import { world, type World } from '#test/support/world.ts'

async function given(): Promise<World & { writer(parts?: Partial<Context>): Context }> {
  const here = await world()
  return {
    ...here,
    writer: parts =>
      here.as({ kind: 'tenant_key', service: 'compliance', scopes: ['compliance:write'] }, parts),
  }
}

const blocking = {
  field: 'subject.country',
  operator: 'IN',
  value: ['DE', 'FR'],
  decision: 'BLOCK',
  scoreContribution: 300,
  priority: 1,
} as const
const customRules: CreateRuleset = { name: 'Custom rules', rules: [blocking] }
const aParty = { type: 'INDIVIDUAL', name: 'Tovell Marrikane', country: 'DE' } as const

const acting = async (ctx: Context): Promise<unknown[]> =>
  (await riskConfig(ctx)).rules.map(({ rulesetId, condition }) => [
    rulesetId,
    (condition as { value: unknown }).value,
  ])

test('a ruleset applies only while it is published: not as a draft, and not once it is archived', async () => {
  const { writer, published } = await given()
  const draft = await createRuleset(writer(), customRules)
  expect(draft).toMatchObject({
    name: 'Custom rules',
    status: 'DRAFT',
    version: 1,
    publishedVersion: null,
    rules: [
      { ...blocking, name: null, stopOnMatch: false, isActive: true, effectiveFrom: null, effectiveTo: null },
    ],
  })
  expect(await acting(writer())).toEqual([])

  expect(await publishRuleset(writer(), { id: draft.id })).toMatchObject({
    status: 'PUBLISHED',
    publishedVersion: 1,
  })
  expect(await acting(writer())).toEqual([[draft.id, ['DE', 'FR']]])
  expect(await archiveRuleset(writer(), { id: draft.id })).toMatchObject({
    status: 'ARCHIVED',
    publishedVersion: null,
  })
  expect(await acting(writer())).toEqual([])
  expect(await published()).toMatchObject([
    {
      type: 'compliance.ruleset_created',
      aggregateId: draft.id,
      data: { rulesetId: draft.id, version: 1, rules: 1 },
    },
    { type: 'compliance.ruleset_published', data: { version: 1 } },
    { type: 'compliance.ruleset_archived', data: { version: 1 } },
  ])
})

test('the published version applies until the next one is published; every version is stored', async () => {
  const { writer } = await given()
  const { id } = await createRuleset(writer(), customRules)
  await publishRuleset(writer(), { id })
  const changed = await updateRuleset(writer(), {
    id,
    name: 'Other rules',
    rules: [{ ...blocking, value: ['PL'] }],
  })
  expect(changed).toMatchObject({ name: 'Other rules', status: 'PUBLISHED', version: 2, publishedVersion: 1 })
  expect(await acting(writer())).toEqual([[id, ['DE', 'FR']]])
  await publishRuleset(writer(), { id })
  expect(await acting(writer())).toEqual([[id, ['PL']]])

  const page = await rulesetVersions(writer(), { id, first: 1 })
  expect(page).toMatchObject({
    nodes: [{ version: 2, name: 'Other rules' }],
    pageInfo: { hasNextPage: true },
  })
  expect(await rulesetVersions(writer(), { id, first: 1, after: page.pageInfo.endCursor })).toMatchObject({
    nodes: [{ version: 1, name: 'Custom rules', rules: [{ value: ['DE', 'FR'] }] }],
    pageInfo: { hasNextPage: false },
  })
})

test('an update without changes creates no version and publishes no event', async () => {
  const { writer, published } = await given()
  const created = await createRuleset(writer(), { ...customRules, rules: [{ ...blocking, id: 'one' }] })

  for (const same of [
    {},
    { name: created.name, description: null },
    { rules: [{ ...blocking, id: 'one', name: null }] },
  ])
    expect(await updateRuleset(writer(), { id: created.id, ...same })).toEqual(created)
  expect(await rulesetVersions(writer(), { id: created.id, first: 9 })).toMatchObject({
    nodes: [{ version: 1 }],
  })
  expect((await published()).map(({ type }) => type)).toEqual(['compliance.ruleset_created'])
  expect(await updateRuleset(writer(), { id: created.id, description: 'Ours' })).toMatchObject({ version: 2 })
})

test('a repeated publication or archiving changes nothing', async () => {
  const { writer, published } = await given()
  const { id } = await createRuleset(writer(), customRules)
  const first = await publishRuleset(writer(), { id })
  expect(await publishRuleset(writer(), { id })).toEqual(first)
  await archiveRuleset(writer(), { id })
  await archiveRuleset(writer(), { id })
  expect((await published()).map(({ type }) => type)).toEqual([
    'compliance.ruleset_created',
    'compliance.ruleset_published',
    'compliance.ruleset_archived',
  ])
})

test('an archived ruleset stays archived, and a published one cannot be deleted', async () => {
  const { writer } = await given()
  const { id } = await createRuleset(writer(), customRules)
  await publishRuleset(writer(), { id })
  await expect(deleteRuleset(writer(), { id })).rejects.toMatchObject({
    code: 'INVALID_STATE',
    kind: 'conflict',
  })
  await archiveRuleset(writer(), { id })
  await expect(publishRuleset(writer(), { id })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await expect(updateRuleset(writer(), { id, name: 'Again' })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  expect(await deleteRuleset(writer(), { id })).toBe(true)
  expect(await ruleset(writer(), id)).toBeNull()
  await expect(deleteRuleset(writer(), { id })).rejects.toMatchObject({
    code: 'RULESET_NOT_FOUND',
    kind: 'not-found',
  })
  await expect(rulesetVersions(writer(), { id, first: 5 })).rejects.toMatchObject({
    code: 'RULESET_NOT_FOUND',
  })
})

test('a ruleset needs at least one rule, and only valid rules', async () => {
  const { writer } = await given()
  await expect(createRuleset(writer(), { name: 'None', rules: [] })).rejects.toMatchObject({
    code: 'VALIDATION_ERROR',
    issues: [{ field: 'rules' }],
  })
  await expect(
    createRuleset(writer(), { name: 'Wrong', rules: [{ ...blocking, field: 'subject.shoe_size' }] }),
  ).rejects.toMatchObject({ code: 'UNKNOWN_FIELD' })
  const { id } = await createRuleset(writer(), customRules)
  await expect(
    updateRuleset(writer(), { id, rules: [{ ...blocking, operator: 'GT' }] }),
  ).rejects.toMatchObject({ code: 'INVALID_RULE_PARAMETERS' })
  await expect(updateRuleset(writer(), { id, rules: [] })).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(await ruleset(writer(), id)).toMatchObject({ version: 1 })
})

test('the size of each ruleset and of all published rules is limited, so that screenings stay fast', async () => {
  const { writer } = await given()
  const value = (kib: number): string[] =>
    Array.from({ length: (kib * 1024) / 400 }, (_, at) => String(at).padEnd(397, 'x'))
  const names = (kib: number): CreateRuleset => ({
    name: 'Names',
    rules: [100, 200, 300]
      .filter(each => each <= kib)
      .map(() => ({ field: 'subject.name', operator: 'CONTAINS', value: value(100), scoreContribution: 1 })),
  })
  await expect(createRuleset(writer(), names(300))).rejects.toMatchObject({
    code: 'INVALID_RULE_PARAMETERS',
    issues: [{ field: 'rules', reason: 'must have at most 256 KiB together' }],
  })

  const [one, two] = [await createRuleset(writer(), names(200)), await createRuleset(writer(), names(100))]
  await publishRuleset(writer(), { id: one.id })
  await expect(publishRuleset(writer(), { id: two.id })).rejects.toMatchObject({
    code: 'RULESET_LIMIT_REACHED',
    message: expect.stringContaining('256 KiB'),
  })
  await updateRuleset(writer(), { id: one.id, rules: [blocking] })
  // The published version still applies, regardless of the newest version.
  await expect(publishRuleset(writer(), { id: two.id })).rejects.toMatchObject({
    code: 'RULESET_LIMIT_REACHED',
  })
  await publishRuleset(writer(), { id: one.id })
  expect(await publishRuleset(writer(), { id: two.id })).toMatchObject({ status: 'PUBLISHED' })
})

test('rulesets are listed newest first, filtered by status, and only those of the workspace', async () => {
  const { writer } = await given()
  const other = await given()
  const [one, two] = [
    await createRuleset(writer(), customRules),
    await createRuleset(writer(), { ...customRules, name: 'Second' }),
  ]
  await publishRuleset(writer(), { id: one.id })
  const page = await rulesets(writer(), { first: 1 })
  expect(page.nodes.map(({ id }) => id)).toEqual([two.id])
  expect(
    (await rulesets(writer(), { first: 1, after: page.pageInfo.endCursor })).nodes.map(({ id }) => id),
  ).toEqual([one.id])
  expect((await rulesets(writer(), { first: 9, status: 'PUBLISHED' })).nodes.map(({ id }) => id)).toEqual([
    one.id,
  ])

  const otherWriter = other.writer()
  expect((await rulesets(otherWriter, { first: 9 })).nodes).toEqual([])
  expect(await ruleset(otherWriter, one.id)).toBeNull()
  for (const attempt of [
    () => updateRuleset(otherWriter, { id: one.id, name: 'x' }),
    () => publishRuleset(otherWriter, { id: one.id }),
    () => archiveRuleset(otherWriter, { id: one.id }),
    () => deleteRuleset(otherWriter, { id: one.id }),
    () => rulesetVersions(otherWriter, { id: one.id, first: 5 }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'RULESET_NOT_FOUND' })
  }
})

test('the same idempotency key creates one ruleset', async () => {
  const { writer } = await given()
  const idempotency = { key: newId(), subject: 'key', fingerprint: 'same' }
  const first = await createRuleset(writer({ idempotency }), customRules)
  expect((await createRuleset(writer({ idempotency }), customRules)).id).toBe(first.id)
  expect((await rulesets(writer(), { first: 9 })).nodes).toHaveLength(1)
})

test('a simulation applies the newest version together with the other published rulesets, and stores nothing', async () => {
  const { writer, as, published } = await given()
  const { id } = await createRuleset(writer(), {
    ...customRules,
    rules: [{ ...blocking, id: 'no', name: 'Not served' }],
  })
  const reader = as({ kind: 'staff', scopes: ['compliance:read'] })
  expect(await simulateRuleset(reader, { id, subject: aParty })).toMatchObject({
    score: 360,
    band: 'MEDIUM',
    outcome: 'BLOCK',
    triggeredRules: [
      { rulesetId: id, ruleId: 'no', name: 'Not served', decision: 'BLOCK', scoreContribution: 300 },
    ],
    reasons: ['Rule Not served decides so.'],
  })
  expect(
    await simulateRuleset(reader, {
      id,
      subject: { ...aParty, country: 'PL' },
      matches: [{ listType: 'PEP', score: 100, strength: 'EXACT' }],
    }),
  ).toMatchObject({ score: 750, outcome: 'REVIEW_REQUIRED', triggeredRules: [] })
  await publishRuleset(writer(), { id })
  expect((await simulateRuleset(reader, { id, subject: aParty })).triggeredRules).toHaveLength(1)
  const second = await createRuleset(writer(), {
    name: 'More',
    rules: [{ field: 'subject.country', operator: 'EXISTS', scoreContribution: 5 }],
  })
  expect((await simulateRuleset(reader, { id: second.id, subject: aParty })).score).toBe(365)

  await expect(simulateRuleset(reader, { id: newId(), subject: aParty })).rejects.toMatchObject({
    code: 'RULESET_NOT_FOUND',
  })
  await expect(
    simulateRuleset(reader, { id, subject: { ...aParty, dateOfBirth: '2023-02-29' } }),
  ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' })
  expect(await published()).toHaveLength(3)
})

test('creating and publishing rulesets needs the write scope', async () => {
  const { writer, as } = await given()
  const { id } = await createRuleset(writer(), customRules)
  const reader = as({ kind: 'staff', scopes: ['compliance:read'] })
  for (const attempt of [
    () => createRuleset(reader, customRules),
    () => updateRuleset(reader, { id, name: 'x' }),
    () => publishRuleset(reader, { id }),
    () => archiveRuleset(reader, { id }),
    () => deleteRuleset(reader, { id }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  await expect(rulesets(as({ kind: 'user', scopes: [] }), { first: 5 })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
})
