import { beforeAll, expect, test } from '@jest/globals'
import type { AddressInfo } from 'node:net'
import { serverAudits } from 'graphql-http'
import { demoWorld } from '#test/support/world.ts'

/** Deliberate deviations from the audit of GraphQL over HTTP, and the reasons. */
const KNOWN: Readonly<Record<string, string>> = {
  '572B':
    'A document that cannot be read is a 400 whatever the client accepts: monitors and proxies count refused requests.',
  FDE2: 'A document that is not valid is a 400 whatever the client accepts, for the same reason.',
  '7B9B': 'Variables that are not valid are a 400 whatever the client accepts, for the same reason.',
  '5A70': 'A GET needs a header that no page of another site can set; it may be refused without one.',
  D6D5: 'A GET needs a header that no page of another site can set; it may be refused without one.',
  '6A70': 'A GET needs a header that no page of another site can set; it may be refused without one.',
}

let url = ''

beforeAll(async () => {
  const { app } = await demoWorld()
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/graphql`
})

test('the graph passes the audits of GraphQL over HTTP, except for the listed recommendations', async () => {
  const audits = serverAudits({ url })
  const departures: Record<string, string> = {}
  for (const { id, name, fn } of audits) {
    const result = await fn()
    if (result.status !== 'ok') departures[id] = `${result.status}: ${name}`
  }

  expect(audits.length).toBeGreaterThan(50)
  expect(Object.values(departures).filter(departure => departure.startsWith('error'))).toEqual([])
  expect(Object.keys(departures).sort()).toEqual(Object.keys(KNOWN).sort())
})
