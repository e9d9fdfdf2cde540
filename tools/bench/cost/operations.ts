import { newId } from '#kernel/id.ts'
import { PAGE } from '../account-statements.ts'
import type { Bank } from '../bank.ts'
import { AS_TENANT, RECIPIENT, request, userSession } from '../demo-tenant.ts'
import { isBrief, rows, seconds } from '../effort.ts'
import { BODY as GRAPH_QUERY, HEADERS as GRAPH_HEADERS } from '../graph.ts'
import { getting, posting, sendAtMost } from '../http-load.ts'
import { QUOTE } from '../statements.ts'
import { bulkTransfer, expecting, singleTransfer } from '../transfer-requests.ts'
import { collectDeliveries } from '../webhooks/webhook-deliveries.ts'

export interface Operation {
  readonly name: string
  /** Runs before a measurement and does not count. The asynchronous work that it causes is done before `run`. */
  prepare?(): Promise<void>
  /** Returns the number of operations. */
  run(): Promise<number>
  finish?(): Promise<void>
}

export interface CostContext {
  readonly url: string
  readonly bank: Bank
  /** URL of a receiver of webhooks. */
  readonly receiver: string
}

const REMITTANCE = '/api/v1/remittance'
const BANKING = '/api/v1/cba'
const BULK_ITEMS = isBrief ? 100 : 1_000
const LOAD_SECONDS = seconds(3)

export const costOperations = async (context: CostContext): Promise<Operation[]> => [
  // First, because the response contains the recipients that other operations create.
  requests(context, 'a graph query over two domains', rows(2_000, 20), () =>
    posting('/graphql', GRAPH_HEADERS, GRAPH_QUERY),
  ),
  ...(await remittanceOperations(context)),
  ...bankingOperations(context),
  requests(
    context,
    '`POST /screenings`',
    rows(600, 20),
    () => posting('/api/v1/screenings', AS_SCREENER, screening()),
    { status: 201, connections: 16 },
  ),
]

/** An operation that is one request, or one item of a request. */
const requests = (
  { url }: CostContext,
  name: string,
  count: number,
  next: () => string,
  { status = 200, connections = 32, items = 1 } = {},
): Operation => ({
  name,
  run: async () =>
    items *
    (await sendAtMost(count, { url, connections, seconds: LOAD_SECONDS, next, judge: expecting(status) })),
})

async function remittanceOperations(context: CostContext): Promise<Operation[]> {
  const api = context.url + REMITTANCE
  const asUser = await userSession(api)
  const { quoteId } = await request<{ quoteId: string }>(`${api}/quotes`, 'POST', AS_TENANT, QUOTE)
  const { id: recipientId } = await request<{ id: string }>(
    `${api}/recipients`,
    'POST',
    asUser,
    JSON.parse(RECIPIENT),
  )
  return [
    requests(context, '`GET /quotes/{id}`', rows(4_000, 50), () =>
      getting(`${REMITTANCE}/quotes/${quoteId}`, AS_TENANT),
    ),
    requests(
      context,
      '`POST /quotes`',
      rows(2_000, 20),
      () => posting(`${REMITTANCE}/quotes`, AS_TENANT, JSON.stringify(QUOTE)),
      { status: 201 },
    ),
    requests(
      context,
      '`POST /recipients`',
      rows(2_000, 20),
      () => posting(`${REMITTANCE}/recipients`, asUser, RECIPIENT),
      { status: 201 },
    ),
    {
      name: 'a remittance: quote, transfer and all its steps',
      run: () => sendRemittances(context.url, asUser, recipientId),
    },
    deliveries(api, context.receiver, rows(1_000, 20)),
  ]
}

function bankingOperations(context: CostContext): Operation[] {
  const { bank, receiver } = context
  const [caller = {}] = bank.callers
  const single = (name: string, count: number): Operation =>
    requests(context, name, count, () => singleTransfer(bank), { status: 201, connections: 64 })
  return [
    requests(context, '`GET /accounts/{id}`', rows(4_000, 50), () =>
      getting(`${BANKING}/accounts/${bank.accounts[1]}`, caller),
    ),
    requests(context, `\`GET /transactions\`, a page of ${PAGE}`, rows(1_000, 20), () =>
      getting(`${BANKING}/transactions?limit=${PAGE}`, caller),
    ),
    single('`POST /transfers/internal`', rows(4_000, 50)),
    requests(
      context,
      `\`POST /transfers/bulk\`, each of its ${BULK_ITEMS} transfers`,
      rows(20, 1),
      () => bulkTransfer(bank, BULK_ITEMS),
      { connections: 4, items: BULK_ITEMS },
    ),
    {
      ...single('`POST /transfers/internal` with the delivery of its webhook', rows(2_000, 20)),
      ...subscriptionToAll(bank, receiver),
    },
  ]
}

/** Creates quotes, and a transfer of each. */
async function sendRemittances(
  url: string,
  asUser: Readonly<Record<string, string>>,
  recipientId: string,
): Promise<number> {
  const quoteIds: string[] = []
  const load = { url, connections: 16, seconds: LOAD_SECONDS }
  await sendAtMost(rows(150, 5), {
    ...load,
    next: () => posting(`${REMITTANCE}/quotes`, asUser, JSON.stringify(QUOTE)),
    judge: (status, body) => {
      expecting(201)(status, body)
      quoteIds.push((JSON.parse(body.toString()) as { quoteId: string }).quoteId)
    },
  })
  // A quote without a transfer would count for none.
  return sendAtMost(quoteIds.length, {
    ...load,
    seconds: Infinity,
    next: () =>
      posting(
        `${REMITTANCE}/transfers`,
        { ...asUser, 'idempotency-key': newId() },
        JSON.stringify({
          quoteId: quoteIds.pop(),
          recipientId,
          transferReason: 'family_support',
          sourceOfFunds: 'salary',
          relationshipToRecipient: 'parent',
        }),
      ),
    judge: expecting(201),
  })
}

const AS_SCREENER = { authorization: 'Bearer sk_sandbox_demo' }

/** Builds a screening of a new person who is on no list. */
const screening = (): string =>
  JSON.stringify({
    subject: {
      external_id: `bench-${newId()}`,
      type: 'INDIVIDUAL',
      name: 'Chidi Okafor',
      date_of_birth: '1984-05-17',
      nationalities: ['NG'],
    },
    purpose: 'ONBOARDING',
  })

/** Subscribes to every event of core banking during a measurement. */
function subscriptionToAll(bank: Bank, receiver: string): Pick<Operation, 'prepare' | 'finish'> {
  let id: unknown
  return {
    async prepare() {
      const subscription = await bank.post('/webhooks/subscriptions', {
        name: 'Bench',
        url: receiver,
        events: ['*'],
        rate_limit_per_minute: 10_000,
      })
      ;({ id } = subscription)
    },
    async finish() {
      await request(`${bank.url}/webhooks/subscriptions/${String(id)}`, 'DELETE', {
        ...bank.callers[0],
        'idempotency-key': newId(),
      })
    },
  }
}

/** Deliveries of events that were published earlier, while their subscription was paused. */
function deliveries(api: string, receiver: string, count: number): Operation {
  let collected: Awaited<ReturnType<typeof collectDeliveries>>
  return {
    name: 'the delivery of a webhook, without its event',
    async prepare() {
      collected = await collectDeliveries(api, receiver, count)
    },
    run: async () => (await collected.deliver()).count,
    finish: () => collected.remove(),
  }
}
