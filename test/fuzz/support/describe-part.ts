import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { campaign, type Campaign } from '#tools/fuzz/campaign.ts'
import { exchanging } from '#tools/traffic/exchange.ts'
import { adminOf } from '#test/support/cluster.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { subjectsOfPart, type Part } from './parts.ts'

/**
 * A fixed seed, so that every test run sends the same requests. `npm run fuzz` sends more and different ones.
 */
const SEED = 1
const RUNS = 80

/** Operations that few generated requests can succeed at, and the reasons. */
const NO_ADDRESS = 'no publisher has an address here, since the workers of split processes would ask it'
const ONE_PENDING =
  'nearly every other policy is weaker than the one in force, and one weaker one waits for approval at a time'
const SECRET = 'it takes a password that differs from the last one, or a code of an authenticator app'
const NOT_READY = 'no worker generates the content of reports here'
const ONE_RUN = 'a workspace has one open run at a time, which no worker ends here'
const NO_YEAR = 'few years have fiscal periods, and only the earliest open one can be closed'
const SCARCE: Readonly<Record<string, string>> = {
  'compliance POST /datasets/{source}/refresh': NO_ADDRESS,
  'mutation refreshDataset': NO_ADDRESS,
  'compliance GET /reports/{id}/content': NOT_READY,
  'query complianceReportContent': NOT_READY,
  'compliance PUT /monitoring/screening/policy': ONE_PENDING,
  'mutation setScreeningPolicy': ONE_PENDING,
  'core POST /eod/run': ONE_RUN,
  'mutation runEndOfDay': ONE_RUN,
  'core POST /fiscal-periods/year-end-close': NO_YEAR,
  'mutation closeFiscalYear': NO_YEAR,
  'core POST /auth/password': SECRET,
  'core POST /auth/totp': SECRET,
  'core POST /auth/totp/confirm': SECRET,
  'core POST /auth/totp/disable': SECRET,
  'mutation changeMyPassword': SECRET,
  'mutation beginTotp': SECRET,
  'mutation confirmTotp': SECRET,
  'mutation disableTotp': SECRET,
}

/** Declares the tests of one part. */
export const describePart = (part: Part): void =>
  describe(`under random requests to ${part}`, () => {
    let demo: TestPlatform
    let admin: pg.Client
    let found: Campaign
    const subjects = subjectsOfPart(part)

    beforeAll(async () => {
      demo = await demoWorld()
      // Invariants are read concurrently.
      admin = new pg.Client({ ...adminOf(demo.databaseName), pipeline: true })
      await admin.connect()
      const sql = async (text: string, values: readonly unknown[] = []): Promise<Record<string, unknown>[]> =>
        (await admin.query(text, [...values])).rows as Record<string, unknown>[]
      found = await campaign({ exchange: exchanging(demo.app), sql }, subjects, { seed: SEED, runs: RUNS })
    }, 600_000)
    afterAll(() => admin.end())

    test('every response is a published one, arrives in time, and reveals nothing of another tenant', () => {
      expect(
        found.findings.map(
          ({ subject, violation, curl, again }) => `${subject}: ${violation}\n${curl}\n${again}`,
        ),
      ).toEqual([])
    })

    test('every row stays consistent, and uninvolved workspaces stay unchanged', () => {
      expect(found.broken).toEqual([])
    })

    test('no internal error is logged', () => {
      expect(
        demo.logged.map(
          ({ fields, message }) =>
            `${message} ${String((fields['error'] as Error | undefined)?.stack ?? fields['error'])}`,
        ),
      ).toEqual([])
    })

    test('every operation was tried often enough, and enough of the requests succeeded', () => {
      const few = found.figures.filter(
        ({ subject, edges, requests, successes }) =>
          edges + requests < RUNS ||
          requests < RUNS / 2 ||
          (successes < requests / 5 && SCARCE[subject] === undefined),
      )

      expect(few).toEqual([])
      expect(found.figures).toHaveLength(subjects.length)
    })
  })
