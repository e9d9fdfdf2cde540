import { bearer, type Headers } from '#tools/traffic/exchange.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'
import { bad, good, ROLES, type Column } from './callers.ts'

/** Tokens of core banking that have expired, were revoked, or have fewer rights. */
export interface CoreSpent {
  readonly expiredToken: Headers
  readonly expiredStaff: Headers
  readonly revokedToken: Headers
  readonly endedSession: Headers
  readonly readingToken: Headers
  readonly forged: string
}

/** Credentials that are invalid for every operation. */
function invalidCredentials(ours: TenantFixture, spent: CoreSpent): Column[] {
  const tenant = { 'x-tenant-id': DEMO.id }
  const without = async (headers: Promise<Headers>): Promise<Headers> => ({
    authorization: (await headers)['authorization']!,
  })
  const naming = async (headers: Promise<Headers>, id: string): Promise<Headers> => ({
    ...(await headers),
    'x-tenant-id': id,
  })
  return [
    { name: 'nobody', message: 'no credential', callers: bad(() => ({})) },
    {
      name: 'tenant alone',
      message: 'X-Tenant-ID and no credential',
      callers: bad(
        () => tenant,
        () => ({ 'x-tenant-id': DEMO.code }),
      ),
    },
    {
      name: 'malformed',
      message: 'an Authorization header that is not Bearer and one token',
      callers: bad(
        ...[
          '',
          'Bearer',
          `Basic ${Buffer.from('test_core_demo:').toString('base64')}`,
          'test_core_demo',
          'Bearer test_core_demo test_core_demo',
        ].map(authorization => () => ({ ...tenant, authorization })),
      ),
    },
    {
      name: 'unknown',
      message: 'an unknown key, and a token with a foreign signature',
      callers: bad(
        () => bearer('test_core_unknown', DEMO.id),
        () => bearer(spent.forged, DEMO.id),
      ),
    },
    {
      name: 'expired',
      message: 'tokens of a key and of staff past 15 minutes',
      callers: bad(
        () => spent.expiredToken,
        () => spent.expiredStaff,
      ),
    },
    {
      name: 'ended',
      message: 'the token of a revoked key, and that of a session that was ended',
      callers: bad(
        () => spent.revokedToken,
        () => spent.endedSession,
      ),
    },
    {
      name: 'no tenant',
      message: 'tokens without X-Tenant-ID',
      callers: bad(
        () => without(ours.coreToken()),
        () => without(ours.staff()),
      ),
    },
    {
      name: 'bad tenant',
      message: 'the same with an X-Tenant-ID that is malformed or unknown',
      callers: bad(
        ...['demo2', '1', 'DEMO', `${DEMO.id}, ${RIVAL.id}`, '99999999-9999-4999-8999-999999999999'].flatMap(
          id => [() => naming(ours.coreToken(), id), () => naming(ours.staff(), id)],
        ),
      ),
    },
    {
      name: 'other tenant',
      message: 'the same with the X-Tenant-ID of another tenant',
      callers: bad(
        ...[RIVAL.id, RIVAL.code].flatMap(id => [
          () => naming(ours.coreToken(), id),
          () => naming(ours.staff(), id),
        ]),
      ),
    },
    {
      name: 'other service',
      message: "keys of remittance, compliance, sentinel, idv and banking, and a partner's",
      callers: bad(
        ...[
          'svc_sandbox_demo',
          'sk_sandbox_demo',
          'test_sentinel_demo',
          'test_idv_demo',
          'test_banking_demo',
        ].map(key => () => bearer(key, DEMO.id)),
        () => ours.partnerKey,
      ),
    },
    { name: 'user', message: "the session of a partner's user", callers: bad(() => ours.session()) },
  ]
}

/** Every kind of credential at core banking, in table order. */
export function coreColumns(ours: TenantFixture, theirs: TenantFixture, spent: CoreSpent): Column[] {
  return [
    ...invalidCredentials(ours, spent).map(column => ({ ...column, isInvalid: true as const })),
    { name: 'API key', message: "the tenant's API key itself", callers: good(() => ours.coreKey) },
    {
      name: 'token',
      message:
        "the token of the tenant's API key, whose role is admin, at any host and with the tenant's code",
      callers: [
        ...good(() => ours.coreToken()),
        ...good(async () => ({ ...(await ours.coreToken()), host: 'live.localhost' })),
        ...good(async () => ({ ...(await ours.coreToken()), 'x-tenant-id': DEMO.code })),
      ],
    },
    {
      name: 'reading token',
      message: 'the token of an API key whose role is viewer',
      callers: good(() => spent.readingToken),
    },
    {
      name: 'production token',
      message: "the token of the tenant's production key, with ids of the sandbox",
      callers: good(() => ours.coreToken('live_core_demo'), 'ours', 'none'),
    },
    ...ROLES.map(role => ({
      name: role,
      message: `the tenant's staff member ${role}@`,
      callers: good(() => ours.staff(role)),
    })),
    {
      name: 'their token',
      message: "another tenant's token with our ids, and ours with theirs",
      callers: [
        ...good(() => theirs.coreToken(), 'ours', 'theirs'),
        ...good(() => ours.coreToken(), 'theirs', 'ours'),
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
