import { randomUUID } from 'node:crypto'
import { coreAccounts } from './core-account-fixture.ts'
import { coreEndOfDay } from './core-end-of-day-fixture.ts'
import { coreBranches } from './core-branch-fixture.ts'
import { coreCustomers } from './customers/fixture.ts'
import { coreCurrencies } from './core-currency-fixture.ts'
import { coreFees } from './core-fee-fixture.ts'
import { coreMovements } from './core-movement-fixture.ts'
import { coreJournals } from './journals/fixture.ts'
import { coreGeneralLedger } from './books/general-ledger-fixture.ts'
import { coreLiquidity } from './liquidity/fixture.ts'
import { coreLoans, coreSecuredLoans } from './loans/fixture.ts'
import { coreStatements } from './core-statement-fixture.ts'
import { coreWebhooks } from './core-webhook-fixture.ts'
import { bearer, posting, type Exchanging, type Headers, type Json } from './exchange.ts'
import type { TenantFixture, Sql, CoreFixture, CoreTools } from './fixtures.ts'

export const CORE_REST = '/api/v1/cba'

/** Adds a new idempotency key, which each write to core requires. */
export const keyed = (headers: Headers): Headers => ({ 'idempotency-key': randomUUID(), ...headers })

export interface Ways {
  readonly exchange: Exchanging
  readonly sql: Sql
  readonly label: string
  readonly graph: (query: string, headers: Headers, variables?: object) => Promise<Json>
  readonly remembered: (name: string, begin: () => Promise<Headers>) => Promise<Headers>
}

/** Creates the objects that core's operations name, as the tenant's administrator. */
export function coreFixture(
  fixture: () => TenantFixture,
  { id: tenantId, code }: TenantFixture['tenant'],
  { exchange, sql, graph, remembered, label }: Ways,
): CoreFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  const core = async (path: string, headers: Headers, body?: unknown, method = 'POST'): Promise<Json> => {
    const request = posting(CORE_REST + path, keyed(headers), body, method)
    const { status, body: response, text } = await exchange(request)
    if (status >= 400) throw new Error(`${method} ${path} could not be prepared: ${status} ${text}`)
    return response
  }
  const created = async (path: string, body?: unknown): Promise<string> =>
    mine((await core(path, await fixture().staff(), body)).id as string)
  const tools: CoreTools = {
    fixture,
    sql,
    label,
    code,
    mine,
    core,
    created,
    remove: async path => {
      await exchange(posting(CORE_REST + path, keyed(await fixture().staff()), undefined, 'DELETE'))
    },
  }
  // Cached, because hundreds of requests use the same value.
  let administrator: Promise<string> | undefined
  return {
    coreKey: bearer(`test_core_${code}`, tenantId),
    coreToken: (secret = `test_core_${code}`) =>
      remembered(`core ${secret}`, async () =>
        bearer(
          (await core('/auth/token', bearer(secret, tenantId), { grant_type: 'client_credentials' }))
            .access_token as string,
          tenantId,
        ),
      ),
    coreTokens: (name = 'teller') =>
      core(
        '/auth/token',
        { 'x-tenant-id': tenantId },
        { grant_type: 'password', username: `${name}@${code}.example`, password: 'demo-password-1' },
      ),
    administrator: () =>
      (administrator ??= fixture()
        .staff()
        .then(async headers => mine((await graph('{ viewer { subjectId } }', headers)).subjectId as string))),
    bankCustomer: () =>
      created('/customers', {
        first_name: 'Ann',
        last_name: mine(`Bello ${code} ${fixture().next()}`),
      }),
    product: () =>
      created('/products', {
        code: mine(`P-${code}-${label}-${fixture().next()}`),
        name: 'Savings',
        category: 'SAVINGS',
        currency: 'NGN',
        interest: { rate: 4.5 },
        dormancy_days: { inactive: 180 },
      }),
    ...coreAccounts(tools),
    ...parts(tools),
  }
}

const parts = (tools: CoreTools) => ({
  ...coreBranches(tools),
  ...coreCustomers(tools),
  ...coreStatements(tools),
  ...coreMovements(tools),
  ...coreLiquidity(tools),
  ...coreJournals(tools),
  ...coreGeneralLedger(tools),
  ...coreLoans(tools),
  ...coreSecuredLoans(tools),
  ...coreEndOfDay(tools),
  ...coreFees(tools),
  ...coreCurrencies(tools),
  ...coreWebhooks(tools),
})
