import { newId } from '#kernel/id.ts'
import type { TestPlatform } from '#test/support/world.ts'
import { DEMO } from '#tools/traffic/tenant-fixture.ts'
import { bearer, exchanging, posting, type ExchangeResponse } from '#tools/traffic/exchange.ts'

const BASE = '/sentinel/api/v1'
const KEY = { ...bearer('test_sentinel_demo', DEMO.id), 'x-actor': 'analyst@bank.example' }

export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: object,
) => Promise<ExchangeResponse>

/** Sends requests as an analyst of the demo tenant, unless other headers are given. */
export const sender = ({ app }: TestPlatform): Send => {
  const exchange = exchanging(app)
  return (method, path, body, headers = KEY) =>
    exchange(posting(`${BASE}${path}`, headers as never, body, method))
}

/** Enrols an invented customer. */
export async function enrol(send: Send, parts: object = {}): Promise<{ id: string; customerId: string }> {
  const customerId = newId()
  const { body } = await send('POST', '/profiles', {
    customer_id: customerId,
    customer_name: 'Eleanor Whitfield',
    date_of_birth: '1941-03-09',
    enrollment_reason: 'AGE_THRESHOLD',
    ...parts,
  })
  return { id: body.id as string, customerId }
}

/** What staff saw, without the profile. */
export const observation = {
  signal_category: 'FAMILY_EXPLOITATION',
  description: 'The nephew answers all questions.',
}
