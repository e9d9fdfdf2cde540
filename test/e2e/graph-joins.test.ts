import { beforeAll, expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { contextOf, type Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { Principal } from '#kernel/principal.ts'
import type { TimeSlices } from '#kernel/concurrency/time-slices.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { GATEWAY_QUERIES } from '#app/gateway.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { withoutInaccessible } from '#gateway/graph/schema/visible-supergraph.ts'
import { operationsOf } from '#rest-adapter/documents.ts'
import { remittance } from '#rest-adapter/remittance/service.ts'
import { print } from 'graphql'
import { comparison, type ComparedDocument } from '#test/support/differential.ts'
import { testInOneProcess } from '#test/support/split/installation.ts'
import { world, type World } from '#test/support/world.ts'
import type { Json } from './support/rest.ts'
import { inDatabase } from './support/tables.ts'

let here: World
/** Ids of the first customer's objects. */
let ids: {
  customer: string
  quote: string
  recipient: string
  transfer: string
  subscription: string
  delivery: string
}

const CUSTOMERS = 100
const TRANSFERS_EACH = 3

/**
 * Fills the workspace with set-based SQL as superuser: a hundred customers, each with recipients, quotes and
 * transfers.
 */
beforeAll(async () => {
  here = await world()
  const { databaseName, workspaceId } = here
  await inDatabase(databaseName, async admin => {
    const corridor = newId()
    await admin.query(
      `insert into remittance.corridors select $1, $2, 'USD', 'NGN', 'NG', true, 100, 1000000, 7500, 199, 5000, 600, '{BANK_ACCOUNT}', now()`,
      [workspaceId, corridor],
    )
    await admin.query(`insert into remittance.rates select $1, 'USD', 'NGN', '2020-01-01', 1448.6, 1452.1`, [
      workspaceId,
    ])
    await admin.query(
      `insert into identity.customers (workspace_id, id, external_id, first_name, last_name, kyc_status, kyc_level, created_at, updated_at)
      select $1, gen_random_uuid(), 'joined-' || n, 'First', 'Last', 'VERIFIED', 2, now() - n * interval '1 second', now() from generate_series(1, $2) n`,
      [workspaceId, CUSTOMERS],
    )
    await admin.query(
      `insert into remittance.recipients (workspace_id, id, customer_id, status, first_name, last_name, country, currency, payout_method, bank_code, account_number, warnings, created_at, updated_at)
      select $1, gen_random_uuid(), id, 'ACTIVE', 'Chidi', 'Okafor', 'NG', 'NGN', 'BANK_ACCOUNT', '011', '0000014579', '{}', now(), now() from identity.customers where workspace_id = $1`,
      [workspaceId],
    )
    await admin.query(
      `insert into remittance.quotes (workspace_id, id, corridor_id, customer_id, send_amount_minor, send_currency, receive_amount_minor, receive_currency, destination_country, exchange_rate, fee_minor, created_at, expires_at)
      select $1, gen_random_uuid(), $2, id, 10000, 'USD', 14370000, 'NGN', 'NG', 1437, 249, now(), now() + interval '1 hour' from identity.customers, generate_series(1, $3) where workspace_id = $1`,
      [workspaceId, corridor, TRANSFERS_EACH],
    )
    await admin.query(
      `insert into remittance.transfers (workspace_id, id, reference, customer_id, quote_id, recipient_id, recipient_name, payout_details, status, status_at, hold_attempts, send_amount_minor, send_currency,
        receive_amount_minor, receive_currency, destination_country, exchange_rate, fee_minor, transfer_reason, source_of_funds, relationship_to_recipient, created_at)
      select $1, gen_random_uuid(), 'TXN-' || row_number() over (), q.customer_id, q.id, r.id, 'Chidi Okafor', '{}', 'CREATED', now(), 0, 10000, 'USD', 14370000, 'NGN', 'NG', 1437, 249, 'a', 'b', 'c', now() - row_number() over () * interval '1 second'
      from remittance.quotes q join remittance.recipients r using (workspace_id, customer_id) where workspace_id = $1`,
      [workspaceId],
    )
    await admin.query(
      'insert into remittance.transfer_events select workspace_id, id, status, status_at from remittance.transfers where workspace_id = $1',
      [workspaceId],
    )
    const {
      rows: [row],
    } = await admin.query(
      `select t.id as transfer, t.quote_id as quote, t.recipient_id as recipient, t.customer_id as customer
      from remittance.transfers t join identity.customers c on c.workspace_id = t.workspace_id and c.id = t.customer_id where t.workspace_id = $1 and c.external_id = 'joined-1' limit 1`,
      [workspaceId],
    )
    const {
      rows: [webhook],
    } = await admin.query(
      `with subscribed as (
        insert into events.subscriptions (workspace_id, id, service, name, url, event_names, status, rate_limit_per_minute, secret, failures, at_once, created_at, updated_at)
        select $1, gen_random_uuid(), 'remittance', 'Joined', 'https://hooks.example/', '{*}', 'ACTIVE', 1000, '', 0, 2, now(), now() from generate_series(1, 10) returning id),
      delivered as (
        insert into events.deliveries (workspace_id, id, subscription_id, service, event_id, event_name, resource_type, resource_id, sequence, occurred_at, is_test, status, attempts, retries, created_at, ended_at)
        select $1, gen_random_uuid(), id, 'remittance', gen_random_uuid(), 'transfer.created', 'transfer', $2, n, now(), false, 'FAILED', 6, 6, now() - n * interval '1 second', now() from subscribed, generate_series(1, 10) n returning id, subscription_id),
      tried as (
        insert into events.attempts (workspace_id, delivery_id, number, subscription_id, started_at, ended_at, response_status, duration_ms)
        select $1, id, n, subscription_id, now(), now(), 500, 5 from delivered, generate_series(1, 6) n)
      select id as delivery, subscription_id as subscription from delivered limit 1`,
      [workspaceId, newId()],
    )
    ids = { ...row, ...webhook }
  })
})

const staff: Pick<Principal, 'kind'> & Partial<Principal> = { kind: 'staff', roles: ['admin'], scopes: ['*'] }
const user = (): Pick<Principal, 'kind'> & Partial<Principal> => ({
  kind: 'user',
  subjectId: ids.customer,
  customerId: ids.customer,
})

const FIELDS =
  '{ id externalId kycStatus recipients { id name } remittances(first: 3) { nodes { id reference events { status at } recipient { id name } quote { id exchangeRate } sender { externalId recipients { id } } } pageInfo { hasNextPage } } }'

/** Lists of the graph with all joins of their rows, for a given number of rows. */
const LISTS: readonly (readonly [
  title: string,
  document: string,
  who: () => Pick<Principal, 'kind'> & Partial<Principal>,
])[] = [
  [
    'customers with their transfers, recipients and quotes',
    `query ($n: Int!) { customers(first: $n) { nodes ${FIELDS} } }`,
    () => staff,
  ],
  [
    'the same by edges',
    `query ($n: Int!) { customers(first: $n) { edges { cursor node ${FIELDS} } } }`,
    () => staff,
  ],
  [
    'webhook deliveries with subscription and attempts',
    `query ($n: Int!) { webhookDeliveries(first: $n) { nodes { id event subscription { id name events } attemptLog { number responseStatus } } } }`,
    () => staff,
  ],
  [
    'transfers with sender, recipient and quote',
    `query ($n: Int!) { transfers(first: $n) { nodes { id events { status } recipient { id } quote { id } sender ${FIELDS} } } }`,
    () => staff,
  ],
]

interface Counted {
  readonly statements: number
  readonly nodes: number
  readonly data: Json
}

async function count(document: string, n: number, ctx: Context): Promise<Counted> {
  here.statements.length = 0
  const { data, errors } = await here.ask<Json>(document, { n }, ctx)
  expect(errors).toBeUndefined()
  const [list] = Object.values(data) as Json[]
  return { statements: here.statements.length, nodes: (list.nodes ?? list.edges).length, data }
}

testInOneProcess('statements').each(LISTS)(
  '%s cost as many statements for a hundred rows as for one',
  async (_, document, who) => {
    const [one, two, hundred] = [
      await count(document, 1, here.as(who())),
      await count(document, 2, here.as(who())),
      await count(document, 100, here.as(who())),
    ]

    expect([one.nodes, two.nodes, hundred.nodes]).toEqual([1, 2, 100])
    expect(hundred.statements).toBe(two.statements)
    expect(hundred.statements).toBeLessThanOrEqual(one.statements)
    expect(hundred.statements).toBeLessThan(12)
  },
)

/**
 * Reports the time slice as used up on every second check, so that each list waits before about every item.
 */
function shortestSlices(): TimeSlices & { readonly waits: { count: number } } {
  const waits = { count: 0 }
  let isUsedUp = false
  return {
    waits,
    isUsedUp: () => (isUsedUp = !isUsedUp),
    next: async () => {
      waits.count += 1
      // Longer than a statement takes, so that a batch that does not wait for its list is sent early.
      await sleep(waits.count % 50 === 0 ? 3 : 0)
    },
  }
}

testInOneProcess('statements').each(LISTS)(
  '%s cost as many statements where a list waits for the event loop before each item',
  async (_, document, who) => {
    const whole = await count(document, 100, here.as(who()))
    const slices = shortestSlices()
    const waiting = await count(document, 100, here.as(who(), { slices }))

    expect(slices.waits.count).toBeGreaterThan(100)
    expect(waiting.statements).toBe(whole.statements)
    expect(waiting.data).toEqual(whole.data)
  },
)

test('every join returns the data of its own row', async () => {
  const { data } = await here.ask<Json>(`{ customers(first: 100) { nodes ${FIELDS} } }`, {}, here.as(staff))

  expect(data.customers.nodes).toHaveLength(CUSTOMERS)
  for (const { externalId, recipients, remittances } of data.customers.nodes) {
    expect(recipients).toHaveLength(1)
    expect(remittances.nodes).toHaveLength(TRANSFERS_EACH)
    for (const { sender, recipient, events } of remittances.nodes) {
      expect({ sender: sender.externalId, recipient: recipient.id, events: events.length }).toEqual({
        sender: externalId,
        recipient: recipients[0].id,
        events: 1,
      })
    }
  }
})

test('staff without access to customers get transfers with an error at each sender', async () => {
  const { data, errors } = await here.ask<Json>(
    '{ transfers(first: 2) { nodes { reference sender { id kycStatus } } } }',
    {},
    here.as({ kind: 'staff', scopes: ['remittance:read'] }),
  )

  expect(data.transfers.nodes).toEqual(
    [0, 1].map(() => ({ reference: expect.stringMatching(/^TXN-/), sender: null })),
  )
  expect(errors!.map(({ path, extensions }) => [path!.slice(0, 4), extensions['code']])).toEqual(
    [0, 1].map(row => [['transfers', 'nodes', row, 'sender'], 'FORBIDDEN']),
  )
})

/**
 * Variables of documents by name. Only refused and anonymous callers send the mutations, because each
 * document runs twice.
 */
const VARIABLES: Readonly<Record<string, () => Record<string, unknown>>> = {
  GetQuote: () => ({ id: ids.quote }),
  GetTransfer: () => ({ id: ids.transfer }),
  CancelTransfer: () => ({ id: newId() }),
  ConfirmFunding: () => ({ id: newId() }),
  GetTransferReceipt: () => ({ id: newId() }),
  GetRecipient: () => ({ id: ids.recipient }),
  GetRecipientRequirements: () => ({ destinationCountry: 'NG', receiveCurrency: 'NGN' }),
  ListAgreements: () => ({ locale: 'en' }),
  ListSignedAgreements: () => ({}),
  SignAgreement: () => ({ id: newId() }),
  ListTransfers: () => ({ page: 1, pageSize: 2 }),
  ListRecipients: () => ({}),
  CreateQuote: () => ({
    input: { sendAmount: '100.00', sendCurrency: 'USD', receiveCurrency: 'KES', destinationCountry: 'KE' },
  }),
  CreateTransfer: () => ({
    input: {
      quoteId: newId(),
      recipientId: ids.recipient,
      transferReason: 'a',
      sourceOfFunds: 'b',
      relationshipToRecipient: 'c',
    },
  }),
  CreateRecipient: () => ({ input: { country: 'NG', currency: 'NGN', payoutMethod: 'BANK_ACCOUNT' } }),
  UpdateRecipient: () => ({ id: ids.recipient, input: { accountNumber: 'x' } }),
  DeactivateRecipient: () => ({ id: newId() }),
  MintHandoffToken: () => ({ input: { partnerUserId: 'x' } }),
  ExchangeHandoffToken: () => ({ token: 'nothing' }),
  RefreshSession: () => ({ refreshToken: 'nothing' }),
  EndSession: () => ({}),
  ListCorridors: () => ({}),
  CreateWebhookSubscription: () => ({
    input: { name: 'Joined', url: 'https://hooks.example/', events: ['*'] },
  }),
  ListWebhookSubscriptions: () => ({}),
  GetWebhookSubscription: () => ({ id: ids.subscription }),
  UpdateWebhookSubscription: () => ({ id: newId(), input: { name: 'Joined' } }),
  DeleteWebhookSubscription: () => ({ id: newId() }),
  TestWebhookSubscription: () => ({ id: newId() }),
  RotateWebhookSecret: () => ({ id: newId() }),
  ListWebhookDeliveries: () => ({ status: 'FAILED', pageSize: 2 }),
  GetWebhookDelivery: () => ({ id: ids.delivery }),
  RetryWebhookDelivery: () => ({ id: newId() }),
  ListWallets: () => ({}),
  GetWallet: () => ({ id: newId() }),
}

function contextFor(principal: Pick<Principal, 'kind'> & Partial<Principal>): Context {
  const { workspaceId, tenantId, platform } = here
  const actor: Principal = {
    workspaceId,
    tenantId,
    environment: 'sandbox',
    subjectId: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f',
    roles: [],
    scopes: [],
    ...principal,
  }
  return contextOf(platform.source, { actor, requestId: 'differential' })
}

test('the plans of REST and of the domains respond as the gateway does', async () => {
  const documents: ComparedDocument[] = [
    ...[...operationsOf(remittance.documents)].map(([name, { document }]) => ({
      query: print(document),
      variables: VARIABLES[name]!(),
    })),
    ...LISTS.map(([, query]) => ({ query, variables: { n: 3 } })),
    ...[ids.customer, newId()].map(id => ({
      query: `query ($id: UUID) { customer(id: $id) ${FIELDS} }`,
      variables: { id },
    })),
    {
      query:
        'query ($yes: Boolean!) { viewer { kind customer @include(if: $yes) { id remittances { nodes { id } } } } corridors { id enabled } }',
      variables: { yes: true },
    },
    { query: '{ transfers(first: 0) { nodes { id } } corridors { id } denyList { id } apiKeys { id } }' },
    { query: '{ a: corridors { id } b: corridors { way: id enabled } __typename }' },
  ]
  const differences = []
  for (const principal of [
    user(),
    staff,
    { kind: 'tenant_key', service: 'remittance', scopes: ['remittance:read'] },
    { kind: 'anonymous', subjectId: '' },
  ] as const) {
    const compare = await comparison<Context>({
      supergraphSdl: supergraphSdl(),
      runners: here.platform.runners,
      context: () => contextFor(principal),
    })
    for (const document of documents) {
      const difference = await compare.one(document)
      if (difference && difference.kind !== 'position')
        differences.push({ who: principal.kind, ...difference })
    }
    await compare.stop()
  }

  expect(differences).toEqual([])
})

/** Variables of the domain calls of domains and gateway, by document name. */
const ASKED: Readonly<Record<string, () => Record<string, unknown>>> = {
  SenderOfTransfer: () => ({ id: ids.customer }),
  StatusOfSender: () => ({ id: ids.customer }),
  ScreenTransfer: () => ({
    input: {
      paymentId: ids.transfer,
      stage: 'PAYOUT',
      parties: [{ role: 'SENDER', name: 'First Last', country: 'GB' }],
    },
  }),
  VoidScreeningOfTransfer: () => ({ paymentId: newId() }),
  RunQueuedScreenings: () => ({ ids: [newId()] }),
  ScreenDueSubjects: () => ({}),
  ContinueListUpdateRun: () => ({}),
  InitiatorOfTransaction: () => ({ id: ids.customer }),
  CustomerOfAccount: () => ({ id: ids.customer }),
  RemittancesInFlight: () => ({}),
  TransfersOfHolds: () => ({ ids: [ids.transfer, newId()] }),
  WalletsOfCustomer: () => ({ customerId: ids.customer }),
  HoldForTransfer: () => ({
    input: {
      transferId: newId(),
      accountId: newId(),
      customerId: ids.customer,
      amount: '1.00',
      currency: 'USD',
    },
  }),
  CaptureForTransfer: () => ({ transferId: newId(), reference: 'none' }),
  ReleaseForTransfer: () => ({ transferId: newId() }),
  OpenAccountsOfCustomer: () => ({ customerId: ids.customer }),
  Authenticate: () => ({
    credentials: {
      audience: 'remittance',
      environment: 'SANDBOX',
      tenant: here.tenantId,
      bearer: 'svc_sandbox_nobody',
    },
  }),
  Jwks: () => ({}),
  Workspace: () => ({ id: here.workspaceId }),
  HandoffPreview: () => ({ token: 'nothing' }),
}

test('every domain call needs a single domain, and responds as a gateway without hidden fields does', async () => {
  const texts = [
    ...subgraphs.flatMap(({ domainCalls }) => domainCalls.map(({ text }) => text)),
    ...GATEWAY_QUERIES,
  ]
  const differences = []
  for (const kind of ['service', 'platform', 'user'] as const) {
    const compare = await comparison<Context>({
      supergraphSdl: print(withoutInaccessible(supergraphSdl())),
      runners: here.platform.runners,
      context: () => contextFor({ kind }),
    })
    for (const query of texts) {
      const { name, isSingleFetch } = here.platform.planner.compile(query, { internal: true })
      expect({ name, isSingleFetch }).toEqual({ name, isSingleFetch: true })
      const difference = await compare.one({ query, variables: ASKED[name!]!() })
      if (difference && difference.kind !== 'position') differences.push({ who: kind, ...difference })
    }
    await compare.stop()
  }

  expect(differences).toEqual([])
  expect(texts.length).toBe(Object.keys(ASKED).length)
})
