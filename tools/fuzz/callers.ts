import fc, { type Arbitrary } from 'fast-check'
import type { Service } from '#kernel/principal.ts'
import type { Endpoint } from '#rest-adapter/endpoint.ts'
import type { RouteCredential } from '#rest-adapter/route-credential.ts'
import { bearer, type Headers } from '#tools/traffic/exchange.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'

export type CallerName =
  | 'right'
  | 'newcomer'
  | 'nobody'
  | 'tenant alone'
  | 'key'
  | 'partner'
  | 'session'
  | 'neighbour'
  | 'staff'
  | 'viewer'
  | 'core key'
  | 'core token'
  | 'compliance key'
  | 'sentinel key'
  | 'idv key'
  | 'rival key'
  | 'rival session'
  | 'rival admin'
  | 'other service'
  | 'wrong'

const OTHERS: readonly CallerName[] = [
  'nobody',
  'tenant alone',
  'key',
  'partner',
  'session',
  'neighbour',
  'staff',
  'viewer',
  'core key',
  'core token',
  'compliance key',
  'sentinel key',
  'idv key',
  'rival key',
  'rival session',
  'rival admin',
  'other service',
  'wrong',
]

/** Nine times out of ten the caller that the operation is meant for. */
export const callerNames: Arbitrary<CallerName> = fc.oneof(
  { weight: 9, arbitrary: fc.constant<CallerName>('right') },
  { weight: 1, arbitrary: fc.constantFrom(...OTHERS) },
)

const RIGHT: Readonly<Record<RouteCredential, CallerName>> = {
  tenant: 'key',
  key: 'core key',
  session: 'session',
  partner: 'partner',
  staff: 'staff',
  none: 'nobody',
}

/** The intended caller of a route: staff if the route admits them, since they have the most rights. */
export const rightFor = (
  { auth: as, takesRestricted }: Pick<Endpoint, 'auth' | 'takesRestricted'>,
  service: Service,
): CallerName =>
  takesRestricted
    ? 'newcomer'
    : as.includes('staff')
      ? 'staff'
      : service === 'compliance' || service === 'sentinel' || service === 'idv'
        ? `${service} key`
        : RIGHT[as.at(-1)!]

/** The intended caller of each field of the graph. Fields not listed are called by staff. */
const GRAPH_CALLERS: Readonly<Record<string, CallerName>> = {
  transferPage: 'session',
  recipientPage: 'session',
  signedAgreements: 'session',
  wallets: 'session',
  wallet: 'session',
  createTransfer: 'session',
  cancelTransfer: 'session',
  signAgreement: 'session',
  createRecipient: 'session',
  updateRecipient: 'session',
  deactivateRecipient: 'session',
  endSession: 'session',
  createQuote: 'key',
  confirmFunding: 'key',
  mintHandoffToken: 'partner',
  exchangeHandoffToken: 'nobody',
  refreshSession: 'nobody',
  loginStaff: 'tenant alone',
  issueToken: 'tenant alone',
  // Not the demonstration's own staff, because their published password must stay valid.
  changeMyPassword: 'newcomer',
  beginTotp: 'newcomer',
  confirmTotp: 'newcomer',
  disableTotp: 'newcomer',
}
export const rightForField = (name: string): CallerName => GRAPH_CALLERS[name] ?? 'staff'

/** Request headers of a caller. */
export async function headersOf(
  name: CallerName,
  right: CallerName,
  ours: TenantFixture,
  theirs: TenantFixture,
): Promise<Headers> {
  switch (name) {
    case 'right':
      return headersOf(right === 'right' ? 'nobody' : right, right, ours, theirs)
    case 'nobody':
      return {}
    case 'tenant alone':
      return { 'x-tenant-id': ours.tenant.id }
    case 'key':
      return ours.key
    case 'partner':
      return ours.partnerKey
    case 'session':
      return ours.session()
    case 'neighbour':
      return ours.neighbour()
    case 'newcomer':
      return ours.newcomer()
    case 'staff':
      return right === 'newcomer' ? ours.newcomer() : ours.staff()
    case 'viewer':
      return right === 'newcomer' ? ours.newcomer() : ours.staff('viewer')
    case 'core key':
      return ours.coreKey
    case 'core token':
      return ours.coreToken()
    case 'compliance key':
      return { authorization: `Bearer sk_sandbox_${ours.tenant.code}` }
    case 'sentinel key':
      return bearer(`test_sentinel_${ours.tenant.code}`, ours.tenant.id)
    case 'idv key':
      return bearer(`test_idv_${ours.tenant.code}`, ours.tenant.id)
    case 'rival key':
      return theirs.key
    case 'rival session':
      return theirs.session()
    case 'rival admin':
      return right === 'newcomer' ? theirs.newcomer() : theirs.staff()
    case 'other service':
      return bearer(`test_banking_${ours.tenant.code}`, ours.tenant.id)
    case 'wrong':
      return bearer('svc_sandbox_unknown', ours.tenant.id)
  }
}

/** Extra headers, harmless and hostile. */
const EXTRA: readonly (readonly [string, string])[] = [
  ['x-request-id', 'fuzz-1'],
  ['x-request-id', 'a b'],
  ['x-request-id', 'x'.repeat(200)],
  ['accept', 'text/html'],
  ['accept', 'application/problem+json'],
  ['accept-encoding', 'br'],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'identity'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/json; charset=utf-8'],
  ['content-type', 'application/json; charset=latin1'],
  ['content-type', 'multipart/form-data; boundary=x'],
  ['idempotency-key', ''],
  ['idempotency-key', 'a b'],
  ['idempotency-key', 'x'.repeat(256)],
  ['idempotency-key', '"quoted"'],
  ['idempotency-key', 'once'],
  ['idempotency-key', 'é'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-host', 'live.localhost'],
  ['x-http-method-override', 'DELETE'],
  ['if-match', '*'],
  ['traceparent', '00-zz'],
  ['origin', 'https://evil.example'],
  ['host', 'sandbox.example.com'],
  ['cookie', 'a=b'],
]

export const extraHeaders: Arbitrary<Headers> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Headers>({}) },
  { weight: 1, arbitrary: fc.uuid().map((key): Headers => ({ 'idempotency-key': key })) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...EXTRA), { minLength: 1, maxLength: 2 })
      .map((pairs): Headers => Object.fromEntries(pairs)),
  },
)
