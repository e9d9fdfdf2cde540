import { expect, test } from '@jest/globals'
import { profiles } from '#sentinel/queries/profiles.ts'
import { riskScore } from '#sentinel/queries/risk.ts'
import { reviewSignal } from '#sentinel/operations/signals/review-signal.ts'
import { SEVERITIES } from '#sentinel/detection-rules/rule-types.ts'
import { elderFixture } from '#test/sentinel/elder-fixture.ts'

const DAY_MS = 86_400_000

test('SQL and the platform compute the same risk score', async () => {
  const at = await elderFixture()
  const now = at.platform.source.now()
  at.clock.stoppedAtMs = now.getTime()
  at.clock.offsetMs = 0
  const ids: string[] = []
  for (let index = 0; index < 25; index++) {
    const profileId = await at.profile()
    ids.push(profileId)
    const recorded = await at.record(
      profileId,
      Array.from({ length: index % 6 }, () => ({
        severity: SEVERITIES[Math.floor(Math.random() * 4)]!,
        weight: Math.random(),
        confidence: Math.random(),
        at: new Date(now.getTime() - (Math.random() * 400 - 5) * DAY_MS),
      })),
    )
    if (recorded[1]) await reviewSignal(at.analyst(), { id: recorded[1].signal.id, status: 'CONFIRMED' })
    if (recorded[2]) await reviewSignal(at.analyst(), { id: recorded[2].signal.id, status: 'DISMISSED' })
  }

  const ctx = at.analyst()
  const rows = await at.database.read<{ id: string; score: number }>(
    at.workspaceId,
    'select id, sentinel.risk_score(workspace_id, id, $2) as score from sentinel.profiles where workspace_id = $1',
    [at.workspaceId, at.platform.source.now()],
  )
  delete at.clock.stoppedAtMs

  expect(rows).toHaveLength(ids.length)
  expect(new Set(rows.map(({ score }) => score)).size).toBeGreaterThan(10)
  for (const { id, score } of rows) expect(score).toBeCloseTo(await riskScore(ctx, id), 2)
})

test('a list of profiles of a risk has none below it and is never short, also after scores have decayed', async () => {
  const at = await elderFixture()
  const risky: string[] = []
  for (let index = 0; index < 9; index++) {
    const profileId = await at.profile()
    await at.record(profileId, [{ severity: 'HIGH', weight: index % 3 === 0 ? 1 : 0.5 }])
    if (index % 3 === 0) risky.unshift(profileId)
  }
  const list = async (minRisk: number, first: number, after?: string | null) =>
    profiles(at.analyst(), { first, minRisk, after: after ?? null })

  await at.work(20 * DAY_MS)
  const page = await list(40, 2)
  const next = await list(40, 2, page.pageInfo.endCursor)

  expect(page.nodes.map(({ id }) => id)).toEqual(risky.slice(0, 2))
  expect(page.pageInfo.hasNextPage).toBe(true)
  expect(next.nodes.map(({ id }) => id)).toEqual(risky.slice(2))
  expect((await list(20, 20)).nodes).toHaveLength(9)
  expect((await list(45, 20)).nodes).toEqual([])
})
