import { afterAll, expect, test } from '@jest/globals'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Worker } from '#kernel/jobs/job.ts'
import { sendHoldNotices } from '#sentinel/jobs/send-hold-notices.ts'
import { workerOn } from '#test/support/world.ts'
import { at, call, contact, enrol, eventsOf, place, REASON, stopClock } from './holds-rest.ts'

interface Received {
  readonly to: string
  readonly message: string
}

const received: Received[] = []
/** Recipients that the server rejects for good, and whether it is overloaded. */
const server = { rejected: 'gone@example.com', isOverloaded: false }
const refusal = (code: number, text: string): Error => Object.assign(new Error(text), { responseCode: code })

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo({ address }, _session, done) {
    if (server.isOverloaded) return done(refusal(451, `Try again later: ${address}`))
    done(address === server.rejected ? refusal(550, `No such person: ${address}`) : null)
  },
  onData(stream, session, done) {
    let message = ''
    stream.on('data', (chunk: Buffer) => (message += chunk.toString('utf8')))
    stream.on('end', () => {
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address).join(), message })
      done()
    })
  },
})
await new Promise<void>(resolve => smtp.listen(0, '127.0.0.1', () => resolve()))
afterAll(() => new Promise<void>(resolve => smtp.close(() => resolve())))

const mail = () => ({
  smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
  from: 'holds@bank.example',
})

/** A worker that sends through the SMTP server, or as the environment does. */
function worker({ smtp: isSmtp = true, simulated = ['sandbox'] as const } = {}, parts: Partial<Worker> = {}) {
  const { platform } = at
  const settings = { ...platform.source.settings, simulated, ...(isSmtp && { mail: mail() }) }
  return workerOn(platform, {
    contextIn: async id => ({ ...(await platform.contextIn(id)), settings }),
    log: (fields, message) => {
      at.logged.push({ fields, message })
    },
    ...parts,
  })
}
const NEXT_ATTEMPT = `select min(next_attempt_at) as at from sentinel.hold_notices where status = 'DUE' and next_attempt_at < 'infinity'`
async function nextAttempt(): Promise<number | undefined> {
  const [next] = await at.database.asWorker<{ at: Date | null }>(NEXT_ATTEMPT)
  return next?.at?.getTime()
}
const noticesOf = async (holdId: string) => (await call(`GET /holds/${holdId}`)).body.notices

async function heldWith(...emails: (string | undefined)[]) {
  stopClock('2026-11-20T15:00:00Z')
  // Notices of earlier tests are none of this one's business.
  await at.database.asWorker(
    `update sentinel.hold_notices set next_attempt_at = 'infinity' where status = 'DUE'`,
  )
  received.length = 0
  server.isOverloaded = false
  const { id: profileId } = await enrol()
  const contactIds: string[] = []
  for (const email of emails) contactIds.push(await contact(profileId, email))
  const { body } = await place(profileId)
  return { profileId, contactIds, holdId: body.id as string, notices: body.notices }
}

test('each contact with an address gets one e-mail, without account details', async () => {
  const { holdId, contactIds, notices, profileId } = await heldWith('ruth@example.com', undefined)

  await sendHoldNotices.run(worker())
  await sendHoldNotices.run(worker())

  expect(notices).toEqual([
    {
      contact_id: contactIds[0],
      channel: 'EMAIL',
      status: 'DUE',
      due_at: '2026-11-24T15:00:00.000Z',
      sent_at: null,
    },
    {
      contact_id: contactIds[1],
      channel: 'NONE',
      status: 'NOT_DELIVERABLE',
      due_at: '2026-11-24T15:00:00.000Z',
      sent_at: null,
    },
  ])
  expect(received).toHaveLength(1)
  const [{ to, message }] = received as [Received]
  expect(to).toBe('ruth@example.com')
  expect(message).toMatch(/^From: holds@bank\.example/m)
  expect(message).toMatch(/^Message-ID: <notice-[0-9a-f-]{36}@bank\.example>/m)
  expect(message).toContain('named you as a trusted contact')
  expect(message).not.toMatch(/Whitfield|tx-|coached/)
  expect(await noticesOf(holdId)).toMatchObject([
    { status: 'SENT', sent_at: '2026-11-20T15:00:00.000Z' },
    { status: 'NOT_DELIVERABLE' },
  ])
  expect((await eventsOf(holdId)).map(({ type }) => type)).toEqual([
    'sentinel.hold_placed',
    'sentinel.hold_notice_sent',
  ])
  const timeline = (await call(`GET /profiles/${profileId}/timeline`)).body.events as { type: string }[]
  expect(timeline[0]!.type).toBe('HOLD_NOTICE_SENT')
})

test('a suspected contact gets no notice, of this hold and of later ones', async () => {
  const { profileId } = await heldWith()
  const suspect = await contact(profileId, 'nephew@example.com')
  await contact(profileId, 'ruth@example.com')

  const held = await call(`POST /profiles/${profileId}/holds`, {
    scope: 'ACCOUNT',
    account_id: 'checking',
    ...REASON,
    suspected_contact_ids: [suspect, suspect],
  })
  const later = await place(profileId)
  await sendHoldNotices.run(worker())

  for (const { body } of [held, later])
    expect(body.notices).toMatchObject([
      { contact_id: suspect, channel: 'NONE', status: 'SKIPPED_SUSPECTED' },
      { status: 'DUE' },
    ])
  expect(received.map(({ to }) => to)).toEqual(['ruth@example.com', 'ruth@example.com'])
  expect((await call(`GET /profiles/${profileId}/trusted-contacts/${suspect}`)).body.is_suspected).toBe(true)
})

test('a rejected address fails at once, and its text is not logged', async () => {
  const { holdId } = await heldWith(server.rejected)

  await sendHoldNotices.run(worker())

  expect(await noticesOf(holdId)).toMatchObject([{ status: 'FAILED', sent_at: null }])
  expect((await eventsOf(holdId)).at(-1)!.type).toBe('sentinel.hold_notice_failed')
  expect(JSON.stringify(at.logged)).not.toContain('gone@example.com')
})

test('a notice is tried again with pauses until it is due, and then has failed', async () => {
  const { holdId } = await heldWith('ruth@example.com')
  server.isOverloaded = true
  const minutes: number[] = []
  for (let next = await nextAttempt(); next !== undefined; next = await nextAttempt()) {
    at.clock.offsetMs = next - at.clock.stoppedAtMs!
    minutes.push(at.clock.offsetMs / 60_000)
    await sendHoldNotices.run(worker())
  }

  expect(minutes.slice(0, 6)).toEqual([0, 1, 6, 36, 156, 276])
  expect(minutes.at(-1)).toBe(4 * 24 * 60)
  expect(await noticesOf(holdId)).toMatchObject([{ status: 'FAILED' }])
  const errors = at.logged.map(({ fields }) => String(fields['error']))
  expect(errors).toContainEqual(expect.stringContaining('EENVELOPE RCPT TO 451'))
  expect(errors.join()).not.toContain('ruth@example.com')
})

test('a notice is sent by another worker when the first one dies after its claim, with the same id', async () => {
  const { holdId } = await heldWith('ruth@example.com')
  const killed = workerOn(at.platform, { contextIn: () => Promise.reject(new Error('killed')) })
  const dyingAfterSending = worker()
  let contexts = 0
  const contextIn = dyingAfterSending.contextIn
  const second = {
    ...dyingAfterSending,
    contextIn: (id: string) =>
      ++contexts === 1 ? contextIn(id) : Promise.reject(new Error('killed after sending')),
  }

  await sendHoldNotices.run(killed)
  const atOnce = await sendHoldNotices.run(worker())
  at.clock.offsetMs = 121_000
  await sendHoldNotices.run(second)
  at.clock.offsetMs = 20 * 60_000
  await sendHoldNotices.run(worker())

  const idOf = ({ message }: Received) => /^Message-ID: (.+)$/m.exec(message)![1]
  expect(atOnce).toBe(0)
  expect(received).toHaveLength(2)
  expect(idOf(received[0]!)).toBe(idOf(received[1]!))
  expect(await noticesOf(holdId)).toMatchObject([{ status: 'SENT' }])
})

test('workers that run at once send a notice once', async () => {
  const { holdId } = await heldWith('ruth@example.com', 'paul@example.com')

  await Promise.all(Array.from({ length: 5 }, () => sendHoldNotices.run(worker())))

  expect(received.map(({ to }) => to).sort()).toEqual(['paul@example.com', 'ruth@example.com'])
  expect(await noticesOf(holdId)).toMatchObject([{ status: 'SENT' }, { status: 'SENT' }])
})

test('without a mail server the sandbox simulates e-mail, and production leaves the notice due', async () => {
  const sandbox = await heldWith('ruth@example.com', 'ruth@bounce.example')
  await sendHoldNotices.run(worker({ smtp: false }))
  const simulated = await noticesOf(sandbox.holdId)
  const production = await heldWith('ruth@example.com')
  at.logged.length = 0
  const none = { smtp: false, simulated: [] as never }

  await sendHoldNotices.run(worker(none))
  const again = await sendHoldNotices.run(worker(none))

  expect(simulated).toMatchObject([{ status: 'SENT' }, { status: 'FAILED' }])
  expect(await noticesOf(production.holdId)).toMatchObject([{ status: 'DUE', sent_at: null }])
  expect(again).toBe(0)
  expect(at.logged.map(({ message }) => message)).toEqual([
    'a notice of a hold waits because SMTP_URL is not set',
  ])
  at.clock.offsetMs = 10 * 60_000
  await sendHoldNotices.run(worker())
  expect(await noticesOf(production.holdId)).toMatchObject([{ status: 'SENT' }])
})
