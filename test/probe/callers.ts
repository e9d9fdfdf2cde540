import { type Headers, bearer } from '#tools/traffic/exchange.ts'
import { DEMO, RIVAL } from '#tools/traffic/tenant-fixture.ts'
import type { TenantFixture } from '#tools/traffic/fixtures.ts'

type Side = 'ours' | 'theirs'

/** One way to present a credential. */
export interface Caller {
  readonly headers: () => Headers | Promise<Headers>
  /** Tenant whose ids the request names. */
  readonly names: Side
  /** Tenant of the caller; `none` if the credential is invalid. */
  readonly of: Side | 'none'
}

/**
 * A kind of credential. All of its variants should get the same response; otherwise the table shows each one.
 */
export interface Column {
  readonly name: string
  readonly message: string
  /** Whether the credential is invalid everywhere. */
  readonly isInvalid?: true
  readonly callers: readonly Caller[]
}

/** Credentials that have expired, were revoked, or have fewer rights. */
export interface Spent {
  readonly expiredKey: string
  readonly revokedKey: string
  readonly readingKey: string
  readonly expiredSession: Headers
  readonly expiredStaff: Headers
  readonly endedSession: Headers
  readonly forged: string
}

const LIVE = { host: 'live.localhost' }
export const ROLES = ['viewer', 'teller', 'officer', 'manager', 'admin', 'dashboard'] as const
const OTHER_KEYS = ['test_sentinel_demo', 'test_idv_demo', 'test_banking_demo', 'test_core_demo']

export const bad = (...headers: (() => Headers | Promise<Headers>)[]): Caller[] =>
  headers.map(each => ({ headers: each, names: 'ours', of: 'none' }))
export const good = (
  headers: () => Headers | Promise<Headers>,
  names: Side = 'ours',
  of: Side | 'none' = names,
): Caller[] => [{ headers, names, of }]

/** Invalid credentials; a request with one must be refused before it starts any work. */
function invalidCredentials(ours: TenantFixture, spent: Spent, takesCodes: boolean): Column[] {
  const tenant = { 'x-tenant-id': DEMO.id }
  const key = ours.key['authorization']!
  const without = async (headers: Promise<Headers>): Promise<Headers> => ({
    authorization: (await headers)['authorization']!,
  })
  const naming = async (headers: Headers | Promise<Headers>, id: string): Promise<Headers> => ({
    ...(await headers),
    'x-tenant-id': id,
  })
  return [
    {
      name: 'malformed',
      message: 'an Authorization header that is not Bearer and one token, or an empty partner key',
      callers: bad(
        ...[
          '',
          'Bearer',
          `Basic ${Buffer.from('a:b').toString('base64')}`,
          key.replace('Bearer ', ''),
          `${key} ${key}`,
        ].map(authorization => () => ({ ...tenant, authorization })),
      ),
    },
    {
      name: 'unknown',
      message: 'an unknown key, and a token with a foreign signature',
      callers: bad(
        () => bearer('svc_sandbox_unknown', DEMO.id),
        () => bearer('sk_sandbox_unknown', DEMO.id),
        () => bearer(spent.forged, DEMO.id),
        () => ({ 'x-partner-api-key': 'pk_sandbox_unknown' }),
      ),
    },
    {
      name: 'expired',
      message: 'a key past its end, a session and a staff token past 15 minutes',
      callers: bad(
        () => bearer(spent.expiredKey, DEMO.id),
        () => spent.expiredSession,
        () => spent.expiredStaff,
      ),
    },
    {
      name: 'revoked',
      message: 'a revoked key, a session that was ended',
      callers: bad(
        () => bearer(spent.revokedKey, DEMO.id),
        () => spent.endedSession,
      ),
    },
    {
      name: 'no tenant',
      message: 'key, session, staff token without X-Tenant-ID',
      callers: bad(
        () => ({ authorization: key }),
        () => without(ours.session()),
        () => without(ours.staff()),
      ),
    },
    {
      name: 'bad tenant',
      message: 'the same with an X-Tenant-ID that is malformed or unknown',
      callers: bad(
        ...[
          takesCodes ? 'demo2' : 'demo',
          '1',
          `${DEMO.id}, ${RIVAL.id}`,
          '99999999-9999-4999-8999-999999999999',
        ].flatMap(id => [() => naming(ours.key, id), () => naming(ours.session(), id)]),
        () => naming(ours.staff(), 'x'),
      ),
    },
    {
      name: 'other tenant',
      message: "the same with the X-Tenant-ID of another tenant, a partner's key too",
      callers: bad(
        () => naming(ours.key, RIVAL.id),
        () => naming(ours.session(), RIVAL.id),
        () => naming(ours.staff(), RIVAL.id),
        () => naming(ours.partnerKey, RIVAL.id),
      ),
    },
    {
      name: 'wrong host',
      message: "a sandbox key at a production host, a production key at a sandbox host, partners' keys too",
      callers: bad(
        () => ({ ...ours.key, ...LIVE }),
        () => ({ ...ours.partnerKey, ...LIVE }),
        () => bearer('svc_live_demo', DEMO.id),
        () => ({ 'x-partner-api-key': 'pk_live_demo' }),
      ),
    },
    {
      name: 'wrong place',
      message: 'a key in the header of another one',
      callers: bad(
        () => ({ ...tenant, 'x-partner-api-key': key.replace('Bearer ', '') }),
        () => bearer(ours.partnerKey['x-partner-api-key']!, DEMO.id),
      ),
    },
  ]
}

/**
 * Every kind of credential at one of the tenants, in table order. `takesCodes`: a tenant's code is a valid
 * X-Tenant-ID.
 */
export function columns(
  ours: TenantFixture,
  theirs: TenantFixture,
  spent: Spent,
  takesCodes: boolean,
): Column[] {
  return [
    { name: 'nobody', message: 'no credential', isInvalid: true, callers: bad(() => ({})) },
    {
      name: 'tenant alone',
      message: 'X-Tenant-ID and no credential, or one in an unused header',
      isInvalid: true,
      callers: bad(
        () => ({ 'x-tenant-id': DEMO.id }),
        () => ({ 'x-tenant-id': DEMO.id, 'x-api-key': ours.key['authorization']! }),
      ),
    },
    ...invalidCredentials(ours, spent, takesCodes).map(column => ({ ...column, isInvalid: true as const })),
    {
      name: 'two at once',
      message: "a tenant's key and a partner's key together",
      callers: good(() => ({ ...ours.key, ...ours.partnerKey })),
    },
    {
      name: 'other service',
      message: 'keys of sentinel, idv, banking and core',
      callers: OTHER_KEYS.flatMap(key => good(() => bearer(key, DEMO.id))),
    },
    {
      name: 'compliance key',
      message: 'a key of compliance, with X-Actor',
      callers: good(() => ({ ...bearer('sk_sandbox_demo', DEMO.id), 'x-actor': 'analyst@bank.example' })),
    },
    { name: 'key', message: "the tenant's key", callers: good(() => ours.key) },
    {
      name: 'reading key',
      message: 'a key of the tenant with the scope remittance:read alone',
      callers: good(() => bearer(spent.readingKey, DEMO.id)),
    },
    {
      name: 'production key',
      message: "the tenant's production key at a production host, with ids of the sandbox",
      callers: good(() => ({ ...bearer('svc_live_demo', DEMO.id), ...LIVE }), 'ours', 'none'),
    },
    { name: 'partner', message: "the key of the tenant's partner", callers: good(() => ours.partnerKey) },
    { name: 'session', message: 'the user who owns the named objects', callers: good(() => ours.session()) },
    {
      name: 'another user',
      message: 'another verified user of the tenant',
      callers: good(() => ours.neighbour()),
    },
    ...ROLES.map(role => ({
      name: role,
      message: `the tenant's staff member ${role}@`,
      callers: good(() => ours.staff(role)),
    })),
    {
      name: 'their key',
      message: "another tenant's key with our ids, and ours with theirs",
      callers: [...good(() => theirs.key, 'ours', 'theirs'), ...good(() => ours.key, 'theirs', 'ours')],
    },
    {
      name: 'their partner',
      message: "the same with partners' keys",
      callers: [
        ...good(() => theirs.partnerKey, 'ours', 'theirs'),
        ...good(() => ours.partnerKey, 'theirs', 'ours'),
      ],
    },
    {
      name: 'their session',
      message: "the same with users' sessions",
      callers: [
        ...good(() => theirs.session(), 'ours', 'theirs'),
        ...good(() => ours.session(), 'theirs', 'ours'),
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
