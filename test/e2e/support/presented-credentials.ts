import { asKey, asPartner, bearer, DEMO, RIVAL, type Headers } from './rest.ts'

/** Kind of caller that an operation accepts. */
export type Kind = 'key' | 'key or session' | 'session' | 'partner' | 'any caller'

/** Tokens and keys that the test has created, by name. */
type Given = Readonly<Record<string, string>>

const LIVE = { host: 'live.localhost' }
export const none: readonly Kind[] = []
const keyed: readonly Kind[] = ['key', 'key or session']
const sessions: readonly Kind[] = ['key or session', 'session']
const partners: readonly Kind[] = ['partner']

/** A credential and the kinds of operations that accept it. Operations open to anyone ignore credentials. */
export type Row = readonly [title: string, headers: (given: Given) => Headers, lets: readonly Kind[]]

export const ROWS: readonly Row[] = [
  ['nothing at all', () => ({}), none],
  ['a tenant and no credential', () => ({ 'x-tenant-id': DEMO.id }), none],

  ["the tenant's key", () => asKey(DEMO), keyed],
  [
    "the tenant's key under a scheme in lower case",
    () => ({ ...asKey(DEMO), authorization: `bearer ${DEMO.key}` }),
    keyed,
  ],
  ['a session', given => bearer(given['session']!, DEMO.id), sessions],
  [
    'a session on the host of the other environment',
    given => ({ ...bearer(given['session']!, DEMO.id), ...LIVE }),
    sessions,
  ],
  ["a partner's key", () => asPartner(DEMO), partners],
  ["a partner's key with its tenant", () => ({ ...asPartner(DEMO), 'x-tenant-id': DEMO.id }), partners],

  ...[
    '',
    'Bearer',
    'Bearer ',
    'Bearer  ',
    `Bearer: ${DEMO.key}`,
    `Bearer ${DEMO.key} ${DEMO.key}`,
    `Bearer "${DEMO.key}"`,
    `Bearer${DEMO.key}`,
    DEMO.key,
    `Basic ${Buffer.from(`${DEMO.key}:`).toString('base64')}`,
    `Token ${DEMO.key}`,
    `ApiKey ${DEMO.key}`,
    `Digest username="${DEMO.key}"`,
    'Bearer null',
    'Bearer undefined',
    `Bearer ${'a'.repeat(10_000)}`,
    `Bearer svc_${'a'.repeat(10_000)}`,
  ].map((authorization): Row => [
    `the header ${authorization.slice(0, 40)}`,
    () => ({ authorization, 'x-tenant-id': DEMO.id }),
    none,
  ]),
  [
    'the key in the header of another credential',
    () => ({ 'x-api-key': DEMO.key, 'x-tenant-id': DEMO.id }),
    none,
  ],

  ...[
    'svc_sandbox_unknown',
    'svc_',
    'svc_sandbox_demo2',
    'SVC_SANDBOX_DEMO',
    'svc_sandbox_dem',
    'sk_sandbox_demo',
    'sk_sandbox_standard',
    'test_sentinel_demo',
    'test_idv_demo',
    'test_banking_demo',
    'test_core_demo',
    'pk_sandbox_demo',
    'svc_live_demo',
  ].map((secret): Row => [`the key ${secret}`, () => bearer(secret, DEMO.id), none]),
  ['a key that was revoked', given => bearer(given['revoked']!, DEMO.id), none],
  ['an expired key', given => bearer(given['past']!, DEMO.id), none],
  ['the sandbox key on a production host', () => ({ ...asKey(DEMO), ...LIVE }), none],
  ['the sandbox partner key on a production host', () => ({ ...asPartner(DEMO), ...LIVE }), none],
  [
    'the production key on a production host',
    () => ({ ...bearer('svc_live_demo', DEMO.id), ...LIVE }),
    keyed,
  ],
  [
    'the production partner key on a production host',
    () => ({ 'x-partner-api-key': 'pk_live_demo', ...LIVE }),
    partners,
  ],
  ['the production partner key on a sandbox host', () => ({ 'x-partner-api-key': 'pk_live_demo' }), none],

  ["the rival's key with the demo's tenant", () => bearer(RIVAL.key, DEMO.id), none],
  ["the demo's key with the rival's tenant", () => bearer(DEMO.key, RIVAL.id), none],
  ["the demo's session with the rival's tenant", given => bearer(given['session']!, RIVAL.id), none],
  ["the rival's session with the demo's tenant", given => bearer(given['rival']!, DEMO.id), none],
  ...[
    undefined,
    '',
    ' ',
    'demo',
    '1',
    'null',
    `{${DEMO.id}}`,
    `urn:uuid:${DEMO.id}`,
    DEMO.id.replaceAll('-', ''),
    `${DEMO.id}, ${RIVAL.id}`,
    '99999999-9999-4999-8999-999999999999',
    "' or 1=1 --",
    'x'.repeat(10_000),
  ].flatMap((tenant): Row[] =>
    ['key', 'session'].map(kind => [
      `a ${kind} with the tenant ${tenant?.slice(0, 50)}`,
      given => {
        const { authorization } = bearer(kind === 'key' ? DEMO.key : given['session']!, '') as {
          authorization: string
        }
        return { authorization, ...(tenant !== undefined && { 'x-tenant-id': tenant }) }
      },
      none,
    ]),
  ),

  ...['expired', 'ended', 'copied', 'refresh', 'handoff', 'admin', 'dashboard'].map((token): Row => [
    `the token: ${token}`,
    given => bearer(given[token]!, DEMO.id),
    none,
  ]),
  ["a session as a partner's key", given => ({ 'x-partner-api-key': given['session']! }), none],
  ["the tenant's key as a partner's key", () => ({ 'x-partner-api-key': DEMO.key }), none],
  ["a partner's key that is not known", () => ({ 'x-partner-api-key': 'pk_sandbox_unknown' }), none],
  ["an empty partner's key", () => ({ 'x-partner-api-key': '' }), none],
  ["a partner's key of 10,000 characters", () => ({ 'x-partner-api-key': `pk_${'a'.repeat(10_000)}` }), none],
  ["a partner's key with another tenant", () => ({ ...asPartner(DEMO), 'x-tenant-id': RIVAL.id }), none],
]
