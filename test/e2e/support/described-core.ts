import { expect } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import addFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { newId } from '#kernel/id.ts'
import { demoWorld } from '#test/support/world.ts'
import { DEMO, parsed, type RestResponse, type Json, type Tenant } from './rest.ts'
import { staffToken } from './tokens.ts'

const BASE = '/api/v1/cba'
const description = JSON.parse(
  readFileSync(new URL('../../../schema/openapi/core.json', import.meta.url), 'utf8'),
) as object
const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)
ajv.addSchema(description, 'description')
const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1')

interface CallOptions {
  /** The staff member of the demonstration who sends the request, by default the teller. */
  readonly as?: string
  readonly tenant?: Tenant
  /** The path with its parameters, where the route has any. */
  readonly path?: string
  readonly body?: unknown
  /** Raw payload, sent in place of `body`. */
  readonly payload?: string
  /** Idempotency key; null sends none. */
  readonly key?: string | null
}

/** A client of core banking whose responses are validated against the published description. */
export interface DescribedCore {
  readonly tellerId: string
  call(route: string, options?: CallOptions): Promise<RestResponse>
  /** Creates an account without balance. */
  account(tenant?: Tenant): Promise<string>
  cash(accountId: string, amount: number): Json
  order(source: string, destination: string, amount: number, more?: object): Json
}

/** Several files of one process share the demonstration's workspace. */
let numbers = 0

export async function openDescribedCore(): Promise<DescribedCore> {
  const { app, database } = await demoWorld()
  const tokens = new Map<string, string>()
  const tokenOf = async (tenant: Tenant, name: string): Promise<string> => {
    const key = `${name} ${tenant.code}`
    if (!tokens.has(key)) tokens.set(key, await staffToken(app, tenant, name))
    return tokens.get(key)!
  }
  const [, claims] = (await tokenOf(DEMO, 'teller')).split('.')
  const tellerId = JSON.parse(Buffer.from(claims!, 'base64url').toString()).sub as string

  return {
    tellerId,
    async call(route, { as = 'teller', tenant = DEMO, path, body, key = randomUUID(), ...more } = {}) {
      const { payload = body === undefined ? undefined : JSON.stringify(body) } = more
      const [method, template] = route.split(' ') as [string, string]
      const response = await app.inject({
        method: method as 'GET',
        url: BASE + (path ?? template),
        ...(payload !== undefined && { payload }),
        headers: {
          authorization: `Bearer ${await tokenOf(tenant, as)}`,
          'x-tenant-id': tenant.id,
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...(key !== null && method !== 'GET' && { 'idempotency-key': key }),
        },
      })
      const received = {
        status: response.statusCode,
        text: response.body,
        body: parsed(response.body) as Json,
        headers: response.headers,
      }
      const pointer = `description#/paths/${escaped(template)}/${method.toLowerCase()}/responses/${received.status}/content/application~1json/schema`
      const isValid = ajv.compile({ $ref: pointer })
      expect(isValid(received.body) || { route, received: received.body, errors: isValid.errors }).toBe(true)
      return received
    },
    async account(tenant = DEMO) {
      const id = newId()
      const [workspace] = await database.asWorker<{ id: string }>(
        `select id from identity.workspaces where tenant_id = $1 and environment = 'sandbox'`,
        [tenant.id],
      )
      const text = `insert into core.accounts (workspace_id, id, account_number, account_name, name_key, customer_id, product_id, product_version, account_type, currency, status, opened_at)
    values ($1, $2, $3, 'Ada Obi', 'ada obi', $2, $2, 1, 'SAVINGS', 'NGN', 'ACTIVE', now())`
      await database.transaction(workspace!.id, session =>
        session.commit({ text, values: [workspace!.id, id, String(8_000_000_000 + ++numbers)] }),
      )
      return id
    },
    cash: (account_id, amount) => ({
      account_id,
      amount,
      channel: 'BRANCH',
      narration: 'Cash',
      initiated_by: tellerId,
    }),
    order: (source_account_id, destination_account_id, amount, more = {}) => ({
      source_account_id,
      destination_account_id,
      destination_account_name: 'Ada Obi',
      amount,
      currency: 'NGN',
      channel: 'API',
      narration: 'Rent',
      initiated_by: tellerId,
      ...more,
    }),
  }
}

/** The fields of a Transaction in the order of the specification. */
export const TRANSACTION = [
  'id',
  'tenant_id',
  'transaction_ref',
  'transaction_type',
  'status',
  'source_account_id',
  'source_account_num',
  'source_bank_code',
  'dest_account_id',
  'dest_account_num',
  'dest_bank_code',
  'dest_account_name',
  'amount',
  'currency',
  'fee',
  'vat',
  'total_amount',
  'transfer_type',
  'channel',
  'narration',
  'description',
  'initiated_by',
  'approved_by',
  'processed_at',
  'completed_at',
  'failure_reason',
  'external_ref',
  'session_id',
  'reversed_txn_id',
  'reversal_reason',
  'metadata',
]
