import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { campaign, type Course } from '#tools/chaos/campaign.ts'
import { openInstallation, type Installation } from '#tools/chaos/installation.ts'
import { SHORT } from '#tools/chaos/runs.ts'

/**
 * A fixed seed, so that every test run sends the same requests and kills. `npm run chaos` sends more and
 * different ones.
 */
const SEED = 1

describe('kill -9 of the app, of PostgreSQL and of both, while clients move money', () => {
  let installation: Installation
  let run: Course
  beforeAll(async () => {
    installation = await openInstallation()
    // `npm run chaos` measures the recovery time. This test only requires recovery, since other tests slow it
    // down.
    run = await campaign(installation, {
      ...SHORT,
      seed: SEED,
      backWithinMs: 60_000,
      report: () => undefined,
    })
  }, 600_000)
  afterAll(() => installation.close(), 60_000)

  test('no confirmed request is lost or done twice, refused requests move no money, and the books balance after every restart', () => {
    expect(run.breaks).toEqual([])
  })

  test('covered every kind of request, and requests that had to be repeated', () => {
    const kinds = new Set(
      run.sent.filter(({ response }) => response && response.status < 300).map(({ kind }) => kind),
    )

    expect([...kinds].sort()).toEqual([
      'bulk',
      'capture',
      'conversion',
      'deposit',
      'escrow-release',
      'hold',
      'inter-branch',
      'interbank',
      'internal',
      'international',
      'inward-credit',
      'nip',
      'release',
      'remittance',
      'reversal',
      'withdrawal',
    ])
    expect(run.deaths).toHaveLength(SHORT.kills.app + SHORT.kills.database + SHORT.kills.both)
    expect(run.sent.filter(({ tries, response }) => tries > 1 && response).length).toBeGreaterThan(20)
    expect(run.closedDates).toBeGreaterThan(2)
  })
})
