import { bearer, exchanging, posting, type ExchangeResponse } from '#tools/traffic/exchange.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'

export const BASE = '/sentinel/api/v1'
export const KEY = bearer('test_sentinel_demo', DEMO.id)
export const RIVAL_KEY = bearer('test_sentinel_rival', RIVAL.id)

/** A response with its JSON body, and the code of an error. */
export interface SentinelResponse {
  readonly status: number
  readonly code: unknown
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read the fields that the response has
  readonly body: any
  readonly headers: ExchangeResponse['headers']
}

export interface SentinelClient extends TestPlatform {
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<SentinelResponse>
  /** Enrols a customer with these fields; returns the profile. */
  enrol(
    fields?: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly id: string; readonly customer_id: string }>
}

let count = 0

/** The demonstration's tenants, and a client of the elder-protection interface. */
export async function sentinelClient(): Promise<SentinelClient> {
  const demo = await demoWorld()
  const exchange = exchanging(demo.app)
  const call: SentinelClient['call'] = async (method, path, body, headers = KEY) => {
    const response = await exchange(posting(BASE + path, headers, body, method))
    return {
      status: response.status,
      code: response.headers['x-error-code'],
      body: response.body,
      headers: response.headers,
    }
  }
  return {
    ...demo,
    call,
    async enrol(fields) {
      const { status, body } = await call('POST', '/elder/profiles', {
        customer_id: `elder-${++count}`,
        customer_name: 'Eleanor Whitfield',
        date_of_birth: '1941-03-09',
        enrollment_reason: 'AGE_THRESHOLD',
        ...fields,
      })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return body
    },
  }
}
