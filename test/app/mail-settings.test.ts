import { expect, test } from '@jest/globals'
import { readConfig } from '#app/config/config.ts'
import { settingsOf } from '#app/config/settings.ts'

const SMTP_URL = 'smtps://user:secret@mail.bank.example:465'
const MAIL_FROM = 'holds@bank.example'

test('e-mail is configured by the server and the sender, and not at all by default', () => {
  expect(settingsOf(readConfig({ SMTP_URL, MAIL_FROM })).mail).toEqual({ smtpUrl: SMTP_URL, from: MAIL_FROM })
  expect(settingsOf(readConfig({}))).not.toHaveProperty('mail')
})

test.each([
  [{ SMTP_URL: 'https://mail.bank.example', MAIL_FROM }, 'SMTP_URL must be an smtp or smtps URL.'],
  [{ SMTP_URL: 'mail.bank.example', MAIL_FROM }, 'SMTP_URL must be'],
  [{ SMTP_URL }, 'MAIL_FROM must be set, because SMTP_URL is set.'],
  [{ SMTP_URL, MAIL_FROM: 'The Bank <holds@bank.example>' }, 'MAIL_FROM must be an e-mail address'],
  [{ MAIL_FROM: 'holds@bank.example\nBcc: x@y.example' }, 'MAIL_FROM must be an e-mail address'],
])('the start refuses %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
  expect(() => readConfig(env)).not.toThrow('secret')
})
