import type { Dialect } from '../dialect.ts'

const DESCRIPTION = `Screens people, organisations, vessels, aircraft and wallets against nine sanctions lists and four lists of politically exposed persons, says why a name matches, and grades the risk from 0 to 1000.

**The API key** alone names the workspace; \`X-Tenant-ID\` is ignored. Keys of the sandbox begin with \`sk_sandbox_\`, keys of production with \`sk_live_\`, and each is refused on the other's host.

**Decisions name a person.** Beside a key, \`X-Actor\` names who decides on a match, a decision, a pair or a payment; without it such a request is 400 \`ACTOR_REQUIRED\`. A staff member's access token names its person itself. A key without the scope \`compliance:decide\`, or in a workspace whose policy says \`decisions_by: STAFF\`, is refused with 403.

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
  deliveries: 'signed-body',
  success: data => data,
  failure: ({ message, code, requestId }) => ({ code, message: message, request_id: requestId }),
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
  credentials: {
    tenant: { name: 'apiKey', needsTenant: false, scheme: { type: 'http', scheme: 'bearer', description: 'An API key of the workspace; it begins with `sk_sandbox_` or `sk_live_`.' } },
    staff: { name: 'staffToken', needsTenant: false, scheme: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a staff member, from `loginStaff` on the graph. Taken where people decide: it names its workspace and its person.' } },
  },
}
