import type { Dialect } from '#rest-adapter/dialect.ts'

const DESCRIPTION = `Screens people, organisations, vessels, aircraft and wallets against nine sanctions lists and four lists of politically exposed persons, explains why a name matches, and computes a risk score from 0 to 1000.

**The API key** alone determines the workspace; \`X-Tenant-ID\` is ignored. Sandbox keys begin with \`sk_sandbox_\` and production keys with \`sk_live_\`. Each is refused on the host of the other environment.

**Decisions name a person.** With an API key, send \`X-Actor\` with the person who decides on a match, a decision, a pair or a payment; a request without it is refused with 400 \`ACTOR_REQUIRED\`. A staff member's access token already identifies the person. A key without the scope \`compliance:decide\`, or in a workspace whose policy has \`decisions_by: STAFF\`, is refused with 403.

**Lists** are sorted newest first and return 50 items per page, or up to 200 with \`limit\`. While \`has_more\` is true, pass \`next_cursor\` as \`cursor\` to get the next page; it is null on the last page.

**Amounts** are decimal strings with the currency in a separate field.
`

/** The dialect of the compliance service: snake_case, no envelope, null for missing values, errors with three fields. */
export const dialect: Dialect = {
  basePath: '/api/v1',
  version: '1.0.0',
  title: 'Compliance Screening Service',
  description: DESCRIPTION,
  names: 'snake_case',
  enums: 'UPPERCASE',
  enumExceptions: { ScreeningList: 'lowercase' },
  money: 'text',
  missingValues: 'null',
  pages: 'flat',
  deliveries: 'signed-body',
  failure: ({ message, code, requestId }) => ({ code, message, request_id: requestId }),
  failureSchema: {
    component: 'Error',
    type: 'object',
    about: 'Why a request was refused.',
    properties: {
      code: {
        type: 'string',
        description: 'Machine-readable code of the error; codes do not change.',
        examples: ['VALIDATION_ERROR'],
      },
      message: {
        type: 'string',
        description: 'Description of the error; lists all invalid fields of a request.',
        examples: ['name is required.'],
      },
      request_id: { type: 'string', description: 'Id of the request, as in the header X-Request-ID.' },
    },
    required: ['code', 'message', 'request_id'],
  },
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMITED' },
  credentials: {
    tenant: {
      name: 'apiKey',
      needsTenant: false,
      scheme: {
        type: 'http',
        scheme: 'bearer',
        description: 'API key of the workspace, which begins with `sk_sandbox_` or `sk_live_`.',
      },
    },
    staff: {
      name: 'staffToken',
      needsTenant: false,
      scheme: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description:
          'Access token of a staff member, from `loginStaff` in the graph. It is accepted for decisions, and identifies the workspace and the person.',
      },
    },
  },
}
