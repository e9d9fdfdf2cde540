import { createHmac } from 'node:crypto'
import { command } from '#kernel/command.ts'
import { newId } from '#kernel/id.ts'
import { raiseAlert } from '#idv/alerts/raise-alert.ts'
import type { ReadableVerification } from '#idv/verifications/details.ts'
import { endVerification } from '#idv/verifications/end-verification.ts'
import { lockVerification } from '#idv/verifications/verification-rows.ts'
import { send, type Json, type RestResponse } from '#test/e2e/support/rest.ts'
import { tenant, type Tenant } from '#test/webhooks/given.ts'
import type { Received } from '#test/webhooks/receiver.ts'

/** A tenant with a key of identity verification. */
export interface WebhookTenant extends Omit<Tenant, 'call'> {
  call(method: string, path: string, body?: unknown): Promise<RestResponse>
  /** Opens a verification; returns it. */
  open(more?: object): Promise<Json>
  /** Ends a verification as a decision does. */
  end(id: string, change: Ending): Promise<void>
  /** Raises a fraud alert of a verification. */
  alert(id: string): Promise<void>
  /** A new secret, as its rotation returns it. */
  secret(given?: object): Promise<string>
}

type Ending = Partial<ReadableVerification> & Pick<Parameters<typeof endVerification>[2], 'status'>

export const APPROVED: Ending = {
  status: 'VERIFIED',
  decision: 'AUTO_APPROVE',
  decisionReason: 'SCORE_ABOVE_THRESHOLD',
  overallScore: 97.35,
}

const end = command(async (tx, { id, change }: { id: string; change: Ending }) => {
  await endVerification(tx, await lockVerification(tx, id), change)
})

const alert = command(async (tx, { id }: { id: string }) =>
  raiseAlert(tx, await lockVerification(tx, id), {
    alertType: 'DUPLICATE_DOCUMENT',
    severity: 'HIGH',
    description: 'Another person has presented a document with the same number and issuer.',
  }),
)

export async function webhookTenant(): Promise<WebhookTenant> {
  const here = await tenant()
  here.clock.stoppedAtMs ??= Date.now()
  const headers = await here.key({ service: 'idv' })
  const call: WebhookTenant['call'] = (method, path, body) =>
    send(here.app, { method, path, base: '/api/v1/idv', headers, body })
  const created = async (path: string, body: object): Promise<Json> => {
    const { status, text, body: result } = await call('POST', path, body)
    if (status !== 201) throw new Error(text)
    return result
  }
  return {
    ...here,
    headers,
    call,
    open: more => created('/verifications', { externalId: `person-${newId()}`, ...more }),
    end: (id, change) => end(here.platformContext, { id, change }),
    alert: id => alert(here.platformContext, { id }),
    secret: async (given = {}) => (await created('/settings/webhook-secret', given)).secret,
  }
}

/** Whether the delivery is signed with this secret as the interface specification says. */
export const isSignedWith = (secret: string, { headers, body }: Received): boolean =>
  headers['x-signature'] ===
  createHmac('sha256', secret)
    .update(`${headers['x-timestamp'] as string}.${body}`)
    .digest('hex')

/** Milliseconds after which a receiver gets the attempt that follows a pause of these minutes, with the delays of tests. */
export const afterMinutes = ({ platform }: WebhookTenant, minutes: number): number =>
  Math.ceil(minutes * 60_000 * platform.source.settings.webhooks.delayScale * 1.1) + 1

/** The events in the order of their names, because deliveries may arrive in any order. */
export const eventsOf = (received: readonly Received[]): string[] =>
  received.map(({ body }) => (JSON.parse(body) as { eventType: string }).eventType).sort()
