import type { Dialect } from '../dialect.ts'

const DESCRIPTION = `Screens people, organisations, vessels, aircraft and wallets against nine sanctions lists and four lists of politically exposed persons, says why a name matches, and grades the risk from 0 to 1000.

**The API key** alone names the workspace; \`X-Tenant-ID\` is ignored. Keys of the sandbox begin with \`sk_sandbox_\`, keys of production with \`sk_live_\`, and each is refused on the other's host.

**Lists** are newest first, 50 at a time or up to 200. While \`has_more\`, \`next_cursor\` leads to the next page, and is null on the last.

**Amounts** are decimal text with their currency beside them.
`

/** The compliance service's accent: snake_case, no envelope, null where there is nothing, errors of three fields. */
export const dialect: Dialect = {
  basePath: '/api/v1',
  version: '1.0.0',
  title: 'Compliance Screening Service',
  description: DESCRIPTION,
  names: 'snake_case',
  enums: 'UPPERCASE',
  enumsApart: { ScreeningList: 'lowercase' },
  money: 'text',
  withoutValue: 'null',
  pages: 'flat',
  success: data => data,
  failure: ({ says, code, requestId }) => ({ code, message: says, request_id: requestId }),
  failureSchema: {
    component: 'Error',
    type: 'object',
    about: 'Why a request was refused.',
    properties: {
      code: { type: 'string', description: 'What is wrong, for programs; codes do not change.', examples: ['VALIDATION_ERROR'] },
      message: { type: 'string', description: 'What is wrong, for people; all faults of a request at once.', examples: ['name is required.'] },
      request_id: { type: 'string', description: 'The id of the request, as in X-Request-ID.' },
    },
    required: ['code', 'message', 'request_id'],
  },
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMITED' },
  signature: {
    header: 'X-Webhook-Signature',
    says: 'The HMAC-SHA256 of the raw body under the whole secret as it was shown, in hexadecimal digits; after a rotation under the one before, for as long as both are good.',
    pattern: '^[0-9a-f]{64}$',
  },
  credentials: {
    tenant: { name: 'apiKey', needsTenant: false, scheme: { type: 'http', scheme: 'bearer', description: 'An API key of the workspace; it begins with `sk_sandbox_` or `sk_live_`.' } },
  },
}
