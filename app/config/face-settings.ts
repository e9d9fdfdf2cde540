import type { Settings } from '#kernel/context.ts'
import type { Variable } from './variable.ts'

type Text = (name: string) => string | undefined
type Check = (name: string, isRight: boolean, must?: string) => void

const TOKEN = /^[\x21-\x7e]{1,4096}$/

/** Rows of the table of variables. */
export const FACE_VARIABLES: readonly Variable[] = [
  {
    name: 'FACE_PROVIDER_URL',
    mustBe: 'an http or https URL',
    description:
      'Service that compares the face on a document with a selfie. Each completed verification is sent in one `POST`, in JSON: `{"verificationId": "…", "document": {"contentType": "image/jpeg", "content": "…"}, "selfie": {…}, "livenessFrames": [{…}]}`, with the pictures in base64 and at most five frames. The response has status 200 and the body `{"match": {"score": 97.5, "result": "pass"}, "liveness": {"score": 99, "result": "pass"}}`, with scores from 0 to 100 and the results `pass`, `warn` or `fail`. It may be in the private network; production requires https. Without a URL the environments of `SIMULATE` simulate the comparison, and in others a reviewer decides on every verification.',
  },
  {
    name: 'FACE_PROVIDER_TOKEN',
    mustBe: 'printable ASCII characters without spaces',
    description: 'Bearer token that is sent to that service.',
  },
  {
    name: 'FACE_PROVIDER_TIMEOUT_MS',
    default: '5000',
    mustBe: 'a whole number of milliseconds from 100 to 10000',
    description:
      'Time that the service has for its response. After five failures in a row it is tried once in 30 seconds; verifications without a response are left to a reviewer.',
  },
]

/** The service that compares faces; undefined if it is not configured. */
export function faceSettings(text: Text, setting: Text, check: Check): Settings['faces'] {
  const [url, token] = [text('FACE_PROVIDER_URL'), text('FACE_PROVIDER_TOKEN')]
  check(
    'FACE_PROVIDER_URL',
    url === undefined || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
  )
  check('FACE_PROVIDER_TOKEN', token === undefined || TOKEN.test(token))
  const timeoutMs = Number(setting('FACE_PROVIDER_TIMEOUT_MS'))
  check('FACE_PROVIDER_TIMEOUT_MS', Number.isInteger(timeoutMs) && timeoutMs >= 100 && timeoutMs <= 10_000)
  return url === undefined ? undefined : { url, timeoutMs, ...(token !== undefined && { token }) }
}
