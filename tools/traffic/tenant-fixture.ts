import { administrationFixture, BORN, PASSWORD } from './administration-fixture.ts'
import type { Tenant, Sql, TenantFixture } from './fixtures.ts'
import { transactionFixture } from './compliance/transaction-fixture.ts'
import { caseFixture } from './compliance/case-fixture.ts'
import { complianceFixture } from './compliance/compliance-fixture.ts'
import { coreFixture, keyed } from './core-fixture.ts'
import { subjectFixture } from './compliance/subject-fixture.ts'
import { screeningFixture } from './compliance/screening-fixture.ts'
import { bearer, posting, type Exchanging, type Headers, type Json } from './exchange.ts'
import { remittanceFixture } from './remittance-fixture.ts'
import { backtestFixture } from './compliance/backtest-fixture.ts'
import { reportFixture } from './compliance/report-fixture.ts'
import { rulesFixture } from './compliance/rules-fixture.ts'
import { idvFixture } from './idv/idv-fixture.ts'
import { sentinelFixture } from './sentinel/sentinel-fixture.ts'

export const DEMO: Tenant = { code: 'demo', id: '11111111-1111-4111-8111-111111111111' }
export const RIVAL: Tenant = { code: 'rival', id: '22222222-2222-4222-8222-222222222222' }

const REST = '/api/v1/remittance'

/** Sends preparatory requests; throws if one fails, except one that removes an object. */
function callersBy(exchange: Exchanging) {
  return {
    async remove(path: string, headers: Headers): Promise<void> {
      await exchange(posting(REST + path, headers, undefined, 'DELETE'))
    },
    async rest(path: string, headers: Headers, body?: unknown, method = 'POST'): Promise<Json> {
      const { status, body: response, text } = await exchange(posting(REST + path, headers, body, method))
      if (status >= 400) throw new Error(`${method} ${path} could not be prepared: ${status} ${text}`)
      return response
    },
    async graph(query: string, headers: Headers, variables: object = {}): Promise<Json> {
      const { body, text } = await exchange(
        posting('/graphql', query.startsWith('mutation') ? keyed(headers) : headers, { query, variables }),
      )
      if (!body?.data || body.errors) throw new Error(`${query} could not be prepared: ${text}`)
      return Object.values(body.data as object)[0]
    },
  }
}

/** Creates the fixture of a tenant. `label` is a prefix that makes names unique. */
export function fixtureAt(tenant: Tenant, exchange: Exchanging, sql: Sql, label: string): TenantFixture {
  const key = bearer(`svc_sandbox_${tenant.code}`, tenant.id)
  const partnerKey = { 'x-partner-api-key': `pk_sandbox_${tenant.code}` }
  const sessions = new Map<string, Promise<Headers>>()
  const own = new Set<string>()
  const mine = <Text extends string>(text: Text): Text => (own.add(text), text)
  let count = 0
  const next = (): number => count++
  const remembered = (name: string, begin: () => Promise<Headers>): Promise<Headers> => {
    const found = sessions.get(name) ?? begin()
    sessions.set(name, found)
    return found
  }
  const { rest, graph, remove } = callersBy(exchange)
  const verified = async (externalId: string): Promise<Headers> => {
    const { id } = await graph(
      'mutation M($i: EnsureCustomerInput!) { ensureCustomer(input: $i) { id } }',
      await fixture.staff(),
      { i: { externalId, firstName: 'Eve', lastName: 'Neighbour', dateOfBirth: BORN } },
    )
    await graph(
      'mutation M($id: UUID!) { attestKyc(customerId: $id, input: { status: VERIFIED, level: 2 }) { id } }',
      await fixture.staff(),
      { id: mine(id as string) },
    )
    return bearer((await fixture.tokens(externalId)).token, tenant.id)
  }
  const fixture: TenantFixture = {
    tenant,
    key,
    partnerKey,
    own,
    next,
    session: () => remembered('session', async () => bearer((await fixture.tokens()).token, tenant.id)),
    neighbour: () => remembered('neighbour', () => verified(`${label}-neighbour`)),
    staff: (name = 'admin') =>
      remembered(`staff ${name}`, async () => {
        const login =
          'mutation M($email: String!, $password: String!) { loginStaff(email: $email, password: $password) { accessToken } }'
        const { accessToken } = await graph(
          login,
          { 'x-tenant-id': tenant.id },
          { email: `${name}@${tenant.code}.example`, password: PASSWORD },
        )
        return bearer(accessToken as string, tenant.id)
      }),
    giveUpSessions: () => sessions.clear(),
    async tokens(externalId) {
      return rest('/auth/exchange-token', {}, { token: await fixture.handoffToken(externalId) })
    },
    handoffToken: async (partnerUserId = 'verified-user') =>
      (await rest('/auth/partner-token', partnerKey, { partnerUserId })).token,
    ...remittanceFixture(() => fixture, { rest, graph, remove, sql, label }),
    ...administrationFixture({ fixture: () => fixture, graph, sql, label }),
    ...rulesFixture(() => fixture, { graph, sql, label }),
    ...transactionFixture(() => fixture, tenant, { graph, label }),
    ...caseFixture(() => fixture, tenant, { graph, label }),
    ...complianceFixture(() => fixture, tenant, { sql, graph, label }),
    ...screeningFixture(() => fixture, tenant, { sql, graph, label }),
    ...subjectFixture(() => fixture, tenant, { graph, label }),
    ...reportFixture(() => fixture, tenant, { graph, sql }),
    ...backtestFixture(() => fixture, tenant, { graph, sql }),
    ...sentinelFixture(() => fixture, tenant, { graph, sql, label }),
    ...idvFixture(() => fixture, { graph, sql, label }),
    ...coreFixture(() => fixture, tenant, { exchange, sql, graph, remembered, label }),
  }
  return fixture
}
