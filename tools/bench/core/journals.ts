import type pg from 'pg'
import { contextOf, type Context } from '#kernel/context.ts'
import { openDatabase } from '#kernel/database/database.ts'
import { one } from '#kernel/database/one.ts'
import { openOrm } from '#kernel/database/orm.ts'
import { newId } from '#kernel/id.ts'
import { withClient } from '#app/database/with-client.ts'
import { createJournal } from '#core/operations/journals/create-journal.ts'
import { createJournals } from '#core/operations/journals/create-journals.ts'
import type { CreateJournal } from '#core/ledger/journals/compose-journal.ts'
import { sourceOn } from '../account-statements.ts'
import { openBank, TENANT, untilPublished, type Bank } from '../bank.ts'
import { rounds, rows } from '../effort.ts'
import type { Environment } from '../environment.ts'
import { table, verdict } from '../table.ts'

const JOURNALS = rows(50, 5)
const LINES = 1_000
const CALLERS = 4
/** Journals of one request of the batch operation. */
const BATCH = 5
const ROUNDS = rounds(5)
const CODES = ['1000', '1100', '1200', '1500', '2500', '4000', '4100', '5000', '5200', '5300']

interface Entry {
  readonly code: string
  readonly isDebit: boolean
  readonly amount: string
}

/** The lines of a journal: debits and credits of ten accounts by pairs. */
const ENTRIES: readonly Entry[] = Array.from({ length: LINES }, (_, index) => ({
  code: CODES[(index * 7) % CODES.length]!,
  isDebit: index % 2 === 0,
  amount: `${1 + Math.floor(index / 2)}.25`,
}))

interface Way {
  readonly name: string
  /** Posts the journals, and returns the time in seconds. */
  readonly post: () => Promise<number>
}

/**
 * Posts journals of a thousand lines each by four callers at once: one by one and in batches by the operations in this process, and one by one by
 * requests. Inserts the same rows, journals and lines, into copies of the tables with the same indexes and checks, one statement for each table.
 */
export async function journals(environment: Environment): Promise<string> {
  const bank = await openBank(environment, 1)
  try {
    const { date } = await withClient(environment.admin, async client =>
      one(
        await client.query<{ date: string }>(
          'select business_date::text as date from core.policies where workspace_id = $1',
          [bank.workspaceId],
        ),
      ),
    )
    return await withContexts(environment, bank, async context => {
      const ways: readonly Way[] = [
        { name: 'one by one', post: () => postedHere(context, date) },
        { name: `batches of ${BATCH}`, post: () => postedInBatches(context, date) },
        { name: 'POST /journals', post: () => postedByRequests(bank, date) },
        {
          name: 'a bare insert',
          post: () => withClient(environment.admin, client => inserted(client, bank)),
        },
      ]
      const times = ways.map((): number[] => [])
      for (let round = 0; round <= ROUNDS; round++)
        for (const [index, { post }] of ways.entries()) {
          const seconds = await post()
          // The first round is a warm-up.
          if (round > 0) times[index]!.push(seconds)
          await untilPublished(environment)
        }
      const medians = times.map(median)
      const bare = medians.at(-1)!
      return [
        table([
          [`${JOURNALS * LINES} lines`, 'seconds (median)', 'lines/s', 'ratio'],
          ...ways.map(({ name }, index) => [
            name,
            medians[index]!.toFixed(2),
            ((JOURNALS * LINES) / medians[index]!).toFixed(0),
            (bare / medians[index]!).toFixed(2),
          ]),
        ]),
        '',
        verdict('Journal lines posted one by one, times a bare insert', bare / medians[0]!, 0.5),
      ].join('\n')
    })
  } finally {
    await bank.stop()
  }
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

/** Runs with contexts of a manager in this process. */
async function withContexts<Result>(
  environment: Environment,
  { workspaceId }: Bank,
  run: (context: () => Context) => Promise<Result>,
): Promise<Result> {
  const orm = openOrm([])
  const database = openDatabase({ app: environment.app, orm })
  const source = sourceOn(database, environment)
  const actor: Context['actor'] = {
    kind: 'tenant_key',
    workspaceId,
    tenantId: TENANT,
    environment: 'sandbox',
    subjectId: newId(),
    service: 'core',
    roles: ['manager'],
    scopes: ['*'],
  }
  try {
    return await run(() => contextOf(source, { requestId: newId(), actor }))
  } finally {
    await database.close()
    await orm.close()
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begunMs = performance.now()
  await work()
  return (performance.now() - begunMs) / 1_000
}

/** Runs the work this many times, by callers of which each waits for its last one. */
async function byCallers(work: () => Promise<unknown>, times: number = JOURNALS): Promise<void> {
  let left = times
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (left-- > 0) await work()
    }),
  )
}

const measuredJournal = (date: string): CreateJournal => ({
  journalType: 'GENERAL',
  description: 'Measured',
  transactionDate: date,
  requiresApproval: false,
  entries: ENTRIES.map(({ code, isDebit, amount }) => ({
    accountCode: code,
    amount,
    entryType: isDebit ? 'DEBIT' : 'CREDIT',
    currencyCode: 'NGN',
  })),
})

function postedInBatches(context: () => Context, date: string): Promise<number> {
  const journals = Array.from({ length: BATCH }, () => measuredJournal(date))
  return timed(() => byCallers(() => createJournals(context(), { journals }), JOURNALS / BATCH))
}

function postedHere(context: () => Context, date: string): Promise<number> {
  const journal = measuredJournal(date)
  return timed(() => byCallers(() => createJournal(context(), journal)))
}

function postedByRequests(bank: Bank, date: string): Promise<number> {
  const body = {
    journal_type: 'GENERAL',
    description: 'Measured',
    transaction_date: date,
    requires_approval: false,
    entries: ENTRIES.map(({ code, isDebit, amount }) => ({
      account_code: code,
      amount: Number(amount),
      entry_type: isDebit ? 'debit' : 'credit',
      currency_code: 'NGN',
    })),
  }
  return timed(() => byCallers(() => bank.post('/journals', body)))
}

/** Seconds to insert the newest journals and their lines into copies of the tables. */
async function inserted(client: pg.Client, { workspaceId }: Bank): Promise<number> {
  await client.query(`create temporary table journal_rows as select * from core.journals where workspace_id = '${workspaceId}' and description = 'Measured'
    order by created_at desc, id desc limit ${JOURNALS}`)
  await client.query(`create temporary table line_rows as select line.* from core.journal_lines line
    join journal_rows journal on journal.workspace_id = line.workspace_id and journal.id = line.journal_id order by line.journal_id, line.line_number`)
  for (const name of ['journals', 'journal_lines'])
    await client.query(`create table public.bare_${name} (like core.${name} including all)`)
  await client.query('checkpoint')
  const seconds = await timed(async () => {
    await client.query('insert into public.bare_journal_lines select * from line_rows')
    await client.query('insert into public.bare_journals select * from journal_rows')
  })
  const { count } = one(
    await client.query<{ count: number }>('select count(*)::int as count from public.bare_journal_lines'),
  )
  if (count !== JOURNALS * LINES) throw new Error(`The bare insert wrote ${count} lines.`)
  await client.query('drop table public.bare_journals, public.bare_journal_lines, journal_rows, line_rows')
  return seconds
}
