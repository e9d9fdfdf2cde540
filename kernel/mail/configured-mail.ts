import type { Context } from '#kernel/context.ts'
import { mailSimulator } from './mail-simulator.ts'
import type { MailProvider } from './mail-provider.ts'
import { smtpMail, type MailTimeouts } from './smtp-mail.ts'

/** The mail provider of the caller's environment; undefined if none is configured, so that messages wait. */
export function mailFor(
  { actor, settings }: Pick<Context, 'actor' | 'settings'>,
  timeouts?: MailTimeouts,
): MailProvider | undefined {
  if (settings.mail) return smtpMail(settings.mail, timeouts)
  return settings.simulated.includes(actor.environment) ? mailSimulator : undefined
}
