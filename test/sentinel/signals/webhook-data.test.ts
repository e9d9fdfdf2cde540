import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { relayOutbox, type RelayedEvent } from '#kernel/events/relay.ts'
import { publicEvents } from '#app/public-events.ts'
import { demoWorld, workerOn } from '#test/support/world.ts'
import { DEMO } from '#tools/traffic/tenant-fixture.ts'
import { bearer, exchanging, posting, type Json } from '#tools/traffic/exchange.ts'

const BASE = '/sentinel/api/v1'
const KEY = { ...bearer('test_sentinel_demo', DEMO.id), 'x-actor': 'analyst@bank.example' }

test('the data of webhooks about signals and alerts equal the REST bodies', async () => {
  const demo = await demoWorld()
  const exchange = exchanging(demo.app)
  const call = async (method: string, path: string, body?: unknown): Promise<Json> =>
    (await exchange(posting(`${BASE}${path}`, KEY, body, method))).body
  const { id } = await call('POST', '/profiles', {
    customer_id: newId(),
    customer_name: 'Eleanor Whitfield',
    date_of_birth: '1941-03-09',
    enrollment_reason: 'AGE_THRESHOLD',
  })
  const detected = await call('POST', '/signals', {
    profile_id: id,
    signal_category: 'OTHER',
    severity: 'HIGH',
    description: 'The nephew answers all questions.',
    observations: ['SECRECY'],
  })
  const opened = (await call('GET', `/profiles/${id}/alerts`)).alerts[0]
  const reviewed = await call('PUT', `/signals/${detected.id}/review`, {
    status: 'DISMISSED',
    note: 'His aunt agrees.',
  })
  const resolved = await call('GET', `/alerts/${opened.id}`)

  const relayed: RelayedEvent[] = []
  const collect = relayOutbox([async (_, events) => void relayed.push(...events)])
  for (let more = 1; more > 0;) more = await collect.run(workerOn(demo.platform))
  const dataOf = (name: string): unknown => {
    const { render, domainEvent } = publicEvents().find(
      each => each.service === 'sentinel' && each.name === name,
    )!
    const { data, personal } = relayed.findLast(({ type }) => type === domainEvent)!
    return JSON.parse(JSON.stringify(render({ ...data, ...personal })))
  }

  expect(resolved.status).toBe('FALSE_ALARM')
  expect(dataOf('signal.detected')).toEqual(detected)
  expect(dataOf('signal.reviewed')).toEqual(reviewed)
  expect(dataOf('alert.opened')).toEqual(opened)
  expect(dataOf('alert.resolved')).toEqual(resolved)
})
