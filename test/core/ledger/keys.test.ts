import { beforeAll, expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { withClient } from '#test/support/clients.ts'
import { adminOf } from '#test/support/cluster.ts'
import { world, type World } from '#test/support/world.ts'
import { limit, openLedger, usage, type Ledger } from './support.ts'

let at: World
let ledger: Ledger
beforeAll(async () => {
  at = await world()
  ledger = await openLedger(at)
})

test('a repeat gets the first posting and moves nothing; another request under its key is a conflict', async () => {
  const [payer, payee] = [await ledger.account(100n), await ledger.account()]
  const wanted = { from: payer, to: payee, amountMinor: 10n, key: newId() }
  const first = (await ledger.post(wanted)) as { id: string }

  expect(await ledger.post(wanted)).toEqual({ kind: 'earlier', id: first.id, isReplay: true })
  expect(await ledger.post({ ...wanted, fingerprint: 'another' })).toEqual({ kind: 'conflict' })
  expect(await ledger.state(payer)).toMatchObject({ balance_minor: 90n, entries: 2n })
})

test('a repeat of a refusal gets the same amounts, even if the posting would now succeed', async () => {
  const payer = await ledger.account(1n)
  // Exceeds the integers that a double represents exactly.
  const wanted = { from: payer, amountMinor: 9_007_199_254_740_993n, key: newId() }

  expect(await ledger.post(wanted)).toEqual({
    kind: 'refused',
    outcome: 'INSUFFICIENT_FUNDS',
    allowedMinor: 1n,
    requiredMinor: 9_007_199_254_740_993n,
    isReplay: false,
  })
  await ledger.post({ to: payer, amountMinor: 9_007_199_254_740_993n, type: 'DEPOSIT', transferType: null })
  expect(await ledger.post(wanted)).toEqual({
    kind: 'refused',
    outcome: 'INSUFFICIENT_FUNDS',
    allowedMinor: 1n,
    requiredMinor: 9_007_199_254_740_993n,
    isReplay: true,
  })
})

test('a refusal by a limit is stored as well', async () => {
  const payer = await ledger.account(100n)
  const wanted = {
    from: payer,
    amountMinor: 10n,
    key: newId(),
    usage: usage(),
    checks: [limit({ dayMinor: 9n })],
  }

  expect(await ledger.post(wanted)).toMatchObject({ outcome: 'DAILY_LIMIT_EXCEEDED', isReplay: false })
  expect(await ledger.post(wanted)).toMatchObject({
    outcome: 'DAILY_LIMIT_EXCEEDED',
    allowedMinor: 9n,
    requiredMinor: 10n,
    isReplay: true,
  })
})

test('after 24 hours the key can be used again', async () => {
  const payer = await ledger.account(100n)
  const wanted = { from: payer, amountMinor: 10n, key: newId() }
  await ledger.post(wanted)
  const in24h = Date.now() + 24 * 3_600_000

  expect(await ledger.post({ ...wanted, at: new Date(in24h - 60_000) })).toMatchObject({ kind: 'earlier' })
  expect(await ledger.post({ ...wanted, at: new Date(in24h + 60_000) })).toMatchObject({ kind: 'posted' })
  expect(await ledger.state(payer)).toMatchObject({ balance_minor: 80n })
})

test('one key from 50 concurrent callers has one effect, with one batcher or two', async () => {
  const other = await openLedger(at)
  const payer = await ledger.account(100n)
  const key = newId()

  const results = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      ledger.post({ from: payer, amountMinor: 10n, key }, n % 2 ? other.batcher : ledger.batcher),
    ),
  )

  const [posted, ...more] = results.filter(({ kind }) => kind === 'posted') as { id: string }[]
  expect(more).toEqual([])
  expect(results.filter(({ kind }) => kind === 'earlier')).toEqual(
    Array.from({ length: 49 }, () => ({ kind: 'earlier', id: posted!.id, isReplay: true })),
  )
  expect(await ledger.state(payer)).toMatchObject({ balance_minor: 90n, entries: 2n })
})

test('repeats and new postings in one batch are distinguished', async () => {
  const accounts = await Promise.all(Array.from({ length: 20 }, () => ledger.account(100n)))
  const keys = accounts.map(() => newId())
  const post = (n: number): ReturnType<Ledger['post']> =>
    ledger.post({ from: accounts[n]!, amountMinor: 1n, key: keys[n]! })
  const first = await Promise.all([3, 11, 19].map(post))

  const results = await Promise.all(accounts.map((_, n) => post(n)))

  expect(results.map(({ kind }) => kind)).toEqual(
    accounts.map((_, n) => ([3, 11, 19].includes(n) ? 'earlier' : 'posted')),
  )
  expect([3, 11, 19].map(n => (results[n] as { id: string }).id)).toEqual(
    first.map(result => (result as { id: string }).id),
  )
})

test('a key held by another transaction is reported as in progress, and the rest of its batch is posted', async () => {
  const accounts = await Promise.all(Array.from({ length: 4 }, () => ledger.account(100n)))
  const key = newId()
  const results = await withClient(adminOf(at.databaseName), async client => {
    await client.query('begin')
    await client.query(
      `insert into kernel.idempotency (workspace_id, subject, key, fingerprint, outcome, created_at, expires_at) values ($1, 'staff:x', $2, 'f', 'open', now(), now() + interval '1 day')`,
      [ledger.workspaceId, key],
    )
    const all = await Promise.all(
      accounts.map((from, n) => ledger.post({ from, amountMinor: 1n, ...(n === 2 && { key }) })),
    )
    await client.query('rollback')
    return all
  })

  expect(results.map(({ kind }) => kind)).toEqual(['posted', 'posted', 'in-progress', 'posted'])
}, 30_000)

test('a posting that the database rejects fails alone', async () => {
  const accounts = await Promise.all(Array.from({ length: 9 }, () => ledger.account(100n)))
  const reference = `TRN${newId()}`
  await ledger.post({ from: accounts[0]!, amountMinor: 1n, reference })

  const results = await Promise.allSettled(
    accounts.map((from, n) => ledger.post({ from, amountMinor: 1n, ...(n === 5 && { reference }) })),
  )

  expect(results.map(({ status }) => status)).toEqual(
    accounts.map((_, n) => (n === 5 ? 'rejected' : 'fulfilled')),
  )
  expect((results[5] as PromiseRejectedResult).reason).toMatchObject({
    code: '23505',
    constraint: 'transactions_reference',
  })
  expect(await ledger.state(accounts[5]!)).toMatchObject({ balance_minor: 100n, entries: 1n })
  expect(await ledger.broken()).toEqual([])
})
