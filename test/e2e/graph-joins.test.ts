import { beforeAll, expect, test } from '@jest/globals'
import { setTimeout as sleep } from 'node:timers/promises'
import { contextOf, type Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import type { Principal } from '#kernel/principal.ts'
import type { TimeSlices } from '#kernel/concurrency/time-slices.ts'
import { subgraphs } from '#app/subgraphs.ts'
import { GATEWAY_QUERIES } from '#app/gateway.ts'
import { supergraphSdl } from '#app/supergraph.ts'
import { operationsOf } from '#rest-adapter/documents.ts'
import { remittance } from '#rest-adapter/remittance/service.ts'
import { parse, print, visit } from 'graphql'
import { comparison, type ComparedDocument } from '#test/support/differential.ts'
import { testInOneProcess } from '#test/support/split/installation.ts'
import { world, type World } from '#test/support/world.ts'
import { documentVariables, domainCallVariables } from './support/document-variables.ts'
import { CUSTOMERS, fillWithTransfers, TRANSFERS_EACH, type JoinedIds } from './support/joined-rows.ts'
import type { Json } from './support/rest.ts'

let here: World
let ids: JoinedIds

beforeAll(async () => {
  here = await world()
  ids = await fillWithTransfers(here)
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
  const variables = documentVariables(ids)
  const documents: ComparedDocument[] = [
    ...[...operationsOf(remittance.documents)].map(([name, { document }]) => ({
      query: print(document),
      variables: variables[name]!,
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

test('every domain call needs a single domain, and responds as a gateway without hidden fields does', async () => {
  const variables = domainCallVariables(ids, here)
  const texts = [
    ...subgraphs.flatMap(({ domainCalls }) => domainCalls.map(({ text }) => text)),
    ...GATEWAY_QUERIES,
  ]
  const withoutHiddenFields = print(
    visit(parse(supergraphSdl()), {
      Directive: ({ name }) => (name.value === 'inaccessible' ? null : undefined),
    }),
  )
  const differences = []
  for (const kind of ['service', 'platform', 'user'] as const) {
    const compare = await comparison<Context>({
      supergraphSdl: withoutHiddenFields,
      runners: here.platform.runners,
      context: () => contextFor({ kind }),
    })
    for (const query of texts) {
      const { name, isSingleFetch } = here.platform.planner.compile(query, { internal: true })
      expect({ name, isSingleFetch }).toEqual({ name, isSingleFetch: true })
      const difference = await compare.one({ query, variables: variables[name!]! })
      if (difference && difference.kind !== 'position') differences.push({ who: kind, ...difference })
    }
    await compare.stop()
  }

  expect(differences).toEqual([])
  expect(texts.length).toBe(Object.keys(variables).length)
})
