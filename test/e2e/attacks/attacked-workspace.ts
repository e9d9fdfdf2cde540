import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { createApiKey } from '#identity/operations/tenants/create-api-key.ts'
import { addStaffMember } from '#identity/operations/staff/create-staff-member.ts'
import { hashPassword } from '#identity/passwords.ts'
import { screenPayment } from '#compliance/operations/payments/screen-payment.ts'
import { activeLists, type ActiveLists } from '#test/compliance/active-lists.ts'
import { world, type World } from '#test/support/world.ts'
import { send, type RestResponse, type Headers, type Json } from '#test/e2e/support/rest.ts'
import { ask } from '#test/e2e/support/tokens.ts'

export const POLICY = '/monitoring/screening/policy'
const PASSWORD = 'a long password 1'
const SCOPES = ['compliance:write', 'compliance:decide']

export interface Attacked extends World {
  readonly lists: ActiveLists
  /** Headers of a new API key of the workspace; without `scopes` it has all rights of its service. */
  key(scopes?: readonly string[]): Promise<Headers>
  /** Headers of a new, signed-in staff member. */
  staff(scopes?: readonly string[]): Promise<Headers>
  call(method: string, path: string, headers: Headers, body?: unknown): Promise<RestResponse>
  policy(headers: Headers): Promise<Json>
  /** Outcome of a payment to this name. */
  payTo(name: string, role?: string): Promise<string>
}

let passwordHash: string | undefined

export async function attacked(): Promise<Attacked> {
  const here = await world()
  const lists = await activeLists(here)
  const call: Attacked['call'] = (method, path, headers, body) =>
    send(here.app, { method, path, base: '/api/v1', headers, ...(body !== undefined && { body }) })
  return {
    ...here,
    lists,
    call,
    async key(scopes) {
      const { secret } = await createApiKey(here.platformContext, {
        service: 'compliance',
        name: 'Attacked',
        ...(scopes && { scopes }),
      })
      return { authorization: `Bearer ${secret}` }
    },
    async staff(scopes = SCOPES) {
      passwordHash ??= await hashPassword(PASSWORD)
      const email = `staff-${newId()}@attacked.example`
      await command(tx =>
        addStaffMember(tx, {
          email,
          name: 'Attacked',
          roles: [],
          scopes,
          passwordHash: passwordHash!,
          mustChangePassword: false,
        }),
      )(here.platformContext, undefined)
      const tenant = { 'x-tenant-id': here.tenantId }
      const { data, text } = await ask(
        here.app,
        'mutation L($e: String!, $p: String!) { loginStaff(email: $e, password: $p) { accessToken } }',
        { headers: tenant, variables: { e: email, p: PASSWORD } },
      )
      if (!data) throw new Error(text)
      return { authorization: `Bearer ${data.loginStaff.accessToken as string}`, ...tenant }
    },
    policy: async headers => (await call('GET', POLICY, headers)).body,
    payTo: async (name, role = 'RECIPIENT') =>
      (await screenPayment(here.as({ kind: 'service' }), { paymentId: newId(), parties: [{ role, name }] }))
        .outcome,
  }
}
