import { randomUUID } from 'node:crypto'
import { bearer, DEMO, send, type Json } from '#test/e2e/support/rest.ts'
import type { TestPlatform } from '#test/support/world.ts'

const CORE = '/api/v1/cba'

export interface Administrator {
  /** Subject id of the administrator, for the field `initiated_by`. */
  readonly initiator: string
  /** Calls core over REST, and fails on a status that is not expected. */
  core(method: string, path: string, body?: unknown, expected?: readonly number[]): Promise<Json>
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
  return {
    initiator: viewer.body.data.viewer.subjectId,
    async core(method, path, payload, expected = [200, 201, 204]) {
      const response = await send(app, {
        base: CORE,
        method,
        path,
        headers: { ...token, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) },
        ...(payload !== undefined && { body: payload }),
      })
      if (!expected.includes(response.status)) throw new Error(`${method} ${path}: ${response.text}`)
      return response.body
    },
  }
}
