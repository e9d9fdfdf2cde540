import { expect, test } from '@jest/globals'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld } from '#test/support/world.ts'

interface Line {
  readonly contribution: number
}
interface Body extends Record<string, unknown> {
  readonly risk_score: number
  readonly risk_factors: readonly Line[]
  readonly replays: readonly { is_reproduced: boolean }[]
}

const LISTED = 'Quendrel Ovu Zorblax'
const EXPOSED = 'Thrompeix Gwaulkov'

test('an assessment is reproduced byte for byte after changes of factors, bands, rules and countries, and not after a byte of its input was changed', async () => {
  const at = await demoWorld()
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<Body> => {
    const response = await at.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: 'Bearer sk_sandbox_demo', 'x-actor': 'analyst@bank.example' },
      ...(payload && { payload }),
    })
    expect({ path, message: response.statusCode < 300 || response.body }).toEqual({ path, message: true })
    return response.body === '' ? ({} as Body) : response.json()
  }
  const rule = {
    field: 'subject.countries',
    operator: 'IN_LIST',
    value: ['FATF_GREY', 'EU_HIGH_RISK'],
    decision: 'REVIEW_REQUIRED',
    score_contribution: 37,
    priority: 1,
  }
  const { id: ruleset } = await call('POST', '/rulesets', {
    name: 'Reckoned again',
    rules: [
      rule,
      {
        ...rule,
        field: 'subject.name',
        operator: 'MATCHES',
        value: ['(?i)^quendrel'],
        score_contribution: -11,
      },
    ],
  })
  const changes: readonly (() => Promise<unknown>)[] = [
    () => call('POST', `/rulesets/${ruleset}/publish`),
    () =>
      call('PUT', '/risk-factors', {
        factors: [
          { code: 'SANCTIONS_MATCH', weight: 0.333333 },
          { code: 'INDUSTRY', weight: 0.145, metadata: { scores: { CASINO: 777 } } },
        ],
      }),
    () =>
      call('PUT', '/risk-countries', {
        countries: [
          { country: 'KE', flag: 'FATF_GREY', is_flagged: false, effective_from: '2026-01-01' },
          { country: 'DE', flag: 'EU_HIGH_RISK', is_flagged: true, effective_from: '2026-01-01' },
        ],
      }),
    () =>
      call('PUT', '/risk-bands', {
        bands: [
          ['LOW', 0, 9],
          ['MEDIUM', 10, 99],
          ['HIGH', 100, 899],
          ['CRITICAL', 900, 1000],
        ].map(([level, min_score, max_score]) => ({ level, min_score, max_score })),
      }),
    () => call('PUT', `/rulesets/${ruleset}`, { rules: [{ ...rule, score_contribution: 900 }] }),
    () => call('POST', `/rulesets/${ruleset}/archive`),
    () => call('DELETE', `/rulesets/${ruleset}`),
    () => call('PUT', '/risk-countries', { countries: [] }),
  ]
  const screeningIds: string[] = []
  for (const [index, change] of changes.entries()) {
    for (const [name, country] of [
      [LISTED, 'KE'],
      [EXPOSED, 'DE'],
      ['Nobody Inparticular', 'NG'],
    ] as const) {
      const {
        screening_id: id,
        risk_score: score,
        risk_factors: lines,
      } = await call('POST', '/screenings', {
        subject: {
          type: 'INDIVIDUAL',
          name,
          country,
          industry: 'casino',
          external_id: `replayed-${index}-${country}`,
        },
      })
      expect(lines.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(score)
      screeningIds.push(id as string)
    }
    await change()
  }
  const { matches } = (await call('GET', `/screenings/${screeningIds[0]}/matches`)) as unknown as {
    matches: { match_id: string }[]
  }
  await call('POST', `/screenings/${screeningIds[0]}/matches/${matches[0]!.match_id}/resolve`, {
    resolution: 'CONFIRMED',
  })
  await call('POST', `/screenings/${screeningIds[0]}/decision/override`, {
    outcome: 'BLOCK',
    reason: 'Confirmed',
  })

  const replays = async (id: string): Promise<boolean[]> =>
    (await call('GET', `/screenings/${id}/report`)).replays.map(each => each.is_reproduced)
  expect(new Set((await Promise.all(screeningIds.map(replays))).flat())).toEqual(new Set([true]))
  expect(await replays(screeningIds[0]!)).toHaveLength(2)

  // Only the administrator of the database could do this: ten times the points.
  await withClient(adminOf(at.databaseName), async owner => {
    await owner.query('alter table compliance.screening_decisions disable trigger user')
    const { rowCount } = await owner.query(
      `update compliance.screening_decisions set assessment = regexp_replace(assessment, '"score":(\\d+)', '"score":\\1' || '0') where screening_id = $1`,
      [screeningIds[1]],
    )
    expect(rowCount).toBe(1)
  })
  expect(await replays(screeningIds[1]!)).toEqual([false])
}, 60_000)
