import { beforeAll, expect, test } from '@jest/globals'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '#kernel/database/database.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { newId } from '#kernel/id.ts'
import { createBatcher } from '#core/ledger/batcher.ts'
import { openWriter, postBatch } from '#core/ledger/writers.ts'
import type { PostResult } from '#core/ledger/posting.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { LOGINS, loginOf } from '#test/support/cluster.ts'
import { world, type World } from '#test/support/world.ts'
import { bank } from '#test/core/bank.ts'
import { openLedger, type Ledger } from './support.ts'

let at: World
let ledger: Ledger
beforeAll(async () => {
  at = await world()
  ledger = await openLedger(at)
})

const kinds = (results: readonly PostResult[]): Record<string, number> =>
  results.reduce<Record<string, number>>((all, { kind }) => ({ ...all, [kind]: (all[kind] ?? 0) + 1 }), {})

const money = async (accounts: readonly string[]): Promise<bigint> =>
  (await Promise.all(accounts.map(ledger.state))).reduce((sum, { balance_minor }) => sum + balance_minor, 0n)

/**
 * A database connection that can drop a response: the server has committed, but the client gets no result.
 */
async function wire() {
  const { host, port } = loginOf(LOGINS.app, at.databaseName)
  const sockets = new Set<Socket>()
  const swallowed = { next: 0 }
  const server = createServer(client => {
    const upstream = connect(`${host}/.s.PGSQL.${port}`)
    sockets.add(client).add(upstream)
    client.on('data', data => upstream.write(data))
    upstream.on('data', data => {
      // The end of a result, which the server sends after the commit.
      if (swallowed.next > 0 && data.includes('SELECT 1\0')) {
        swallowed.next--
        client.destroy()
        upstream.destroy()
      } else client.write(data)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const orm = openOrm([])
  const database = openDatabase({
    app: {
      ...loginOf(LOGINS.app, at.databaseName),
      host: '127.0.0.1',
      port: (server.address() as { port: number }).port,
    },
    orm,
  })
  const writers = [openWriter(database), openWriter(database)]
  return {
    swallowed,
    batcher: createBatcher({
      writers: writers.map(writer => batch => postBatch(writer, batch)),
      batchMax: 8,
      queueMax: 1_000,
      secondWriterAt: 0,
    }),
    async close() {
      await database.close()
      await orm.close()
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

test("a posting whose result was lost is found again once, as the first result, with and without a caller's key", async () => {
  const { batcher, swallowed, close } = await wire()
  const accounts = await Promise.all(Array.from({ length: 12 }, () => ledger.account(100n)))
  swallowed.next = 2

  const results = await Promise.all(
    accounts.map((from, n) =>
      ledger.post({ from, amountMinor: 10n, ...(n % 2 && { key: newId() }) }, batcher),
    ),
  )

  expect(swallowed.next).toBe(0)
  expect(kinds(results)['earlier']).toBeGreaterThan(0)
  for (const result of results) expect(['posted', 'earlier']).toContain(result.kind)
  for (const result of results) if (result.kind === 'earlier') expect(result.isReplay).toBe(false)
  expect(await money(accounts)).toBe(12n * 90n)
  expect(await ledger.broken()).toEqual([])
  await close()
}, 30_000)

test('a refusal whose result was lost is returned as the first one', async () => {
  const { batcher, swallowed, close } = await wire()
  const payer = await ledger.account(5n)
  swallowed.next = 1

  expect(await ledger.post({ from: payer, amountMinor: 10n, key: newId() }, batcher)).toEqual({
    kind: 'refused',
    outcome: 'INSUFFICIENT_FUNDS',
    allowedMinor: 5n,
    requiredMinor: 10n,
    isReplay: false,
  })
  await close()
}, 30_000)

test('a posting whose result was lost is found again even if the policy changes before the second attempt', async () => {
  const here = await bank()
  const account = await here.account()
  let calls = 0
  const cutOnce = Object.assign(Object.create(here.database) as typeof here.database, {
    statementConnection(options: Parameters<typeof here.database.statementConnection>[0]) {
      const writer = here.database.statementConnection(options)
      const call: typeof writer.call = async values => {
        const rows = await writer.call(values)
        if (calls++ > 0) return rows as never
        await here.fee('INTERNAL', 100n, 0n)
        throw Object.assign(new Error('cut'), { code: 'ECONNRESET' })
      }
      return { ...writer, call }
    },
  })
  const teller = here.staff('teller', { database: cutOnce })

  const created = await deposit(teller, {
    accountId: account,
    amount: '10.00',
    channel: 'BRANCH',
    narration: 'Cash',
    initiatedBy: teller.actor.subjectId,
  })

  expect(calls).toBe(3)
  expect(created.amountMinor).toBe(1_000n)
  expect(teller.outcome.replayed).toBe(false)
  expect((await here.accountState(account)).balance).toBe(1_000n)
})

test('a posting blocked by its own disconnected attempt reports an unknown outcome, not a key in use', async () => {
  const held = Object.assign(new Error('lock timeout'), {
    code: '55P03',
    where: 'SQL statement "with claimed as (insert into kernel.idempotency"',
  })
  const end = async (errors: readonly Error[]): Promise<unknown> => {
    const left = [...errors]
    const batcher = createBatcher({
      writers: [
        batch =>
          postBatch({ call: () => Promise.reject(left.shift()!), close: () => Promise.resolve() }, batch),
      ],
      batchMax: 8,
      queueMax: 10,
      secondWriterAt: 0,
    })
    return ledger.post({ from: newId(), amountMinor: 1n, key: newId() }, batcher).then(
      ({ kind }) => kind,
      (error: { code: string }) => error.code,
    )
  }

  expect(await end([held])).toBe('in-progress')
  expect(await end([Object.assign(new Error('cut'), { code: 'ECONNRESET' }), held])).toBe('UNAVAILABLE')
})

test("while the server repeatedly ends the writers' sessions, every confirmed posting exists exactly once", async () => {
  const accounts = await Promise.all(Array.from({ length: 20 }, () => ledger.account(1_000_000n)))
  let isOver = false
  const cutting = (async () => {
    for (let cut = 0; !isOver; cut++) {
      await pause(60)
      await ledger.run(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like '%core.post(%' and pid <> pg_backend_pid()`,
      )
      if (cut === 15) return
    }
  })()
  const ids = new Set<string>()
  const replays: boolean[] = []

  await Promise.all(
    Array.from({ length: 48 }, async (_, caller) => {
      for (let n = 0; n < 20; n++) {
        const [from, to] = [accounts[(caller + n) % 20]!, accounts[(caller + n * 7 + 1 + (caller % 5)) % 20]!]
        if (from === to) continue
        const result = await ledger.post({ from, to, amountMinor: BigInt(1 + n), key: newId() })
        if (result.kind !== 'posted' && result.kind !== 'earlier') throw new Error(result.kind)
        ids.add(result.id)
        if (result.kind === 'earlier') replays.push(result.isReplay)
      }
    }),
  )
  isOver = true
  await cutting

  const [row] = await ledger.run<{ count: string }>(
    `select count(*) from core.transactions where workspace_id = $1 and type = 'TRANSFER' and debit_account_id = any($2::uuid[]) and credit_account_id = any($2::uuid[])`,
    [ledger.workspaceId, accounts],
  )
  expect(Number(row!.count)).toBe(ids.size)
  expect(replays.every(isReplay => !isReplay)).toBe(true)
  expect(await money(accounts)).toBe(20_000_000n)
  expect(await ledger.broken()).toEqual([])
}, 60_000)

test('64 concurrent callers with debits beyond the funds of one account spend it to zero, never below, without a deadlock', async () => {
  const hot = await ledger.account(1_000n)
  const others = await Promise.all(Array.from({ length: 16 }, () => ledger.account(50n)))
  const elsewhere = await openLedger(at)

  const results = (
    await Promise.all(
      Array.from({ length: 64 }, async (_, caller) => {
        const mine: PostResult[] = []
        for (let n = 0; n < 10; n++) {
          const other = others[(caller + n) % 16]!
          // Two batchers, as in two processes, so that their writers wait for each other's locks.
          mine.push(
            await ledger.post(
              { from: n % 5 === 4 ? other : hot, to: n % 5 === 4 ? hot : other, amountMinor: 9n },
              caller % 2 ? ledger.batcher : elsewhere.batcher,
            ),
          )
        }
        return mine
      }),
    )
  ).flat()

  expect(Object.keys(kinds(results)).toSorted()).toEqual(['posted', 'refused'])
  const [lowest] = await ledger.run<{ least: string }>(
    `select min(after_minor) as least from core.entries where workspace_id = $1 and account_id = $2`,
    [ledger.workspaceId, hot],
  )
  expect(Number(lowest!.least)).toBeGreaterThanOrEqual(0)
  expect((await ledger.state(hot)).balance_minor).toBeLessThan(1_000n)
  expect(await money([hot, ...others])).toBe(1_800n)
  expect(await ledger.broken()).toEqual([])
}, 60_000)

test('postings of an account keep the order of their requests', async () => {
  const [payer, payee] = [await ledger.account(10_000n), await ledger.account()]

  const results = await Promise.all(
    Array.from({ length: 600 }, () => ledger.post({ from: payer, to: payee, amountMinor: 1n })),
  )

  expect(results.map(result => (result as { debitSequence: bigint }).debitSequence)).toEqual(
    Array.from({ length: 600 }, (_, n) => BigInt(n + 2)),
  )
})
