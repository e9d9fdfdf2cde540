import { afterAll, expect, test } from '@jest/globals'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { frequentJobs, runUntilIdle } from '#test/support/jobs.ts'
import { workerOn } from '#test/support/world.ts'
import { receiver, respondWith } from '#test/webhooks/receiver.ts'
import { afterMinutes, webhookTenant, type WebhookTenant } from './webhook-tenant.ts'

interface Mail {
  readonly to: string
  readonly message: string
}

const mails: Mail[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    let message = ''
    stream.on('data', (chunk: Buffer) => (message += chunk.toString('utf8')))
    stream.on('end', () => {
      mails.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), message })
      done()
    })
  },
})
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
afterAll(() => new Promise<void>(resolve => smtp.close(() => resolve())))

/** Runs the jobs with the mail server, after a pause between attempts. */
async function work(here: WebhookTenant, minutes = 0): Promise<void> {
  here.clock.offsetMs += afterMinutes(here, minutes)
  const { platform } = here
  const smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  const settings = { ...platform.source.settings, mail: { smtpUrl, from: 'platform@bank.example' } }
  const worker = workerOn(platform, {
    contextIn: async id => ({ ...(await platform.contextIn(id)), settings }),
  })
  await runUntilIdle(worker, frequentJobs)
}

const mailsTo = (to: string) => mails.filter(mail => mail.to === to)

async function failing(notificationEmail: string, path = '') {
  const here = await webhookTenant()
  const at = await receiver(respondWith(500))
  await here.call('PUT', '/settings', { webhookUrl: at.url + path, notificationEmail })
  return { here, at, id: (await here.open()).id as string }
}

test('the third failed attempt in a row sends one e-mail that names the target, and none again before a success', async () => {
  const { here, at, id } = await failing('ops@one.example', '?token=secret-of-the-tenant')
  await here.alert(id)
  await work(here)
  await work(here, 1)
  expect(mailsTo('ops@one.example')).toEqual([])

  await work(here, 5)
  const third = mailsTo('ops@one.example')
  await work(here, 30)
  const fourth = mailsTo('ops@one.example')
  at.behave(respondWith(204))
  await work(here, 60)
  at.behave(respondWith(500))
  await here.alert((await here.open()).id)
  for (const minutes of [0, 1, 5]) await work(here, minutes)

  expect(third).toHaveLength(1)
  expect(third[0]!.message).toContain(at.url)
  expect(third[0]!.message).not.toContain('secret-of-the-tenant')
  expect(third[0]!.message).toMatch(/^Message-ID: <webhook-[0-9a-f-]{36}@bank\.example>/m)
  expect(fourth).toHaveLength(1)
  expect(mailsTo('ops@one.example')).toHaveLength(2)
})

test('attempts of several deliveries count together, and workers that run at once send one e-mail', async () => {
  const { here, id } = await failing('ops@two.example')
  await here.alert(id)
  for (let verifications = 0; verifications < 4; verifications++) await here.alert((await here.open()).id)

  await Promise.all([work(here), work(here), work(here)])
  await work(here, 1)
  await Promise.all([work(here), work(here)])

  expect(mailsTo('ops@two.example')).toHaveLength(1)
})

test('a callback target is reported on its own', async () => {
  const here = await webhookTenant()
  const at = await receiver(respondWith(503))
  await here.call('PUT', '/settings', { notificationEmail: 'ops@three.example' })
  await here.alert((await here.open({ callbackUrl: at.url })).id)

  for (const minutes of [0, 1, 5]) await work(here, minutes)

  expect(mailsTo('ops@three.example')).toMatchObject([{ message: expect.stringContaining(at.url) }])
})

test('without an address or a mail server nothing is sent, and nothing waits', async () => {
  const here = await webhookTenant()
  const at = await receiver(respondWith(500))
  await here.call('PUT', '/settings', { webhookUrl: at.url })
  await here.alert((await here.open()).id)

  for (const minutes of [0, 1, 5]) await work(here, minutes)

  expect(at.received).toHaveLength(3)
  expect(
    await here.database.asWorker('select reaction from kernel.reactions where workspace_id = $1', [
      here.workspaceId,
    ]),
  ).toEqual([])
})
