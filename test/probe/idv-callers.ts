import { bearer, type Headers } from '#tools/traffic/exchange.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { bad, good, type Column } from './callers.ts'

/** Keys of identity verification that have expired, were revoked, or have fewer rights. */
export interface IdvSpent {
  readonly expiredIdvKey: string
  readonly revokedIdvKey: string
  readonly readingIdvKey: string
}

const OURS = 'test_idv_demo'
const key = (secret: string): Headers => ({ ...bearer(secret, DEMO.id), 'x-actor': 'analyst@bank.example' })

/** Every kind of credential at identity verification, in table order. */
export function idvColumns(ours: TenantFixture, theirs: TenantFixture, spent: IdvSpent): Column[] {
  const invalidCredentials: Column[] = [
    { name: 'nobody', message: 'no credential', callers: bad(() => ({})) },
    {
      name: 'tenant alone',
      message: 'X-Tenant-ID and no credential',
      callers: bad(() => ({ 'x-tenant-id': DEMO.id })),
    },
    {
      name: 'malformed',
      message: 'an Authorization header that is not Bearer and one key',
      callers: bad(
        ...['', 'Bearer', OURS, `Bearer ${OURS} ${OURS}`].map(authorization => () => ({
          'x-tenant-id': DEMO.id,
          authorization,
        })),
      ),
    },
    { name: 'unknown', message: 'an unknown key', callers: bad(() => key('test_idv_unknown')) },
    { name: 'expired', message: 'a key past its end', callers: bad(() => key(spent.expiredIdvKey)) },
    { name: 'revoked', message: 'a revoked key', callers: bad(() => key(spent.revokedIdvKey)) },
    {
      name: 'wrong tenant',
      message:
        "key and staff token with no X-Tenant-ID, or one that is malformed, unknown, a tenant's code or another tenant's id",
      callers: bad(
        () => ({ authorization: `Bearer ${OURS}` }),
        ...['1', DEMO.code, '99999999-9999-4999-8999-999999999999', RIVAL.id].map(
          id => () => bearer(OURS, id),
        ),
        async () => ({ ...(await ours.staff()), 'x-tenant-id': RIVAL.id }),
      ),
    },
    {
      name: 'other service',
      message: "keys of the other services, and a partner's",
      callers: bad(
        ...[
          'svc_sandbox_demo',
          'sk_sandbox_demo',
          'test_sentinel_demo',
          'test_banking_demo',
          'test_core_demo',
        ].map(each => () => bearer(each, DEMO.id)),
        () => ours.partnerKey,
      ),
    },
    { name: 'user', message: "the session of a partner's user", callers: bad(() => ours.session()) },
  ]
  return [
    ...invalidCredentials.map(column => ({ ...column, isInvalid: true as const })),
    {
      name: 'key',
      message: "the tenant's key with X-Actor",
      callers: good(() => key(OURS)),
    },
    {
      name: 'reading key',
      message: 'a key that may read alone',
      callers: good(() => bearer(spent.readingIdvKey, DEMO.id)),
    },
    {
      name: 'other host',
      message: "the tenant's key at a production host, and the production key at a sandbox host",
      callers: [
        ...good(() => ({ ...key(OURS), host: 'live.localhost' })),
        ...good(() => key('live_idv_demo')),
      ],
    },
    {
      name: 'production key',
      message: "the tenant's production key at a production host, with ids of the sandbox",
      callers: good(() => ({ ...key('live_idv_demo'), host: 'live.localhost' }), 'ours', 'none'),
    },
    { name: 'admin', message: "the tenant's staff member admin@", callers: good(() => ours.staff()) },
    {
      name: 'viewer',
      message: "the tenant's staff member viewer@, who has no scope of identity verification",
      callers: good(() => ours.staff('viewer')),
    },
    {
      name: 'dashboard',
      message: "the tenant's staff member dashboard@, who may read alone",
      callers: good(() => ours.staff('dashboard')),
    },
    {
      name: 'their key',
      message: "another tenant's key with our ids, and ours with theirs",
      callers: [
        ...good(() => bearer('test_idv_rival', RIVAL.id), 'ours', 'theirs'),
        ...good(() => key(OURS), 'theirs', 'ours'),
      ],
    },
    {
      name: 'their admin',
      message: 'the same with administrators',
      callers: [
        ...good(() => theirs.staff(), 'ours', 'theirs'),
        ...good(() => ours.staff(), 'theirs', 'ours'),
      ],
    },
  ]
}
