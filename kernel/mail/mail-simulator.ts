import type { MailProvider } from './mail-provider.ts'

const REJECTED = /@bounce\.example$/i

/** Sends nothing. Accepts every message but those to addresses at bounce.example. */
export const mailSimulator: MailProvider = {
  send: async ({ to }) => (REJECTED.test(to) ? 'REJECTED' : 'ACCEPTED'),
}
