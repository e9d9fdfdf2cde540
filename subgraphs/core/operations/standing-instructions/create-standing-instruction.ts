import { command } from '#kernel/command.ts'
import type { Context } from '#kernel/context.ts'
import { insertOf, valuesOf } from '#kernel/database/columns.ts'
import { newId } from '#kernel/id.ts'
import { amountIssue, toMinor } from '#kernel/money.ts'
import { invalid, type ValidationIssue } from '#kernel/refusals.ts'
import { StandingInstruction } from '#core/entities/standing-instructions/standing-instruction.ts'
import { refuse } from '#core/errors.ts'
import { events } from '#core/events.ts'
import { railFor } from '#core/providers/configured.ts'
import { account, type AccountRow } from '#core/queries/accounts.ts'
import { businessDate } from '#core/queries/end-of-day/business-date.ts'
import type { StandingInstructionRow } from '#core/queries/standing-instructions/standing-instructions.ts'
import { externalTransferRefusal } from '#core/rules/external-transfer.ts'
import { admitRole } from '#core/rules/rights.ts'
import { transferTypeFor, type AmountType } from '#core/rules/standing-instructions/amount.ts'
import type { Frequency } from '#core/rules/standing-instructions/due-dates.ts'
import type { OnFailure } from '#core/rules/standing-instructions/progress.ts'
import { publishInstruction } from './change-instruction.ts'

export interface CreateStandingInstruction {
  readonly sourceAccountId: string
  readonly destinationAccountId?: string | null
  readonly destinationAccountNum?: string | null
  readonly destinationBankCode?: string | null
  readonly destinationAccountName?: string | null
  readonly amountType: AmountType
  readonly amount: string
  readonly currency: string
  readonly frequency: Frequency
  /** 1 if omitted. */
  readonly interval?: number
  readonly startDate: string
  readonly endDate?: string | null
  readonly maxExecutions?: number | null
  readonly narration: string
  readonly onFailure: OnFailure
}

interface Prepared {
  readonly amountMinor: bigint
  readonly destinationAccountName: string
}

const INSERT = insertOf(StandingInstruction, 'instruction')

const insertInstruction = command({
  async prepare(ctx: Context, input: CreateStandingInstruction): Promise<Prepared> {
    admitRole(ctx.actor, 'officer')
    const { businessDate: today } = await businessDate(ctx)
    const issues = issuesOf(input, today)
    if (issues.length > 0) throw invalid(issues)
    const { destinationAccountId: destinationId, currency } = input
    if (input.sourceAccountId === destinationId) throw refuse('SAME_ACCOUNT')
    const [source, destination] = await Promise.all([
      account(ctx, input.sourceAccountId),
      typeof destinationId === 'string' ? account(ctx, destinationId) : null,
    ])
    for (const each of [source, destination]) if (each) refuseUnusable(each, currency)
    const refused =
      !destination &&
      externalTransferRefusal({
        transferType: transferTypeFor(currency),
        currency,
        bankCode: input.destinationBankCode!,
        hasRail: railFor(ctx) !== undefined,
      })
    if (refused) throw refused
    return {
      amountMinor: toMinor(input.amount, currency),
      destinationAccountName: destination ? destination.accountName : input.destinationAccountName!,
    }
  },
  async write(tx, input, { amountMinor, destinationAccountName }): Promise<StandingInstructionRow> {
    const row: StandingInstructionRow = {
      workspaceId: tx.actor.workspaceId,
      id: newId(),
      sourceAccountId: input.sourceAccountId,
      destinationAccountId: input.destinationAccountId ?? null,
      destinationAccountNum: input.destinationAccountNum ?? null,
      destinationBankCode: input.destinationBankCode ?? null,
      destinationAccountName,
      amountType: input.amountType,
      amountMinor,
      currency: input.currency,
      frequency: input.frequency,
      intervalCount: input.interval ?? 1,
      startDate: input.startDate,
      endDate: input.endDate ?? null,
      maxExecutions: input.maxExecutions ?? null,
      narration: input.narration,
      onFailure: input.onFailure,
      status: 'ACTIVE',
      nextDueDate: input.startDate,
      nextAttemptDate: input.startDate,
      lastDueDate: null,
      retries: 0,
      executions: 0,
      createdBy: tx.actor.subjectId,
      createdAt: tx.now(),
      updatedAt: tx.now(),
    }
    await tx.sql(INSERT, valuesOf(StandingInstruction, row))
    publishInstruction(tx, events.standing_instruction_created, row)
    return row
  },
})

function issuesOf(input: CreateStandingInstruction, today: string): ValidationIssue[] {
  const issue = (field: string, isWrong: boolean, reason: string): ValidationIssue[] =>
    isWrong ? [{ field, reason }] : []
  const bank = ['destinationAccountNum', 'destinationBankCode', 'destinationAccountName'] as const
  const isInternal = typeof input.destinationAccountId === 'string'
  const amountReason = amountIssue(input.amount, input.currency)
  return [
    ...bank.flatMap(field =>
      isInternal
        ? issue(field, typeof input[field] === 'string', 'must be absent beside destinationAccountId')
        : issue(field, typeof input[field] !== 'string', 'is required without destinationAccountId'),
    ),
    ...(amountReason
      ? [{ field: 'amount', reason: amountReason }]
      : issue(
          'amount',
          input.amountType === 'FIXED' && toMinor(input.amount, input.currency) === 0n,
          'must be more than 0',
        )),
    ...issue('startDate', input.startDate < today, `must not be before the business date, ${today}`),
    ...issue(
      'endDate',
      typeof input.endDate === 'string' && input.endDate < input.startDate,
      'must not be before startDate',
    ),
  ]
}

function refuseUnusable({ status, currency: own }: AccountRow, currency: string): void {
  if (own !== currency) throw refuse('CURRENCY_MISMATCH')
  if (status === 'CLOSED') throw refuse('ACCOUNT_CLOSED')
}

/** Creates an instruction to make a transfer at regular dates. The first is its start date. */
export const createStandingInstruction = (
  ctx: Context,
  input: CreateStandingInstruction,
): Promise<StandingInstructionRow> => insertInstruction(ctx, input)
