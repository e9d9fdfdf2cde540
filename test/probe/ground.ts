import type { Client } from 'pg'
import { bearer, exchanging, posting, type Exchanging } from '../../tools/traffic/exchange.ts'
import { DEMO, placeAt, RIVAL, type Place, type Sql } from '../../tools/traffic/place.ts'
import { demoWorld, type House } from '../support/world.ts'
import { columns, type Column, type Spent } from './callers.ts'
import { complianceColumns, type ComplianceSpent } from './compliance-callers.ts'
import { coreColumns, type CoreSpent } from './core-callers.ts'

/** Two tenants with everything that the requests name. */
export interface Ground {
  readonly house: House
  readonly exchange: Exchanging
  readonly ours: Place
  readonly theirs: Place
  readonly columns: readonly Column[]
  /** Credentials as core banking takes them, which are tokens. */
  readonly coreColumns: readonly Column[]
  /** Credentials as compliance takes them, which are keys. */
  readonly complianceColumns: readonly Column[]
}

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`

/** What staff was refused is written down, and a refusal is kept under its key: nothing else is left by one. */
const SAVE: Readonly<Record<string, string>> = { 'kernel.audit': ` where outcome <> 'REFUSED'`, 'kernel.idempotency': ` where outcome <> 'refused'` }

/** One text that differs whenever any row of any table does, save what tells of refusals. */
export async function everyRow(admin: Client): Promise<string> {
  const { rows: tables } = await admin.query<{ name: string }>(TABLES)
  const parts = tables.map(({ name }) => `select '${name}' as name, count(*) as count, coalesce(sum(hashtextextended(t::text, 0)), 0) as rows from ${name} t${SAVE[name] ?? ''}`)
  const { rows } = await admin.query<{ name: string; count: string; rows: string }>(`${parts.join(' union all ')} order by 1`)
  return rows.map(({ name, count, rows: sum }) => `${name} ${count} ${sum}`).join('\n')
}

export const sqlOf = (admin: Client): Sql => async (text, values = []) => (await admin.query(text, [...values])).rows as Record<string, unknown>[]

/** The demonstration's tenants with credentials of every kind; the clock has gone on, so that some have expired. */
export async function ground(admin: () => Client, label: 'rest' | 'graph'): Promise<Ground> {
  const house = await demoWorld()
  const exchange = exchanging(house.app)
  const sql: Sql = (text, values) => sqlOf(admin())(text, values)
  const [ours, theirs] = [placeAt(DEMO, exchange, sql, label), placeAt(RIVAL, exchange, sql, label)]
  const spent = await spentAt(house, ours, exchange)
  return { house, exchange, ours, theirs, columns: columns(ours, theirs, spent, label === 'graph'), coreColumns: coreColumns(ours, theirs, spent), complianceColumns: complianceColumns(ours, spent) }
}

async function spentAt(house: House, ours: Place, exchange: Exchanging): Promise<Spent & CoreSpent & ComplianceSpent> {
  const { secret: expiredKey } = await ours.apiKey({ service: 'REMITTANCE', expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
  const { secret: expiredComplianceKey } = await ours.apiKey({ service: 'COMPLIANCE', scopes: ['compliance:read'], expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
  const [expiredSession, expiredStaff, expiredToken] = [await ours.session(), await ours.staff(), await ours.coreToken()]
  ours.giveUpSessions()
  house.clock.offsetMs = 3 * 3_600_000
  const [revoked, reading] = [await ours.apiKey(), await ours.apiKey({ service: 'REMITTANCE', scopes: ['remittance:read'] })]
  const [revokedCore, readingCore] = [await ours.apiKey({ service: 'CORE', role: 'teller' }), await ours.apiKey({ service: 'CORE', role: 'viewer', scopes: ['core:read'] })]
  const [revokedToken, readingToken] = [await ours.coreToken(revokedCore.secret), await ours.coreToken(readingCore.secret)]
  const [revokedCompliance, readingCompliance] = [await ours.apiKey({ service: 'COMPLIANCE', scopes: ['compliance:read'] }), await ours.apiKey({ service: 'COMPLIANCE', scopes: ['compliance:read'] })]
  for (const { id } of [revoked, revokedCore, revokedCompliance]) await exchange(posting('/graphql', await ours.staff(), { query: 'mutation M($id: UUID!) { revokeApiKey(id: $id) { id } }', variables: { id } }))
  const { token } = await ours.tokens()
  const endedSession = bearer(token, DEMO.id)
  await exchange(posting('/api/v1/remittance/auth/logout', endedSession, undefined))
  const [header, claims, signature] = token.split('.')
  const forged = `${header}.${claims}.${[...signature!].reverse().join('')}`
  return { expiredComplianceKey, revokedComplianceKey: revokedCompliance.secret, readingComplianceKey: readingCompliance.secret, expiredKey, expiredSession, expiredStaff, revokedKey: revoked.secret, readingKey: reading.secret, endedSession, forged, expiredToken, revokedToken, readingToken }
}
