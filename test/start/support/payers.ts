import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { quote, recipient, session, transfer, type HttpResponse, type Headers } from './client.ts'

interface Payment {
  readonly key: string
  readonly body: { readonly quoteId: string; readonly recipientId: string }
  response?: HttpResponse
}

export interface Payers {
  readonly user: Headers
  readonly payments: readonly Payment[]
  /**
   * Responses other than 201 and a regular 503: the latter needs Retry-After and the service's error body.
   */
  readonly unexpected: readonly string[]
  /** Waits until this many more transfers have been confirmed with 201. */
  waitForTransfers(more: number): Promise<void>
  /** Starts no new requests; repeats the pending ones under their keys until each has a response. */
  finish(): Promise<void>
}

const CONTENDERS = 4
/** Small enough that thousands of transfers stay within the daily limit of the demonstration's user. */
const SMALL = '1.00'
const PAUSE_MS = 50
const TIMEOUT_MS = 60_000

/**
 * Sends quotes and transfers continuously to the URLs in turn. Each has a key, under which it is repeated
 * until it has a response.
 */
export async function payers(...urls: readonly [string, ...string[]]): Promise<Payers> {
  const [url] = urls
  let turn = 0
  const next = (): string => urls[turn++ % urls.length]!
  const user = await session(url)
  const recipientId = await recipient(url, user)
  const payments: Payment[] = []
  const unexpected: string[] = []
  let isFinishing = false

  async function retryUntilConfirmed(
    ask: (key: Headers) => Promise<HttpResponse>,
    key: string,
  ): Promise<HttpResponse> {
    const failures = new Map<string, number>()
    for (
      const deadline = performance.now() + TIMEOUT_MS;
      performance.now() < deadline;
      await sleep(PAUSE_MS)
    ) {
      const response = await ask({ ...user, 'idempotency-key': key }).catch((error: unknown) =>
        String((error as Error).cause ?? error),
      )
      if (typeof response === 'string') {
        failures.set(response, (failures.get(response) ?? 0) + 1)
        continue
      }
      if (response.status === 201) return response
      failures.set(response.text, (failures.get(response.text) ?? 0) + 1)
      if (!isExpected(response)) unexpected.push(`${response.status} ${response.text}`)
    }
    throw new Error(
      `no response came under a key within ${TIMEOUT_MS} ms: ${[...failures].map(([text, times]) => `${times} times ${text}`).join(' | ')}`,
    )
  }

  async function pay(): Promise<void> {
    while (!isFinishing) {
      const {
        body: { quoteId },
      } = await retryUntilConfirmed(
        headers => quote(next(), headers, undefined, SMALL),
        `quote-${randomUUID()}`,
      )
      const payment: Payment = { key: `transfer-${randomUUID()}`, body: { quoteId, recipientId } }
      payments.push(payment)
      payment.response = await retryUntilConfirmed(
        headers => transfer(next(), headers, payment.body),
        payment.key,
      )
    }
  }

  const all = Promise.all(Array.from({ length: CONTENDERS }, pay))
  all.catch(() => undefined)
  const count = (): number => payments.filter(({ response }) => response).length
  return {
    user,
    payments,
    unexpected,
    async waitForTransfers(more) {
      const enough = count() + more
      while (count() < enough) await Promise.race([all, sleep(10)])
    },
    async finish() {
      isFinishing = true
      await all
    },
  }
}

/**
 * Whether a restart explains the response: the service is down, or an equal request from before it still
 * holds the key.
 */
function isExpected({ status, headers, body }: HttpResponse): boolean {
  const isOwn =
    Object.keys(body ?? {})
      .sort()
      .join() === 'code,error'
  return (
    isOwn &&
    headers['retry-after'] !== undefined &&
    (status === 503 || body.code === 'IDEMPOTENCY_IN_PROGRESS')
  )
}
