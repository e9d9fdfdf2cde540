import autocannon from 'autocannon'
import { startEmbeddedPlatform, type Environment } from './environment.ts'
import { table, verdict } from './table.ts'
import { rounds, rows } from './effort.ts'

const TENANT = { 'x-tenant-id': '11111111-1111-4111-8111-111111111111' }
const JSON_TYPE = { 'content-type': 'application/json' }
const AS_TENANT = { ...TENANT, ...JSON_TYPE, authorization: 'Bearer svc_sandbox_demo' }
const DELIVERIES = rows(4_000)
const ROUNDS = rounds(3)
const CONCURRENCY = 64
const TIMEOUT_MS = 120_000
/** Time that the relay gets to create the deliveries of all published events. */
const COLLECTED_MS = 4_000

interface Seen {
  readonly count: number
  readonly first: number
  readonly last: number
}

async function request<Body>(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<Body> {
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as Body
}

/** Opens a session of the demonstration's verified user. */
async function session(api: string): Promise<string> {
  const { token } = await request<{ token: string }>(
    `${api}/auth/partner-token`,
    'POST',
    { ...JSON_TYPE, 'x-partner-api-key': 'pk_sandbox_demo' },
    { partnerUserId: 'verified-user', returnUrl: 'https://app.demo.example/done' },
  )
  return (await request<{ token: string }>(`${api}/auth/exchange-token`, 'POST', JSON_TYPE, { token })).token
}

async function untilReceived(receiver: string, count: number): Promise<Seen> {
  for (const begun = performance.now(); performance.now() - begun < TIMEOUT_MS;) {
    const seen = await request<Seen>(receiver, 'GET', {})
    if (seen.count >= count) return seen
    await new Promise(resolve => setTimeout(resolve, 50))
  }
  throw new Error(`${count} deliveries did not arrive within ${TIMEOUT_MS} ms.`)
}

const perSecond = ({ count, first, last }: Seen): number => ((count - 1) * 1_000) / (last - first)
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Collects events while the subscription is paused, then has them delivered to one receiver that responds at
 * once.
 */
async function delivered(api: string, receiver: string): Promise<Seen> {
  const subscription = await request<{ id: string }>(`${api}/webhooks/subscriptions`, 'POST', AS_TENANT, {
    name: 'Bench',
    url: receiver,
    events: ['recipient.created'],
    rateLimitPerMinute: 10_000,
  })
  const at = `${api}/webhooks/subscriptions/${subscription.id}`
  // A successful delivery raises the concurrency for a receiver. The measurement is of a receiver that has
  // had one.
  await request(`${at}/test`, 'POST', AS_TENANT)
  await untilReceived(receiver, 1)
  await request(at, 'PUT', AS_TENANT, { status: 'PAUSED' })
  const recipient = {
    firstName: 'Chidi',
    lastName: 'Okafor',
    country: 'NG',
    currency: 'NGN',
    payoutMethod: 'BANK_ACCOUNT',
    bankCode: '058',
    accountNumber: '0000014570',
  }
  const created = await autocannon({
    url: `${api}/recipients`,
    method: 'POST',
    headers: { ...TENANT, ...JSON_TYPE, authorization: `Bearer ${await session(api)}` },
    body: JSON.stringify(recipient),
    connections: 16,
    amount: DELIVERIES,
  })
  if (created.non2xx > 0) throw new Error(`${created.non2xx} recipients were refused.`)
  await new Promise(resolve => setTimeout(resolve, COLLECTED_MS))
  await request(receiver, 'DELETE', {})
  await request(at, 'PUT', AS_TENANT, { status: 'ACTIVE' })
  const seen = await untilReceived(receiver, DELIVERIES)
  await request(at, 'DELETE', AS_TENANT)
  return seen
}

/** Compares deliveries a second to one receiver with a loop that only sends. */
export async function webhooks(environment: Environment): Promise<string> {
  // The platform delivers to loopback addresses only when it runs on its embedded database.
  const platform = await startEmbeddedPlatform(environment)
  const receiving = await environment.launch(['tools/bench/receiver.ts'], {}, 'the receiver listens at')
  const receiver = /the receiver listens at (\S+)/.exec(receiving.out())![1]!
  const ours: number[] = []
  const raw: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(perSecond(await delivered(`${platform.url}/api/v1/remittance`, receiver)))
    await request(receiver, 'DELETE', {})
    const body = JSON.stringify({
      id: 'x'.repeat(36),
      event: 'recipient.created',
      timestamp: new Date(),
      sequence: 1,
      data: 'x'.repeat(400),
    })
    await environment.launch(
      ['tools/bench/raw-sender.ts'],
      { RAW: JSON.stringify({ url: receiver, body, times: DELIVERIES, atOnce: CONCURRENCY }) },
      'all are sent',
    )
    raw.push(perSecond(await untilReceived(receiver, DELIVERIES)))
  }
  return [
    table([
      ['', 'deliveries/s (median)', 'least-most'],
      ...[['the platform', ours] as const, ['a loop around undici', raw] as const].map(([name, all]) => [
        name,
        median(all).toFixed(0),
        `${Math.min(...all).toFixed(0)}-${Math.max(...all).toFixed(0)}`,
      ]),
    ]),
    '',
    verdict('Deliveries, ratio', median(ours) / median(raw), 0.4),
  ].join('\n')
}
