import { expect, test } from '@jest/globals'
import { newId } from '#kernel/id.ts'
import { deposit } from '#core/operations/transactions/deposit.ts'
import { glAccounts } from '#core/queries/general-ledger/gl-accounts.ts'
import { movementSetting, type MovementSetting } from '../movement-setting.ts'
import { givenBranches, relayPostings } from './books-setting.ts'

const LEDGER = `query ($id: UUID!, $first: Int! = 2, $after: String, $from: LocalDate, $to: LocalDate, $currency: CurrencyCode, $branchId: UUID) {
  glAccountLedger(accountId: $id, first: $first, after: $after, from: $from, to: $to, currency: $currency, branchId: $branchId) {
    nodes { date source branch { code } currency debit credit journalId journalNumber lineNumber description }
    pageInfo { hasNextPage endCursor }
  }
}`

interface Line {
  readonly date: string
  readonly debit: string
  readonly credit: string
}

async function pageOf(at: MovementSetting, variables: Record<string, unknown>) {
  const { data } = await at.ask<{
    glAccountLedger: { nodes: Line[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }
  }>(LEDGER, variables, at.staff('viewer')())
  return data!.glAccountLedger
}

/** Ids of an account and of branches. */
async function openBooks() {
  const at = await movementSetting()
  const { LAG, HO } = await givenBranches(at.admin(), 'LAG')
  const { nodes } = await glAccounts(at.staff('viewer')(), { first: 1, code: '1000' })
  return { at, LAG: LAG!, HO: HO!, cash: nodes[0]!.id }
}

interface GivenJournal {
  readonly date: string
  readonly branchId: string
  readonly cash: string
  /** Credits of the account, one line each. */
  readonly credits: readonly bigint[]
  readonly sequence?: bigint | null
}

const LINES = `insert into core.journal_lines (workspace_id, journal_id, line_number, id, gl_account_id, effective_date, entry_type, amount_minor, currency, exchange_rate, base_amount_minor, description)
  select $1, $2, number, gen_random_uuid(), account, $3, case number when 1 then 'DEBIT' else 'CREDIT' end, minor, 'NGN', 1, minor,
    case when number > 1 then 'Line ' || number end
  from unnest($4::uuid[], $5::bigint[]) with ordinality as line (account, minor, number)`
const JOURNAL = `with period as (
    insert into core.fiscal_periods (workspace_id, id, fiscal_year, period_number, name, start_date, end_date, type, status)
    values ($1, gen_random_uuid(), 2026, 1, 'January', '2026-01-01', '2026-12-31', 'REGULAR', 'OPEN')
    on conflict (workspace_id, fiscal_year, period_number) do update set name = excluded.name returning id)
  insert into core.journals (workspace_id, id, journal_number, journal_type, status, description, transaction_date, effective_date, fiscal_period_id,
    requires_approval, is_memo, branch_id, line_count, created_by, posted_at, ledger_sequence, created_at)
  select $1, $2, $3, 'GENERAL', 'POSTED', 'Stationery', $4, $4, period.id, false, $6::bigint is null, $5, $7, 'staff', now(), $6, now() from period`

let numbers = 0

/** A posted journal that credits the account, with one debit of another account; one without a sequence does not count. */
async function givenJournal(
  { database, workspaceId }: MovementSetting,
  { date, branchId, cash, credits, sequence = 1n }: GivenJournal,
): Promise<string> {
  const id = newId()
  const number = `JNL${++numbers}`
  await database.transaction(workspaceId, async session => {
    const total = credits.reduce((sum, minor) => sum + minor, 0n)
    await session.sql(LINES, [
      workspaceId,
      id,
      date,
      [newId(), ...credits.map(() => cash)],
      [total, ...credits],
    ])
    await session.sql(JOURNAL, [workspaceId, id, number, date, branchId, sequence, credits.length + 1])
    await session.commit()
  })
  return id
}

test('a ledger shows the postings of a date in sums and journals line by line, latest date first, page by page', async () => {
  const { at, LAG, HO, cash } = await openBooks()
  const [{ date: today } = { date: '' }] = await at.database.read<{ date: string }>(
    at.workspaceId,
    'select business_date as date from core.policies where workspace_id = $1',
    [at.workspaceId],
  )
  const [near, far] = [await at.account('10.00'), await at.account('20.00', { branch_id: LAG })]
  for (const accountId of [near, near, far])
    await deposit(at.teller(), {
      accountId,
      amount: '1.00',
      channel: 'BRANCH',
      narration: 'Cash',
      initiatedBy: at.tellerId,
    })
  await relayPostings(at)
  const journal = await givenJournal(at, { date: '2026-01-05', branchId: HO, cash, credits: [300n, 200n] })
  await givenJournal(at, { date: '2026-01-04', branchId: LAG, cash, credits: [700n] })
  await givenJournal(at, { date: '2026-01-06', branchId: HO, cash, credits: [900n], sequence: null })

  const lines: Line[] = []
  for (let after: string | null = null, more = true; more;) {
    const page = await pageOf(at, { id: cash, after })
    lines.push(...page.nodes)
    ;({ hasNextPage: more, endCursor: after } = page.pageInfo)
  }
  const filtered = async (filter: object): Promise<string[]> =>
    (await pageOf(at, { id: cash, first: 50, ...filter })).nodes
      .map(({ debit, credit }) => `${debit} ${credit}`)
      .sort()

  expect(lines.map(({ date }) => date)).toEqual([today, today, '2026-01-05', '2026-01-05', '2026-01-04'])
  expect(lines.slice(0, 2)).toEqual(
    expect.arrayContaining([
      {
        date: today,
        source: 'POSTINGS',
        branch: { code: 'HO' },
        currency: 'NGN',
        debit: '12.00',
        credit: '0.00',
        journalId: null,
        journalNumber: null,
        lineNumber: null,
        description: null,
      },
    ]),
  )
  expect(lines[2]).toEqual({
    date: '2026-01-05',
    source: 'JOURNALS',
    branch: { code: 'HO' },
    currency: 'NGN',
    debit: '0.00',
    credit: '2.00',
    journalId: journal,
    journalNumber: 'JNL1',
    lineNumber: 3,
    description: 'Line 3',
  })
  expect(await filtered({ from: today })).toEqual(['12.00 0.00', '21.00 0.00'])
  expect(await filtered({ to: '2026-01-04' })).toEqual(['0.00 7.00'])
  expect(await filtered({ branchId: LAG })).toEqual(['0.00 7.00', '21.00 0.00'])
  expect(await filtered({ currency: 'USD' })).toEqual([])
})
