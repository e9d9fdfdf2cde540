import type { Dialect } from '#rest-adapter/dialect.ts'

const DESCRIPTION = `Customers, products, accounts and transactions. Every operation requires an access token from \`POST /auth/token\`, for a staff member or an API key with a role, and the UUID or code of the tenant.

**Amounts** are exact JSON numbers with the decimals of their currency. Amounts with more decimals are refused.

**Operations that change state** require an \`Idempotency-Key\`. For 24 hours a repeat has no second effect and returns the first response; a different body under the same key is refused.

**Lists** are newest first, 50 at a time or up to 200. While \`has_more\` is true, pass \`next_cursor\` to get the next page; it is null on the last page. A cursor is valid only for its list and tenant.

**The sandbox** sends no money to other banks. The account number at the other bank determines the outcome:

- \`9000000001\`: rejected
- \`9000000002\`: unknown at first, then completed
- \`9000000003\`: unknown at first, then failed
- \`9000000004\`: completed after 30 seconds
- \`9000000005\`: never arrives, and fails after one to two minutes
- \`9000000006\`: suspected of fraud, and fails when the platform queries the status
- \`9000000007\`: stays PENDING for a minute
- any other: completed; NIP immediately, interbank within ten seconds
`

/** The dialect of the core banking service: snake_case, no envelope, exact numbers, null for absent values. */
export const dialect: Dialect = {
  basePath: '/api/v1/cba',
  version: '1.4.0',
  title: 'Core Banking Service',
  description: DESCRIPTION,
  names: 'snake_case',
  enums: 'UPPERCASE',
  enumExceptions: {
    GrantType: 'lowercase',
    LimitField: 'lowercase',
    EntryType: 'lowercase',
    CashFlowMethod: 'lowercase',
    ReportBasis: 'lowercase',
    StatementFormat: 'lowercase',
  },
  money: 'number',
  decimals: 'number',
  missingValues: 'null',
  pages: 'flat',
  requiresIdempotencyKey: true,
  repeatsValues: true,
  takesTenantCode: true,
  failure: ({ message, code, issues, requestId, at, docs }) => ({
    code,
    message,
    details: issues.map(({ field, reason, value = null }) => ({ field, reason, value })),
    request_id: requestId,
    timestamp: at,
    documentation_url: docs,
  }),
  failureSchema: {
    component: 'Error',
    type: 'object',
    about: 'Reason why a request was refused.',
    properties: {
      code: {
        type: 'string',
        description: 'Stable error code for programs.',
        examples: ['VALIDATION_ERROR'],
      },
      message: {
        type: 'string',
        description: 'Description of the error for people.',
        examples: ['amount must be more than 0.'],
      },
      details: {
        type: 'array',
        description:
          'Validation issues of the request, each with its field; for `LIMIT_EXCEEDED` the limit that was exceeded.',
        items: {
          type: 'object',
          required: ['field', 'reason', 'value'],
          properties: {
            field: {
              type: 'string',
              description:
                'Name of the invalid field, or of the exceeded limit: `single_limit`, `daily_limit`, `weekly_limit` or `monthly_limit`.',
            },
            reason: { type: 'string', description: 'What is wrong with the value, or the limit.' },
            value: {
              type: ['string', 'number', 'boolean', 'null'],
              description:
                'The invalid value; null where it was absent, a list, an object, a password, or longer than 255 characters. For a limit, the amount that remains of it; for `single_limit` the limit itself.',
              examples: ['-1'],
            },
          },
        },
      },
      request_id: { type: 'string', description: 'Id of the request, as in X-Request-ID.' },
      timestamp: {
        type: 'string',
        format: 'date-time',
        description: 'Time at which the request was refused.',
      },
      documentation_url: {
        type: 'string',
        format: 'uri',
        description: 'URL of the documentation of the code, on this installation.',
      },
    },
    required: ['code', 'message', 'details', 'request_id', 'timestamp', 'documentation_url'],
  },
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMIT_EXCEEDED' },
  credentials: {
    key: {
      name: 'apiKey',
      needsTenant: true,
      scheme: {
        type: 'http',
        scheme: 'bearer',
        description:
          'An API key, which begins with `test_` or `live_`. It is valid only for `POST /auth/token`, which exchanges it for an access token.',
      },
    },
    staff: {
      name: 'accessToken',
      needsTenant: true,
      scheme: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'An access token from `POST /auth/token`, for a staff member or an API key with a role.',
      },
    },
    tenant: {
      name: 'accessToken',
      needsTenant: true,
      scheme: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'An access token from `POST /auth/token`, for a staff member or an API key with a role.',
      },
    },
  },
}
