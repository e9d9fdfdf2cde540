import type { Dialect, RestFailure } from '#rest-adapter/dialect.ts'
import { KEY_AND_STAFF } from '#rest-adapter/key-and-staff-credentials.ts'

const DESCRIPTION = `Verifies the identity of a person: reads the document, checks its machine readable zone, bar code and chip, compares it with a selfie, screens the name, and decides with a score whose parts add up.

**A verification** is opened, filled with pictures and completed within 24 hours: the document's front, its back where the type needs one, a selfie, then \`complete\`. Both the UUID in \`id\` and the \`reference\` (\`ver_\` and 26 characters) are accepted in every path.

**The API key** is valid on the host of its environment: \`test_\` keys on sandbox hosts, \`live_\` keys on production hosts; on the other host the error is 403. \`X-Tenant-ID\` is the id of the tenant; without a valid one, the error is 401 \`TENANT_NOT_FOUND\`.

**Sandbox.** An \`externalId\` with one of these prefixes forces the outcome with any picture of the right size: \`test-approve-\`, \`test-reject-\`, \`test-review-\`, \`test-expire-\` (the session ends after two seconds), \`test-spoof-\` (liveness fails), \`test-face-\` (the faces differ). In production a prefix means nothing.

**Errors** have the body \`{code, error, details?}\`; \`details\` names the \`field\` and its \`constraint\`, or \`retryAfter\` in seconds.

**Lists** are sorted newest first and return 50 items per page, or up to 200 with \`limit\`. While \`hasMore\` is true, pass \`nextCursor\` as \`cursor\` to get the next page.

**Fields** without a value are left out.

**People.** With an API key, send \`X-Actor\` with the person who acts; without it, the key itself is recorded. Reviews require the scope \`idv:decide\`.
`

/** Clients look for this text in the message about a malformed id. */
const INVALID_ID = 'invalid verification id'

/** The message, which says so when the id of a verification is malformed. */
function messageOf({ message, issues, path }: RestFailure): string {
  const isOfVerification = /\/verifications\//.test(path)
  return isOfVerification && issues.some(({ field }) => field === 'id')
    ? `${INVALID_ID}: ${message}`
    : message
}

function detailsOf({
  issues: [issue],
  retryAfterS,
}: RestFailure): Readonly<Record<string, unknown>> | undefined {
  if (issue) return { field: issue.field, constraint: issue.reason }
  return retryAfterS === undefined ? undefined : { retryAfter: Math.ceil(retryAfterS) }
}

/** The dialect of identity verification: camelCase, lower-case enums, missing values left out, errors with a code. */
export const dialect: Dialect = {
  basePath: '/api/v1/idv',
  version: '1.0.0',
  title: 'Identity Verification Service',
  description: DESCRIPTION,
  names: 'camelCase',
  enums: 'lowercase',
  money: 'text',
  missingValues: 'omit',
  pages: 'flat',
  deliveries: 'signed-timestamp',
  namesInvalidValues: true,
  failure: failure => {
    const details = detailsOf(failure)
    return { code: failure.code, error: messageOf(failure), ...(details && { details }) }
  },
  failureSchema: {
    component: 'Error',
    type: 'object',
    about: 'Why a request was refused.',
    properties: {
      code: {
        type: 'string',
        description: 'Machine-readable code of the error; codes do not change.',
        examples: ['VERIFICATION_NOT_FOUND'],
      },
      error: {
        type: 'string',
        description: 'Description of the error; lists all invalid fields of a request.',
        examples: ['There is no verification with this id.'],
      },
      details: {
        type: 'object',
        description: 'The first invalid field, or when to retry.',
        properties: {
          field: { type: 'string', description: 'Name of the invalid field.', examples: ['externalId'] },
          constraint: { type: 'string', description: 'What the field must be.', examples: ['is required'] },
          retryAfter: { type: 'integer', description: 'Seconds after which to retry.', examples: [60] },
        },
      },
    },
    required: ['code', 'error'],
  },
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMIT_EXCEEDED' },
  credentials: KEY_AND_STAFF,
}
