import type { FastifyInstance } from 'fastify'
import { bearer, DEMO, send } from './rest.ts'

const BASE = '/sentinel/api/v1'
const HEADERS = bearer('test_sentinel_demo', DEMO.id)

/** Creates a value in every encrypted column of elder protection that requests can fill. Returns the id of the profile. */
export async function makeSealedElderThings(app: FastifyInstance): Promise<string> {
  const post = async (path: string, body: object): Promise<Record<string, string>> => {
    const response = await send(app, { method: 'POST', base: BASE, path, headers: HEADERS, body })
    if (response.status >= 400) throw new Error(`${path}: ${response.text}`)
    return response.body as Record<string, string>
  }
  const { id } = await post('/elder/profiles', {
    customer_id: 'sealed-elder',
    customer_name: 'Philomena Dragwitch',
    date_of_birth: '1941-03-09',
    enrollment_reason: 'AGE_THRESHOLD',
  })
  await post(`/profiles/${id!}/trusted-contacts`, {
    name: 'Ruth Dragwitch',
    relation: 'daughter',
    email: 'ruth@sealed.example',
  })
  const customer = { customer_id: 'sealed-elder' }
  await post('/transactions', {
    ...customer,
    transaction_id: 'sealed-transaction',
    type: 'TRANSFER',
    direction: 'DEBIT',
    channel: 'ONLINE',
    amount: '50.00',
    currency: 'USD',
    counterparty: { name: 'Ida Dragwitch' },
    memo: 'For the flowers',
  })
  await post('/account-events', {
    ...customer,
    event_id: 'sealed-event',
    type: 'PHONE_CHANGED',
    details: { channel: 'call center' },
  })
  await post('/signals', {
    profile_id: id,
    signal_category: 'BEHAVIORAL_OBSERVATION',
    severity: 'HIGH',
    description: 'Ida Dragwitch answers all questions.',
  })
  const { alerts } = (await get(app, `/profiles/${id!}/alerts`)).body as Listed<'alerts'>
  await send(app, {
    method: 'PUT',
    base: BASE,
    path: `/alerts/${alerts[0]!.id}/acknowledge`,
    headers: HEADERS,
    body: { note: 'I call Ruth Dragwitch today.' },
  })
  await post(`/profiles/${id!}/holds`, {
    scope: 'PAYEE',
    payee: 'Ida Dragwitch',
    reason: 'Ida Dragwitch is not known to the family.',
  })
  return id!
}

type Listed<Name extends string> = Readonly<Record<Name, readonly { readonly id: string }[]>>

const get = async (
  app: FastifyInstance,
  path: string,
): Promise<{ readonly status: number; readonly body: unknown }> => {
  const { status, body } = await send(app, { method: 'GET', base: BASE, path, headers: HEADERS })
  return { status, body }
}

/** Reads the decrypted content of these objects. */
export async function readSealedElderThings(
  app: FastifyInstance,
): Promise<Readonly<Record<string, unknown>>> {
  const { profiles } = (await get(app, '/profiles?q=sealed-elder')).body as Listed<'profiles'>
  const path = `/profiles/${profiles[0]!.id}`
  return {
    elderProfile: await get(app, path),
    elderContacts: await get(app, `${path}/trusted-contacts`),
    elderSignals: await get(app, `${path}/signals`),
    elderAlerts: await get(app, `${path}/alerts`),
    elderHolds: await get(app, `${path}/holds`),
  }
}
