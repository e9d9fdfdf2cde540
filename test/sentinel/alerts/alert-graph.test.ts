import { expect, test } from '@jest/globals'
import { elderFixture, rule } from '#test/sentinel/elder-fixture.ts'

const DOCUMENT = `query Alerts($first: Int!) {
  elderAlerts(first: $first, status: OPEN) { nodes {
    id severity
    signals(first: 5) { nodes { id reason profile { id } } }
    profile { id riskScore riskLevel signals(first: 3, status: ACTIVE) { nodes { id } pageInfo { hasNextPage } }
      alerts(first: 2) { nodes { id } } }
  } }
  exploitationSignals(first: $first) { nodes { id profile { id riskScore } } }
}`

test('alerts with their profiles and signals are read in a number of statements that does not depend on their number', async () => {
  const at = await elderFixture()
  for (let index = 0; index < 12; index++)
    await at.record(
      await at.profile(),
      Array.from({ length: 5 }, () => ({ rule: rule(), severity: 'HIGH' as const })),
    )
  const ask = async (first: number) => {
    at.statements.length = 0
    const { data, errors } = await at.ask<{
      elderAlerts: {
        nodes: {
          profile: { riskScore: number; signals: { nodes: unknown[]; pageInfo: { hasNextPage: boolean } } }
          signals: { nodes: { reason: string }[] }
        }[]
      }
    }>(DOCUMENT, { first }, at.analyst())
    expect(errors).toBeUndefined()
    return { nodes: data!.elderAlerts.nodes, statements: at.statements.length }
  }

  const [one, all] = [await ask(1), await ask(50)]

  expect(all.nodes).toHaveLength(12)
  // Both root fields are read at the same time, so their reads of profiles and signals share statements or not. One statement for each
  // of the twelve alerts would exceed the bound in either case.
  expect(one.statements).toBeLessThanOrEqual(9)
  expect(all.statements).toBeLessThanOrEqual(9)
  for (const { profile, signals } of all.nodes) {
    expect(profile.riskScore).toBeGreaterThan(50)
    expect(profile.signals).toMatchObject({ pageInfo: { hasNextPage: true } })
    expect(profile.signals.nodes).toHaveLength(3)
    expect(signals.nodes).toHaveLength(5)
    expect(signals.nodes[0]!.reason).toBe('An invented reason.')
  }
})

test('a page of nested signals continues where the cursor says', async () => {
  const at = await elderFixture()
  const profileId = await at.profile()
  await at.record(
    profileId,
    Array.from({ length: 5 }, () => ({ rule: rule(), severity: 'LOW' as const })),
  )
  const document = `query Signals($id: UUID!, $after: String) { elderProfile(id: $id) {
    signals(first: 3, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } }`
  const read = async (after: string | null) => {
    const { data } = await at.ask<{
      elderProfile: {
        signals: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
      }
    }>(document, { id: profileId, after }, at.analyst())
    return data!.elderProfile.signals
  }

  const first = await read(null)
  const second = await read(first.pageInfo.endCursor)

  expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false])
  expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(5)
})
