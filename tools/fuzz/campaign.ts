import { supergraphSdl } from '#app/supergraph.ts'
import { services } from '#app/services.ts'
import { refusalTable } from '#app/subgraphs.ts'
import { posting, type Exchanging } from '#tools/traffic/exchange.ts'
import { DEMO, fixtureAt, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import type { Sql } from '#tools/traffic/fixtures.ts'
import { brokenInvariants, rowsOfWorkspaces } from './invariants.ts'
import { fuzz, type Report, type RunOptions } from './run.ts'
import { subjectsOf, type Scene, type Subject } from './subjects.ts'

export interface Campaign extends Report {
  /** Violated database invariants, one sentence each. */
  readonly broken: readonly string[]
}

export interface Installation {
  readonly exchange: Exchanging
  readonly sql: Sql
}

/** Reports over all transactions run first, while the ledger is small. */
const readsBooks = ({ name }: Subject): boolean =>
  /reports|clearingReport|systemBalances|ledgerIntegrity/.test(name)

/** Every operation of every REST interface and every field of the graph. */
export function allSubjects(): Subject[] {
  const subjects = subjectsOf({ services, supergraphSdl: supergraphSdl(), refusals: refusalTable })
  return [...subjects.filter(readsBooks), ...subjects.filter(subject => !readsBooks(subject))]
}

/** Operations that end sessions use their own sessions, so that they do not disturb others. */
const isApart = ({ name }: Subject): boolean => /logout|endSession/.test(name)

/** Raises the daily and monthly sending limits, which a long campaign would otherwise reach. */
async function raiseSendingLimits({ exchange, ours }: Scene): Promise<void> {
  const query =
    'mutation M($level: Int!) { setKycLimit(input: { level: $level, currency: "USD", perDay: "900000000000.00", perMonth: "900000000000.00" }) { level } }'
  for (const level of [0, 1, 2, 3]) {
    const { body, text } = await exchange(
      posting('/graphql', await ours.staff(), { query, variables: { level } }),
    )
    if ((body as { errors?: unknown } | undefined)?.errors)
      throw new Error(`The sending limits could not be raised: ${text}`)
  }
}

/**
 * Fuzzes the operations, then checks the database invariants. No request goes to a production workspace, so
 * no row of one may change.
 */
export async function campaign(
  { exchange, sql }: Installation,
  subjects: readonly Subject[],
  options: RunOptions,
): Promise<Campaign> {
  const sceneOf = (label: string): Scene => ({
    exchange,
    ours: fixtureAt(DEMO, exchange, sql, label),
    theirs: fixtureAt(RIVAL, exchange, sql, label),
  })
  const [shared, apart] = [sceneOf('fuzz'), sceneOf('apart')]
  await raiseSendingLimits(shared)
  const before = await rowsOfWorkspaces(sql, 'production')
  const report = await fuzz(subjects, subject => (isApart(subject) ? apart : shared), options)
  const broken = await brokenInvariants(
    sql,
    subjects.some(({ name }) => name === 'mutation createTransfer'),
  )
  const untouched = new Set(before.split('\n'))
  const changed = (await rowsOfWorkspaces(sql, 'production')).split('\n').filter(line => !untouched.has(line))
  if (changed.length > 0)
    broken.push(`rows of a workspace that nobody called in have changed: ${changed.join(', ')}`)
  return { ...report, broken }
}
