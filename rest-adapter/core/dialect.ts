import type { Dialect } from '../dialect.ts'

const DESCRIPTION = `Customers, products, accounts, and money that moves between them. Every operation takes an access token of \`POST /auth/token\`, for a staff member or an API key with a role, and names the tenant by its UUID or code.

**Amounts** are exact JSON numbers with the decimals of their currency; more decimals than it has are refused.

**What changes state** needs an \`Idempotency-Key\`: for 24 hours a repeat has no second effect and gets the first answer, and another body under the key is refused.

**Lists** are newest first, 50 at a time or up to 200. While \`has_more\`, \`next_cursor\` leads to the next page, and is null on the last; a cursor belongs to its list and tenant.

**The sandbox** carries no money to other banks. There the account number at the other bank decides:

- \`9000000001\`: rejected
- \`9000000002\`: unknown at first, then completed
- \`9000000003\`: unknown at first, then failed
- \`9000000004\`: completed after 30 seconds
- \`9000000005\`: never comes in, and fails after one to two minutes
- \`9000000006\`: suspected of fraud, and fails when it is asked about
- \`9000000007\`: stays PENDING for a minute
- any other: completed: by NIP at once, interbank with the next round, within ten seconds
`

/** The core banking service's accent: snake_case, no envelope, exact numbers, null where there is nothing. */
export const dialect: Dialect = {
  basePath: '/api/v1/cba',
  version: '1.4.0',
  title: 'Core Banking Service',
  description: DESCRIPTION,
  names: 'snake_case',
  enums: 'UPPERCASE',
  enumsApart: { GrantType: 'lowercase' },
  money: 'number',
  withoutValue: 'null',
  pages: 'flat',
  demandsKey: true,
  repeatsValues: true,
  takesTenantCode: true,
  success: data => data,
  failure: ({ message, code, faults, requestId, at, docs }) =>
    ({ code, message: message, details: faults.map(({ field, reason, value = null }) => ({ field, reason, value })), request_id: requestId, timestamp: at, documentation_url: docs }),
  failureSchema: {
    component: 'Error',
    type: 'object',
    about: 'Why a request was refused.',
    properties: {
      code: { type: 'string', description: 'What is wrong, for programs; codes do not change.', examples: ['VALIDATION_ERROR'] },
      message: { type: 'string', description: 'What is wrong, for people.', examples: ['amount must be more than 0.'] },
      details: {
        type: 'array', description: 'Every fault of the request, each with its field.',
        items: {
          type: 'object', required: ['field', 'reason', 'value'],
          properties: {
            field: { type: 'string', description: 'Where it is.' }, reason: { type: 'string', description: 'What is wrong there.' },
            value: { type: ['string', 'number', 'boolean', 'null'], description: 'What was given there; null where nothing was, or a list, an object, a password, or more than 255 characters.', examples: ['-1'] },
          },
        },
      },
      request_id: { type: 'string', description: 'The id of the request, as in X-Request-ID.' },
      timestamp: { type: 'string', format: 'date-time', description: 'When it was refused.' },
      documentation_url: { type: 'string', format: 'uri', description: 'Where the code is explained, on this installation.' },
    },
    required: ['code', 'message', 'details', 'request_id', 'timestamp', 'documentation_url'],
  },
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMIT_EXCEEDED' },
  credentials: {
    key: { name: 'apiKey', needsTenant: true, scheme: { type: 'http', scheme: 'bearer', description: 'An API key, which begins with `test_` or `live_`. It opens `POST /auth/token` alone, and is exchanged there for an access token.' } },
    staff: { name: 'accessToken', needsTenant: true, scheme: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An access token of `POST /auth/token`, for a staff member or an API key with a role.' } },
    tenant: { name: 'accessToken', needsTenant: true, scheme: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'An access token of `POST /auth/token`, for a staff member or an API key with a role.' } },
  },
}
