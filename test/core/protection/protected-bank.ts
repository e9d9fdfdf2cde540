import { afterAll, beforeAll } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk, type DeskRequest } from '#test/e2e/support/core-desk.ts'
import type { Json, RestResponse } from '#test/e2e/support/rest.ts'
import { call } from '#test/sentinel/holds/holds-rest.ts'
import { runWorker } from '#test/support/world.ts'
import { until } from '#test/compliance/searching/support.ts'

/** Requests to core banking of the demo tenant. */
export let desk: Desk

let worker: ReturnType<typeof runWorker> | undefined

/** Opens the desk, and runs a worker during the tests of the file. */
export function withWorker(): void {
  beforeAll(async () => {
    desk = await openDesk()
    worker = runWorker(desk.demo)
  })
  afterAll(() => worker?.stop())
}

export interface Person {
  readonly id: string
  readonly externalId: string
}

/** Adds a customer. */
export async function person(externalId = `c-${randomUUID()}`): Promise<Person> {
  const { id } = await desk.done('POST /customers', {
    body: { external_id: externalId, first_name: 'Walter', last_name: 'Ashdown' },
  })
  return { id, externalId }
}

/** Enrols a customer in elder protection, by default one that it adds; returns the id of the profile as well. */
export async function elder(
  externalId = `c-${randomUUID()}`,
  { isAdded = true } = {},
): Promise<Person & { readonly profileId: string }> {
  const { id } = isAdded ? await person(externalId) : { id: '' }
  const { body, status } = await call('POST /profiles', {
    customer_id: externalId,
    customer_name: 'Walter Ashdown',
    date_of_birth: '1939-08-21',
    enrollment_reason: 'AGE_THRESHOLD',
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return { id, externalId, profileId: body.id }
}

export interface Opened {
  readonly id: string
  readonly number: string
}

/** Opens an account with 10,000.00 NGN, or another amount. */
export async function account({ id: customer_id }: Pick<Person, 'id'>, amount = 10_000): Promise<Opened> {
  const { id, account_number } = await desk.done('POST /accounts', {
    body: { customer_id, account_type: 'SAVINGS', currency: 'NGN' },
  })
  if (amount > 0) await desk.done('POST /deposits', { body: await desk.cash(id, amount) })
  return { id, number: account_number }
}

/** Places a protective hold; returns its id. */
export async function hold(profileId: string, target: object): Promise<string> {
  const { body, status } = await call(`POST /profiles/${profileId}/holds`, {
    ...target,
    reason: 'The customer was coached on the telephone.',
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

export const ALL = { scope: 'ALL', all_assets_in_doubt: true }

export const release = async (holdId: string): Promise<void> => {
  const { status, body } = await call(`PUT /holds/${holdId}/release`, { reason: 'The payment is genuine.' })
  if (status !== 200) throw new Error(JSON.stringify(body))
}

const UNAPPLIED = `select 1 from kernel.outbox event where aggregate_id = $1 and relayed_at is null
  union all
  select 1 from kernel.reactions reaction join kernel.outbox event on event.workspace_id = reaction.workspace_id and event.id = reaction.event_id
  where event.aggregate_id = $1 and reaction.reaction = 'core.apply_protective_hold'`

/** Waits until core has applied all events of a hold so far. */
export const applied = (holdId: string, withinMs?: number): Promise<void> =>
  until(async () => (await desk.demo.database.asWorker(UNAPPLIED, [holdId])).length === 0, withinMs)

export const post = (route: string, body: object, request: DeskRequest = {}): Promise<RestResponse> =>
  desk.call(`POST ${route}`, { body, ...request })

/** The code of a refusal, or DONE; of a bulk that of its only item. */
export function outcomeOf({ status, body }: RestResponse): string {
  const item = (body as Json)?.items?.[0]
  if (item) return item.error?.code ?? item.code ?? 'DONE'
  return status < 400 ? 'DONE' : `${status} ${(body as Json).code}`
}
