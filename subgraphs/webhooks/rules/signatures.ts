import { createHmac, createSecretKey } from 'node:crypto'
import type { Service } from '#kernel/principal.ts'

/** Input of a signature: the exact body, the time, and the secrets in plain text. */
export interface Signed {
  readonly eventId: string
  readonly eventName: string
  readonly body: string
  readonly at: Date
  readonly secret: string
  /** The previous secret, while receivers may still verify with it. */
  readonly previousSecret: string | undefined
}

const SHOWN_PREFIX = 'whsec_'

/**
 * Headers of one attempt. Every delivery has the headers of Standard Webhooks 1.0. compliance and idv add their own single
 * signature, made with the previous secret during the overlap.
 */
export function headersOf(service: Service, signed: Signed): Record<string, string> {
  const timestamp = String(Math.floor(signed.at.getTime() / 1_000))
  return {
    'content-type': 'application/json',
    'user-agent': 'Fiducia-Webhooks/1.0',
    'webhook-id': signed.eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': secretsOf(signed)
      .map(secret => `v1,${standardSignature(secret, signed, timestamp)}`)
      .join(' '),
    ...ownHeaders(service, signed, timestamp),
  }
}

/** Newest secret first. */
const secretsOf = ({ secret, previousSecret }: Signed): string[] =>
  previousSecret === undefined ? [secret] : [secret, previousSecret]

const standardSignature = (secret: string, { eventId, body }: Signed, timestamp: string): string =>
  createHmac('sha256', createSecretKey(secret.slice(SHOWN_PREFIX.length), 'base64'))
    .update(`${eventId}.${timestamp}.${body}`)
    .digest('base64')

function ownHeaders(
  service: Service,
  { eventId, eventName, body, secret, previousSecret }: Signed,
  timestamp: string,
): Record<string, string> {
  const hmacHex = (text: string): string =>
    createHmac('sha256', previousSecret ?? secret)
      .update(text)
      .digest('hex')
  switch (service) {
    case 'compliance':
      return { 'x-webhook-signature': hmacHex(body) }
    case 'idv':
      return {
        'x-signature': hmacHex(`${timestamp}.${body}`),
        'x-signature-algorithm': 'sha256',
        'x-timestamp': timestamp,
        'x-webhook-id': eventId,
        'x-event-type': eventName,
      }
    default:
      return {}
  }
}
