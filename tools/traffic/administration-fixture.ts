import { bearer, type Headers, type Json } from './exchange.ts'
import type { Sql, TenantFixture, AdministrationFixture } from './fixtures.ts'

interface Tools {
  readonly fixture: () => TenantFixture
  readonly sql: Sql
  readonly label: string
  graph(query: string, headers: Headers, variables?: object): Promise<Json>
}

/** Password of every staff member of the demonstration. */
export const PASSWORD = 'demo-password-1'
/** Calls that share one newcomer, because adding one takes four password hashes. */
const NEWCOMER_CALLS = 20
/** Date of birth of the customers; verification requires one. */
export const BORN = '1990-05-17'

/** Adds a staff member, who signs in and takes the demonstration's password. */
async function addNewcomer({ fixture, graph, label }: Omit<Tools, 'sql'>): Promise<Headers> {
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

export function administrationFixture({ fixture, graph, sql, label }: Tools): AdministrationFixture {
  const mine = (text: string): string => {
    fixture().own.add(text)
    return text
  }
  const created = async (mutation: string, i: object): Promise<string> =>
    mine((await graph(mutation, await fixture().staff(), { i })).id)
  const newcomers: { calls: number; headers?: Promise<Headers> } = { calls: 0 }
  return {
    async customer() {
      const i = {
        externalId: mine(`${label}-customer-${fixture().tenant.code}-${fixture().next()}`),
        firstName: 'Ann',
        lastName: mine(`Lee ${fixture().tenant.code} ${label} ${fixture().next()}`),
        dateOfBirth: BORN,
      }
      return created('mutation M($i: EnsureCustomerInput!) { ensureCustomer(input: $i) { id } }', i)
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
      return created('mutation M($i: CreatePartnerInput!) { createPartner(input: $i) { id } }', i)
    },
    async staffMember() {
      const i = {
        email: mine(`${label}-${fixture().next()}@${fixture().tenant.code}.example`),
        name: 'Sam',
        password: 'a password for a try',
        roles: ['viewer'],
        scopes: ['core:read'],
      }
      return created('mutation M($i: CreateStaffMemberInput!) { createStaffMember(input: $i) { id } }', i)
    },
    newcomer: () => {
      if (newcomers.calls++ % NEWCOMER_CALLS === 0) newcomers.headers = addNewcomer({ fixture, graph, label })
      return newcomers.headers!
    },
    giveUpEnrolments: async () => {
      await sql('delete from identity.second_factors where confirmed_at is null')
    },
  }
}
