import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { newId } from '#kernel/id.ts'
import {
  INSTRUCTION_COLUMNS,
  type StandingInstructionRow,
} from '#core/queries/standing-instructions/standing-instructions.ts'

/** An attempt at a due date that this worker alone may make until its lease ends. */
export interface Leased {
  readonly instruction: StandingInstructionRow
  readonly dueDate: string
  readonly executionId: string
  readonly leasedUntil: Date
  /** Attempts at the due date that have ended. */
  readonly attempts: number
  /** Whether an earlier attempt may have made the transfer without recording it. */
  readonly isRepeated: boolean
}

const INSTRUCTIONS_MAX = 500
/** After its deadline an attempt writes nothing more. */
const LEASE_MARGIN_MS = 2_000

/** Earlier due dates first. */
const DUE = `select ${INSTRUCTION_COLUMNS} from core.standing_instructions instruction
  where workspace_id = $1 and next_attempt_date <= $2 order by next_attempt_date, next_due_date, id limit ${INSTRUCTIONS_MAX}`

const LEASE = `insert into core.standing_instruction_executions as execution (workspace_id, id, instruction_id, due_date, status, leased_until, created_at)
  select $1, due.id, instruction.id, due.due_date, 'PENDING', $5, $6
  from unnest($2::uuid[], $3::uuid[], $4::date[]) as due (id, instruction_id, due_date)
  join core.standing_instructions instruction
    on instruction.workspace_id = $1 and instruction.id = due.instruction_id and instruction.next_due_date = due.due_date
  order by instruction.id
  on conflict (workspace_id, instruction_id, due_date) do update set leased_until = excluded.leased_until
    where execution.status in ('PENDING', 'FAILED') and execution.business_date is distinct from $7::date
      and (execution.leased_until is null or execution.leased_until <= $6)
  returning id, instruction_id as "instructionId", due_date as "dueDate", attempts`

interface LeasedRow {
  readonly id: string
  readonly instructionId: string
  readonly dueDate: string
  readonly attempts: number
}

const lease = command(
  async (
    tx,
    { date, due, until }: { date: string; due: readonly StandingInstructionRow[]; until: Date },
  ): Promise<readonly Leased[]> => {
    const ids = due.map(() => newId())
    const rows = await tx.sql<LeasedRow>(LEASE, [
      tx.actor.workspaceId,
      ids,
      due.map(({ id }) => id),
      due.map(({ nextDueDate }) => nextDueDate),
      until,
      tx.now(),
      date,
    ])
    const leased = new Map(rows.map(row => [`${row.instructionId} ${row.dueDate}`, row]))
    return due.flatMap((instruction, index) => {
      const row = leased.get(`${instruction.id} ${instruction.nextDueDate}`)
      if (!row) return []
      const { id, dueDate, attempts } = row
      const isRepeated = id !== ids[index]
      return [{ instruction, dueDate, executionId: id, leasedUntil: until, attempts, isRepeated }]
    })
  },
  { storage: 'one-time' },
)

/** Leases the next attempts that are due on a business date; `isDone` if no attempt is left, leased or not. */
export async function leaseDue(
  ctx: Context,
  date: string,
): Promise<{ readonly isDone: boolean; readonly leased: readonly Leased[] }> {
  const { workspaceId } = ctx.actor
  const due = await ctx.database.read<StandingInstructionRow>(workspaceId, DUE, [workspaceId, date])
  if (due.length === 0) return { isDone: true, leased: [] }
  const leftMs = Math.max(0, ctx.deadlineAt - Date.now())
  const until = new Date(ctx.now().getTime() + leftMs + LEASE_MARGIN_MS)
  return { isDone: false, leased: await lease(ctx, { date, due, until }) }
}

const RELEASE = `update core.standing_instruction_executions set leased_until = null
  where workspace_id = $1 and id = any($2::uuid[]) and leased_until = $3`

/** Ends the leases of attempts that another worker may now make. */
export const release = command(
  async (tx, leased: readonly Leased[]): Promise<void> => {
    if (leased.length === 0) return
    await tx.sql(RELEASE, [
      tx.actor.workspaceId,
      leased.map(({ executionId }) => executionId),
      leased[0]!.leasedUntil,
    ])
  },
  { storage: 'one-time' },
)
