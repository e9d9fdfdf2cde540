import { STATUS_CODES } from 'node:http'
import type { Dialect, RestFailure } from '#rest-adapter/dialect.ts'
import { KEY_AND_STAFF } from '#rest-adapter/key-and-staff-credentials.ts'

const DESCRIPTION = `Protects older adults against financial exploitation: enrolled customers, signals that rules and staff raise about them, the alerts that analysts work on, and the holds that stop the money.

**The API key's prefix** selects the environment on every host: \`test_\` the sandbox, \`live_\` production. \`X-Tenant-ID\` is the id of the tenant; without a valid one, the error is 401 \`TENANT_NOT_FOUND\`.

**Errors** have the body \`{error, message, status}\`, and the machine-readable code in the header \`X-Error-Code\`.

**Profiles** are served under \`/profiles\` and \`/elder/profiles\`; both paths accept the same requests.

**Lists** are sorted newest first and return 50 items per page, or up to 200 with \`limit\`. While \`has_more\` is true, pass \`next_cursor\` as \`cursor\` to get the next page; it is null on the last page.

**Amounts** are decimal strings with the currency in a separate field. Fields without a value are null.

**People.** With an API key, send \`X-Actor\` with the person who acts; without it, the key itself is recorded. A staff member's access token already identifies the person.
`

/** Clients look for this text in the message about a malformed profile id. */
const INVALID_PROFILE_ID = 'invalid profile ID'

/** The message, which says so when the id of a profile is malformed. */
function messageOf({ message, issues, path }: RestFailure): string {
  const isOfProfile = /\/profiles\//.test(path)
  const isProfileId = issues.some(
    ({ field, reason }) =>
      (field === 'profile_id' || (field === 'id' && isOfProfile)) && reason.includes('UUID'),
  )
  return isProfileId ? `${INVALID_PROFILE_ID}: ${message}` : message
}

/** The dialect of the elder-protection service: snake_case, no envelope, null for missing values, errors with three fields. */
export const dialect: Dialect = {
  basePath: '/sentinel/api/v1',
  version: '1.0.0',
  title: 'Elder Protection Service',
  description: DESCRIPTION,
  names: 'snake_case',
  enums: 'UPPERCASE',
  money: 'text',
  missingValues: 'null',
  pages: 'flat',
  failure: failure => ({
    error: STATUS_CODES[failure.status] ?? 'Error',
    message: messageOf(failure),
    status: failure.status,
  }),
  failureHeaders: ({ code }) => ({ 'x-error-code': code }),
  failureSchema: {
    component: 'Error',
    type: 'object',
    about: 'Why a request was refused. The header X-Error-Code has the machine-readable code.',
    properties: {
      error: { type: 'string', description: 'Title of the HTTP status.', examples: ['Not Found'] },
      message: {
        type: 'string',
        description: 'Description of the error; lists all invalid fields of a request.',
        examples: ['There is no elder profile with this id, or for this customer.'],
      },
      status: { type: 'integer', description: 'The HTTP status.', examples: [404] },
    },
    required: ['error', 'message', 'status'],
  },
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMIT_EXCEEDED' },
  credentials: KEY_AND_STAFF,
}
