import type pg from 'pg'
import { daysAfter, daysBetween } from '#kernel/local-day.ts'
import { one } from '#kernel/database/one.ts'
import { newId } from '#kernel/id.ts'
import { withClient } from '#app/database/with-client.ts'
import { openBank, type Bank } from '../bank.ts'
import { rounds, rows } from '../effort.ts'
import type { Environment } from '../environment.ts'
import { table, verdict } from '../table.ts'

/** Entries that each measurement adds to those before. */
const ADDED = [rows(1_000_000), rows(9_000_000)]
const ACCOUNTS = 66
const BRANCHES = 19
/** Of the journals of a date, every fifth is in dollars and every fifth in euros; both use the first third of the accounts. */
const CURRENCIES = ['NGN', 'USD', 'NGN', 'EUR', 'NGN'] as const
const LINES_OF_JOURNAL = 100
const WARM_UP = 3
const REPORTS = rounds(20)

/**
 * Lines of the journals of a date, which debit and credit random accounts of one branch and currency by pairs, and what the product does
 * with the journals of one request: one change of the general ledger.
 */
const LINES = `with journal as materialized (select * from unnest($3::uuid[], $4::uuid[], $5::text[]) as journal (id, branch_id, currency)),
  added as (
    insert into core.journal_lines (workspace_id, journal_id, line_number, id, gl_account_id, effective_date, entry_type, amount_minor, currency, exchange_rate, base_amount_minor)
    select $1, journal.id, line, gen_random_uuid(), ($6::uuid[])[1 + floor(random() * cardinality($6::uuid[]) / case journal.currency when 'NGN' then 1 else 3 end)::int], $2,
      case line % 2 when 1 then 'DEBIT' else 'CREDIT' end, 100 * ((line + 1) / 2), journal.currency, rate, 100 * ((line + 1) / 2) * rate
    from journal
    cross join lateral (select case journal.currency when 'USD' then 1600 when 'EUR' then 1735 else 1 end as rate) valued
    cross join generate_series(1, ${LINES_OF_JOURNAL}) as line
    returning journal_id, gl_account_id, entry_type, amount_minor),
  sums as (
    select added.gl_account_id, journal.branch_id, journal.currency, coalesce(sum(amount_minor) filter (where entry_type = 'DEBIT'), 0) as debit,
      coalesce(sum(amount_minor) filter (where entry_type = 'CREDIT'), 0) as credit
    from added join journal on journal.id = added.journal_id group by 1, 2, 3)
  select core.add_to_general_ledger($1, (
    select jsonb_agg(jsonb_build_object('date', $2::date, 'gl_account_id', gl_account_id, 'branch_id', branch_id, 'currency', currency, 'source', 'JOURNALS',
      'is_adjustment', false, 'is_closing', false, 'debit', debit::text, 'credit', credit::text)) from sums), now()) as sequence`

const JOURNALS = `with counter as (
    insert into core.journal_counters as counter (workspace_id, date, last) values ($1, $5, cardinality($3::uuid[]))
    on conflict (workspace_id, date) do update set last = counter.last + excluded.last returning last)
  insert into core.journals (workspace_id, id, journal_number, journal_type, status, description, transaction_date, effective_date, fiscal_period_id, requires_approval,
    is_memo, branch_id, line_count, created_by, posted_at, ledger_sequence, created_at)
  select $1, journal.id, 'JNL' || to_char($5::date, 'YYMMDD') || lpad((last - cardinality($3::uuid[]) + ordinality)::text, 6, '0'), 'GENERAL', 'POSTED', 'Measured', $2, $2,
    (select id from core.fiscal_periods where workspace_id = $1 and type = 'REGULAR' and $2 between start_date and end_date), false, false, journal.branch_id, ${LINES_OF_JOURNAL},
    'bench', now(), $6, now()
  from counter cross join unnest($3::uuid[], $4::uuid[]) with ordinality as journal (id, branch_id, ordinality)`

interface Books {
  readonly workspaceId: string
  readonly branchIds: readonly string[]
  readonly accountIds: readonly string[]
  readonly firstDate: string
  readonly businessDate: string
}

interface Measured {
  readonly entries: number
  readonly sums: number
  readonly days: number
  /** Median times of the reports by their date, in seconds. */
  readonly seconds: readonly number[]
}

/**
 * Reads trial balances over a million and over ten million entries: as of the business date, and as of the middle of a month, which adds up the
 * most days.
 */
export async function trialBalance(environment: Environment): Promise<string> {
  const bank = await openBank(environment, 1)
  try {
    const books = await openBooks(environment, bank)
    const dates = [books.businessDate, midOfMonthBefore(books.businessDate)]
    const all: Measured[] = []
    let entries = 0
    for (const added of ADDED) {
      entries += await withClient(environment.admin, client => fill(client, books, added))
      const seconds: number[] = []
      for (const date of dates) seconds.push(await report(bank, date))
      all.push({ entries, ...(await sumsOf(environment, books)), seconds })
    }
    const [few, many] = all.map(({ seconds }) => Math.max(...seconds)) as [number, number]
    return [
      table([
        ['entries', 'sums by day', 'by month', ...dates.map(date => `as of ${date}, ms`)],
        ...all.map(({ entries: count, sums, days, seconds }) => [
          String(count),
          String(days),
          String(sums - days),
          ...seconds.map(each => (each * 1_000).toFixed(0)),
        ]),
      ]),
      '',
      verdict(`Trial balance of ${entries} entries, seconds`, many, 1, false),
      verdict(`The same, times that of ${all[0]!.entries} entries`, many / few, 1.5, false),
    ].join('\n')
  } finally {
    await bank.stop()
  }
}

/** Adds accounts and branches, so that the sums of a date have a few thousand rows. */
async function openBooks({ admin }: Environment, bank: Bank): Promise<Books> {
  for (let number = 1; number <= BRANCHES; number++)
    await bank.post('/branches', { code: `BENCH${number}`, name: `Branch ${number}` })
  const types = ['ASSET', 'LIABILITY', 'INCOME', 'EXPENSE']
  for (let number = 0; number < ACCOUNTS; number++)
    await bank.post('/gl-accounts', {
      code: String(700_000 + number),
      name: `Account ${number}`,
      type: types[number % types.length],
    })
  return withClient(admin, async client => {
    const found = one(
      await client.query<Omit<Books, 'workspaceId'>>(
        `select array(select id::text from core.branches where workspace_id = $1 order by code) as "branchIds",
          array(select id::text from core.gl_accounts where workspace_id = $1 and usage = 'DETAIL' order by code) as "accountIds",
          (select min(start_date)::text from core.fiscal_periods where workspace_id = $1) as "firstDate",
          (select business_date::text from core.policies where workspace_id = $1) as "businessDate"`,
        [bank.workspaceId],
      ),
    )
    return { workspaceId: bank.workspaceId, ...found }
  })
}

/** A date in the middle of the month before a date. */
const midOfMonthBefore = (date: string): string => `${daysAfter(`${date.slice(0, 7)}-01`, -1).slice(0, 7)}-15`

/** Posts journals evenly over all dates until the business date, and returns their lines. */
async function fill(client: pg.Client, books: Books, entries: number): Promise<number> {
  const { workspaceId, branchIds, accountIds, firstDate, businessDate } = books
  const dates = daysBetween(firstDate, businessDate) + 1
  const journals = Math.ceil(entries / LINES_OF_JOURNAL)
  // The triggers and foreign keys check what is right here by construction, and would double the time of the preparation.
  await client.query('set synchronous_commit = off; set session_replication_role = replica')
  for (let day = 0; day < dates; day++) {
    const date = daysAfter(firstDate, day)
    const count = Math.floor(((day + 1) * journals) / dates) - Math.floor((day * journals) / dates)
    if (count === 0) continue
    const ids = Array.from({ length: count }, () => newId())
    const branches = ids.map(() => branchIds[Math.floor(Math.random() * branchIds.length)])
    const currencies = ids.map((_, index) => CURRENCIES[index % CURRENCIES.length])
    await client.query('begin')
    const { sequence } = one(
      await client.query<{ sequence: string }>(LINES, [
        workspaceId,
        date,
        ids,
        branches,
        currencies,
        accountIds,
      ]),
    )
    await client.query(JOURNALS, [workspaceId, date, ids, branches, businessDate, sequence])
    await client.query('commit')
  }
  await client.query('vacuum analyze core.gl_sums, core.gl_changes')
  await client.query('checkpoint')
  return journals * LINES_OF_JOURNAL
}

async function sumsOf(
  { admin }: Environment,
  { workspaceId }: Books,
): Promise<Pick<Measured, 'sums' | 'days'>> {
  return withClient(admin, async client =>
    one(
      await client.query<Pick<Measured, 'sums' | 'days'>>(
        `select count(*)::int as sums, count(*) filter (where grain = 'DAY')::int as days from core.gl_sums where workspace_id = $1`,
        [workspaceId],
      ),
    ),
  )
}

/** Median time of a trial balance in seconds, after a warm-up. */
async function report({ url, callers }: Bank, date: string): Promise<number> {
  const times: number[] = []
  for (let number = 0; number < WARM_UP + REPORTS; number++) {
    const begunMs = performance.now()
    const response = await fetch(`${url}/reports/trial-balance?as_of=${date}`, { headers: callers[0]! })
    const text = await response.text()
    times.push((performance.now() - begunMs) / 1_000)
    if (!response.ok) throw new Error(`A trial balance returned ${response.status}: ${text}`)
    const { checks } = JSON.parse(text) as { checks: readonly { passed: boolean }[] }
    if (!checks.every(({ passed }) => passed)) throw new Error('A trial balance is not even.')
  }
  const warm = times.slice(WARM_UP).sort((a, b) => a - b)
  return warm[Math.floor(warm.length / 2)]!
}
