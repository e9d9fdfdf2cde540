import { send, type OutboundResult } from '#kernel/outbound/send.ts'
import type { Worker } from '#kernel/subgraph.ts'
import { signals, spanned } from '#kernel/telemetry.ts'
import { headersOf } from '../rules/signatures.ts'
import { targetRules } from '../rules/target.ts'
import { verdictOn, verdictUnsent, type Unsent, type Verdict } from '../rules/verdict.ts'
import { openBody, openSecret } from '../secrets.ts'
import type { Claimed } from './claim-deliveries.ts'
import { recordAttempt } from './record-attempts.ts'

/** Sends a claimed delivery once and writes down what came of it. Never rejects. */
export const attemptDelivery = (worker: Worker, attempt: Claimed): Promise<void> =>
  spanned({ name: 'events.attempt_delivery', isRoot: true, attributes: { 'fiducia.event_id': attempt.eventId, 'fiducia.attempt': attempt.number } }, () => attempted(worker, attempt))

const outcomeOf = (isUnsent: boolean, { status }: Verdict): 'delivered' | 'retrying' | 'failed' | 'not_sent' => {
  if (isUnsent) return 'not_sent'
  return status === 'DELIVERED' ? 'delivered' : status === 'PENDING' ? 'retrying' : 'failed'
}

async function attempted(worker: Worker, attempt: Claimed): Promise<void> {
  const startedMs = performance.now()
  const result = await sent(worker, attempt)
  const endedAt = worker.now()
  const tried = { service: attempt.service, retries: attempt.retries, number: attempt.number, at: endedAt, delayScale: worker.settings.webhooks.delayScale, random: Math.random() }
  const verdict = 'unsent' in result ? verdictUnsent(result.unsent, tried) : verdictOn(result, tried)
  const durationMs = performance.now() - startedMs
  signals.attempt.tell({ service: attempt.service, outcome: outcomeOf('unsent' in result, verdict), durationMs })
  await recordAttempt(worker, { attempt, verdict, endedAt, durationMs: Math.round(durationMs) })
}

async function sent(worker: Worker, { workspaceId, deliveryId, ...attempt }: Claimed): Promise<OutboundResult | { readonly unsent: Unsent }> {
  if (attempt.body === null) return { unsent: 'erased' }
  try {
    const { environment } = (await worker.within(workspaceId)).actor
    const body = openBody(worker.keys, workspaceId, deliveryId, attempt.body)
    const result = await send({
      url: attempt.url,
      method: 'POST',
      headers: headersOf(attempt.service, { ...attempt, ...secretsOf(worker, { workspaceId, deliveryId, ...attempt }), body, at: worker.now() }),
      body,
      rules: targetRules(environment, worker.settings.webhooks),
      timeoutMs: worker.settings.webhooks.timeoutMs,
      signal: worker.signal,
    })
    return 'failure' in result && worker.signal.aborted ? { unsent: 'stopped' } : result
  } catch (error) {
    worker.log({ error, workspaceId, deliveryId }, 'a webhook could not be made ready to send and will be tried again')
    return { unsent: 'not_sent' }
  }
}

function secretsOf({ keys, now }: Worker, { workspaceId, subscriptionId, secret, previousSecret, previousSecretUntil }: Claimed): { secret: string; previousSecret: string | undefined } {
  const open = (sealed: string): string => openSecret(keys, workspaceId, subscriptionId, sealed)
  const holdsStill = previousSecret !== null && previousSecretUntil !== null && previousSecretUntil > now()
  return { secret: open(secret), previousSecret: holdsStill ? open(previousSecret) : undefined }
}
