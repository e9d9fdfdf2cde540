import type { Client } from 'pg'
import { bearer, exchanging, posting, type Exchanging } from '#tools/traffic/exchange.ts'
import { DEMO, fixtureAt, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import type { TenantFixture, Sql } from '#tools/traffic/fixtures.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { columns, type Column, type Spent } from './callers.ts'
import { complianceColumns, type ComplianceSpent } from './compliance-callers.ts'
import { coreColumns, type CoreSpent } from './core-callers.ts'
import { idvColumns, type IdvSpent } from './idv-callers.ts'
import { sentinelColumns, type SentinelSpent } from './sentinel-callers.ts'
import { watchRows } from './row-watch.ts'

/** Two tenants with all objects that the requests name. */
export interface ProbeFixture {
  readonly demo: TestPlatform
  readonly exchange: Exchanging
  readonly ours: TenantFixture
  readonly theirs: TenantFixture
  readonly columns: readonly Column[]
  /** Credentials for core banking, which accepts tokens. */
  readonly coreColumns: readonly Column[]
  /** Credentials for compliance, which accepts keys. */
  readonly complianceColumns: readonly Column[]
  /** Credentials for elder protection, which accepts keys and staff tokens. */
  readonly sentinelColumns: readonly Column[]
  /** Credentials for identity verification, which accepts keys and staff tokens. */
  readonly idvColumns: readonly Column[]
  /** See `watchRows`. */
  readonly everyRow: () => Promise<readonly string[]>
}

export const sqlOf =
  (admin: Client): Sql =>
  async (text, values = []) =>
    (await admin.query(text, [...values])).rows as Record<string, unknown>[]

/**
 * The demonstration's tenants with credentials of every kind. The clock is advanced, so that some have
 * expired.
 */
export async function probeFixture(admin: () => Client, label: 'rest' | 'graph'): Promise<ProbeFixture> {
  const demo = await demoWorld()
  const exchange = exchanging(demo.app)
  const sql: Sql = (text, values) => sqlOf(admin())(text, values)
  const [ours, theirs] = [fixtureAt(DEMO, exchange, sql, label), fixtureAt(RIVAL, exchange, sql, label)]
  const spent = await spentAt({ demo, ours, exchange, sql })
  return {
    demo,
    exchange,
    ours,
    theirs,
    columns: columns(ours, theirs, spent, label === 'graph'),
    coreColumns: coreColumns(ours, theirs, spent),
    complianceColumns: complianceColumns(ours, spent),
    sentinelColumns: sentinelColumns(ours, theirs, spent),
    idvColumns: idvColumns(ours, theirs, spent),
    everyRow: await watchRows(admin()),
  }
}

const BUSINESS_DATES = `update core.policies set business_date = greatest(business_date, ($1::timestamptz at time zone time_zone)::date)`

async function spentAt({
  demo,
  ours,
  exchange,
  sql,
}: {
  demo: TestPlatform
  ours: TenantFixture
  exchange: Exchanging
  sql: Sql
}): Promise<Spent & CoreSpent & ComplianceSpent & SentinelSpent & IdvSpent> {
  const { secret: expiredKey } = await ours.apiKey({
    service: 'REMITTANCE',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const { secret: expiredComplianceKey } = await ours.apiKey({
    service: 'COMPLIANCE',
    scopes: ['compliance:read'],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const { secret: expiredSentinelKey } = await ours.apiKey({
    service: 'SENTINEL',
    scopes: ['sentinel:read'],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const { secret: expiredIdvKey } = await ours.apiKey({
    service: 'IDV',
    scopes: ['idv:read'],
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  })
  const [expiredSession, expiredStaff, expiredToken] = [
    await ours.session(),
    await ours.staff(),
    await ours.coreToken(),
  ]
  ours.giveUpSessions()
  demo.clock.offsetMs = 3 * 3_600_000
  // Late in the day these hours pass midnight, and no worker is running that would close the date.
  await sql(BUSINESS_DATES, [new Date(Date.now() + demo.clock.offsetMs)])
  const [revoked, reading] = [
    await ours.apiKey(),
    await ours.apiKey({ service: 'REMITTANCE', scopes: ['remittance:read'] }),
  ]
  const [revokedCore, readingCore] = [
    await ours.apiKey({ service: 'CORE', role: 'teller' }),
    await ours.apiKey({ service: 'CORE', role: 'viewer', scopes: ['core:read'] }),
  ]
  const [revokedToken, readingToken] = [
    await ours.coreToken(revokedCore.secret),
    await ours.coreToken(readingCore.secret),
  ]
  const [revokedCompliance, readingCompliance] = [
    await ours.apiKey({ service: 'COMPLIANCE', scopes: ['compliance:read'] }),
    await ours.apiKey({ service: 'COMPLIANCE', scopes: ['compliance:read'] }),
  ]
  const [revokedSentinel, readingSentinel] = [
    await ours.apiKey({ service: 'SENTINEL', scopes: ['sentinel:read'] }),
    await ours.apiKey({ service: 'SENTINEL', scopes: ['sentinel:read'] }),
  ]
  const [revokedIdv, readingIdv] = [
    await ours.apiKey({ service: 'IDV', scopes: ['idv:read'] }),
    await ours.apiKey({ service: 'IDV', scopes: ['idv:read'] }),
  ]
  for (const { id } of [revoked, revokedCore, revokedCompliance, revokedSentinel, revokedIdv])
    await exchange(
      posting('/graphql', await ours.staff(), {
        query: 'mutation M($id: UUID!) { revokeApiKey(id: $id) { id } }',
        variables: { id },
      }),
    )
  const { token } = await ours.tokens()
  const endedSession = bearer(token, DEMO.id)
  await exchange(posting('/api/v1/remittance/auth/logout', endedSession, undefined))
  const [header, claims, signature] = token.split('.')
  const forged = `${header}.${claims}.${[...signature!].reverse().join('')}`
  return {
    expiredIdvKey,
    revokedIdvKey: revokedIdv.secret,
    readingIdvKey: readingIdv.secret,
    expiredSentinelKey,
    revokedSentinelKey: revokedSentinel.secret,
    readingSentinelKey: readingSentinel.secret,
    expiredComplianceKey,
    revokedComplianceKey: revokedCompliance.secret,
    readingComplianceKey: readingCompliance.secret,
    expiredKey,
    expiredSession,
    expiredStaff,
    revokedKey: revoked.secret,
    readingKey: reading.secret,
    endedSession,
    forged,
    expiredToken,
    revokedToken,
    readingToken,
  }
}
