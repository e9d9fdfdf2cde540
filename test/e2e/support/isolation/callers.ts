import type { FastifyInstance } from 'fastify'
import {
  asKey,
  bearer,
  DEMO,
  makeTransfer,
  QUOTE,
  RECIPIENT,
  RIVAL,
  send,
  signIn,
  type Headers,
  type CreatedTransfer,
  type Session,
} from '../rest.ts'
import { workspaceOf } from '../tables.ts'
import { ask, staffToken, verify } from '../tokens.ts'

/**
 * Objects of the victim: a verified user of the demo tenant, and everything that the tenant's staff can name.
 */
export interface Victim extends CreatedTransfer {
  readonly workspaceId: string
  readonly session: Session
  readonly customerId: string
  readonly apiKeyId: string
  readonly partnerId: string
  readonly staffId: string
  readonly denyListId: string
  readonly subscriptionId: string
  readonly deliveryId: string
  readonly cursors: {
    readonly customers: string
    readonly transfers: string
    readonly remittances: string
    readonly deliveries: string
  }
}

/** A caller with valid credentials and no right to the victim's objects. */
export interface Intruder {
  readonly headers: Headers
  readonly recipientId?: string
  readonly isOfTheTenant?: true
}

export const USERS = ['a verified user of another tenant', 'another verified user of the tenant']
export const KEYS = ['the key of another tenant', "the same tenant's key in production"]
export const STAFF = ['staff of another tenant']

const LISTS = `query Everything {
  apiKeys { id } partners { id } staff { id } denyList { id }
  customers(first: 1) { nodes { id externalId } pageInfo { endCursor } }
  transfers(first: 1) { pageInfo { endCursor } }
  webhookDeliveries(first: 1) { pageInfo { endCursor } }
}`

/** Creates one object of every kind in the demo tenant. */
export async function givenVictim({
  app,
  databaseName,
}: {
  app: FastifyInstance
  databaseName: string
}): Promise<Victim> {
  const session = await signIn(app, DEMO)
  const created = await makeTransfer(app, session)
  await makeTransfer(app, session)
  const hook = { name: 'Victim', url: 'https://hooks.example/victim', events: ['*'] }
  const {
    body: { id: subscriptionId },
  } = await send(app, { method: 'POST', path: '/webhooks/subscriptions', headers: asKey(DEMO), body: hook })
  const testing = {
    method: 'POST',
    path: `/webhooks/subscriptions/${subscriptionId}/test`,
    headers: asKey(DEMO),
  }
  const [
    {
      body: { id: deliveryId },
    },
  ] = [await send(app, testing), await send(app, testing)]
  const admin = bearer(await staffToken(app, DEMO), DEMO.id)
  const { data } = await ask(app, LISTS, { headers: admin })
  const {
    data: { customer },
  } = await ask(
    app,
    '{ customer(externalId: "verified-user") { id remittances(first: 1) { pageInfo { endCursor } } } }',
    { headers: admin },
  )
  // An unused quote is worth more to an intruder.
  const {
    body: { quoteId },
  } = await send(app, { method: 'POST', path: '/quotes', headers: session.headers, body: QUOTE })
  return {
    ...created,
    quoteId,
    session,
    subscriptionId,
    deliveryId,
    workspaceId: await workspaceOf(databaseName, DEMO.id),
    customerId: customer.id,
    apiKeyId: data.apiKeys[0].id,
    partnerId: data.partners[0].id,
    staffId: data.staff[0].id,
    denyListId: data.denyList[0].id,
    cursors: {
      customers: data.customers.pageInfo.endCursor,
      transfers: data.transfers.pageInfo.endCursor,
      remittances: customer.remittances.pageInfo.endCursor,
      deliveries: data.webhookDeliveries.pageInfo.endCursor,
    },
  }
}

/** Signs in every kind of caller, by the names of `USERS`, `KEYS` and `STAFF`. */
export async function givenIntruders(app: FastifyInstance): Promise<Readonly<Record<string, Intruder>>> {
  const rival = await signIn(app, RIVAL)
  await signIn(app, DEMO, 'another-user')
  await verify(app, DEMO, 'another-user')
  const another = await signIn(app, DEMO, 'another-user')
  const ownRecipient = async ({ headers }: Session): Promise<string> =>
    (await send(app, { method: 'POST', path: '/recipients', headers, body: RECIPIENT })).body.id
  return {
    'a verified user of another tenant': { headers: rival.headers, recipientId: await ownRecipient(rival) },
    'another verified user of the tenant': {
      headers: another.headers,
      recipientId: await ownRecipient(another),
      isOfTheTenant: true,
    },
    'the key of another tenant': { headers: asKey(RIVAL) },
    "the same tenant's key in production": {
      headers: { ...bearer('svc_live_demo', DEMO.id), host: 'live.localhost' },
    },
    'staff of another tenant': { headers: bearer(await staffToken(app, RIVAL), RIVAL.id) },
  }
}
