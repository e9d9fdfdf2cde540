import { randomUUID } from 'node:crypto'
import { bearer, posting, type Exchanging, type Headers, type Json } from './exchange.ts'
import type { TenantFixture, Sql } from './tenant-fixture.ts'

export const CORE_REST = '/api/v1/cba'

/** What one tenant has and makes in core banking. */
export interface CoreFixture {
  /** The API key itself, which opens nothing but its exchange for a token. */
  readonly coreKey: Headers
  /** The token of an API key; of the tenant's own where none is named. The same one until sessions are given up. */
  coreToken(secret?: string): Promise<Headers>
  /** The tokens of a staff member, as they were given. */
  coreTokens(name?: string): Promise<{ readonly access_token: string; readonly refresh_token: string }>
  /** Id of the administrator who makes what is made here. */
  administrator(): Promise<string>
  /** A customer without accounts. */
  bankCustomer(): Promise<string>
  /** A product in draft. */
  product(): Promise<string>
  /** An account in naira with money on it, one of a few that are asked for in turn: two that follow each other differ. */
  account(): Promise<string>
  /** One with 1,000.00 that nobody else is given. */
  ownAccount(): Promise<string>
  /** One with nothing on it. */
  emptyAccount(): Promise<string>
  frozenAccount(): Promise<string>
  dormantAccount(): Promise<string>
  /** A deposit onto an account of its own. */
  deposit(): Promise<string>
  /** A transfer to another bank that is not handed on before a minute is over. */
  waitingTransfer(): Promise<string>
  /** A transfer to another bank that was handed on, and of which nobody has heard. */
  handedOnTransfer(): Promise<string>
  /** A hold on an account of its own. */
  hold(): Promise<string>
  /** Ends the fees of a type and currency, among which there may be one without bounds. */
  ensureBandSlot(type: string, currency: string): Promise<void>
  /** A fee in force, in a currency that nothing else here is in. */
  fee(): Promise<string>
  coreSubscription(): Promise<string>
  coreDelivery(): Promise<string>
  coreFailedDelivery(): Promise<string>
}

/** A band of amounts of its own: those of one number meet those of no other. */
export const feeBody = (number: number): Record<string, unknown> =>
  ({ transaction_type: 'PAYMENT', currency: 'KES', min_amount: number * 10 + 1, max_amount: number * 10 + 9.99, fee_type: 'FLAT', fee_value: 1.5, vat_rate: 7.5 })

/** A request to core that changes something: each is one of its own. */
export const keyed = (headers: Headers): Headers => ({ 'idempotency-key': randomUUID(), ...headers })

export interface Ways {
  readonly exchange: Exchanging
  readonly sql: Sql
  readonly label: string
  readonly graph: (query: string, headers: Headers, variables?: object) => Promise<Json>
  readonly remembered: (name: string, begin: () => Promise<Headers>) => Promise<Headers>
}

const HAND_ON = `update core.transaction_progress set status = 'PROCESSING', processed_at = now(), due_at = now() + interval '1 hour' where transaction_id = $1`

const FAIL = `update events.deliveries set status = 'FAILED', due_at = null, ended_at = now() where id = $1`
const SUBSCRIPTIONS_MAX = 40
/** Accounts in the round, and how often each of them is given. */
const [ROUND, USES] = [8, 20]

/** Gives one of a few in turn, and after some rounds new ones. */
function runExclusively(make: () => Promise<string>): () => Promise<string> {
  const round: Promise<string>[] = []
  let asked = 0
  return () => {
    if (asked === ROUND * USES) [asked, round.length] = [0, 0]
    const at = asked++ % ROUND
    return (round[at] ??= make())
  }
}

/** Makes what core's operations name, by the tenant's administrator. */
export function coreFixture(fixture: () => TenantFixture, { id: tenantId, code }: TenantFixture['tenant'], { exchange, sql, graph, remembered, label }: Ways): CoreFixture {
  const mine = (text: string): string => { fixture().own.add(text); return text }
  const core = async (path: string, headers: Headers, body?: unknown, method = 'POST'): Promise<Json> => {
    const { status, body: answer, text } = await exchange(posting(CORE_REST + path, keyed(headers), body, method))
    if (status >= 400) throw new Error(`${method} ${path} was to be got ready: ${status} ${text}`)
    return answer
  }
  // They stay the same, and each of hundreds of requests would ask for them anew.
  let administrator: Promise<string> | undefined
  let holder: Promise<string> | undefined
  const emptyAccount = async (): Promise<string> =>
    mine((await core('/accounts', await fixture().staff(), { customer_id: await (holder ??= fixture().customer()), account_type: 'SAVINGS', currency: 'NGN', account_name: mine(`Account ${code} ${fixture().next()}`) })).id as string)
  return {
    coreKey: bearer(`test_core_${code}`, tenantId),
    coreToken: (secret = `test_core_${code}`) => remembered(`core ${secret}`, async () =>
      bearer((await core('/auth/token', bearer(secret, tenantId), { grant_type: 'client_credentials' })).access_token as string, tenantId)),
    coreTokens: (name = 'teller') => core('/auth/token', { 'x-tenant-id': tenantId }, { grant_type: 'password', username: `${name}@${code}.example`, password: 'demo-password-1' }),
    administrator: () => (administrator ??= fixture().staff().then(async headers => mine((await graph('{ viewer { subjectId } }', headers)).subjectId as string))),
    emptyAccount,
    async frozenAccount() {
      const id = await fixture().emptyAccount()
      await core(`/accounts/${id}/freeze`, await fixture().staff(), { reason: 'Order of the court' })
      return id
    },
    async dormantAccount() {
      const id = await fixture().emptyAccount()
      await sql(`update core.accounts set status = 'DORMANT' where id = $1`, [id])
      return id
    },
    bankCustomer: async () => mine((await core('/customers', await fixture().staff(), { first_name: 'Ann', last_name: mine(`Bello ${code} ${fixture().next()}`) })).id as string),
    product: async () => mine((await core('/products', await fixture().staff(), { code: mine(`P-${code}-${label}-${fixture().next()}`), name: 'Savings', category: 'SAVINGS', currency: 'NGN', interest: { rate: 4.5 } })).id as string),
    account: runExclusively(() => fixture().ownAccount()),
    async ownAccount() {
      const id = await fixture().emptyAccount()
      await core('/deposits', await fixture().staff(), { account_id: id, amount: 1000, channel: 'BRANCH', narration: 'Cash', initiated_by: await fixture().administrator() })
      return id
    },
    async deposit() {
      const body = { account_id: await fixture().account(), amount: 5, channel: 'BRANCH', narration: 'Cash', initiated_by: await fixture().administrator() }
      return mine((await core('/deposits', await fixture().staff(), body)).id as string)
    },
    async waitingTransfer() {
      const body = {
        source_account_id: await fixture().account(), destination_account_num: '9000000007', destination_bank_code: '000013', destination_account_name: 'Chidi Okafor', amount: 5, currency: 'NGN',
        channel: 'MOBILE', narration: 'Rent', initiated_by: await fixture().administrator(),
      }
      return mine((await core('/transfers/nip', await fixture().staff(), body)).id as string)
    },
    async handedOnTransfer() {
      const id = await fixture().waitingTransfer()
      await sql(HAND_ON, [id])
      return id
    },
    async hold() {
      const body = { amount: 5, reason: 'Hotel', type: 'AUTHORIZATION', expires_at: '2099-01-01T00:00:00.000Z' }
      return mine((await core(`/accounts/${await fixture().account()}/holds`, await fixture().staff(), body)).id as string)
    },
    async ensureBandSlot(type, currency) {
      const { fee_configs: inForce } = await core('/fee-configs?limit=200', await fixture().staff(), undefined, 'GET')
      for (const fee of inForce) if (fee.currency === currency && fee.transaction_type === type) await exchange(posting(`${CORE_REST}/fee-configs/${fee.id}`, keyed(await fixture().staff()), undefined, 'DELETE'))
    },
    async fee() {
      await fixture().ensureBandSlot('WITHDRAWAL', 'ZMW')
      return mine((await core('/fee-configs', await fixture().staff(), { ...feeBody(fixture().next()), transaction_type: 'WITHDRAWAL', currency: 'ZMW' })).id as string)
    },
    ...coreHooks(fixture, core, { exchange, sql, code, label }),
  }
}

type Asking = (path: string, headers: Headers, body?: unknown, method?: string) => Promise<Json>

/** Webhook subscriptions of core banking and what is delivered to them. */
function coreHooks(fixture: () => TenantFixture, core: Asking, { exchange, sql, code, label }: Pick<Ways, 'exchange' | 'sql' | 'label'> & { readonly code: string }): Pick<CoreFixture, 'coreSubscription' | 'coreDelivery' | 'coreFailedDelivery'> {
  const mine = (text: string): string => { fixture().own.add(text); return text }
  // Somebody else may delete the same one meanwhile, which is as good.
  const freeBand = async (): Promise<void> => {
    const { subscriptions } = await core('/webhooks/subscriptions', await fixture().staff(), undefined, 'GET')
    if (subscriptions.length < SUBSCRIPTIONS_MAX) return
    for (const { id } of subscriptions.slice(SUBSCRIPTIONS_MAX / 2)) await exchange(posting(`${CORE_REST}/webhooks/subscriptions/${id}`, keyed(await fixture().staff()), undefined, 'DELETE'))
  }
  return {
    async coreSubscription() {
      await freeBand()
      return mine((await core('/webhooks/subscriptions', await fixture().staff(), { name: mine(`Hook ${code} ${label} ${fixture().next()}`), url: 'https://hooks.example/in', events: ['account.closed'] })).id as string)
    },
    coreDelivery: async () => mine((await core(`/webhooks/subscriptions/${await fixture().coreSubscription()}/test`, await fixture().staff())).id as string),
    async coreFailedDelivery() {
      const id = await fixture().coreDelivery()
      await sql(FAIL, [id])
      return id
    },
  }
}
