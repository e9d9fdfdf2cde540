import { expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import type { Database } from '#kernel/database/database.ts'
import type { Session } from '#kernel/database/session.ts'
import { newId } from '#kernel/id.ts'
import { sealLedgers } from '#core/jobs/seal-ledgers.ts'
import { publishLedgerHeads } from '#core/jobs/publish-ledger-heads.ts'
import { sealLedger } from '#core/operations/ledger/seal-ledger.ts'
import { publishLedgerHead } from '#core/operations/ledger/publish-ledger-head.ts'
import { encodeRecord } from '#kernel/hash-chain.ts'
import { givenSubscription } from '#test/webhooks/given.ts'
import { receiver } from '#test/webhooks/receiver.ts'
import { workerOn, world, type World } from '#test/support/world.ts'
import { chained, relayed, verified } from './chained.ts'
import { openLedger } from './support.ts'

const HOUR_MS = 3_600_000

/**
 * A database whose process dies at the given statement of its transaction; without one, after the commit but
 * before the result arrives.
 */
function dyingAt(database: Database, statement: number | undefined): Database {
  let statements = 0
  const transaction: Database['transaction'] = async (workspaceId, work) => {
    const result = await database.transaction(workspaceId, session =>
      work(
        Object.assign(Object.create(session) as Session, {
          sql: (async (text, values) => {
            if (++statements === statement) throw new Error('the process died')
            return session.sql(text, values)
          }) satisfies Session['sql'],
        }),
      ),
    )
    if (statement === undefined) throw new Error('the process died')
    return result
  }
  return { ...database, transaction }
}

type Step =
  | { readonly kind: 'post'; readonly count: number }
  | { readonly kind: 'relay' }
  | { readonly kind: 'seal'; readonly workers: number }
  | { readonly kind: 'die'; readonly at: number | undefined }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('post' as const), count: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'relay' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('seal' as const), workers: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('die' as const),
      at: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
    }),
  },
)

test('while workers seal concurrently and die at any step, the chain contains each transaction once', async () => {
  const at = await world()
  const ledger = await openLedger(at)
  const [one, other] = [await ledger.account(1_000n), await ledger.account(1_000n)]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      const under: Promise<unknown>[] = []
      for (const each of steps) {
        if (each.kind === 'post')
          for (let n = 0; n < each.count; n++)
            under.push(
              ledger.post({
                from: n % 2 === 0 ? one : other,
                to: n % 2 === 0 ? other : one,
                amountMinor: 1n,
                feeMinor: 1n,
                withFee: n % 3 === 0,
              }),
            )
        if (each.kind === 'relay') under.push(relayed(at))
        if (each.kind === 'seal')
          await Promise.all(
            Array.from({ length: each.workers }, () => sealLedger(at.platformContext, undefined)),
          )
        if (each.kind === 'die')
          await sealLedger(
            { ...at.platformContext, database: dyingAt(at.database, each.at) },
            undefined,
          ).catch(() => undefined)
      }
      await Promise.all(under)
      await relayed(at)
      while (await sealLedger(at.platformContext, undefined));

      const [{ count }] = (await ledger.run<{ count: string }>(
        'select count(*) from core.transactions where workspace_id = $1',
        [at.workspaceId],
      )) as [{ count: string }]
      expect(await verified(at)).toMatchObject({
        records: BigInt(count),
        broken: 0,
        discrepancies: [],
        waiting: 0,
      })
    }),
    { numRuns: 12 },
  )
}, 60_000)

test('transactions from before the chain are added by a scan, and one of them that was queued too, or commits late under a lower id, is added once', async () => {
  const at = await world()
  const ledger = await openLedger(at)
  const account = await ledger.account(1_000n)
  await ledger.post({ from: account, amountMinor: 10n, feeMinor: 5n, withFee: true })
  await relayed(at)

  await sealLedger(at.platformContext, undefined)
  const scanned = await verified(at)
  const lateId = `00000000-0000-7000-8000-${newId().slice(-12)}`
  await ledger.run(
    `insert into core.transactions (workspace_id, id, reference, type, posted_status, channel, currency, amount_minor, debit_account_id, credit_account_id, actor_kind, actor_id, request_id, booking_date, value_date, created_at)
    select workspace_id, $2, 'TRN-LATE', type, posted_status, channel, currency, amount_minor, $3, $4, actor_kind, actor_id, request_id, booking_date, value_date, created_at from core.transactions where workspace_id = $1 limit 1`,
    [at.workspaceId, lateId, ledger.own.get('CASH'), ledger.own.get('FEE_INCOME')],
  )
  await ledger.run('insert into core.ledger_queue (workspace_id, transaction_ids) values ($1, $2)', [
    at.workspaceId,
    [lateId],
  ])
  while (await sealLedger(at.platformContext, undefined));

  expect(scanned).toMatchObject({ records: 3n, broken: 0 })
  expect(await verified(at)).toMatchObject({ records: 4n, broken: 0, discrepancies: [], waiting: 0 })
})

const headsOf = async ({ published }: World): Promise<Record<string, unknown>[]> =>
  (await published()).flatMap(({ type, data }) => (type === 'core.ledger_head_published' ? [data] : []))

test('a head is published an hour after the chain began or the last head was published, once whatever number of workers look, and only where the chain has grown', async () => {
  const { at, ledger, account, seal, verify } = await chained(1)
  const publish = (): Promise<boolean[]> =>
    Promise.all([1, 2, 3].map(() => publishLedgerHead(at.platformContext, undefined)))

  const early = await publish()
  at.clock.offsetMs += HOUR_MS
  const due = await publish()
  const again = await publish()
  at.clock.offsetMs += HOUR_MS
  const unchanged = await publish()
  await ledger.post({ from: account, amountMinor: 1n })
  await seal()
  await publishLedgerHeads.run(workerOn(at.platform))

  const { head } = await verify()
  const heads = await headsOf(at)
  expect([early, due.filter(Boolean).length, again, unchanged]).toEqual([
    [false, false, false],
    1,
    [false, false, false],
    [false, false, false],
  ])
  expect(heads).toEqual([
    {
      position: '4',
      blockNumber: '1',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      publishedAt: expect.any(String),
    },
    { position: '5', blockNumber: '2', hash: head.hash, publishedAt: expect.any(String) },
  ])
  const audited = await at.database.read<{ data: unknown }>(
    at.workspaceId,
    `select data from kernel.audit where workspace_id = $1 and act = 'core.ledger_head_published' order by at`,
    [at.workspaceId],
  )
  expect(audited.map(({ data }) => data)).toEqual(heads)
})

test('a tenant receives the head by webhook, in the format that `ledger verify --heads` reads', async () => {
  const { at, verify } = await chained(1)
  const receiving = await receiver()
  await givenSubscription(at, {
    workspaceId: at.workspaceId,
    url: receiving.url,
    service: 'core',
    eventNames: ['ledger.head_published'],
  })
  at.clock.offsetMs += HOUR_MS
  await at.work()

  const { head } = await verify()
  expect(JSON.parse(receiving.received[0]!.body)).toMatchObject({
    event: 'ledger.head_published',
    data: { position: '4', block_number: '1', hash: head.hash },
  })
})

test('every workspace with new transactions gets its block, and those that share a worker do not touch each other', async () => {
  const [one, other] = [await chained(1), await chained(1)]
  for (const { ledger, account, at } of [one, other]) {
    await ledger.post({ from: account, amountMinor: 1n })
    await relayed(at)
  }

  expect(await sealLedgers.run(workerOn(one.at.platform))).toBe(0)

  expect([await one.verify(), await other.verify()]).toMatchObject([
    { records: 5n, waiting: 0, broken: 0 },
    { records: 5n, waiting: 0, broken: 0 },
  ])
})

test('the last hash follows from the rows by the documented encoding alone', async () => {
  const { at, ledger, account } = await chained(0)
  const [row] = await ledger.run<Record<string, string>>(
    `select *, to_char(booking_date, 'YYYY-MM-DD') as booking_date, to_char(value_date, 'YYYY-MM-DD') as value_date, (extract(epoch from created_at) * 1000000)::bigint::text as micros from core.transactions where credit_account_id = $1`,
    [account],
  )
  const [block] = await ledger.run<{ hash: Buffer; record_hashes: Buffer; transaction_ids: string[] }>(
    'select * from core.ledger_blocks where workspace_id = $1 and number = 1',
    [at.workspaceId],
  )
  const text = (value: unknown): string =>
    value === null ? '-,' : `${Buffer.byteLength(String(value))}:${String(value)},`
  const { micros, created_at: _, ...columns } = row!
  const record = `11:transaction,${Object.values(columns).map(text).join('')}${text(micros)}`
  const start = createHash('sha256').update(`fiducia ledger ${at.workspaceId}`).digest()

  expect(block!.transaction_ids[0]).toBe(row!['id'])
  expect(block!.record_hashes.subarray(0, 32)).toEqual(
    createHash('sha256')
      .update(Buffer.concat([start, Buffer.from(record)]))
      .digest(),
  )
})

test('no two lists of fields have the same bytes', () => {
  const field = fc.option(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('-', '-,', '0:', '1:a,', '')),
  )
  fc.assert(
    fc.property(fc.array(field, { maxLength: 5 }), fc.array(field, { maxLength: 5 }), (one, other) => {
      expect(encodeRecord(one) === encodeRecord(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
})
