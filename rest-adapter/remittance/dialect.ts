import type { Dialect } from '#rest-adapter/dialect.ts'

/** Dialect of the remittance service: flat bodies, amounts as strings, and errors of exactly two fields. */
export const dialect: Dialect = {
  basePath: '/api/v1/remittance',
  pageMax: 100,
  version: '1.0.0',
  title: 'Cross-Border Remittance Service',
  description:
    "Locks an exchange rate and fees for a corridor, creates transfers against the lock, and brings a partner's users to the hosted pages. " +
    'Amounts are decimal strings with a separate currency field. The error response names every validation issue of a request. ' +
    'A transfer goes from created to funded, processing and completed. It fails when it is cancelled, declined, rejected, or not funded in time; collected money then goes back to the sender, and the transfer is refunded. ' +
    'In the sandbox, a recipient with the family or business name test-funding-declined, test-payout-rejected, test-payout-account-closed, test-payout-unknown, test-payout-lost, test-payout-unknown-rejected, test-payout-returned or test-payout-slow simulates that outcome.',
  names: 'camelCase',
  enums: 'UPPERCASE',
  enumExceptions: {
    TransferStatus: 'lowercase',
    TransferChannel: 'lowercase',
    AgreementType: 'lowercase',
    SignatureStatus: 'lowercase',
  },
  money: 'text',
  missingValues: 'omit',
  failure: ({ message, code }) => ({ error: message, code }),
  failureSchema: {
    component: 'Error',
    type: 'object',
    about: 'Error code and message of a refused request.',
    properties: {
      error: {
        type: 'string',
        description: 'Error message for people; it names all validation issues of the request.',
        examples: ['sendAmount must be a decimal amount as text, such as "100.00".'],
      },
      code: {
        type: 'string',
        description: 'Stable error code for programs.',
        examples: ['VALIDATION_ERROR'],
      },
    },
    required: ['error', 'code'],
  },
  // The specification of this interface has no 403.
  statuses: { kinds: { forbidden: 401 } },
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMITED' },
  credentials: {
    tenant: {
      name: 'tenantKey',
      needsTenant: true,
      scheme: {
        type: 'http',
        scheme: 'bearer',
        description: "The tenant's API key, server to server; it begins with `svc_`.",
      },
    },
    session: {
      name: 'sessionToken',
      needsTenant: true,
      scheme: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The session token of an end user.',
      },
    },
    partner: {
      name: 'partnerKey',
      needsTenant: false,
      scheme: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Partner-API-Key',
        description: "The key of a partner's backend; it begins with `pk_`.",
      },
    },
  },
}
