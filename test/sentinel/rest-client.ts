import { newId } from '#kernel/id.ts'
import { demoWorld, type TestPlatform } from '#test/support/world.ts'
import { bearer, exchanging, posting, type ExchangeResponse, type Headers } from '#tools/traffic/exchange.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'

const BASE = '/sentinel/api/v1'
export const KEY = bearer('test_sentinel_demo', DEMO.id)
export const RIVAL_KEY = bearer('test_sentinel_rival', RIVAL.id)

/** The demonstration's tenants, and requests to the elder-protection service. */
export interface SentinelClient extends TestPlatform {
  call(method: string, path: string, body?: unknown, key?: Headers): Promise<ExchangeResponse>
  /** A new profile that is watched; its id. */
  profile(more?: object, key?: Headers): Promise<string>
}

export async function sentinelClient(): Promise<SentinelClient> {
  const here = await demoWorld()
  const exchange = exchanging(here.app)
  const call: SentinelClient['call'] = (method, path, body, key = KEY) =>
    exchange(posting(`${BASE}${path}`, key, body, method))
  return {
    ...here,
    call,
    async profile(more = {}, key = KEY) {
      const customer = {
        customer_id: `c-${newId()}`,
        customer_name: 'Eleanor Whitfield',
        date_of_birth: '1941-03-09',
        enrollment_reason: 'AGE_THRESHOLD',
        ...more,
      }
      const { status, body, text } = await call('POST', '/profiles', customer, key)
      if (status !== 201) throw new Error(text)
      return (body as { readonly id: string }).id
    },
  }
}
