import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { openDesk, type Desk } from '#test/e2e/support/core-desk.ts'
import type { Json } from '#test/e2e/support/rest.ts'
import { inDatabase } from '#test/e2e/support/tables.ts'

let desk: Desk
let today: string

const line = (entry_type: string, amount: number): Json => ({
  account_code: entry_type === 'debit' ? '5300' : '1000',
  amount,
  entry_type,
  currency_code: 'NGN',
})
const journal = (given: object = {}): Json => ({
  journal_type: 'ACCRUAL',
  description: 'Rent',
  transaction_date: today,
  requires_approval: false,
  entries: [line('debit', 5), line('credit', 5)],
  ...given,
})
const uneven = { entries: [line('debit', 5), line('credit', 6)] }

/** The sequences of all numbers of the open business date. */
const sequences = (): Promise<number[]> =>
  inDatabase(desk.demo.databaseName, async admin => {
    const { rows } = await admin.query<{ sequence: number }>(
      `select right(journal_number, 6)::int as sequence from core.journals
       where journal_number like 'JNL' || to_char($1::date, 'YYMMDD') || '%' and workspace_id = (
         select workspace_id from core.journals order by created_at desc limit 1) order by 1`,
      [today],
    )
    return rows.map(({ sequence }) => sequence)
  })

beforeAll(async () => {
  desk = await openDesk()
  today = (await desk.done('GET /business-date')).business_date
})

test('numbers have no gap under 50 requests at once, of which some are refused', async () => {
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      desk.call('POST /journals', { body: journal(index % 7 === 3 ? uneven : {}) }),
    ),
  )

  const made = results.filter(({ status }) => status === 201)
  expect(made).toHaveLength(43)
  expect(new Set(made.map(({ body }) => body.journal_number)).size).toBe(43)
  expect(await sequences()).toEqual(Array.from({ length: 43 }, (_, index) => index + 1))
})

test('a batch creates those journals that can be created, in their order', async () => {
  const before = (await sequences()).length
  const key = randomUUID()
  const body = { journals: [journal(), journal(uneven), journal({ description: 'Third' })] }
  const batch = await desk.done('POST /journals/batch', { key, body })

  expect(batch.items).toMatchObject([
    { index: 0, status: 'COMPLETED', journal: { status: 'POSTED', entries: [{}, {}] }, error: null },
    { index: 1, status: 'FAILED', journal: null, error: { code: 'JOURNAL_UNBALANCED' } },
    { index: 2, status: 'COMPLETED', journal: { description: 'Third' }, error: null },
  ])
  expect(await sequences()).toHaveLength(before + 2)
  expect(await desk.done('POST /journals/batch', { key, body })).toEqual(batch)
  expect(await sequences()).toHaveLength(before + 2)
})

test('a page of journals ends before it has more than 10,000 lines', async () => {
  const entries = Array.from({ length: 1_000 }, (_, index) => line(index % 2 === 0 ? 'debit' : 'credit', 5))
  const journals = Array.from({ length: 4 }, () => journal({ journal_type: 'GENERAL', entries }))
  for (let batch = 0; batch < 3; batch++) await desk.done('POST /journals/batch', { body: { journals } })

  const first = await desk.done('GET /journals?journal_type=GENERAL')
  const second = await desk.done(`GET /journals?journal_type=GENERAL&cursor=${first.next_cursor}`)

  expect([first.journals.length, first.has_more]).toEqual([10, true])
  expect([second.journals.length, second.has_more]).toEqual([2, false])
})

test('an atomic batch creates all journals or none', async () => {
  const before = (await sequences()).length
  const { items } = await desk.done('POST /journals/batch', {
    body: { atomic: true, journals: [journal(), journal({ transaction_date: '1999-01-31' })] },
  })
  expect(items.map(({ status, error }: Json) => [status, error.code])).toEqual([
    ['FAILED', 'BULK_ROLLED_BACK'],
    ['FAILED', 'PERIOD_CLOSED'],
  ])
  expect(await sequences()).toHaveLength(before)
  const done = await desk.done('POST /journals/batch', {
    body: { atomic: true, journals: [journal(), journal()] },
  })
  expect(done.items.map(({ status }: Json) => status)).toEqual(['COMPLETED', 'COMPLETED'])
})

test('a batch of 100 journals with 100 lines needs few statements', async () => {
  const entries = Array.from({ length: 100 }, (_, index) => line(index % 2 === 0 ? 'debit' : 'credit', 1))
  const body = { journals: Array.from({ length: 100 }, () => journal({ entries })) }
  const { length: before } = await sequences()

  const { items } = await desk.done('POST /journals/batch', { body })

  expect(items).toHaveLength(100)
  expect(items[99].journal.entries).toHaveLength(100)
  expect(await sequences()).toHaveLength(before + 100)
  const { status, body: refused } = await desk.call('POST /journals/batch', {
    body: { journals: Array.from({ length: 501 }, () => journal({ entries: [] })) },
  })
  expect([status, refused.code]).toEqual([400, 'VALIDATION_ERROR'])
})

test('posted rows are immutable, and no line can be added or changed', async () => {
  const { id } = await desk.done('POST /journals', { body: journal() })
  const pending = await desk.done('POST /journals', { body: journal({ requires_approval: true }) })
  const refusal = (text: string, of: string = id): Promise<string> =>
    inDatabase(desk.demo.databaseName, admin =>
      admin.query(text, [of]).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    )
  const cannotChange = /cannot be changed/
  expect(await refusal(`update core.journals set description = 'x' where id = $1`)).toMatch(cannotChange)
  expect(
    await refusal(`update core.journals set status = 'PENDING', posted_at = null where id = $1`),
  ).toMatch(cannotChange)
  expect(await refusal(`update core.journals set journal_number = 'x' where id = $1`, pending.id)).toMatch(
    cannotChange,
  )
  expect(await refusal('delete from core.journals where id = $1')).not.toBe('done')
  expect(await refusal('delete from core.journal_lines where journal_id = $1')).not.toBe('done')
  expect(await refusal('update core.journal_lines set amount_minor = 1 where journal_id = $1')).not.toBe(
    'done',
  )
  expect(
    await refusal(
      `insert into core.journal_lines select (jsonb_populate_record(line, jsonb_build_object('line_number', 3, 'id', gen_random_uuid()))).*
       from core.journal_lines line where journal_id = $1 and line_number = 1`,
    ),
  ).toMatch(/cannot be added/)
  expect(
    await refusal(
      `insert into core.journals select (jsonb_populate_record(journal, jsonb_build_object('id', gen_random_uuid(), 'journal_number', 'x'))).*
       from core.journals journal where id = $1`,
    ),
  ).toMatch(/fewer than two lines/)
})
