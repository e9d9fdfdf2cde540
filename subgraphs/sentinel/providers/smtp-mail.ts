import type { MailSettings } from '#sentinel/settings.ts'
import type { MailProvider } from './mail.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SOCKET_TIMEOUT_MS = 20_000

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
export const smtpMail = ({ smtpUrl, from }: MailSettings): MailProvider => ({
  async send({ id, to, subject, text }) {
    // Loaded on first use, because most processes send no mail.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
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
