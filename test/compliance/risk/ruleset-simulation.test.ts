import { beforeEach, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import { changeRiskFactors } from '#compliance/operations/risk/change-risk-factors.ts'
import { createRuleset, type CreateRuleset } from '#compliance/operations/risk/create-ruleset.ts'
import { publishRuleset } from '#compliance/operations/risk/publish-ruleset.ts'
import { updateRuleset } from '#compliance/operations/risk/update-ruleset.ts'
import { overrideDecision } from '#compliance/operations/screenings/override-decision.ts'
import { resolveMatch } from '#compliance/operations/screenings/resolve-match.ts'
import { screenSubject } from '#compliance/operations/screenings/screen-subject.ts'
import { deleteSubject } from '#compliance/operations/subjects/delete-subject.ts'
import { rulesetSimulation } from '#compliance/queries/ruleset-simulation.ts'
import { assess } from '#compliance/risk/assess.ts'
import type { ScreeningSimulation } from '#compliance/risk/decide-screenings-again.ts'
import { withRuleset } from '#compliance/risk/risk-config.ts'
import { anyInput } from '#test/compliance/risk/given.ts'
import { screeningFixture, type ScreeningFixture } from '#test/compliance/screening-fixture.ts'

let at: ScreeningFixture
beforeEach(async () => {
  at = await screeningFixture()
})

const DAY_MS = 86_400_000
const inCountry = (country: string, rest: object = {}): CreateRuleset['rules'][number] => ({
  id: `in-${country}`,
  field: 'subject.country',
  operator: 'IN',
  value: [country],
  decision: 'BLOCK',
  ...rest,
})
const screen = (name: string, country: string, ctx: Context = at.key()) =>
  screenSubject(ctx, { subject: { type: 'INDIVIDUAL', name, country, externalId: newId() } })

async function simulate(
  id: string,
  { from, to }: { from?: Date; to?: Date } = {},
): Promise<ScreeningSimulation> {
  const now = at.reader().now().getTime()
  const period = { from: from ?? new Date(now - DAY_MS), to: to ?? new Date(now + DAY_MS) }
  return (await rulesetSimulation(at.reader(), { id, screenings: period })).screenings!
}

test('a ruleset replaced by itself changes no assessment', () => {
  fc.assert(
    fc.property(anyInput, fc.constantFrom('custom', 'other', 'unknown'), (given, rulesetId) => {
      const own = given.rules.filter(rule => rule.rulesetId === rulesetId)
      const rules = withRuleset(given.rules, rulesetId, own)
      expect(assess({ ...given, rules })).toEqual(assess(given))
    }),
  )
})

test('the ruleset that decided changes nothing, even after changes of factors and of matches', async () => {
  await at.lists.put('OFAC_SDN', { id: 'S1', name: 'Sigismunda Ravensworth' })
  const rules = [inCountry('DE', { scoreContribution: 40 }), inCountry('FR', { decision: 'REVIEW_REQUIRED' })]
  const { id } = await createRuleset(at.key(), { name: 'Used', rules })
  await publishRuleset(at.key(), { id })
  const other = await createRuleset(at.key(), { name: 'Other', rules: [inCountry('KE')] })
  await publishRuleset(at.key(), { id: other.id })
  for (const country of ['DE', 'FR', 'KE', 'NG']) await screen('Ordinary Nobody', country)
  const listed = await screen('Sigismunda Ravensworth', 'FR')
  await resolveMatch(at.key(), {
    screeningId: listed.id,
    matchId: listed.matches[0]!.id,
    resolution: 'FALSE_POSITIVE',
  })
  await changeRiskFactors(at.key(), { factors: [{ code: 'CUSTOMER_TYPE', weight: 1 }] })

  expect(await simulate(id)).toMatchObject({
    evaluated: 5,
    skipped: 0,
    isComplete: true,
    changed: 0,
    samples: [],
  })
  await updateRuleset(at.key(), { id, rules: [rules[0]!] })
  expect(await simulate(id)).toMatchObject({
    evaluated: 5,
    changed: 2,
    changes: [{ previousOutcome: 'REVIEW_REQUIRED', outcome: 'APPROVE', count: 2 }],
    samples: [{ screeningId: listed.id, triggeredRules: [] }, { triggeredRules: [] }],
  })
})

test('a draft shows which decisions of the period would change, compared with what was computed', async () => {
  const before = await screen('Ordinary Nobody', 'DE')
  const first = await screen('Ordinary Nobody', 'DE')
  await screen('Ordinary Nobody', 'NG')
  const last = await screen('Ordinary Nobody', 'DE')
  await overrideDecision(at.key(), { id: last.id, outcome: 'BLOCK', reason: 'Known to us' })
  const draft = await createRuleset(at.key(), {
    name: 'Draft',
    rules: [inCountry('DE'), inCountry('NG', { isActive: false })],
  })

  const simulated = await simulate(draft.id, { from: new Date(before.createdAt.getTime() + 1) })

  expect(simulated).toMatchObject({
    evaluated: 3,
    skipped: 0,
    isComplete: true,
    changed: 2,
    changes: [{ previousOutcome: 'APPROVE', outcome: 'BLOCK', count: 2 }],
  })
  expect(simulated.samples.map(({ screeningId }) => screeningId)).toEqual([last.id, first.id])
  expect(simulated.samples[0]).toMatchObject({
    subjectId: last.subjectId,
    previousOutcome: 'APPROVE',
    triggeredRules: [{ rulesetId: draft.id, ruleId: 'in-DE', decision: 'BLOCK' }],
  })
  expect(await simulate(draft.id, { to: before.createdAt })).toMatchObject({ evaluated: 0, isComplete: true })
})

test('screenings without personal data or without a decision are skipped, and those of other tenants are not read', async () => {
  const erased = await screen('Ordinary Nobody', 'DE')
  await deleteSubject(at.key(), { id: erased.subjectId! })
  at.lists.broken = new Error('no thread')
  await expect(screen('Ordinary Nobody', 'DE')).rejects.toMatchObject({ code: 'SCREENING_UNAVAILABLE' })
  at.lists.broken = undefined
  const draft = await createRuleset(at.key(), { name: 'Draft', rules: [inCountry('DE')] })
  const { key } = await screeningFixture()
  await screen('Ordinary Nobody', 'DE', key())

  expect(await simulate(draft.id)).toMatchObject({ evaluated: 0, skipped: 2, isComplete: true, changed: 0 })
})

const QUEUED = `insert into compliance.screenings (workspace_id, id, status, purpose, lists, sources, match_threshold, dataset_versions, missing_sources,
    total_matches, sanctions_matches, pep_matches, open_matches, suppressed_matches, decision_number, requested_by, created_at)
  select $1, gen_random_uuid(), 'QUEUED', 'AD_HOC', '{}', '{}', 70, '{}', '{}', 0, 0, 0, 0, 0, 0, 'test', $2::timestamptz from generate_series(1, $3)`

test('the newest 10,000 screenings of the period are read', async () => {
  const now = at.reader().now()
  const queue = (createdAt: Date, count: number): Promise<unknown> =>
    at.database.transaction(at.workspaceId, session =>
      session.commit({ text: QUEUED, values: [at.workspaceId, createdAt, count] }),
    )
  await queue(new Date(now.getTime() - 1000), 9_999)
  await screen('Ordinary Nobody', 'DE')
  const draft = await createRuleset(at.key(), { name: 'Draft', rules: [inCountry('DE')] })

  expect(await simulate(draft.id)).toMatchObject({
    evaluated: 1,
    skipped: 9_999,
    isComplete: true,
    changed: 1,
  })
  await queue(new Date(now.getTime() - 2000), 1)
  expect(await simulate(draft.id)).toMatchObject({ evaluated: 1, skipped: 9_999, isComplete: false })
})

test('simulations of one workspace run one after the other, and all of them succeed', async () => {
  await screen('Ordinary Nobody', 'DE')
  const draft = await createRuleset(at.key(), { name: 'Draft', rules: [inCountry('DE')] })

  const simulated = await Promise.all([simulate(draft.id), simulate(draft.id), simulate(draft.id)])

  expect(simulated.map(({ changed }) => changed)).toEqual([1, 1, 1])
})
