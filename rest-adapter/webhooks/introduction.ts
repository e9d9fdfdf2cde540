import type { Dialect } from '#rest-adapter/dialect.ts'
import { formatOf, type DeliveryFormat } from './delivery-format.ts'

const OF_SUBSCRIPTION =
  'A webhook subscription consists of a URL and a list of events; each event is sent to the URL as a signed POST request with a JSON body.'

/** How a receiver verifies a delivery. */
const STANDARD = `**Signature.** Deliveries follow [Standard Webhooks](https://www.standardwebhooks.com). \`webhook-signature\` contains \`v1,\` followed by the base64 of the HMAC-SHA256 of \
\`{webhook-id}.{webhook-timestamp}.{raw body}\`, keyed with the bytes that follow \`whsec_\` in the secret, in base64. Compute it over the raw body, compare in \
constant time, and reject a \`webhook-timestamp\` that is more than five minutes off. After a rotation both secrets are valid for 24 hours: the header then contains two signatures \
separated by a space, of which one must match.`

/** How a receiver verifies a signature of only the body. */
const OF_BODY = `**Signature.** \`X-Webhook-Signature\` is the HMAC-SHA256 of the raw body in hexadecimal digits, keyed with the whole secret, including \`whsec_\`. Compute it over \
the raw body, compare in constant time, and reject a signature that does not match. For 24 hours after a rotation the previous secret is used, so you have time to replace it. \
The headers of [Standard Webhooks](https://www.standardwebhooks.com) are also sent, for receivers that use a library: during these 24 hours \`webhook-signature\` contains signatures with both secrets, \
and \`webhook-id\` is the id of the event.`

const RESPONSES = `**Responses.** A 2xx status within 30 seconds is success. Any other response is a failure, including redirects, which are never followed. 410 disables the subscription: pending deliveries \
fail, and no new ones are created until its status is set to ACTIVE.

**Attempts.** The first attempt is made immediately. After failures, further attempts follow after 1 minute, 5 minutes, 30 minutes, 2 hours and 12 hours, each delay extended by up to a tenth, \
or by more if a 429 or 503 response requests it with \`Retry-After\`. After the sixth failure the delivery has failed and can be retried manually.`

const ORDER = `**Order.** Each event is delivered at least once, with the same \`webhook-id\` and the same bytes on every attempt, so a receiver can discard duplicates. Events may arrive out of \
order; \`sequence\` numbers the events of one resource.`

const ORDER_OF_BODY = `**Order.** Each event is delivered at least once. The \`id\` in the body identifies the delivery and is the same on every attempt, including manual retries, so a receiver can discard duplicates. Events may \
arrive out of order; \`timestamp\` is the time of the event.`

const OF_TARGET = `Events are sent as signed POST requests with a JSON body to the \`webhookUrl\` of the settings. A verification with a \`callbackUrl\` sends its events, and those of its fraud alerts, \
there instead. Events are sent about final statuses and fraud alerts only, not about pictures or intermediate steps.`

/** How a receiver verifies a signature of the time and the body. */
const TIMESTAMPED = `**Signature.** \`X-Signature\` is the HMAC-SHA256 of \`{X-Timestamp}.{raw body}\` in hexadecimal digits, keyed with the whole secret, including \`whsec_\`. \`POST /settings/webhook-secret\` returns \
the secret. Compute the signature over the raw body, compare in constant time, and reject an \`X-Timestamp\` that is more than 300 seconds off. For 24 hours after a rotation the previous secret is used, \
so you have time to replace it, unless the rotation revoked it. The headers of [Standard Webhooks](https://www.standardwebhooks.com) are also sent, for receivers that use a library: during these 24 hours \
\`webhook-signature\` contains signatures with both secrets.`

const TARGET_RESPONSES = `**Responses.** A 2xx status within 30 seconds is success. Any other response is a failure, including redirects, which are never followed.

**Attempts.** The first attempt is made immediately. After failures, five further attempts follow after 1 minute, 5 minutes, 30 minutes, 1 hour and 1 hour, each delay extended by up to a tenth, or by more if \
a 429 or 503 response requests it with \`Retry-After\`. After the sixth failure the delivery has failed and can be retried manually. After three failed attempts in a row to one URL, the \
\`notificationEmail\` of the settings gets one e-mail, and none again before a success.`

const ORDER_OF_TARGET = `**Order.** Each event is delivered at least once, with the same \`id\` and the same bytes on every attempt, so a receiver can discard duplicates. Events may arrive out of order; \`timestamp\` is the \
time of the event.`

const INTRODUCTIONS: Readonly<Record<DeliveryFormat, readonly string[]>> = {
  standard: [OF_SUBSCRIPTION, STANDARD, RESPONSES, ORDER],
  'signed-body': [OF_SUBSCRIPTION, OF_BODY, RESPONSES, ORDER_OF_BODY],
  'signed-timestamp': [OF_TARGET, TIMESTAMPED, TARGET_RESPONSES, ORDER_OF_TARGET],
}

/** Introduction to webhooks for receivers. */
export const webhookIntroduction = (dialect: Pick<Dialect, 'deliveries'>): string =>
  INTRODUCTIONS[formatOf(dialect)].join('\n\n')
