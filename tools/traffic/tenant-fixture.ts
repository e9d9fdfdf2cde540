import { complianceFixture, type ComplianceFixture } from './compliance-fixture.ts'
import { coreFixture, keyed, type CoreFixture } from './core-fixture.ts'
import { subjectFixture, type SubjectFixture } from './subject-fixture.ts'
import { screeningFixture, type ScreeningFixture } from './screening-fixture.ts'
import { bearer, posting, type Exchanging, type Headers, type Json } from './exchange.ts'
import { rulesetNamed } from './ruleset.ts'

/** A tenant of the demonstration. */
export interface Tenant {
  readonly code: 'demo' | 'rival'
  readonly id: string
}

export const DEMO: Tenant = { code: 'demo', id: '11111111-1111-4111-8111-111111111111' }
export const RIVAL: Tenant = { code: 'rival', id: '22222222-2222-4222-8222-222222222222' }

/** Runs SQL as somebody who sees every workspace, for the few states that no request leads to at once. */
export type Sql = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>

/** What one tenant has and makes, by its own credentials, through the public faces. Every maker makes a new one. */
export interface TenantFixture extends ComplianceFixture, CoreFixture, ScreeningFixture, SubjectFixture {
  readonly tenant: Tenant
  readonly key: Headers
  readonly partnerKey: Headers
  /** A verified user's session; the same one until it is given up. */
  session(): Promise<Headers>
  /** The session of a second verified user. */
  neighbour(): Promise<Headers>
  /** Staff by the name before the @. */
  staff(name?: string): Promise<Headers>
  /** Forgets sessions, which may have been ended. */
  giveUpSessions(): void
  tokens(externalId?: string): Promise<{ readonly token: string; readonly refreshToken: string }>
  handoffToken(externalId?: string): Promise<string>
  quote(): Promise<string>
  recipient(): Promise<string>
  transfer(sourceOfFunds?: string): Promise<string>
  agreement(): Promise<string>
  /** An account of the user whose session it is, with nothing on it. */
  wallet(): Promise<string>
  /** Makes room for another webhook subscription, of which a service has fifty at most. */
  freeSlot(): Promise<void>
  subscription(): Promise<string>
  delivery(): Promise<string>
  failedDelivery(): Promise<string>
  customer(): Promise<string>
  /** Whose session it is. */
  user(): Promise<string>
  apiKey(input?: object): Promise<{ readonly id: string; readonly secret: string }>
  partner(): Promise<string>
  staffMember(): Promise<string>
  /** The session of a new staff member, who has the demonstration's password. */
  newcomer(): Promise<Headers>
  /** Deletes unconfirmed second factors. */
  giveUpEnrolments(): Promise<void>
  denyListEntry(): Promise<string>
  ruleset(): Promise<string>
  /** A number that was not given before, for names that have to be new. */
  next(): number
  /** Ids and names that were made here, which nobody else may be shown. */
  readonly own: Set<string>
}

const REST = '/api/v1/remittance'
const PASSWORD = 'demo-password-1'
/** Adding a newcomer takes four password hashes, so that several calls share one. */
const NEWCOMER_CALLS = 20
const SUBSCRIPTIONS_MAX = 40
/** The date of birth of each customer here: only a customer with one can be verified. */
const BORN = '1990-05-17'

/** A quote, a recipient and the reasons of a transfer, as the demonstration takes them. */
export const QUOTE = { sendAmount: '100.00', sendCurrency: 'USD', receiveCurrency: 'NGN', destinationCountry: 'NG' }
export const RECIPIENT = { firstName: 'Chidi', country: 'NG', currency: 'NGN', payoutMethod: 'BANK_ACCOUNT', bankCode: '011', accountNumber: '0000014579' }
export const REASONS = { transferReason: 'family_support', sourceOfFunds: 'salary', relationshipToRecipient: 'parent' }

/** Asks as a client does; what is asked here has to succeed. */
function askingBy(exchange: Exchanging) {
  return {
    async rest(path: string, headers: Headers, body?: unknown, method = 'POST'): Promise<Json> {
      const { status, body: answer, text } = await exchange(posting(REST + path, headers, body, method))
      if (status >= 400) throw new Error(`${method} ${path} was to be got ready: ${status} ${text}`)
      return answer
    },
    async graph(query: string, headers: Headers, variables: object = {}): Promise<Json> {
      const { body, text } = await exchange(posting('/graphql', query.startsWith('mutation') ? keyed(headers) : headers, { query, variables }))
      if (!body?.data || body.errors) throw new Error(`${query} was to be got ready: ${text}`)
      return Object.values(body.data as object)[0]
    },
  }
}

const WALLET = `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, opened_at)
  select id, gen_random_uuid(), '99' || lpad(floor(random() * 100000000)::text, 8, '0'), 'Wallet', 'wallet', $2, gen_random_uuid(), 1, 'DOMICILIARY', 'USD', 'ACTIVE', now()
  from identity.workspaces where tenant_id = $1 and environment = 'sandbox' returning id`

/** Drafts that nobody comes back to, and what acts no more; a workspace may have only so many. */
const OLD_DRAFTS = `update compliance.rulesets ruleset set deleted_at = now() where deleted_at is null and status <> 'PUBLISHED'
  and workspace_id = (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (select newest.id from compliance.rulesets newest where newest.workspace_id = ruleset.workspace_id and newest.deleted_at is null order by newest.created_at desc limit 200)`

/** What acts in every screening, of which there may be few. */
const OLD_RULES = `update compliance.rulesets ruleset set status = 'ARCHIVED', published_version = null where deleted_at is null and status = 'PUBLISHED'
  and workspace_id = (select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox')
  and id not in (select newest.id from compliance.rulesets newest where newest.workspace_id = ruleset.workspace_id and newest.status = 'PUBLISHED' order by newest.created_at desc limit 5)`

type Graph = ReturnType<typeof askingBy>['graph']
type Administration = Pick<TenantFixture, 'customer' | 'user' | 'apiKey' | 'partner' | 'staffMember' | 'newcomer' | 'giveUpEnrolments' | 'denyListEntry' | 'ruleset'>

/** What a tenant's administrator makes. */
function administration(fixture: () => TenantFixture, { graph, sql, label }: { readonly graph: Graph; readonly sql: Sql; readonly label: string }): Administration {
  const mine = (text: string): string => { fixture().own.add(text); return text }
  async function addNewcomer(): Promise<Headers> {
    const { tenant } = fixture()
    const [email, password] = [`${label}-${fixture().next()}@${tenant.code}.example`, 'a password for a try']
    await graph('mutation M($i: CreateStaffMemberInput!) { createStaffMember(input: $i) { id } }', await fixture().staff(), { i: { email, name: 'Sam', password, roles: ['viewer'], scopes: ['core:read'] } })
    const { accessToken } = await graph('mutation M($e: String!, $p: String!) { loginStaff(email: $e, password: $p) { accessToken } }', { 'x-tenant-id': tenant.id }, { e: email, p: password })
    const headers = bearer(accessToken as string, tenant.id)
    await graph('mutation M($p: String!, $n: String!) { changeMyPassword(currentPassword: $p, newPassword: $n) { id } }', headers, { p: password, n: PASSWORD })
    return headers
  }
  const newcomers: { calls: number; headers?: Promise<Headers> } = { calls: 0 }
  return {
    async customer() {
      const i = { externalId: mine(`${label}-customer-${fixture().tenant.code}-${fixture().next()}`), firstName: 'Ann', lastName: mine(`Lee ${fixture().tenant.code} ${label} ${fixture().next()}`), dateOfBirth: BORN }
      return mine((await graph('mutation M($i: EnsureCustomerInput!) { ensureCustomer(input: $i) { id } }', await fixture().staff(), { i })).id)
    },
    user: async () => mine((await graph('{ viewer { customer { id } } }', await fixture().session())).customer.id),
    async apiKey(input = { service: 'REMITTANCE' }) {
      const i = { name: `Key ${label} ${fixture().next()}`, ...input }
      const made = await graph('mutation M($i: CreateApiKeyInput!) { createApiKey(input: $i) { secret apiKey { id } } }', await fixture().staff(), { i })
      return { id: mine(made.apiKey.id), secret: made.secret }
    },
    async partner() {
      const i = { name: mine(`Partner ${fixture().tenant.code} ${label} ${fixture().next()}`), returnUrls: ['https://app.example/'] }
      return mine((await graph('mutation M($i: CreatePartnerInput!) { createPartner(input: $i) { id } }', await fixture().staff(), { i })).id)
    },
    async staffMember() {
      const i = { email: mine(`${label}-${fixture().next()}@${fixture().tenant.code}.example`), name: 'Sam', password: 'a password for a try', roles: ['viewer'], scopes: ['core:read'] }
      return mine((await graph('mutation M($i: CreateStaffMemberInput!) { createStaffMember(input: $i) { id } }', await fixture().staff(), { i })).id)
    },
    newcomer: () => {
      if (newcomers.calls++ % NEWCOMER_CALLS === 0) newcomers.headers = addNewcomer()
      return newcomers.headers!
    },
    giveUpEnrolments: async () => { await sql('delete from identity.second_factors where confirmed_at is null') },
    async ruleset() {
      for (const old of [OLD_RULES, OLD_DRAFTS]) await sql(old, [fixture().tenant.id])
      return mine((await graph('mutation M($i: CreateRulesetInput!) { createRuleset(input: $i) { id } }', await fixture().staff(), { i: rulesetNamed(mine(`Rules ${fixture().tenant.code} ${label} ${fixture().next()}`)) })).id)
    },
    denyListEntry: async () => mine((await graph('mutation M($i: AddToDenyListInput!) { addToDenyList(input: $i) { id } }', await fixture().staff(), { i: { name: mine(`Nobody ${fixture().tenant.code} ${label} ${fixture().next()}`) } })).id),
  }
}

/** A place at a tenant. `label` begins names that were not there before. */
export function fixtureAt(tenant: Tenant, exchange: Exchanging, sql: Sql, label: string): TenantFixture {
  const key = bearer(`svc_sandbox_${tenant.code}`, tenant.id)
  const partnerKey = { 'x-partner-api-key': `pk_sandbox_${tenant.code}` }
  const sessions = new Map<string, Promise<Headers>>()
  const own = new Set<string>()
  const mine = <Text extends string>(text: Text): Text => { own.add(text); return text }
  let count = 0
  const next = (): number => count++
  const remembered = (name: string, begin: () => Promise<Headers>): Promise<Headers> => {
    const found = sessions.get(name) ?? begin()
    sessions.set(name, found)
    return found
  }
  const { rest, graph } = askingBy(exchange)
  const verified = async (externalId: string): Promise<Headers> => {
    const { id } = await graph('mutation M($i: EnsureCustomerInput!) { ensureCustomer(input: $i) { id } }', await fixture.staff(), { i: { externalId, firstName: 'Eve', lastName: 'Neighbour', dateOfBirth: BORN } })
    await graph('mutation M($id: UUID!) { attestKyc(customerId: $id, input: { status: VERIFIED, level: 2 }) { id } }', await fixture.staff(), { id: mine(id as string) })
    return bearer((await fixture.tokens(externalId)).token, tenant.id)
  }
  const fixture: TenantFixture = {
    tenant, key, partnerKey, own, next,
    session: () => remembered('session', async () => bearer((await fixture.tokens()).token, tenant.id)),
    neighbour: () => remembered('neighbour', () => verified(`${label}-neighbour`)),
    staff: (name = 'admin') => remembered(`staff ${name}`, async () => {
      const login = 'mutation M($email: String!, $password: String!) { loginStaff(email: $email, password: $password) { accessToken } }'
      const { accessToken } = await graph(login, { 'x-tenant-id': tenant.id }, { email: `${name}@${tenant.code}.example`, password: PASSWORD })
      return bearer(accessToken as string, tenant.id)
    }),
    giveUpSessions: () => sessions.clear(),
    async tokens(externalId) {
      return rest('/auth/exchange-token', {}, { token: await fixture.handoffToken(externalId) })
    },
    handoffToken: async (partnerUserId = 'verified-user') => (await rest('/auth/partner-token', partnerKey, { partnerUserId })).token,
    quote: async () => mine((await rest('/quotes', await fixture.session(), QUOTE)).quoteId),
    recipient: async () => mine((await rest('/recipients', await fixture.session(), { ...RECIPIENT, lastName: mine(`Okafor ${tenant.code} ${label} ${next()}`) })).id),
    async transfer(sourceOfFunds = 'salary') {
      const body = { quoteId: await fixture.quote(), recipientId: await fixture.recipient(), ...REASONS, sourceOfFunds }
      return mine((await rest('/transfers', await fixture.session(), body)).id)
    },
    async agreement() {
      const input = { type: 'DISCLOSURE', version: `${label}-${next()}`, locale: 'en', title: 'Agreement', content: mine(`Text ${label} ${next()}`) }
      return mine((await graph('mutation M($i: PublishAgreementInput!) { publishAgreement(input: $i) { id } }', await fixture.staff(), { i: input })).id)
    },
    async wallet() {
      const [made] = await sql(WALLET, [tenant.id, await fixture.user()])
      return mine(made!['id'] as string)
    },
    async freeSlot() {
      // Somebody else may delete the same one meanwhile, which is as good.
      const { subscriptions } = await rest('/webhooks/subscriptions', key, undefined, 'GET')
      if (subscriptions.length >= SUBSCRIPTIONS_MAX) for (const { id } of subscriptions.slice(SUBSCRIPTIONS_MAX / 2)) await exchange(posting(`${REST}/webhooks/subscriptions/${id}`, key, undefined, 'DELETE'))
    },
    async subscription() {
      await fixture.freeSlot()
      const { id } = await rest('/webhooks/subscriptions', key, { name: mine(`Hook ${tenant.code} ${label} ${next()}`), url: 'https://hooks.example/in', events: ['recipient.updated'] })
      return mine(id)
    },
    delivery: async () => mine((await rest(`/webhooks/subscriptions/${await fixture.subscription()}/test`, key)).id),
    async failedDelivery() {
      const id = await fixture.delivery()
      await sql(`update events.deliveries set status = 'FAILED', due_at = null, ended_at = now() where id = $1`, [id])
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
