import { bearer, type Headers } from '#tools/traffic/exchange.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { bad, good, type Column } from './callers.ts'

/** Keys of compliance that have expired, were revoked, or have fewer rights. */
export interface ComplianceSpent {
  readonly expiredComplianceKey: string
  readonly revokedComplianceKey: string
  readonly readingComplianceKey: string
}

/** Includes the person for whom the key decides; operations without a decision ignore it. */
const key = (secret: string): Headers => ({
  authorization: `Bearer ${secret}`,
  'x-actor': 'analyst@bank.example',
})
const OURS = 'sk_sandbox_demo'
const THEIRS = 'sk_sandbox_rival'

/** Every kind of credential at compliance, in table order. There the key alone determines the workspace. */
export function complianceColumns(ours: TenantFixture, spent: ComplianceSpent): Column[] {
  const invalidCredentials: Column[] = [
    {
      name: 'nobody',
      message: 'no credential, with and without X-Tenant-ID',
      callers: bad(
        () => ({}),
        () => ({ 'x-tenant-id': DEMO.id }),
      ),
    },
    {
      name: 'malformed',
      message: 'an Authorization header that is not Bearer and one key',
      callers: bad(
        ...[
          '',
          'Bearer',
          `Basic ${Buffer.from(`${OURS}:`).toString('base64')}`,
          OURS,
          `Bearer ${OURS} ${OURS}`,
        ].map(authorization => () => ({ authorization })),
      ),
    },
    { name: 'unknown', message: 'an unknown key', callers: bad(() => key('sk_sandbox_unknown')) },
    { name: 'expired', message: 'a key past its end', callers: bad(() => key(spent.expiredComplianceKey)) },
    { name: 'revoked', message: 'a revoked key', callers: bad(() => key(spent.revokedComplianceKey)) },
    {
      name: 'wrong host',
      message: 'a key of production at the sandbox, and one of the sandbox at production',
      callers: bad(
        () => key('sk_live_demo'),
        () => ({ ...key(OURS), host: 'live.localhost' }),
      ),
    },
    {
      name: 'other service',
      message: "keys of the other services, and a partner's",
      callers: bad(
        ...[
          'svc_sandbox_demo',
          'test_sentinel_demo',
          'test_idv_demo',
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
      name: 'staff',
      message:
        'the token of an administrator, which gives access to decisions of people; all other work uses the graph',
      callers: good(() => ours.staff('admin')),
    },
    {
      name: 'key',
      message: "the tenant's key with X-Actor, and with an X-Tenant-ID of any kind, which is ignored",
      callers: [
        ...good(() => key(OURS)),
        ...good(() => ({ ...key(OURS), 'x-tenant-id': RIVAL.id })),
        ...good(() => ({ ...key(OURS), 'x-tenant-id': 'nonsense' })),
      ],
    },
    {
      name: 'reading key',
      message: 'a key that may read alone',
      callers: good(() => key(spent.readingComplianceKey)),
    },
    {
      name: 'production key',
      message: "the tenant's production key at its host, with ids of the sandbox",
      callers: good(() => ({ ...key('sk_live_demo'), host: 'live.localhost' }), 'ours', 'none'),
    },
    {
      name: 'their key',
      message: "another tenant's key with our ids, and ours with theirs",
      callers: [...good(() => key(THEIRS), 'ours', 'theirs'), ...good(() => key(OURS), 'theirs', 'ours')],
    },
  ]
}
