import { randomUUID } from 'node:crypto'
import { coreAccounts } from './core-account-fixture.ts'
import { coreFees } from './core-fee-fixture.ts'
import { coreMovements } from './core-movement-fixture.ts'
import { coreWebhooks } from './core-webhook-fixture.ts'
import { bearer, posting, type Exchanging, type Headers, type Json } from './exchange.ts'
import type { TenantFixture, Sql } from './tenant-fixture.ts'

export const CORE_REST = '/api/v1/cba'

/** Objects of one tenant in core banking. */
export interface CoreFixture {
  /** The API key itself, which grants only the exchange for a token. */
  readonly coreKey: Headers
  /** Access token of an API key, by default the tenant's own. Cached until `giveUpSessions`. */
  coreToken(secret?: string): Promise<Headers>
  /** New access and refresh tokens of a staff member, by default the teller. */
  coreTokens(name?: string): Promise<{ readonly access_token: string; readonly refresh_token: string }>
  /** Id of the administrator who creates the objects here. */
  administrator(): Promise<string>
  /** A customer without accounts. */
  bankCustomer(): Promise<string>
  /** A product in draft. */
  product(): Promise<string>
  /** A funded account in naira from a small pool. Consecutive calls return different accounts. */
  account(): Promise<string>
  /** A new account with 1,000.00, given to no other caller. */
  ownAccount(): Promise<string>
  /** A new account with a balance of zero. */
  emptyAccount(): Promise<string>
  frozenAccount(): Promise<string>
  dormantAccount(): Promise<string>
  /** A deposit on an account of the pool. */
  deposit(): Promise<string>
  /** A transfer to another bank that is submitted to the rail no earlier than a minute later. */
  waitingTransfer(): Promise<string>
  /** A transfer to another bank that was submitted to the rail and has no response yet. */
  handedOnTransfer(): Promise<string>
  /** A hold on an account of the pool. */
  hold(): Promise<string>
  /** Ends the active fees of a type and currency, so that new amount bands do not overlap them. */
  ensureBandSlot(type: string, currency: string): Promise<void>
  /** An active fee in a currency that no other object here uses. */
  fee(): Promise<string>
  coreSubscription(): Promise<string>
  coreDelivery(): Promise<string>
  coreFailedDelivery(): Promise<string>
}

/** Adds a new idempotency key, which each write to core requires. */
export const keyed = (headers: Headers): Headers => ({ 'idempotency-key': randomUUID(), ...headers })

export interface Ways {
  readonly exchange: Exchanging
  readonly sql: Sql
  readonly label: string
  readonly graph: (query: string, headers: Headers, variables?: object) => Promise<Json>
  readonly remembered: (name: string, begin: () => Promise<Headers>) => Promise<Headers>
}

/** What the parts of this fixture share. */
export interface CoreTools {
  readonly fixture: () => TenantFixture
  readonly sql: Sql
  readonly label: string
  /** Short name of the tenant. */
  readonly code: string
  /** Records an id or a name as the tenant's own. */
  mine(text: string): string
  /** Sends a preparatory request; throws if it fails. */
  core(path: string, headers: Headers, body?: unknown, method?: string): Promise<Json>
  /** Creates an object as the administrator, and returns its id. */
  created(path: string, body?: unknown): Promise<string>
  /** Deletes an object, which a concurrent call may have deleted first. */
  remove(path: string): Promise<void>
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
    const { status, body: answer, text } = await exchange(request)
    if (status >= 400) throw new Error(`${method} ${path} was to be got ready: ${status} ${text}`)
    return answer
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
      }),
    ...coreAccounts(tools),
    ...coreMovements(tools),
    ...coreFees(tools),
    ...coreWebhooks(tools),
  }
}
