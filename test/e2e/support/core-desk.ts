import { randomUUID } from 'node:crypto'
import type { Role } from '#core/rules/rights.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { bearer, DEMO, send, type RestResponse, type Headers, type Tenant } from './rest.ts'
import { ask, staffToken } from './tokens.ts'

const CORE = '/api/v1/cba'

export interface DeskRequest {
  /** Role of the caller, by default a manager. */
  readonly as?: Role
  readonly tenant?: Tenant
  readonly body?: unknown
  /** Raw payload, sent in place of `body`. */
  readonly payload?: string
  /** Idempotency key; by default a new one for each write. */
  readonly key?: string
}

/** A client of core banking that uses only REST. */
export interface Desk {
  readonly demo: TestPlatform
  call(route: string, request?: DeskRequest): Promise<RestResponse>
  /** Sends a request; throws if it fails. */
  done(route: string, request?: DeskRequest): Promise<RestResponse['body']>
  /** Creates a customer and an account with this amount deposited. */
  account(amount?: number | string, currency?: string): Promise<string>
  /** Id of the staff member for `initiated_by`. */
  initiator(tenant?: Tenant): Promise<string>
  cash(accountId: string, amount: number): Promise<Record<string, unknown>>
  order(source: string, destination: string, amount: number): Promise<Record<string, unknown>>
  /** Discards the cached tokens, which may have expired. */
  signOut(): void
  /** Whether the bank's integrity report finds no violation. */
  isClean(): Promise<boolean>
}

export async function openDesk(): Promise<Desk> {
  const demo = await demoWorld()
  const tokens = new Map<string, Promise<Headers>>()
  const token = (role: Role, tenant: Tenant): Promise<Headers> => {
    const name = `${role} ${tenant.code}`
    const found =
      tokens.get(name) ?? staffToken(demo.app, tenant, role).then(created => bearer(created, tenant.id))
    tokens.set(name, found)
    return found
  }
  const initiators = new Map<Tenant, Promise<string>>()
  const desk: Desk = {
    demo,
    async call(route, { as = 'manager', tenant = DEMO, key = randomUUID(), ...given } = {}) {
      const [method, path] = route.split(' ') as [string, string]
      const headers = {
        ...(await token(as, tenant)),
        ...(method !== 'GET' && { 'idempotency-key': key }),
        ...(given.payload !== undefined && { 'content-type': 'application/json' }),
      }
      return send(demo.app, { base: CORE, method, path, headers, ...given })
    },
    async done(route, request) {
      const { status, text, body } = await desk.call(route, request)
      if (status >= 400) throw new Error(`${route} was to succeed: ${status} ${text}`)
      return body
    },
    async account(amount = 0, currency = 'NGN') {
      const { id: customer_id } = await desk.done('POST /customers', {
        body: { first_name: 'Ada', last_name: `Obi ${randomUUID()}` },
      })
      const { id } = await desk.done('POST /accounts', {
        body: { customer_id, account_type: currency === 'NGN' ? 'SAVINGS' : 'DOMICILIARY', currency },
      })
      const initiated_by = await desk.initiator()
      if (Number(amount) > 0)
        await desk.done('POST /deposits', {
          payload: `{"account_id":"${id}","amount":${amount},"channel":"BRANCH","narration":"Cash","initiated_by":"${initiated_by}"}`,
        })
      return id as string
    },
    initiator(tenant = DEMO) {
      const found =
        initiators.get(tenant) ??
        token('manager', tenant).then(
          async headers =>
            (await ask(demo.app, '{ viewer { subjectId } }', { headers })).data.viewer.subjectId as string,
        )
      initiators.set(tenant, found)
      return found
    },
    cash: async (account_id, amount) => ({
      account_id,
      amount,
      channel: 'BRANCH',
      narration: 'Cash',
      initiated_by: await desk.initiator(),
    }),
    order: async (source_account_id, destination_account_id, amount) => ({
      source_account_id,
      destination_account_id,
      destination_account_name: 'Ada Obi',
      amount,
      currency: 'NGN',
      channel: 'API',
      narration: 'Rent',
      initiated_by: await desk.initiator(),
    }),
    signOut: () => tokens.clear(),
    isClean: async () => (await desk.done('GET /reports/integrity')).is_clean as boolean,
  }
  return desk
}
