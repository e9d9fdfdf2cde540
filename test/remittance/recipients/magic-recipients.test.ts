import { beforeAll, expect, test } from '@jest/globals'
import {
  asKey,
  bearer,
  DEMO,
  QUOTE,
  REASONS,
  RECIPIENT,
  send,
  signIn,
  type Json,
  type Session,
} from '#test/e2e/support/rest.ts'
import { workspaceOf } from '#test/e2e/support/tables.ts'
import { ask, staffToken } from '#test/e2e/support/tokens.ts'
import { demoWorld, world, type TestPlatform, type World } from '#test/support/world.ts'
import { rememberedOf } from '../transfer-history.ts'

let demo: TestPlatform
let work: World['work']
let session: Session
let workspaceId: string
let staff: Readonly<Record<string, string>>

beforeAll(async () => {
  demo = await demoWorld()
  ;({ work } = await world())
  session = await signIn(demo.app, DEMO)
  staff = bearer(await staffToken(demo.app, DEMO), DEMO.id)
  workspaceId = await workspaceOf(demo.databaseName, DEMO.id)
  demo.clock.stoppedAtMs = Date.now()
})

async function transferTo(recipient: object, reasons: object = REASONS): Promise<Json> {
  const { headers } = session
  const {
    body: { quoteId },
  } = await send(demo.app, { method: 'POST', path: '/quotes', headers, body: QUOTE })
  const {
    body: { id: recipientId },
  } = await send(demo.app, {
    method: 'POST',
    path: '/recipients',
    headers,
    body: { ...RECIPIENT, ...recipient },
  })
  const { status, body, text } = await send(demo.app, {
    method: 'POST',
    path: '/transfers',
    headers,
    body: { quoteId, recipientId, ...reasons },
  })
  if (status !== 201) throw new Error(text)
  return body
}

const read = async (id: string): Promise<Json> =>
  (await send(demo.app, { method: 'GET', path: `/transfers/${id}`, headers: asKey(DEMO) })).body

const TIMELINE =
  'query Timeline($id: UUID!) { transfer(id: $id) { failureReason events { status actor reason reasonCode } } }'
const timelineOf = async (id: string): Promise<Json> =>
  (await ask(demo.app, TIMELINE, { headers: staff, variables: { id } })).data.transfer

const OK = [
  ['CREATED', 'SENDER', null, null],
  ['FUNDED', 'FUNDING_PROVIDER', null, null],
  ['PROCESSING', 'PLATFORM', null, null],
]
const COMPLETED = ['COMPLETED', 'PAYOUT_PARTNER', null, null]
const rejected = (code: string): unknown[] => [
  ...OK,
  ['FAILED', 'PAYOUT_PARTNER', 'PAYOUT_REJECTED', code],
  ['REFUNDED', 'PLATFORM', 'PAYOUT_REJECTED', code],
]

interface Scenario {
  readonly name: string
  /** Delays in milliseconds between the status checks over REST. */
  readonly looks: readonly (readonly [afterMs: number, status: string])[]
  readonly timeline: readonly unknown[]
  readonly failureReason: string | null
  readonly collection: string
  readonly payout: readonly [timesSent: number, timesReceived: number] | null
}

const SCENARIOS: readonly Scenario[] = [
  {
    name: 'Okafor',
    looks: [
      [0, 'processing'],
      [1_000, 'completed'],
      [10_000, 'completed'],
    ],
    timeline: [...OK, COMPLETED],
    failureReason: null,
    collection: 'COLLECTED',
    payout: [1, 1],
  },
  {
    name: 'test-funding-declined',
    looks: [
      [0, 'failed'],
      [60_000, 'failed'],
    ],
    timeline: [OK[0], ['FAILED', 'FUNDING_PROVIDER', 'FUNDING_DECLINED', 'AM04']],
    failureReason: 'FUNDING_DECLINED',
    collection: 'DECLINED',
    payout: null,
  },
  {
    name: 'test-payout-rejected',
    looks: [
      [0, 'refunded'],
      [60_000, 'refunded'],
    ],
    timeline: rejected('AC01'),
    failureReason: 'PAYOUT_REJECTED',
    collection: 'REFUNDED',
    payout: [1, 1],
  },
  {
    name: 'Test-Payout-ACCOUNT-closed',
    looks: [[0, 'refunded']],
    timeline: rejected('AC04'),
    failureReason: 'PAYOUT_REJECTED',
    collection: 'REFUNDED',
    payout: [1, 1],
  },
  {
    name: 'test-payout-unknown',
    looks: [
      [0, 'processing'],
      [1_000, 'processing'],
      [9_000, 'completed'],
    ],
    timeline: [...OK, COMPLETED],
    failureReason: null,
    collection: 'COLLECTED',
    payout: [1, 1],
  },
  {
    name: 'test-payout-lost',
    looks: [
      [0, 'processing'],
      [1_000, 'processing'],
      [9_000, 'completed'],
    ],
    timeline: [...OK, COMPLETED],
    failureReason: null,
    collection: 'COLLECTED',
    payout: [2, 1],
  },
  {
    name: 'test-payout-unknown-rejected',
    looks: [
      [0, 'processing'],
      [1_000, 'processing'],
      [9_000, 'refunded'],
    ],
    timeline: rejected('AC01'),
    failureReason: 'PAYOUT_REJECTED',
    collection: 'REFUNDED',
    payout: [1, 1],
  },
  {
    name: 'test-payout-returned',
    looks: [
      [0, 'processing'],
      [1_000, 'completed'],
      [2_500, 'refunded'],
      [60_000, 'refunded'],
    ],
    timeline: [...OK, COMPLETED, ['REFUNDED', 'PAYOUT_PARTNER', 'RETURNED_BY_BANK', 'AC06']],
    failureReason: 'RETURNED_BY_BANK',
    collection: 'REFUNDED',
    payout: [1, 1],
  },
  {
    name: 'test-payout-slow',
    looks: [
      [0, 'processing'],
      [20_000, 'processing'],
      [60_000, 'completed'],
    ],
    timeline: [...OK, COMPLETED],
    failureReason: null,
    collection: 'COLLECTED',
    payout: [1, 1],
  },
]

for (const { name, looks, timeline, failureReason, collection, payout } of SCENARIOS) {
  test(`a transfer to ${name} has the statuses ${looks.map(([, status]) => status).join(', ')}`, async () => {
    const created = await transferTo({ lastName: name })

    const seen: unknown[] = []
    for (const [afterMs] of looks) {
      for (let restMs = afterMs; restMs > 0; restMs -= 1_000) await work(Math.min(restMs, 1_000))
      await work()
      seen.push((await read(created.id)).status)
    }

    expect(seen).toEqual(looks.map(([, status]) => status))
    const { events, failureReason: reason } = await timelineOf(created.id)
    expect(
      events.map(({ status, actor, reason, reasonCode }: Json) => [status, actor, reason, reasonCode]),
    ).toEqual(timeline)
    expect(reason).toBe(failureReason)
    const remembered = await rememberedOf({ ...demo, workspaceId }, created.reference)
    expect(remembered.collection).toBe(collection)
    expect(remembered.payout && [remembered.payout.timesSent, remembered.payout.timesReceived]).toEqual(
      payout ?? undefined,
    )
    // REST returns two fields of each timeline item, although the graph has more.
    for (const event of (await read(created.id)).events) expect(Object.keys(event)).toEqual(['status', 'at'])
  }, 60_000)
}

test('a business can have a magic name, and a name that only starts with one is not magic', async () => {
  const business = await transferTo({
    firstName: undefined,
    lastName: undefined,
    businessName: 'TEST-PAYOUT-REJECTED',
  })
  const similar = await transferTo({ lastName: 'test-payout-rejected-not' })

  await work()
  await work(1_000)

  expect([(await read(business.id)).status, (await read(similar.id)).status]).toEqual([
    'refunded',
    'completed',
  ])
})

test('the collected amount is amount plus fee, and the payout is the received amount', async () => {
  const created = await transferTo({})
  await work()

  const { payout } = await rememberedOf({ ...demo, workspaceId }, created.reference)
  const [collection] = await demo.database.read<{ amount: bigint; currency: string }>(
    workspaceId,
    'select amount_minor as amount, currency from remittance.simulated_collections where workspace_id = $1 and reference = $2',
    [workspaceId, created.reference],
  )

  expect(payout!.amountMinor).toBe(BigInt(created.receiveAmount.replace('.', '')))
  expect(collection).toEqual({ amount: 10_249n, currency: 'USD' })
})
