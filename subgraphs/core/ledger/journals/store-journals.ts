import type { Tx } from '#kernel/command.ts'
import { dateArray, int4Array, int8Array, textArray, uuidArray } from '#kernel/database/arrays.ts'
import { newId } from '#kernel/id.ts'
import { events } from '#core/events.ts'
import { JOURNAL_COLUMNS, type JournalRow } from '#core/queries/journals/journals.ts'
import type { FiscalPeriodRow } from '#core/queries/fiscal-periods/fiscal-periods.ts'
import { journalEvent } from '#core/rules/books/journals/journal-event.ts'
import { journalNumber } from '#core/rules/books/journals/journal-number.ts'
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

const INSERT_LINES = `insert into core.journal_lines (workspace_id, journal_id, line_number, id, gl_account_id, effective_date, entry_type,
    amount_minor, currency, exchange_rate, base_amount_minor, description)
  select $1, journal_id, line_number, id, gl_account_id, effective_date, entry_type, amount_minor, currency, exchange_rate, base_amount_minor, description
  from unnest($2::uuid[], $3::int[], $4::uuid[], $5::uuid[], $6::date[], $7::text[], $8::bigint[], $9::text[], $10::numeric[], $11::bigint[], $12::text[])
    as line (journal_id, line_number, id, gl_account_id, effective_date, entry_type, amount_minor, currency, exchange_rate, base_amount_minor, description)`

const TAKE_NUMBERS = `insert into core.journal_counters as counter (workspace_id, date, last) values ($1, $2, $3)
  on conflict (workspace_id, date) do update set last = counter.last + excluded.last returning last`

const INSERT_JOURNALS = `insert into core.journals as journal (workspace_id, id, journal_number, journal_type, status, description, transaction_date,
    effective_date, fiscal_period_id, requires_approval, is_memo, source_system, source_reference, branch_id, created_by, posted_at, reverses_id,
    ledger_sequence, created_at)
  select $1, id, journal_number, journal_type, status, description, transaction_date, effective_date, fiscal_period_id, requires_approval, is_memo,
    source_system, source_reference, branch_id, $3, case when status = 'POSTED' then $4::timestamptz end, reverses_id, ledger_sequence, $4
  from jsonb_to_recordset($2::jsonb) as given (id uuid, journal_number text, journal_type text, status text, description text, transaction_date date,
    effective_date date, fiscal_period_id uuid, requires_approval boolean, is_memo boolean, source_system text, source_reference text, branch_id uuid,
    reverses_id uuid, ledger_sequence bigint)
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
  const [counter] = await tx.sql<{ last: bigint }>(TAKE_NUMBERS, [workspaceId, businessDate, journals.length])
  const first = counter!.last - BigInt(journals.length) + 1n
  const counted = journals.filter(counts)
  const sequence = await addToLedger(
    tx,
    counted.map(journal => ({ ...journal, isAdjustment: journal.period.type === 'ADJUSTMENT' })),
  )
  const rows = await tx.sql<JournalRow>(INSERT_JOURNALS, [
    workspaceId,
    JSON.stringify(
      journals.map((journal, index) =>
        headerOf(
          journal,
          journalNumber(businessDate, first + BigInt(index)),
          counts(journal) ? sequence : null,
        ),
      ),
    ),
    subjectId,
    tx.now(),
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
  const changes = ledgerChanges(journals)
  if (changes.length === 0) return null
  const [added] = await tx.sql<{ sequence: bigint }>(ADD, [
    tx.actor.workspaceId,
    JSON.stringify(changes),
    tx.now(),
  ])
  return added!.sequence
}

/** The columns of all lines, in the order of the statement's parameters. */
function lineColumns(journals: readonly NewJournal[]): unknown[] {
  const lines = journals.flatMap(({ id, effectiveDate, lines: own }) =>
    own.map((line, index) => ({ ...line, journalId: id, number: index + 1, effectiveDate })),
  )
  return [
    uuidArray(lines.map(({ journalId }) => journalId)),
    int4Array(lines.map(({ number }) => number)),
    uuidArray(lines.map(() => newId())),
    uuidArray(lines.map(({ accountId }) => accountId)),
    dateArray(lines.map(({ effectiveDate }) => effectiveDate)),
    textArray(lines.map(({ entryType }) => entryType)),
    int8Array(lines.map(({ amountMinor }) => amountMinor)),
    textArray(lines.map(({ currency }) => currency)),
    lines.map(({ exchangeRate }) => exchangeRate),
    int8Array(lines.map(({ baseMinor }) => baseMinor)),
    textArray(lines.map(({ description }) => description)),
  ]
}

const headerOf = (journal: NewJournal, number: string, sequence: bigint | null): Record<string, unknown> => ({
  id: journal.id,
  journal_number: number,
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
  reverses_id: journal.reversesId,
  ledger_sequence: sequence === null ? null : sequence.toString(),
})
