import { expect } from '@jest/globals'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { pathWith, type Operation } from './description.ts'
import {
  DEMO,
  handoffToken,
  makeTransfer,
  send,
  signIn,
  type CreatedTransfer,
  type Headers,
  type RestResponse,
  type Session,
} from './rest.ts'
import { rowCounts } from './tables.ts'
import { credentialsOf, validBody } from './valid-bodies.ts'

interface Case {
  readonly title: string
  /** Returns what is wrong with the response. */
  readonly run: () => Promise<string | undefined>
}

/** A platform without a worker, with requests of the remittance API that are valid except for one part. */
export interface RefusedInput {
  readonly demo: TestPlatform
  readonly session: Session
  readonly created: CreatedTransfer
  rightBody(operation: Operation): Record<string, unknown>
  request(operation: Operation, payload?: string | Buffer, headers?: Headers): Promise<RestResponse>
  /** Returns what is wrong with a response to any bad input. */
  issueOf(operation: Operation, response: RestResponse): string | undefined
  /** Like `issueOf`, for input that must be refused as invalid. */
  unrefused(
    operation: Operation,
    response: RestResponse,
    codes?: readonly string[],
    naming?: string,
  ): string | undefined
  /** Like `issuesIn`, and asserts that no case wrote a row. */
  expectRefused(cases: readonly Case[]): Promise<void>
}

/** Runs every case and returns the failed ones by title. */
export async function issuesIn(cases: readonly Case[]): Promise<string[]> {
  const issues: string[] = []
  for (const { title, run } of cases) {
    const issue = await run()
    if (issue !== undefined) issues.push(`${title}: ${issue}`)
  }
  return issues
}

export async function refusedInput(): Promise<RefusedInput> {
  const demo = await demoWorld()
  await demo.endWorker()
  const session = await signIn(demo.app, DEMO)
  const created = await makeTransfer(demo.app, session)
  const unspent = await handoffToken(demo.app, DEMO, 'verified-user')
  const secrets = [session.token, session.refreshToken, unspent, DEMO.key, DEMO.partnerKey]

  const issueOf: RefusedInput['issueOf'] = (operation, { status, body, text }) => {
    const undescribed = operation.issueOf(status, body)
    if (undescribed !== undefined) return `${undescribed}: ${text.slice(0, 300)}`
    if (status >= 500) return `${status}: ${text}`
    if (
      status >= 400 &&
      Object.keys(body as object)
        .sort()
        .join() !== 'code,error'
    )
      return `another body: ${text}`
    return status >= 400 && secrets.some(secret => text.includes(secret))
      ? 'the response repeats a secret'
      : undefined
  }

  return {
    demo,
    session,
    created,
    rightBody: operation => validBody(operation, { created, session, unspent }),
    request: (operation, payload, headers = {}) =>
      send(demo.app, {
        method: operation.method,
        path: pathWith(operation.path, created.recipientId),
        headers: { ...credentialsOf(operation, session), ...headers },
        ...(payload !== undefined && { payload }),
      }),
    issueOf,
    unrefused(operation, response, codes = ['VALIDATION_ERROR'], naming = '') {
      const issue = issueOf(operation, response)
      if (issue !== undefined) return issue
      const { status, body, text } = response
      if (status !== 400 || !codes.includes(body.code)) return `${status} ${text.slice(0, 200)}`
      return (body.error as string).includes(naming)
        ? undefined
        : `${naming} is not named: ${text.slice(0, 200)}`
    },
    async expectRefused(cases) {
      const before = await rowCounts(demo.databaseName)

      const issues = await issuesIn(cases)

      expect(issues).toEqual([])
      expect(cases.length).toBeGreaterThan(0)
      expect(await rowCounts(demo.databaseName)).toEqual(before)
    },
  }
}
