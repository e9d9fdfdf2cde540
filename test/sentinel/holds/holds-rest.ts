import { beforeAll } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

export type Body = Readonly<Record<string, never>> & Readonly<Record<string, unknown>>

export interface RestResult {
  readonly status: number
  readonly code: unknown
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any
}

/** The platform of the test file, with the demo tenants. */
export let at: TestPlatform
beforeAll(async () => {
  at = await demoWorld()
})

const DEMO_KEY = { authorization: 'Bearer test_sentinel_demo', 'x-tenant-id': DEMO.id }
export const RIVAL_KEY = { authorization: 'Bearer test_sentinel_rival', 'x-tenant-id': RIVAL.id }
export const ANALYST = 'ann@bank.example'

/** Sends a request as an analyst of the demo tenant, unless other credentials are given. */
export async function call(
  request: `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} ${string}`,
  payload?: object,
  credentials: Readonly<Record<string, string>> = DEMO_KEY,
): Promise<RestResult> {
  const [method, path] = request.split(' ') as ['GET', string]
  const response = await at.app.inject({
    method,
    url: `/sentinel/api/v1${path}`,
    headers: { ...credentials, ...(method !== 'GET' && { 'x-actor': ANALYST }) },
    ...(payload && { payload }),
  })
  return {
    status: response.statusCode,
    code: response.headers['x-error-code'],
    body: response.body === '' ? undefined : response.json(),
  }
}

interface EnrolledProfile {
  readonly id: string
  readonly customer_id: string
}

/** Enrols a new customer. */
export async function enrol(more: object = {}): Promise<EnrolledProfile> {
  const { body } = await call('POST /profiles', {
    customer_id: `c-${newId()}`,
    customer_name: 'Eleanor Whitfield',
    date_of_birth: '1941-03-09',
    enrollment_reason: 'SELF_REQUEST',
    time_zone: 'America/New_York',
    ...more,
  })
  return body as EnrolledProfile
}

export const contact = async (profileId: string, email?: string): Promise<string> => {
  const { body } = await call(`POST /profiles/${profileId}/trusted-contacts`, {
    name: 'Ruth Whitfield',
    relation: 'daughter',
    ...(email === undefined ? { phone: '+13125550123' } : { email }),
  })
  return (body as { readonly id: string }).id
}

export const REASON = { reason: 'The customer was coached on the telephone.' }

/** Places a hold on a new transaction, unless another target is given. */
export const place = (profileId: string, more?: object): Promise<RestResult> =>
  call(`POST /profiles/${profileId}/holds`, {
    ...(more ?? { scope: 'TRANSACTION', transaction_id: `tx-${newId()}` }),
    ...REASON,
  })

export const statusOf = async (profileId: string): Promise<string> =>
  (await call(`GET /profiles/${profileId}`)).body.status as string

/** Stops the clock at a time, for tests that compute ends of holds. */
export function stopClock(time: string): void {
  at.clock.stoppedAtMs = Date.parse(time)
  at.clock.offsetMs = 0
}

/** Events of an aggregate, oldest first. */
export async function eventsOf(
  aggregateId: string,
): Promise<{ readonly type: string; readonly data: Readonly<Record<string, unknown>> }[]> {
  return at.database.asWorker('select type, data from kernel.outbox where aggregate_id = $1 order by id', [
    aggregateId,
  ])
}
