import { complianceFixture, type ComplianceFixture } from './compliance-fixture.ts'
import { coreFixture, keyed, type CoreFixture } from './core-fixture.ts'
import { subjectFixture, type SubjectFixture } from './subject-fixture.ts'
import { screeningFixture, type ScreeningFixture } from './screening-fixture.ts'
import { bearer, posting, type Exchanging, type Headers, type Json } from './exchange.ts'
import { rulesetNamed } from './ruleset.ts'
import { one } from '#kernel/database/one.ts'

/** A tenant of the demonstration. */
export interface Tenant {
  readonly code: 'demo' | 'rival'
  readonly id: string
}

export const DEMO: Tenant = { code: 'demo', id: '11111111-1111-4111-8111-111111111111' }
export const RIVAL: Tenant = { code: 'rival', id: '22222222-2222-4222-8222-222222222222' }

/** Runs SQL with access to all workspaces, for the few states that no single request produces. */
export type Sql = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>

/**
 * Objects of one tenant, created with the tenant's own credentials through the public interfaces. Each method
 * creates a new object unless its comment says otherwise.
 */
export interface TenantFixture extends ComplianceFixture, CoreFixture, ScreeningFixture, SubjectFixture {
  readonly tenant: Tenant
  readonly key: Headers
  readonly partnerKey: Headers
  /** Session of a verified user, cached until `giveUpSessions`. */
  session(): Promise<Headers>
  /** Session of a second verified user, cached likewise. */
  neighbour(): Promise<Headers>
  /**
   * Session of a staff member, named by the part of the email address before the @; by default the
   * administrator.
   */
  staff(name?: string): Promise<Headers>
  /** Discards the cached sessions, which may have been ended. */
  giveUpSessions(): void
  tokens(externalId?: string): Promise<{ readonly token: string; readonly refreshToken: string }>
  handoffToken(externalId?: string): Promise<string>
  quote(): Promise<string>
  recipient(): Promise<string>
  transfer(sourceOfFunds?: string): Promise<string>
  agreement(): Promise<string>
  /** An empty account of the session's user. */
  wallet(): Promise<string>
  /** Deletes webhook subscriptions so that another one fits under the limit of fifty for each service. */
  freeSlot(): Promise<void>
  subscription(): Promise<string>
  delivery(): Promise<string>
  failedDelivery(): Promise<string>
  customer(): Promise<string>
  /** Customer id of the session's user. */
  user(): Promise<string>
  apiKey(input?: object): Promise<{ readonly id: string; readonly secret: string }>
  partner(): Promise<string>
  staffMember(): Promise<string>
  /** Session of a new staff member who has the demonstration's password. */
  newcomer(): Promise<Headers>
  /** Deletes unconfirmed second factors. */
  giveUpEnrolments(): Promise<void>
  denyListEntry(): Promise<string>
  ruleset(): Promise<string>
  /** A counter for unique names. */
  next(): number
  /** Ids and names created here, which must not be visible to other tenants. */
  readonly own: Set<string>
}

const REST = '/api/v1/remittance'
const PASSWORD = 'demo-password-1'
/** Calls that share one newcomer, because adding one takes four password hashes. */
const NEWCOMER_CALLS = 20
const SUBSCRIPTIONS_MAX = 40
/** Date of birth of the customers; verification requires one. */
const BORN = '1990-05-17'

/** A valid quote, recipient and transfer reasons for the demonstration's corridors. */
export const QUOTE = {
  sendAmount: '100.00',
  sendCurrency: 'USD',
  receiveCurrency: 'NGN',
  destinationCountry: 'NG',
}
export const RECIPIENT = {
  firstName: 'Chidi',
  country: 'NG',
  currency: 'NGN',
  payoutMethod: 'BANK_ACCOUNT',
  bankCode: '011',
  accountNumber: '0000014579',
}
export const REASONS = {
  transferReason: 'family_support',
  sourceOfFunds: 'salary',
  relationshipToRecipient: 'parent',
}

/** Sends preparatory requests; throws if one fails. */
function callersBy(exchange: Exchanging) {
  return {
    async rest(path: string, headers: Headers, body?: unknown, method = 'POST'): Promise<Json> {
      const { status, body: answer, text } = await exchange(posting(REST + path, headers, body, method))
      if (status >= 400) throw new Error(`${method} ${path} was to be got ready: ${status} ${text}`)
      return answer
    },
    async graph(query: string, headers: Headers, variables: object = {}): Promise<Json> {
      const { body, text } = await exchange(
        posting('/graphql', query.startsWith('mutation') ? keyed(headers) : headers, { query, variables }),
      )
      if (!body?.data || body.errors) throw new Error(`${query} was to be got ready: ${text}`)
      return Object.values(body.data as object)[0]
    },
  }
}

const WALLET = `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, opened_at)
  select id, gen_random_uuid(), '99' || lpad(floor(random() * 100000000)::text, 8, '0'), 'Wallet', 'wallet', $2, gen_random_uuid(), 1, 'DOMICILIARY', 'USD', 'ACTIVE', now()
  from identity.workspaces where tenant_id = $1 and environment = 'sandbox' returning id`

/**
 * Deletes drafts and archived rulesets except the newest 200, because a workspace has a maximum number of
 * rulesets.
 */
const OLD_DRAFTS = `update compliance.rulesets ruleset set deleted_at = now() where deleted_at is null and status <> 'PUBLISHED'
  and workspace_id = (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (select newest.id from compliance.rulesets newest where newest.workspace_id = ruleset.workspace_id and newest.deleted_at is null order by newest.created_at desc limit 200)`

/** Archives published rulesets except the newest five, because a workspace has a lower limit for those. */
const OLD_RULES = `update compliance.rulesets ruleset set status = 'ARCHIVED', published_version = null where deleted_at is null and status = 'PUBLISHED'
  and workspace_id = (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (select newest.id from compliance.rulesets newest where newest.workspace_id = ruleset.workspace_id and newest.status = 'PUBLISHED' order by newest.created_at desc limit 5)`

type Graph = ReturnType<typeof callersBy>['graph']
type Administration = Pick<
  TenantFixture,
  | 'customer'
  | 'user'
  | 'apiKey'
  | 'partner'
  | 'staffMember'
  | 'newcomer'
  | 'giveUpEnrolments'
  | 'denyListEntry'
  | 'ruleset'
>

/** Objects that a tenant's administrator creates. */
function administration(
  fixture: () => TenantFixture,
  { graph, sql, label }: { readonly graph: Graph; readonly sql: Sql; readonly label: string },
): Administration {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  async function addNewcomer(): Promise<Headers> {
    const { tenant } = fixture()
    const [email, password] = [`${label}-${fixture().next()}@${tenant.code}.example`, 'a password for a try']
    await graph(
      'mutation M($i: CreateStaffMemberInput!) { createStaffMember(input: $i) { id } }',
      await fixture().staff(),
      { i: { email, name: 'Sam', password, roles: ['viewer'], scopes: ['core:read'] } },
    )
    const { accessToken } = await graph(
      'mutation M($e: String!, $p: String!) { loginStaff(email: $e, password: $p) { accessToken } }',
      { 'x-tenant-id': tenant.id },
      { e: email, p: password },
    )
    const headers = bearer(accessToken as string, tenant.id)
    await graph(
      'mutation M($p: String!, $n: String!) { changeMyPassword(currentPassword: $p, newPassword: $n) { id } }',
      headers,
      { p: password, n: PASSWORD },
    )
    return headers
  }
  const newcomers: { calls: number; headers?: Promise<Headers> } = { calls: 0 }
  return {
    async customer() {
      const i = {
        externalId: mine(`${label}-customer-${fixture().tenant.code}-${fixture().next()}`),
        firstName: 'Ann',
        lastName: mine(`Lee ${fixture().tenant.code} ${label} ${fixture().next()}`),
        dateOfBirth: BORN,
      }
      return mine(
        (
          await graph(
            'mutation M($i: EnsureCustomerInput!) { ensureCustomer(input: $i) { id } }',
            await fixture().staff(),
            { i },
          )
        ).id,
      )
    },
    user: async () =>
      mine((await graph('{ viewer { customer { id } } }', await fixture().session())).customer.id),
    async apiKey(input = { service: 'REMITTANCE' }) {
      const i = { name: `Key ${label} ${fixture().next()}`, ...input }
      const made = await graph(
        'mutation M($i: CreateApiKeyInput!) { createApiKey(input: $i) { secret apiKey { id } } }',
        await fixture().staff(),
        { i },
      )
      return { id: mine(made.apiKey.id), secret: made.secret }
    },
    async partner() {
      const i = {
        name: mine(`Partner ${fixture().tenant.code} ${label} ${fixture().next()}`),
        returnUrls: ['https://app.example/'],
      }
      return mine(
        (
          await graph(
            'mutation M($i: CreatePartnerInput!) { createPartner(input: $i) { id } }',
            await fixture().staff(),
            { i },
          )
        ).id,
      )
    },
    async staffMember() {
      const i = {
        email: mine(`${label}-${fixture().next()}@${fixture().tenant.code}.example`),
        name: 'Sam',
        password: 'a password for a try',
        roles: ['viewer'],
        scopes: ['core:read'],
      }
      return mine(
        (
          await graph(
            'mutation M($i: CreateStaffMemberInput!) { createStaffMember(input: $i) { id } }',
            await fixture().staff(),
            { i },
          )
        ).id,
      )
    },
    newcomer: () => {
      if (newcomers.calls++ % NEWCOMER_CALLS === 0) newcomers.headers = addNewcomer()
      return newcomers.headers!
    },
    giveUpEnrolments: async () => {
      await sql('delete from identity.second_factors where confirmed_at is null')
    },
    async ruleset() {
      for (const old of [OLD_RULES, OLD_DRAFTS]) await sql(old, [fixture().tenant.id])
      return mine(
        (
          await graph(
            'mutation M($i: CreateRulesetInput!) { createRuleset(input: $i) { id } }',
            await fixture().staff(),
            { i: rulesetNamed(mine(`Rules ${fixture().tenant.code} ${label} ${fixture().next()}`)) },
          )
        ).id,
      )
    },
    denyListEntry: async () =>
      mine(
        (
          await graph(
            'mutation M($i: AddToDenyListInput!) { addToDenyList(input: $i) { id } }',
            await fixture().staff(),
            { i: { name: mine(`Nobody ${fixture().tenant.code} ${label} ${fixture().next()}`) } },
          )
        ).id,
      ),
  }
}

/** Creates the fixture of a tenant. `label` is a prefix that makes names unique. */
export function fixtureAt(tenant: Tenant, exchange: Exchanging, sql: Sql, label: string): TenantFixture {
  const key = bearer(`svc_sandbox_${tenant.code}`, tenant.id)
  const partnerKey = { 'x-partner-api-key': `pk_sandbox_${tenant.code}` }
  const sessions = new Map<string, Promise<Headers>>()
  const own = new Set<string>()
  const mine = <Text extends string>(text: Text): Text => {
    own.add(text)
    return text
  }
  let count = 0
  const next = (): number => count++
  const remembered = (name: string, begin: () => Promise<Headers>): Promise<Headers> => {
    const found = sessions.get(name) ?? begin()
    sessions.set(name, found)
    return found
  }
  const { rest, graph } = callersBy(exchange)
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
    quote: async () => mine((await rest('/quotes', await fixture.session(), QUOTE)).quoteId),
    recipient: async () =>
      mine(
        (
          await rest('/recipients', await fixture.session(), {
            ...RECIPIENT,
            lastName: mine(`Okafor ${tenant.code} ${label} ${next()}`),
          })
        ).id,
      ),
    async transfer(sourceOfFunds = 'salary') {
      const body = {
        quoteId: await fixture.quote(),
        recipientId: await fixture.recipient(),
        ...REASONS,
        sourceOfFunds,
      }
      return mine((await rest('/transfers', await fixture.session(), body)).id)
    },
    async agreement() {
      const input = {
        type: 'DISCLOSURE',
        version: `${label}-${next()}`,
        locale: 'en',
        title: 'Agreement',
        content: mine(`Text ${label} ${next()}`),
      }
      return mine(
        (
          await graph(
            'mutation M($i: PublishAgreementInput!) { publishAgreement(input: $i) { id } }',
            await fixture.staff(),
            { i: input },
          )
        ).id,
      )
    },
    async wallet() {
      const made = one(await sql(WALLET, [tenant.id, await fixture.user()]))
      return mine(made['id'] as string)
    },
    async freeSlot() {
      // A concurrent call may delete the same subscription first, which is harmless.
      const { subscriptions } = await rest('/webhooks/subscriptions', key, undefined, 'GET')
      if (subscriptions.length >= SUBSCRIPTIONS_MAX)
        for (const { id } of subscriptions.slice(SUBSCRIPTIONS_MAX / 2))
          await exchange(posting(`${REST}/webhooks/subscriptions/${id}`, key, undefined, 'DELETE'))
    },
    async subscription() {
      await fixture.freeSlot()
      const { id } = await rest('/webhooks/subscriptions', key, {
        name: mine(`Hook ${tenant.code} ${label} ${next()}`),
        url: 'https://hooks.example/in',
        events: ['recipient.updated'],
      })
      return mine(id)
    },
    delivery: async () =>
      mine((await rest(`/webhooks/subscriptions/${await fixture.subscription()}/test`, key)).id),
    async failedDelivery() {
      const id = await fixture.delivery()
      await sql(
        `update webhooks.deliveries set status = 'FAILED', due_at = null, ended_at = now() where id = $1`,
        [id],
      )
      return id
    },
    ...administration(() => fixture, { graph, sql, label }),
    ...complianceFixture(() => fixture, tenant, { sql, graph, label }),
    ...screeningFixture(() => fixture, tenant, { sql, graph, label }),
    ...subjectFixture(() => fixture, tenant, { graph, label }),
    ...coreFixture(() => fixture, tenant, { exchange, sql, graph, remembered, label }),
  }
  return fixture
}
