import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import type { PageArguments } from '#kernel/page.ts'
import { cancelStandingInstruction } from '#core/operations/standing-instructions/cancel-standing-instruction.ts'
import {
  createStandingInstruction,
  type CreateStandingInstruction,
} from '#core/operations/standing-instructions/create-standing-instruction.ts'
import { pauseStandingInstruction } from '#core/operations/standing-instructions/pause-standing-instruction.ts'
import { resumeStandingInstruction } from '#core/operations/standing-instructions/resume-standing-instruction.ts'
import {
  updateStandingInstruction,
  type UpdateStandingInstruction,
} from '#core/operations/standing-instructions/update-standing-instruction.ts'
import { accountById, type AccountRow } from '#core/queries/accounts.ts'
import { transactionById } from '#core/queries/posted-transaction.ts'
import {
  executionsOf,
  standingInstructionExecutions,
  type ExecutionOf,
  type ExecutionPage,
} from '#core/queries/standing-instructions/executions.ts'
import {
  standingInstruction,
  standingInstructionById,
  standingInstructions as instructionList,
  standingInstructionsOf,
  type StandingInstructionPage,
  type StandingInstructionRow,
} from '#core/queries/standing-instructions/standing-instructions.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

export const standingInstructions = {
  Query: {
    standingInstruction: (_: unknown, { id }: Id, ctx: Context) => standingInstruction(ctx, id),
    standingInstructions: (_: unknown, page: StandingInstructionPage, ctx: Context) =>
      instructionList(ctx, page),
    standingInstructionExecutions: (_: unknown, page: ExecutionPage, ctx: Context) =>
      standingInstructionExecutions(ctx, page),
  },
  Mutation: {
    createStandingInstruction: (_: unknown, { input }: Input<CreateStandingInstruction>, ctx: Context) =>
      createStandingInstruction(ctx, input),
    updateStandingInstruction: (
      _: unknown,
      { id, input }: Id & Input<Omit<UpdateStandingInstruction, 'id'>>,
      ctx: Context,
    ) => updateStandingInstruction(ctx, { id, ...input }),
    pauseStandingInstruction: (_: unknown, { id }: Id, ctx: Context) => pauseStandingInstruction(ctx, { id }),
    resumeStandingInstruction: (_: unknown, { id }: Id, ctx: Context) =>
      resumeStandingInstruction(ctx, { id }),
    cancelStandingInstruction: (_: unknown, { id }: Id, ctx: Context) =>
      cancelStandingInstruction(ctx, { id }),
  },
  Account: {
    standingInstructions: ({ id }: AccountRow, page: PageArguments, ctx: Context) =>
      standingInstructionsOf(ctx, id, page),
  },
  StandingInstruction: {
    __resolveReference: ({ id }: Id, ctx: Context) => standingInstructionById(ctx, id),
    tenantId: (_: StandingInstructionRow, __: unknown, ctx: Context) => ctx.actor.tenantId,
    sourceAccount: ({ sourceAccountId }: StandingInstructionRow, _: unknown, ctx: Context) =>
      accountById(ctx, sourceAccountId),
    destinationAccount: ({ destinationAccountId }: StandingInstructionRow, _: unknown, ctx: Context) =>
      destinationAccountId === null ? null : accountById(ctx, destinationAccountId),
    amount: (row: StandingInstructionRow) => formatMinor(row.amountMinor, row.currency),
    interval: (row: StandingInstructionRow) => row.intervalCount,
    executionCount: (row: StandingInstructionRow) => row.executions,
    executions: (row: StandingInstructionRow, page: PageArguments, ctx: Context) =>
      executionsOf(ctx, row, page),
  },
  StandingInstructionExecution: {
    standingInstructionId: (row: ExecutionOf) => row.instructionId,
    amount: ({ amountMinor, currency }: ExecutionOf) =>
      amountMinor === null ? null : formatMinor(amountMinor, currency),
    transaction: ({ transactionId }: ExecutionOf, _: unknown, ctx: Context) =>
      transactionId === null ? null : transactionById(ctx, transactionId),
  },
} satisfies Resolvers
