import type { Keyring } from '#kernel/security/keyring.ts'
import { createConnectionPool } from '#kernel/outbound/connection-pool.ts'
import { send } from '#kernel/outbound/send.ts'
import type { OutboundResult } from '#kernel/outbound/request.ts'
import type { Worker } from '#kernel/jobs/job.ts'
import { signals, withSpan } from '#kernel/telemetry.ts'
import { headersOf } from '#webhooks/rules/signatures.ts'
import { targetRules } from '#kernel/outbound/target.ts'
import { verdictOn, verdictUnsent, type Unsent, type DeliveryVerdict } from '#webhooks/rules/verdict.ts'
import { openBody, openSecret } from '#webhooks/secrets.ts'
import type { ClaimedDelivery, SealedSecrets } from './claim-deliveries.ts'
import type { TriedAttempt } from './write-results.ts'

/** Connections are reused, because receivers get many deliveries in a row. The address is checked at every attempt. */
const pool = createConnectionPool()

/** Sends a claimed delivery once. Never rejects. */
export const attemptDelivery = (worker: Worker, attempt: ClaimedDelivery): Promise<TriedAttempt> =>
  withSpan(
    {
      name: 'webhooks.attempt_delivery',
      isRoot: true,
      attributes: { 'fiducia.event_id': attempt.eventId, 'fiducia.attempt': attempt.number },
    },
    () => runAttempt(worker, attempt),
  )

const outcomeOf = (
  isUnsent: boolean,
  { status }: DeliveryVerdict,
): 'delivered' | 'retrying' | 'failed' | 'not_sent' => {
  if (isUnsent) return 'not_sent'
  return status === 'DELIVERED' ? 'delivered' : status === 'PENDING' ? 'retrying' : 'failed'
}

async function runAttempt(worker: Worker, attempt: ClaimedDelivery): Promise<TriedAttempt> {
  const startedMs = performance.now()
  const result = await sendAttempt(worker, attempt)
  const endedAt = worker.now()
  const tried = {
    service: attempt.service,
    retries: attempt.retries,
    number: attempt.number,
    at: endedAt,
    delayScale: worker.settings.webhooks.delayScale,
    random: Math.random(),
  }
  const verdict = 'unsent' in result ? verdictUnsent(result.unsent, tried) : verdictOn(result, tried)
  const durationMs = performance.now() - startedMs
  signals.attempt.publish({
    service: attempt.service,
    outcome: outcomeOf('unsent' in result, verdict),
    durationMs,
  })
  return { attempt, verdict, endedAt, durationMs: Math.round(durationMs) }
}

async function sendAttempt(
  worker: Worker,
  attempt: ClaimedDelivery,
): Promise<OutboundResult | { readonly unsent: Unsent }> {
  const { workspaceId, deliveryId } = attempt
  if (attempt.body === null) return { unsent: 'erased' }
  try {
    const { environment } = (await worker.contextIn(workspaceId)).actor
    const at = worker.now()
    const body = openBody(worker.keys, workspaceId, deliveryId, attempt.body)
    const result = await send(
      {
        url: attempt.url,
        method: 'POST',
        headers: headersOf(attempt.service, {
          eventId: attempt.eventId,
          eventName: attempt.eventName,
          ...secretsAt(at, worker.keys, attempt),
          body,
          at,
        }),
        body,
        rules: targetRules(environment, worker.settings.webhooks),
        timeoutMs: worker.settings.webhooks.timeoutMs,
        signal: worker.signal,
      },
      { pool },
    )
    return 'failure' in result && worker.signal.aborted ? { unsent: 'stopped' } : result
  } catch (error) {
    worker.log({ error, workspaceId, deliveryId }, 'failed to prepare a webhook delivery; it will be retried')
    return { unsent: 'not_sent' }
  }
}

interface OpenedSecrets {
  readonly secret: string
  readonly previousSecret: string | undefined
}

const opened = new WeakMap<SealedSecrets, OpenedSecrets>()

/** Decrypted once for all deliveries of a claim. */
function decryptSecrets(keys: Keyring, { workspaceId, sealed }: ClaimedDelivery): OpenedSecrets {
  const known = opened.get(sealed)
  if (known) return known
  const open = (each: string): string => openSecret(keys, workspaceId, sealed.ownerId, each)
  const secrets = {
    secret: open(sealed.secret),
    previousSecret: sealed.previousSecret === null ? undefined : open(sealed.previousSecret),
  }
  opened.set(sealed, secrets)
  return secrets
}

function secretsAt(at: Date, keys: Keyring, attempt: ClaimedDelivery): OpenedSecrets {
  const { secret, previousSecret } = decryptSecrets(keys, attempt)
  const { previousSecretUntil } = attempt.sealed
  return {
    secret,
    previousSecret: previousSecretUntil !== null && previousSecretUntil > at ? previousSecret : undefined,
  }
}
