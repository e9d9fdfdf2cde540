import type { Context } from '#kernel/context.ts'
import { createSemaphore, type Semaphore } from '#kernel/concurrency/semaphore.ts'
import { createConnectionPool } from '#kernel/outbound/connection-pool.ts'
import type { OutboundResult } from '#kernel/outbound/request.ts'
import { send } from '#kernel/outbound/send.ts'
import type { FaceSettings } from '#idv/settings.ts'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import type { FaceProvider, PictureToCompare, FacesToCompare } from './faces.ts'
import { faceResultOf } from './face-response.ts'

/** Each request holds several pictures in memory. */
const CONCURRENCY = 4
const WAITING_MAX = 32
const FRAMES_MAX = 5
const CIRCUIT = { failuresMax: 5, openMs: 30_000 }
/** A response with another status below 500 refuses the pictures and does not mean that the provider fails. */
const FAILURES: ReadonlySet<number> = new Set([401, 403, 404, 408, 429])

interface ProviderState {
  readonly circuit: CircuitBreaker
  readonly semaphore: Semaphore
}

const pool = createConnectionPool()
const states = new WeakMap<FaceSettings, ProviderState>()

/** The state of a provider in this process; it lives as long as the settings. */
function stateOf(settings: FaceSettings): ProviderState {
  const known = states.get(settings)
  if (known) return known
  const state = {
    circuit: createCircuitBreaker(CIRCUIT),
    semaphore: createSemaphore({
      permits: CONCURRENCY,
      waitingMax: WAITING_MAX,
      waitMs: settings.timeoutMs,
    }),
  }
  states.set(settings, state)
  return state
}

/** Compares faces by a service with an HTTP interface. docs/configuration.md describes the request and the response. */
export const httpFaces = (settings: FaceSettings): FaceProvider => ({
  async compare(ctx, faces) {
    const { circuit, semaphore } = stateOf(settings)
    return semaphore.run(1, async () => {
      if (!circuit.admits(performance.now())) throw new Error('The face provider fails and is not called.')
      const result = await request(ctx, settings, faces)
      const status = 'response' in result ? result.response.status : undefined
      const parsed =
        'response' in result && status === 200 ? faceResultOf(result.response.excerpt) : undefined
      if (parsed || isRefusal(status)) circuit.recordSuccess()
      // A cancelled request reveals nothing about the provider.
      else if (!('failure' in result && result.failure === 'aborted'))
        circuit.recordFailure(performance.now())
      if (!parsed) throw new Error(`The face provider gave no result: ${messageOf(result)}`)
      return parsed
    })
  },
})

const isRefusal = (status: number | undefined): boolean =>
  status !== undefined && status >= 400 && status < 500 && !FAILURES.has(status)

const messageOf = (result: OutboundResult): string =>
  'failure' in result ? result.message : `It responded with status ${result.response.status}.`

function request(
  { actor, signal, deadlineAt }: Context,
  { url, token, timeoutMs }: FaceSettings,
  { verificationId, document, selfie, livenessFrames }: FacesToCompare,
): Promise<OutboundResult> {
  return send(
    {
      url,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({
        verificationId,
        document: pictureOf(document),
        selfie: pictureOf(selfie),
        livenessFrames: livenessFrames.slice(0, FRAMES_MAX).map(pictureOf),
      }),
      rules: { httpsOnly: actor.environment === 'production', allowsLoopback: true, allowsPrivate: true },
      timeoutMs: Math.max(1, Math.min(timeoutMs, deadlineAt - Date.now())),
      signal,
    },
    { pool },
  )
}

const pictureOf = ({ format, content }: PictureToCompare) => ({
  contentType: `image/${format.toLowerCase()}`,
  content: Buffer.from(content).toString('base64'),
})
