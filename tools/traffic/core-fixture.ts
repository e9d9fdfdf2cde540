import { randomUUID } from 'node:crypto'
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

/** A fee with its own band of amounts; bands of different numbers do not overlap. */
export const feeBody = (number: number): Record<string, unknown> => ({
  transaction_type: 'PAYMENT',
  currency: 'KES',
  min_amount: number * 10 + 1,
  max_amount: number * 10 + 9.99,
  fee_type: 'FLAT',
  fee_value: 1.5,
  vat_rate: 7.5,
})

/** Adds a new idempotency key, which each write to core requires. */
export const keyed = (headers: Headers): Headers => ({ 'idempotency-key': randomUUID(), ...headers })

export interface Ways {
  readonly exchange: Exchanging
  readonly sql: Sql
  readonly label: string
  readonly graph: (query: string, headers: Headers, variables?: object) => Promise<Json>
  readonly remembered: (name: string, begin: () => Promise<Headers>) => Promise<Headers>
}

const HAND_ON = `update core.transaction_progress set status = 'PROCESSING', processed_at = now(), due_at = now() + interval '1 hour' where transaction_id = $1`

const FAIL = `update webhooks.deliveries set status = 'FAILED', due_at = null, ended_at = now() where id = $1`
const SUBSCRIPTIONS_MAX = 40
/** Number of accounts in the pool, and how often each is used before the pool is replaced. */
const [ROUND, USES] = [8, 20]

/** Returns one of a few objects in turn, and creates new ones after `USES` rounds. */
function runExclusively(make: () => Promise<string>): () => Promise<string> {
  const round: Promise<string>[] = []
  let asked = 0
  return () => {
    if (asked === ROUND * USES) [asked, round.length] = [0, 0]
    const at = asked++ % ROUND
    return (round[at] ??= make())
  }
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
    const {
      status,
      body: answer,
      text,
    } = await exchange(posting(CORE_REST + path, keyed(headers), body, method))
    if (status >= 400) throw new Error(`${method} ${path} was to be got ready: ${status} ${text}`)
    return answer
  }
  // Cached, because hundreds of requests use the same values.
  let administrator: Promise<string> | undefined
  let holder: Promise<string> | undefined
  const emptyAccount = async (): Promise<string> =>
    mine(
      (
        await core('/accounts', await fixture().staff(), {
          customer_id: await (holder ??= fixture().customer()),
          account_type: 'SAVINGS',
          currency: 'NGN',
          account_name: mine(`Account ${code} ${fixture().next()}`),
        })
      ).id as string,
    )
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
    bankCustomer: async () =>
      mine(
        (
          await core('/customers', await fixture().staff(), {
            first_name: 'Ann',
            last_name: mine(`Bello ${code} ${fixture().next()}`),
          })
        ).id as string,
      ),
    product: async () =>
      mine(
        (
          await core('/products', await fixture().staff(), {
            code: mine(`P-${code}-${label}-${fixture().next()}`),
            name: 'Savings',
            category: 'SAVINGS',
            currency: 'NGN',
            interest: { rate: 4.5 },
          })
        ).id as string,
      ),
    account: runExclusively(() => fixture().ownAccount()),
    async ownAccount() {
      const id = await fixture().emptyAccount()
      await core('/deposits', await fixture().staff(), {
        account_id: id,
        amount: 1000,
        channel: 'BRANCH',
        narration: 'Cash',
        initiated_by: await fixture().administrator(),
      })
      return id
    },
    async deposit() {
      const body = {
        account_id: await fixture().account(),
        amount: 5,
        channel: 'BRANCH',
        narration: 'Cash',
        initiated_by: await fixture().administrator(),
      }
      return mine((await core('/deposits', await fixture().staff(), body)).id as string)
    },
    async waitingTransfer() {
      const body = {
        source_account_id: await fixture().account(),
        destination_account_num: '9000000007',
        destination_bank_code: '000013',
        destination_account_name: 'Chidi Okafor',
        amount: 5,
        currency: 'NGN',
        channel: 'MOBILE',
        narration: 'Rent',
        initiated_by: await fixture().administrator(),
      }
      return mine((await core('/transfers/nip', await fixture().staff(), body)).id as string)
    },
    async handedOnTransfer() {
      const id = await fixture().waitingTransfer()
      await sql(HAND_ON, [id])
      return id
    },
    async hold() {
      const body = {
        amount: 5,
        reason: 'Hotel',
        type: 'AUTHORIZATION',
        expires_at: '2099-01-01T00:00:00.000Z',
      }
      return mine(
        (await core(`/accounts/${await fixture().account()}/holds`, await fixture().staff(), body))
          .id as string,
      )
    },
    async ensureBandSlot(type, currency) {
      const { fee_configs: inForce } = await core(
        '/fee-configs?limit=200',
        await fixture().staff(),
        undefined,
        'GET',
      )
      for (const fee of inForce)
        if (fee.currency === currency && fee.transaction_type === type)
          await exchange(
            posting(
              `${CORE_REST}/fee-configs/${fee.id}`,
              keyed(await fixture().staff()),
              undefined,
              'DELETE',
            ),
          )
    },
    async fee() {
      await fixture().ensureBandSlot('WITHDRAWAL', 'ZMW')
      return mine(
        (
          await core('/fee-configs', await fixture().staff(), {
            ...feeBody(fixture().next()),
            transaction_type: 'WITHDRAWAL',
            currency: 'ZMW',
          })
        ).id as string,
      )
    },
    ...coreHooks(fixture, core, { exchange, sql, code, label }),
  }
}

type Asking = (path: string, headers: Headers, body?: unknown, method?: string) => Promise<Json>

/** Webhook subscriptions and deliveries of core banking. */
function coreHooks(
  fixture: () => TenantFixture,
  core: Asking,
  { exchange, sql, code, label }: Pick<Ways, 'exchange' | 'sql' | 'label'> & { readonly code: string },
): Pick<CoreFixture, 'coreSubscription' | 'coreDelivery' | 'coreFailedDelivery'> {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  // A concurrent call may delete the same subscription first, which is harmless.
  const freeBand = async (): Promise<void> => {
    const { subscriptions } = await core('/webhooks/subscriptions', await fixture().staff(), undefined, 'GET')
    if (subscriptions.length < SUBSCRIPTIONS_MAX) return
    for (const { id } of subscriptions.slice(SUBSCRIPTIONS_MAX / 2))
      await exchange(
        posting(
          `${CORE_REST}/webhooks/subscriptions/${id}`,
          keyed(await fixture().staff()),
          undefined,
          'DELETE',
        ),
      )
  }
  return {
    async coreSubscription() {
      await freeBand()
      return mine(
        (
          await core('/webhooks/subscriptions', await fixture().staff(), {
            name: mine(`Hook ${code} ${label} ${fixture().next()}`),
            url: 'https://hooks.example/in',
            events: ['account.closed'],
          })
        ).id as string,
      )
    },
    coreDelivery: async () =>
      mine(
        (
          await core(
            `/webhooks/subscriptions/${await fixture().coreSubscription()}/test`,
            await fixture().staff(),
          )
        ).id as string,
      ),
    async coreFailedDelivery() {
      const id = await fixture().coreDelivery()
      await sql(FAIL, [id])
      return id
    },
  }
}
