import type { Dialect } from '#rest-adapter/dialect.ts'
import type { Endpoint, RestService } from '#rest-adapter/endpoint.ts'
import { remittance } from '#rest-adapter/remittance/service.ts'
import { compose } from './supergraph.ts'

const contract = `
  type Query {
    "One account."
    account("Id of the account." id: UUID!): Account
    "Whether names are known."
    known("Names to look for." names: [String!]): Boolean!
  }
  type Mutation {
    "Posts a payment."
    postPayment(input: PostPaymentInput!): Account!
  }
  "An account."
  type Account { "Id." id: UUID! "Number." accountNumber: String! "Balance." balance: Money! "Kind." kind: AccountKind! "Holder." holder: Holder "Limits." limits: [Limit!]! }
  "A holder."
  type Holder { "Name." fullName: String }
  "A limit."
  type Limit { "Amount." singleLimit: Money! "Name." fullName: String }
  "Kinds."
  enum AccountKind { CURRENT FIXED_DEPOSIT }
  "A payment."
  input PostPaymentInput {
    "Amount." totalAmount: Money!
    "Kind." accountKind: AccountKind
    "Text." narration: String @constraint(maxLength: 5)
    "Count." lineCount: Int @constraint(min: 1, max: 3)
    "Weight." weight: Float
    "Lines." entryLines: [EntryLineInput!] @constraint(maxItems: 2)
    "Anything." metadata: JSONObject
    "Internal." secretFlag: Boolean @inaccessible
  }
  "A line."
  input EntryLineInput { "Amount." lineAmount: Money! "Moment." valueAt: DateTime }
`

export const dialect: Dialect = {
  ...remittance.dialect,
  basePath: '/core',
  limits: { headers: 'X-RateLimit', code: 'RATE_LIMIT_EXCEEDED' },
  names: 'snake_case',
  money: 'number',
  missingValues: 'null',
  enumExceptions: { AccountKind: 'lowercase' },
  success: data => ({ success: true, data }),
  failure: ({ code, message, issues, requestId, path, method }) => ({
    code,
    message,
    details: issues.map(({ field, reason }) => ({ field, reason })),
    request_id: requestId,
    path,
    method,
  }),
  failureHeaders: ({ code }) => ({ 'x-error-code': code }),
  statuses: { kinds: { invalid: 422 }, codes: { BODY_TOO_LARGE: 413 } },
}

const documents = `
  query GetAccount($id: UUID!) { account(id: $id) { id accountNumber availableBalance: balance kind holder { fullName } limits { singleLimit } } }
  mutation PostPayment($input: PostPaymentInput!) { postPayment(input: $input) { id } }
  mutation PostAmount($totalAmount: Money!, $narration: String) { postPayment(input: { totalAmount: $totalAmount, narration: $narration }) { id } }
  query GetLimits($id: UUID!) { account(id: $id) { id limits { singleLimit fullName } } }
  query Known($names: [String!]) { known(names: $names) }
`

export const endpoints: readonly Endpoint[] = [
  { route: 'GET /accounts/{id}', operation: 'GetAccount', status: 200, auth: ['tenant'], tag: 'Accounts' },
  { route: 'POST /payments', operation: 'PostPayment', status: 201, auth: ['tenant'], tag: 'Payments' },
  {
    route: 'POST /amounts',
    operation: 'PostAmount',
    status: 201,
    auth: ['tenant'],
    request: 'PostAmount',
    tag: 'Payments',
  },
  {
    route: 'GET /accounts/{id}/limits',
    operation: 'GetLimits',
    status: 200,
    auth: ['tenant'],
    tag: 'Accounts',
    csv: 'limits',
  },
]

export const sdl = compose({ accounts: contract })
export const service: RestService = {
  name: 'core',
  dialect,
  endpoints,
  documents,
  tags: { Accounts: 'Accounts.', Payments: 'Payments.' },
}
