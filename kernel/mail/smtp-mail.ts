import type { MailSettings } from './mail-settings.ts'
import type { MailProvider } from './mail-provider.ts'

/** How long to wait for a connection, and for each response of the server. */
export interface MailTimeouts {
  readonly connectMs: number
  readonly socketMs: number
}

const TIMEOUTS: MailTimeouts = { connectMs: 10_000, socketMs: 20_000 }

/** The parts of nodemailer's errors that say whether a message can be accepted later. */
interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
}

/** The server refuses the recipient or the message for good (RFC 5321 §4.2.1). Wrong credentials, say, are not the message's. */
const isRejection = ({ command, responseCode = 0 }: SmtpError): boolean =>
  responseCode >= 500 && responseCode < 600 && (command === 'RCPT TO' || command === 'DATA')

/** Sends messages through an SMTP server. */
export const smtpMail = ({ smtpUrl, from }: MailSettings, timeouts = TIMEOUTS): MailProvider => ({
  async send({ id, to, subject, text }) {
    // Loaded on first use, because most processes send no mail.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: timeouts.connectMs,
      greetingTimeout: timeouts.connectMs,
      socketTimeout: timeouts.socketMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return 'ACCEPTED'
    } catch (error) {
      if (isRejection(error as SmtpError)) return 'REJECTED'
      throw withoutAddresses(error as SmtpError)
    } finally {
      transport.close()
    }
  },
})

/** The server's texts contain the recipient, which must not be logged. */
const withoutAddresses = ({ code = 'UNKNOWN', command, responseCode }: SmtpError): Error =>
  new Error(
    `The SMTP server did not accept a message: ${[code, command, responseCode].filter(part => part !== undefined).join(' ')}`,
  )
