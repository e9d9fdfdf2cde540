import { beforeAll, beforeEach, expect } from '@jest/globals'
import { readFileSync } from 'node:fs'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { jobs } from '#app/subgraphs.ts'
import type { Json } from '#test/e2e/support/rest.ts'
import { receiver, type Receiver } from '#test/webhooks/receiver.ts'
import { demoWorld, workerOn, type TestPlatform } from '#test/support/world.ts'
import { administrator, type Administrator } from '#test/core/administrator.ts'

export const description = JSON.parse(
  readFileSync(new URL('../../../schema/openapi/core.json', import.meta.url), 'utf8'),
) as { webhooks: Record<string, unknown> }
export const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(description, 'description')

export let demo: TestPlatform
export let core: Administrator['core']
export let account: Administrator['account']
export let nip: Administrator['nip']
export let initiator: string
export let at: Receiver
/** Names of all events whose body was validated against the description. */
export const seen = new Set<string>()

beforeAll(async () => {
  demo = await demoWorld()
  ;({ core, account, nip, initiator } = await administrator(demo))
})

beforeEach(async () => {
  at = await receiver()
  await core('POST', '/webhooks/subscriptions', {
    name: 'Ledger',
    url: at.url,
    events: ['*'],
    rate_limit_per_minute: 600,
  })
})

/** Runs due jobs once; the fixed clock prevents other work from becoming due. */
export async function work(stepMs = 0): Promise<void> {
  demo.clock.offsetMs += stepMs
  const worker = workerOn(demo.platform)
  for (let round = 0; round < 4; round++) {
    for (const job of jobs) await job.run(worker)
    await worker.settled()
  }
}

/** Webhook bodies of an aggregate so far, each validated against the schema of its event. */
export function deliveredTo(id: string): { event: string; data: Json }[] {
  const bodies = at.received
    .map(({ body }) => JSON.parse(body) as { event: string; sequence: number; data: Json })
    .filter(({ data }) =>
      [
        data.id,
        data.account_id ?? data.standing_instruction_id,
        data.sweep_id,
        data.virtual_account_id,
      ].includes(id),
    )
    .sort((a, b) => a.sequence - b.sequence)
  for (const body of bodies) {
    const isRight = ajv.compile({
      $ref: `description#/webhooks/${body.event}/post/requestBody/content/application~1json/schema`,
    })
    expect([isRight(body), isRight.errors]).toEqual([true, null])
    seen.add(body.event)
  }
  return bodies
}

/** Asserts that the last event of an aggregate equals the current GET response. */
export async function shows(event: string, path: string, id: string): Promise<void> {
  await work()
  const delivered = deliveredTo(id).at(-1)
  const response = await core('GET', `${path}/${id}`)
  expect(delivered?.event).toBe(event)
  expect(delivered!.data).toEqual(
    Object.fromEntries(Object.keys(delivered!.data).map(name => [name, response[name]])),
  )
}
