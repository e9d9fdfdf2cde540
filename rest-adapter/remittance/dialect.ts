import type { Dialect } from '../dialect.ts'

/** The remittance service's accent: flat bodies, amounts as text, and errors of exactly two fields. */
export const dialect: Dialect = {
  basePath: '/api/v1/remittance',
  pageMax: 100,
  version: '1.0.0',
  title: 'Cross-Border Remittance Service',
  description: 'Locks an exchange rate and fees for a corridor, creates transfers against the lock, and brings a partner\'s users to the hosted pages. ' +
    'Amounts are decimal text with their currency beside them. Every fault of a request is told in one answer. ' +
    'A transfer goes from created to funded, processing and completed. It fails where it is cancelled, declined, rejected, or not paid for in time; what was taken from the sender then goes back, and the transfer is refunded. ' +
    'In the sandbox a recipient whose family or business name is test-funding-declined, test-payout-rejected, test-payout-account-closed, test-payout-unknown, test-payout-lost, test-payout-unknown-rejected, test-payout-returned or test-payout-slow brings such a course about.',
  names: 'camelCase',
  enums: 'UPPERCASE',
  enumsApart: { TransferStatus: 'lowercase', TransferChannel: 'lowercase', AgreementType: 'lowercase', SignatureStatus: 'lowercase' },
  money: 'text',
  withoutValue: 'left-out',
  success: data => data,
  failure: ({ message, code }) => ({ error: message, code }),
  failureSchema: {
    component: 'Error',
    type: 'object',
    about: 'Why a request was refused.',
    properties: {
      error: { type: 'string', description: 'What is wrong, for people; all faults of a request at once.', examples: ['sendAmount must be a decimal amount as text, such as "100.00".'] },
      code: { type: 'string', description: 'What is wrong, for programs; codes do not change.', examples: ['VALIDATION_ERROR'] },
    },
    required: ['error', 'code'],
  },
  // The interface knows no 403.
  statuses: { kinds: { forbidden: 401 } },
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMITED' },
  credentials: {
    tenant: { name: 'tenantKey', needsTenant: true, scheme: { type: 'http', scheme: 'bearer', description: 'The tenant\'s API key, server to server; it begins with `svc_`.' } },
    session: { name: 'sessionToken', needsTenant: true, scheme: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The session token of an end user.' } },
    partner: { name: 'partnerKey', needsTenant: false, scheme: { type: 'apiKey', in: 'header', name: 'X-Partner-API-Key', description: 'The key of a partner\'s backend; it begins with `pk_`.' } },
  },
}
