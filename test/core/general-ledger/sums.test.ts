import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { bank, type Bank } from '../bank.ts'
import { policyOf } from '#core/ledger/policy.ts'
import { addEntries, booksOf, brokenBooks, type GivenEntry } from './books-setting.ts'

/** A debit of operating costs and a credit of vault cash. */
const costs = (date: string, minor: bigint, given: Partial<GivenEntry> = {}): GivenEntry[] => [
  { code: '5300', date, debit: minor, ...given },
  { code: '1100', date, credit: minor, ...given },
]

async function withChart(): Promise<Bank> {
  const at = await bank()
  await policyOf(at.staff('viewer'))
  return at
}

const sumsOf = (at: Bank) =>
  at.rows<{ grain: string; date: string; debit: string; credit: string }>(
    `select grain, date, debit_minor::text as debit, credit_minor::text as credit from core.gl_sums sums
     join core.gl_accounts account on account.workspace_id = sums.workspace_id and account.id = gl_account_id
     where sums.workspace_id = $1 and code = '5300' order by grain, date, is_adjustment`,
  )

test('an entry is added to its day and its month, and one of an earlier date changes no later row', async () => {
  const at = await withChart()

  await addEntries(at, costs('2026-01-30', 500n))
  await addEntries(at, costs('2026-02-01', 70n))
  await addEntries(at, [...costs('2026-01-30', 20n), ...costs('2026-01-05', 3n)])
  await addEntries(at, costs('2026-01-31', 9n, { isAdjustment: true }))

  expect(await sumsOf(at)).toEqual([
    { grain: 'DAY', date: '2026-01-05', debit: '3', credit: '0' },
    { grain: 'DAY', date: '2026-01-30', debit: '520', credit: '0' },
    { grain: 'DAY', date: '2026-01-31', debit: '9', credit: '0' },
    { grain: 'DAY', date: '2026-02-01', debit: '70', credit: '0' },
    { grain: 'MONTH', date: '2026-01-01', debit: '523', credit: '0' },
    { grain: 'MONTH', date: '2026-01-01', debit: '9', credit: '0' },
    { grain: 'MONTH', date: '2026-02-01', debit: '70', credit: '0' },
  ])
  expect(await brokenBooks(at)).toEqual([])
})

test('changes of a workspace are numbered without a gap, also when they are concurrent or undone', async () => {
  const [at, other] = [await withChart(), await withChart()]

  const nothing = await addEntries(at, [])
  const sequences = await Promise.all(
    Array.from({ length: 8 }, (_, day) => addEntries(at, costs(`2026-01-0${day + 1}`, 10n))),
  )
  await expect(addEntries(at, [{ code: '5300', date: '2026-01-01', debit: -1n }])).rejects.toThrow()
  const last = await addEntries(at, costs('2026-01-31', 10n))

  expect(nothing).toBe(0n)
  expect(sequences.toSorted()).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n])
  expect(last).toBe(9n)
  expect(await addEntries(other, costs('2026-01-31', 10n))).toBe(1n)
  expect(
    await at.rows(
      'select sequence, first_date from core.gl_changes where workspace_id = $1 order by 1 desc limit 1',
    ),
  ).toEqual([{ sequence: 9n, first_date: '2026-01-31' }])
})

const AS_OF_SEQUENCE = `with entry as (
    select gl_account_id, debit_minor - credit_minor as minor from core.gl_sums where workspace_id = $1 and grain = 'DAY'
    union all
    select change.gl_account_id, change.credit - change.debit
    from core.gl_changes cross join jsonb_to_recordset(changes) as change (gl_account_id uuid, debit numeric, credit numeric)
    where workspace_id = $1 and sequence > $2)
  select code || ' HO NGN' as name, sum(minor)::text as minor from entry
  join core.gl_accounts account on account.workspace_id = $1 and account.id = gl_account_id group by code having sum(minor) <> 0`

test("today's sums less the changes after a sequence are the sums at that sequence", async () => {
  const at = await withChart()
  const day = fc.integer({ min: 1, max: 28 }).map(number => `2026-01-${String(number).padStart(2, '0')}`)
  const change = fc.array(
    fc.tuple(day, fc.bigInt({ min: 1n, max: 10n ** 20n })).map(([date, minor]) => costs(date, minor)),
    { minLength: 1, maxLength: 3 },
  )

  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 4 }), async changes => {
      const states = new Map<bigint, unknown>()
      for (const entries of changes) states.set(await addEntries(at, entries.flat()), await booksOf(at))

      for (const [sequence, books] of states) {
        const rows = await at.rows<{ name: string; minor: string }>(AS_OF_SEQUENCE, [sequence])
        expect(Object.fromEntries(rows.map(({ name, minor }) => [name, BigInt(minor)]))).toEqual(books)
      }
    }),
    { numRuns: 6 },
  )
})

test('a change cannot be updated or deleted', async () => {
  const at = await withChart()
  await addEntries(at, costs('2026-01-31', 10n))
  const run = (text: string): Promise<void> =>
    at.database.transaction(at.workspaceId, session => session.commit({ text, values: [at.workspaceId] }))

  for (const statement of [
    'update core.gl_changes set first_date = current_date where workspace_id = $1',
    'delete from core.gl_changes where workspace_id = $1',
  ])
    await expect(run(statement)).rejects.toMatchObject({ code: '42501' })
})
