import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#kernel/command.ts'
import type { Installment } from '#core/rules/loans/installment.ts'

const SAVE = `insert into core.loan_lines select * from jsonb_populate_recordset(null::core.loan_lines, $1::jsonb)
  on conflict (workspace_id, loan_id, version, number) do update set
    due_penalty_minor = excluded.due_penalty_minor, due_fee_minor = excluded.due_fee_minor,
    due_interest_minor = excluded.due_interest_minor, due_principal_minor = excluded.due_principal_minor,
    paid_penalty_minor = excluded.paid_penalty_minor, paid_fee_minor = excluded.paid_fee_minor,
    paid_interest_minor = excluded.paid_interest_minor, paid_principal_minor = excluded.paid_principal_minor,
    waived_penalty_minor = excluded.waived_penalty_minor, waived_fee_minor = excluded.waived_fee_minor,
    waived_interest_minor = excluded.waived_interest_minor, waived_principal_minor = excluded.waived_principal_minor,
    is_penalised = excluded.is_penalised`

const DELETE = `delete from core.loan_lines where workspace_id = $1 and loan_id = $2 and version = $3 and number = any($4::int[])`

/** A version of a locked loan's schedule, as it was and as it becomes. */
export interface ChangedLines {
  readonly loanId: string
  readonly version: number
  readonly before: readonly Installment[]
  readonly after: readonly Installment[]
}

/** Writes the lines that change, and deletes those that disappear. */
export async function saveLines(tx: Tx, changes: readonly ChangedLines[]): Promise<void> {
  const { workspaceId } = tx.actor
  const rows: Record<string, unknown>[] = []
  for (const { loanId, version, before, after } of changes) {
    const earlier = new Map(before.map(line => [line.number, line]))
    const left = new Set(after.map(({ number }) => number))
    const gone = before.map(({ number }) => number).filter(number => !left.has(number))
    if (gone.length > 0) await tx.sql(DELETE, [workspaceId, loanId, version, gone])
    rows.push(
      ...after
        .filter(line => !isDeepStrictEqual(earlier.get(line.number), line))
        .map(line => ({ workspace_id: workspaceId, loan_id: loanId, version, ...columnsOfLine(line) })),
    )
  }
  if (rows.length > 0) await tx.sql(SAVE, [JSON.stringify(rows)])
}

const columnsOfLine = ({ due, paid, waived, ...line }: Installment): Record<string, unknown> => ({
  number: line.number,
  due_date: line.dueDate,
  opening_minor: String(line.opening),
  ...partColumns('due', due),
  ...partColumns('paid', paid),
  ...partColumns('waived', waived),
  carried_interest_minor: String(line.carriedInterest),
  is_penalised: line.isPenalised,
})

const partColumns = (prefix: string, parts: Installment['due']): Record<string, string> =>
  Object.fromEntries(Object.entries(parts).map(([part, minor]) => [`${prefix}_${part}_minor`, String(minor)]))
