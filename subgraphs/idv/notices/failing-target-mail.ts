import type { PlainMail } from '#kernel/mail/mail-provider.ts'

/** The target without its query, where tenants put credentials, because e-mail is not confidential. */
function shownTarget(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + pathname
}

/** The message that a webhook target of identity verification fails. */
export const failingTargetMail = (url: string): Pick<PlainMail, 'subject' | 'text'> => ({
  subject: 'Webhooks of identity verification cannot be delivered',
  text: [
    `Three attempts in a row to deliver a webhook of identity verification to ${shownTarget(url)} failed.`,
    'Further attempts follow after 1 minute, 5 minutes, 30 minutes, 1 hour and 1 hour; then the delivery has failed. You get no further message about this target before a delivery to it succeeds.',
    'GET /webhooks/deliveries of the identity verification API lists the deliveries with their errors, and POST /webhooks/deliveries/{id}/retry sends a failed one again.',
  ].join('\n\n'),
})
