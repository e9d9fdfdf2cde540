import type { Settings } from '#kernel/context.ts'
import type { Variable } from './variable.ts'

type Text = (name: string) => string | undefined
type Check = (name: string, isRight: boolean, must?: string) => void

const ADDRESS = /^[^\s@<>,;:"]{1,64}@[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/i

/** Rows of the table of variables. */
export const MAIL_VARIABLES: readonly Variable[] = [
  {
    name: 'SMTP_URL',
    mustBe: 'an smtp or smtps URL',
    description:
      'Mail server that sends the notices of protective holds and of failing webhooks of identity verification, with its credentials, such as `smtps://user:password@mail.example.com`. Without it the sandbox simulates e-mail, where addresses at `bounce.example` are rejected, and in production the notices of holds stay due, and those of webhooks are not sent.',
  },
  {
    name: 'MAIL_FROM',
    mustBe: 'an e-mail address such as holds@bank.example',
    description: 'Address of the sender. Required with `SMTP_URL`.',
  },
]

/** How e-mail is sent; undefined if it is not configured. */
export function mailSettings(text: Text, check: Check): Settings['mail'] {
  const smtpUrl = text('SMTP_URL')
  const from = text('MAIL_FROM')
  check(
    'SMTP_URL',
    smtpUrl === undefined ||
      (URL.canParse(smtpUrl) &&
        /^smtps?:$/.test(new URL(smtpUrl).protocol) &&
        new URL(smtpUrl).hostname !== ''),
  )
  check('MAIL_FROM', from === undefined || ADDRESS.test(from))
  check('MAIL_FROM', smtpUrl === undefined || from !== undefined, 'set, because SMTP_URL is set')
  return smtpUrl === undefined || from === undefined ? undefined : { smtpUrl, from }
}
