import type { InjectOptions } from 'fastify'
import { sha256 } from '#kernel/security/keyring.ts'
import type { MintHandoffToken } from '#identity/operations/sessions/mint-handoff-token.ts'
import { givenHandoffToken, inDatabase } from '#test/identity/given.ts'
import { world, type World } from '#test/support/world.ts'

export const ORIGIN = 'http://127.0.0.1:4000'
export const RETURN_URL = 'https://app.partner.example/done?order=1&x=2'
export const ADA = { firstName: 'Ada', lastName: 'Lovelace', returnUrl: RETURN_URL }

let opened: Promise<World> | undefined

/** The tenant whose pages the test file checks. */
export const pageTenant = (): Promise<World> => (opened ??= world())

export interface PageResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

export async function send(options: InjectOptions): Promise<PageResponse> {
  const { statusCode, headers, body } = await (
    await pageTenant()
  ).app.inject({ ...options, headers: { host: '127.0.0.1:4000', ...options.headers } })
  return { status: statusCode, headers, text: body }
}

export type Headers = Readonly<Record<string, string>>

export const open = (token: string, headers: Headers = {}): Promise<PageResponse> =>
  send({ url: `/handoff?token=${encodeURIComponent(token)}`, headers })
export const go = (token: string, headers: Headers = {}): Promise<PageResponse> =>
  send({
    method: 'POST',
    url: '/handoff',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ token }).toString(),
  })
export const session = (cookie: string): Promise<PageResponse> =>
  send({ url: '/handoff/session', headers: { cookie } })
export const signOut = (cookie: string, headers: Headers = {}): Promise<PageResponse> =>
  send({ method: 'POST', url: '/handoff/sign-out', headers: { cookie, ...headers } })

/** Cookie header as a browser would send it back. */
export const cookieOf = ({ headers }: PageResponse): string => String(headers['set-cookie']).split(';')[0]!
export const headingOf = ({ text }: PageResponse): string =>
  (/<h1>(.*?)<\/h1>/s.exec(text)?.[1] ?? '').replace(/<[^>]*>/g, '')
export const mint = async (input: Partial<MintHandoffToken> = {}): Promise<string> =>
  givenHandoffToken(await pageTenant(), input)
export const signedIn = async (input: Partial<MintHandoffToken> = ADA): Promise<string> =>
  cookieOf(await go(await mint(input)))

export async function used(token: string): Promise<boolean> {
  const [row] = await inDatabase<{ used: boolean }>(
    await pageTenant(),
    'select used_at is not null as used from identity.handoff_tokens where hash = $1',
    [sha256(token)],
  )
  return row!.used
}
