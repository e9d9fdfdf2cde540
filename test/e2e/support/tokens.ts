import { createHmac, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { bearer, parsed, type Json, type Tenant } from './rest.ts'

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const decoded = (part: string | undefined): Json =>
  parsed(Buffer.from(part ?? '', 'base64url').toString('utf8'))

interface Parts {
  readonly header: Record<string, unknown>
  readonly claims: Record<string, unknown>
  readonly signature: string
}

export function partsOf(token: string): Parts {
  const [header, claims, signature] = token.split('.')
  return { header: decoded(header), claims: decoded(claims), signature: signature! }
}

type Sign = (text: string) => string
const joined = (header: unknown, claims: unknown, signed: Sign): string => {
  const text = `${encoded(header)}.${encoded(claims)}`
  return `${text}.${signed(text)}`
}

const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
const byRsa =
  (key: KeyObject): Sign =>
  text =>
    sign('sha256', Buffer.from(text), key).toString('base64url')
const byHmac =
  (secret: string): Sign =>
  text =>
    createHmac('sha256', secret).update(text).digest('base64url')

/** Forges tokens from a valid token and the public key, without the private key. */
export async function forged(app: FastifyInstance, good: string): Promise<Record<string, string>> {
  const { header, claims, signature } = partsOf(good)
  const {
    keys: [jwk],
  } = (await app.inject('/.well-known/jwks.json')).json() as { keys: [Record<string, unknown>] }
  const publicPem = createPublicKey({ key: jwk as never, format: 'jwk' })
    .export({ type: 'spki', format: 'pem' })
    .toString()
  const none: Sign = () => ''
  const otherJwk = other.publicKey.export({ format: 'jwk' })
  return {
    'a token signed by another key': joined(header, claims, byRsa(other.privateKey)),
    'a token that contains its own key': joined(
      { ...header, jwk: otherJwk },
      claims,
      byRsa(other.privateKey),
    ),
    'a token with the URL of its own key': joined(
      { ...header, jku: 'https://evil.example/jwks.json', x5u: 'https://evil.example/' },
      claims,
      byRsa(other.privateKey),
    ),
    'a token with an unknown kid': joined({ ...header, kid: 'nobody' }, claims, byRsa(other.privateKey)),
    'a token whose kid is a path': joined(
      { ...header, kid: '../../etc/passwd' },
      claims,
      byRsa(other.privateKey),
    ),
    'a token whose kid is SQL': joined({ ...header, kid: "' or 1=1 --" }, claims, byRsa(other.privateKey)),
    'a token whose kid has U+0000': joined({ ...header, kid: 'a\u0000b' }, claims, byRsa(other.privateKey)),
    'a token whose kid is an object': joined(
      { ...header, kid: { toString: 'x' } },
      claims,
      byRsa(other.privateKey),
    ),
    'a token without kid': joined({ alg: 'RS256' }, claims, byRsa(other.privateKey)),
    'alg none': joined({ ...header, alg: 'none' }, claims, none),
    'alg None with a signature': joined({ ...header, alg: 'None' }, claims, () => signature),
    'HS256 by the public key as PEM': joined({ ...header, alg: 'HS256' }, claims, byHmac(publicPem)),
    'HS256 by the public key as JWK': joined(
      { ...header, alg: 'HS256' },
      claims,
      byHmac(JSON.stringify(jwk)),
    ),
    'a changed claim under the old signature': joined(
      header,
      { ...claims, sub: '0199a1c2-7f30-7cde-8f21-3c5a6b7d8e9f' },
      () => signature,
    ),
    'a prolonged token': joined(header, { ...claims, exp: 4_000_000_000 }, () => signature),
    'a critical extension': joined({ ...header, crit: ['b64'], b64: false }, claims, () => signature),
    'a signature that is cut': good.slice(0, -4),
    'a token without signature': good.split('.').slice(0, 2).join('.'),
    'a token in five parts': `${good}.x.y`,
    'header and claims alone, empty': '..',
    'claims that are no object': `${encoded(header)}.${Buffer.from('[]').toString('base64url')}.${signature}`,
    'a token of 10,000 characters': `${good}${'A'.repeat(10_000)}`,
  }
}

export interface GraphResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly data: Json
  readonly errors: readonly {
    message: string
    extensions: Record<string, Json>
    path?: readonly (string | number)[]
  }[]
}

/** Sends a GraphQL request over HTTP. */
export async function ask(
  app: FastifyInstance,
  query: string,
  {
    variables,
    headers = {},
    ...more
  }: { variables?: object; headers?: Readonly<Record<string, string>>; operationName?: string } = {},
): Promise<GraphResponse> {
  const {
    statusCode,
    body,
    headers: received,
  } = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query, variables, ...more }),
  })
  const { data, errors = [] } = (parsed(body) ?? {}) as { data?: unknown; errors?: [] }
  return { status: statusCode, headers: received, text: body, data, errors }
}

const LOGIN =
  'mutation Login($email: String!, $password: String!) { loginStaff(email: $email, password: $password) { accessToken refreshToken expiresIn } }'

/** Gets a staff token of the tenant. The name is the part of the email address before the @. */
export async function staffToken(
  app: FastifyInstance,
  { code, id }: Tenant,
  name = 'admin',
): Promise<string> {
  const { data, text } = await ask(app, LOGIN, {
    headers: { 'x-tenant-id': id },
    variables: { email: `${name}@${code}.example`, password: 'demo-password-1' },
  })
  if (!data) throw new Error(text)
  return data.loginStaff.accessToken as string
}

/**
 * Attests the identity of a partner's user who has signed in before; adds a name and a date of birth if they
 * are missing.
 */
export async function verify(app: FastifyInstance, tenant: Tenant, externalId: string): Promise<string> {
  const headers = bearer(await staffToken(app, tenant), tenant.id)
  const input = { externalId, firstName: 'Ada', lastName: 'Obi', dateOfBirth: '1990-05-17' }
  const {
    data: {
      ensureCustomer: { id },
    },
  } = await ask(
    app,
    'mutation Complete($input: EnsureCustomerInput!) { ensureCustomer(input: $input) { id } }',
    { headers, variables: { input } },
  )
  await ask(
    app,
    'mutation Attest($id: UUID!) { attestKyc(customerId: $id, input: { status: VERIFIED, level: 2 }) { id } }',
    { headers, variables: { id } },
  )
  return id as string
}
