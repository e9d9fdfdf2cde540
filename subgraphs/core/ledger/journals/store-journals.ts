import type { Tx } from '#kernel/command.ts'
import { dateArray, int4Array, int8Array, textArray, uuidArray } from '#kernel/database/arrays.ts'
import { newId } from '#kernel/id.ts'
import { events } from '#core/events.ts'
import { JOURNAL_COLUMNS, type JournalRow } from '#core/queries/journals/journals.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { journalEvent } from '#core/rules/books/journals/journal-event.ts'
import { journalNumberPrefix, SEQUENCE_DIGITS } from '#core/rules/books/journals/journal-number.ts'
import { ledgerChanges, type LedgerJournal } from '#core/rules/books/journals/ledger-changes.ts'
import type { JournalLine } from '#core/rules/books/journals/lines.ts'
import type { JournalType } from '#core/rules/books/journals/type.ts'
import { openEnteredPeriods } from './open-entered-periods.ts'

/** A line to store, with its rate in base units for one unit of its currency. */
export interface NewJournalLine extends JournalLine {
  readonly exchangeRate: string
  readonly description: string | null
}

/** A journal to store. */
export interface NewJournal {
  readonly id: string
  readonly journalType: JournalType
  readonly status: 'PENDING' | 'POSTED'
  readonly description: string
  readonly transactionDate: string
  readonly effectiveDate: string
  readonly period: Pick<FiscalPeriodRow, 'id' | 'type'>
  /** Whether the business date has entered the period, which is still FUTURE. */
  readonly opensPeriod: boolean
  readonly requiresApproval: boolean
  readonly isMemo: boolean
  readonly sourceSystem: string | null
  readonly sourceReference: string | null
  readonly branchId: string
  readonly reversesId: string | null
  readonly lines: readonly NewJournalLine[]
}

// Lines of one account follow each other, so that they go to the same page of the account's index.
const INSERT_LINES = `insert into core.journal_lines (workspace_id, journal_id, line_number, id, gl_account_id, effective_date, entry_type,
    amount_minor, currency, exchange_rate, base_amount_minor, description)
  select $1, ($2::uuid[])[journal], line_number, id, ($4::uuid[])[account], ($3::date[])[journal],
    case when is_debit = 1 then 'DEBIT' else 'CREDIT' end, amount_minor, ($5::text[])[currency], ($6::numeric[])[rate], base_amount_minor, description
  from unnest($7::int[], $8::int[], $9::int[], $10::int[], $11::bigint[], $12::int[], $13::int[], $14::bigint[], $15::text[], $16::uuid[])
    as line (journal, line_number, account, is_debit, amount_minor, currency, rate, base_amount_minor, description, id) order by account`

// One statement: every other journal of the workspace waits from the number on until the transaction ends, so a round trip costs all of them.
const INSERT_JOURNALS = `with counter as (
    insert into core.journal_counters as counter (workspace_id, date, last) values ($1, $2, $3)
    on conflict (workspace_id, date) do update set last = counter.last + excluded.last returning last - $3 as before),
  change as materialized (
    select before, case when $4::jsonb is not null then core.add_to_general_ledger($1, $4, $5) end as sequence from counter)
  insert into core.journals as journal (workspace_id, id, journal_number, journal_type, status, description, transaction_date,
    effective_date, fiscal_period_id, requires_approval, is_memo, source_system, source_reference, branch_id, line_count, created_by, posted_at,
    reverses_id, ledger_sequence, created_at)
  select $1, given.id, $6 || lpad((before + number)::text, greatest($7, length((before + number)::text)), '0'), journal_type, status, description,
    transaction_date, effective_date, fiscal_period_id, requires_approval, is_memo, source_system, source_reference, branch_id, line_count, $8,
    case when status = 'POSTED' then $5::timestamptz end, reverses_id, case when is_counted then sequence end, $5
  from change cross join jsonb_to_recordset($9::jsonb) as given (number integer, id uuid, journal_type text, status text, description text,
    transaction_date date, effective_date date, fiscal_period_id uuid, requires_approval boolean, is_memo boolean, source_system text,
    source_reference text, branch_id uuid, line_count integer, reverses_id uuid, is_counted boolean)
  order by number
  returning ${JOURNAL_COLUMNS}`

/**
 * Stores journals with their numbers, adds those that are posted to the general ledger, and publishes them: a few statements for any number of
 * journals. The lines come first; from the numbers on, other journals of the workspace wait until the transaction ends.
 */
export async function storeJournals(
  tx: Tx,
  businessDate: string,
  journals: readonly NewJournal[],
): Promise<readonly JournalRow[]> {
  const { workspaceId, subjectId } = tx.actor
  if (journals.some(({ opensPeriod }) => opensPeriod)) await openEnteredPeriods(tx, businessDate)
  await tx.sql(INSERT_LINES, [workspaceId, ...lineColumns(journals)])
  const rows = await tx.sql<JournalRow>(INSERT_JOURNALS, [
    workspaceId,
    businessDate,
    journals.length,
    changesOf(
      journals
        .filter(counts)
        .map(journal => ({ ...journal, isAdjustment: journal.period.type === 'ADJUSTMENT' })),
    ),
    tx.now(),
    journalNumberPrefix(businessDate),
    SEQUENCE_DIGITS,
    subjectId,
    JSON.stringify(journals.map((journal, index) => headerOf(journal, index + 1))),
  ])
  const byId = new Map(rows.map(row => [row.id, row]))
  const stored = journals.map(({ id }) => byId.get(id)!)
  for (const row of stored) {
    const { data, personal } = journalEvent(row)
    tx.emit(events.journal_created, row.id, data, personal)
    if (row.status === 'POSTED') tx.emit(events.journal_posted, row.id, data, personal)
  }
  return stored
}

/** Whether a new journal changes the sums. SUBLEDGER journals record postings, which are in the sums already. */
const counts = ({ status, isMemo, journalType }: NewJournal): boolean =>
  status === 'POSTED' && !isMemo && journalType !== 'SUBLEDGER'

const ADD = 'select core.add_to_general_ledger($1, $2::jsonb, $3) as sequence'

/** Adds posted journals to the general ledger. Returns the number of the change; null if there is none. */
export async function addToLedger(tx: Tx, journals: readonly LedgerJournal[]): Promise<bigint | null> {
  const changes = changesOf(journals)
  if (changes === null) return null
  const [added] = await tx.sql<{ sequence: bigint }>(ADD, [tx.actor.workspaceId, changes, tx.now()])
  return added!.sequence
}

/** The changes of the general ledger by posted journals, as JSON; null if there are none. */
function changesOf(journals: readonly LedgerJournal[]): string | null {
  const changes = ledgerChanges(journals)
  return changes.length === 0 ? null : JSON.stringify(changes)
}

/**
 * The columns of all lines, in the order of the statement's parameters. A line names its journal, account, currency and rate by their places
 * in lists of distinct values, since most lines share them.
 */
function lineColumns(journals: readonly NewJournal[]): unknown[] {
  const lines = journals.flatMap(({ lines: own }) => own)
  const accounts = distinctValues(lines.map(({ accountId }) => accountId))
  const currencies = distinctValues(lines.map(({ currency }) => currency))
  const rates = distinctValues(lines.map(({ exchangeRate }) => exchangeRate))
  const hasDescriptions = lines.some(({ description }) => description !== null)
  return [
    uuidArray(journals.map(({ id }) => id)),
    dateArray(journals.map(({ effectiveDate }) => effectiveDate)),
    uuidArray(accounts.values),
    textArray(currencies.values),
    rates.values,
    int4Array(journals.flatMap(({ lines: own }, index) => own.map(() => index + 1))),
    int4Array(journals.flatMap(({ lines: own }) => own.map((_, index) => index + 1))),
    int4Array(accounts.places),
    int4Array(lines.map(({ entryType }) => (entryType === 'DEBIT' ? 1 : 0))),
    int8Array(lines.map(({ amountMinor }) => amountMinor)),
    int4Array(currencies.places),
    int4Array(rates.places),
    int8Array(lines.map(({ baseMinor }) => baseMinor)),
    // Missing items of an array are null.
    textArray(hasDescriptions ? lines.map(({ description }) => description) : []),
    uuidArray(lines.map(() => newId())),
  ]
}

/** The distinct values of a list, and the place of each item's value among them, from 1. */
function distinctValues(items: readonly string[]): {
  readonly values: readonly string[]
  readonly places: readonly number[]
} {
  const placeOf = new Map<string, number>()
  const places = items.map(item => {
    const place = placeOf.get(item) ?? placeOf.size + 1
    if (place > placeOf.size) placeOf.set(item, place)
    return place
  })
  return { values: [...placeOf.keys()], places }
}

const headerOf = (journal: NewJournal, number: number): Record<string, unknown> => ({
  number,
  id: journal.id,
  journal_type: journal.journalType,
  status: journal.status,
  description: journal.description,
  transaction_date: journal.transactionDate,
  effective_date: journal.effectiveDate,
  fiscal_period_id: journal.period.id,
  requires_approval: journal.requiresApproval,
  is_memo: journal.isMemo,
  source_system: journal.sourceSystem,
  source_reference: journal.sourceReference,
  branch_id: journal.branchId,
  line_count: journal.lines.length,
  reverses_id: journal.reversesId,
  is_counted: counts(journal),
})
