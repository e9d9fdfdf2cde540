import { randomUUID } from 'node:crypto'
import { bearer, DEMO, send, type Json } from '#test/e2e/support/rest.ts'
import type { TestPlatform } from '#test/support/world.ts'

const CORE = '/api/v1/cba'

export interface Administrator {
  /** Subject id of the administrator, for the field `initiated_by`. */
  readonly initiator: string
  /** Calls core over REST, and fails on a status that is not expected. */
  core(method: string, path: string, body?: unknown, expected?: readonly number[]): Promise<Json>
  /** Opens an account for a new customer, and deposits the amount. */
  account(amount?: number): Promise<string>
  /** Sends a transfer by NIP. */
  nip(source: string, destination: string, amount?: number): Promise<Json>
}

/** Signs in the administrator of the demo tenant. */
export async function administrator({ app }: TestPlatform): Promise<Administrator> {
  const { body } = await send(app, {
    base: CORE,
    method: 'POST',
    path: '/auth/token',
    headers: { 'x-tenant-id': DEMO.id },
    body: { grant_type: 'password', username: 'admin@demo.example', password: 'demo-password-1' },
  })
  const token = bearer(body.access_token, DEMO.id)
  const viewer = await send(app, {
    base: '',
    method: 'POST',
    path: '/graphql',
    headers: token,
    body: { query: '{ viewer { subjectId } }' },
  })
  const initiator = viewer.body.data.viewer.subjectId as string
  const core: Administrator['core'] = async (method, path, payload, expected = [200, 201, 204]) => {
    const response = await send(app, {
      base: CORE,
      method,
      path,
      headers: { ...token, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
      ...(payload !== undefined && { body: payload }),
    })
    if (!expected.includes(response.status)) throw new Error(`${method} ${path}: ${response.text}`)
    return response.body
  }
  return {
    initiator,
    core,
    async account(amount = 0) {
      const { id: customer_id } = await core('POST', '/customers', {
        type: 'INDIVIDUAL',
        first_name: 'Ada',
        last_name: 'Obi',
        date_of_birth: '1990-05-17',
        phone: `+23480${String(Math.random()).slice(2, 10)}`,
        email: `${randomUUID()}@example.com`,
        country_code: 'NG',
      })
      const { id } = await core('POST', '/accounts', {
        customer_id,
        account_type: 'SAVINGS',
        currency: 'NGN',
      })
      if (amount > 0)
        await core('POST', '/deposits', {
          account_id: id,
          amount,
          channel: 'BRANCH',
          narration: 'Cash',
          initiated_by: initiator,
        })
      return id
    },
    nip: (source, destination, amount = 100.5) =>
      core('POST', '/transfers/nip', {
        source_account_id: source,
        destination_account_num: destination,
        destination_bank_code: '000013',
        destination_account_name: 'Chidi Okafor',
        amount,
        currency: 'NGN',
        channel: 'MOBILE',
        narration: 'Rent',
        initiated_by: initiator,
      }),
  }
}
