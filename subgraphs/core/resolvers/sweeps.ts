import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import type { PageArguments } from '#kernel/page.ts'
import { createSweep, type CreateSweep } from '#core/operations/sweeps/create-sweep.ts'
import { pauseSweep } from '#core/operations/sweeps/pause-sweep.ts'
import { resumeSweep } from '#core/operations/sweeps/resume-sweep.ts'
import { runSweep } from '#core/operations/sweeps/run-sweep.ts'
import { updateSweep, type UpdateSweep } from '#core/operations/sweeps/update-sweep.ts'
import { accountById, type AccountRow } from '#core/queries/accounts.ts'
import { transactionById } from '#core/queries/posted-transaction.ts'
import {
  executionsOfSweep,
  sweepExecutions,
  type SweepExecutionOf,
  type SweepExecutionPage,
} from '#core/queries/sweeps/executions.ts'
import {
  accountSweeps,
  sweep,
  sweepById,
  sweepsOf,
  type SweepPage,
  type SweepRow,
} from '#core/queries/sweeps/sweeps.ts'
import { percentageOf } from '#core/rules/percentage.ts'
import type { Resolvers } from '#core/schema.gen.ts'

interface Id {
  readonly id: string
}
interface Input<Given> {
  readonly input: Given
}

const money = (minor: bigint | null, currency: string): string | null =>
  minor === null ? null : formatMinor(minor, currency)

export const sweeps = {
  Query: {
    sweep: (_: unknown, { id }: Id, ctx: Context) => sweep(ctx, id),
    accountSweeps: (_: unknown, page: SweepPage, ctx: Context) => accountSweeps(ctx, page),
    sweepExecutions: (_: unknown, page: SweepExecutionPage, ctx: Context) => sweepExecutions(ctx, page),
  },
  Mutation: {
    createSweep: (
      _: unknown,
      { accountId, input }: { accountId: string } & Input<Omit<CreateSweep, 'accountId'>>,
      ctx: Context,
    ) => createSweep(ctx, { accountId, ...input }),
    updateSweep: (_: unknown, { id, input }: Id & Input<Omit<UpdateSweep, 'id'>>, ctx: Context) =>
      updateSweep(ctx, { id, ...input }),
    pauseSweep: (_: unknown, { id }: Id, ctx: Context) => pauseSweep(ctx, { id }),
    resumeSweep: (_: unknown, { id }: Id, ctx: Context) => resumeSweep(ctx, { id }),
    runSweep: (_: unknown, { id }: Id, ctx: Context) => runSweep(ctx, { id }),
  },
  Account: {
    sweeps: ({ id }: AccountRow, page: PageArguments, ctx: Context) => sweepsOf(ctx, id, page),
  },
  Sweep: {
    __resolveReference: ({ id }: Id, ctx: Context) => sweepById(ctx, id),
    tenantId: (_: SweepRow, __: unknown, ctx: Context) => ctx.actor.tenantId,
    account: ({ accountId }: SweepRow, _: unknown, ctx: Context) => accountById(ctx, accountId),
    targetAccount: ({ targetAccountId }: SweepRow, _: unknown, ctx: Context) =>
      accountById(ctx, targetAccountId),
    triggerAmount: ({ triggerMinor, currency }: SweepRow) => money(triggerMinor, currency),
    targetAmount: ({ targetMinor, currency }: SweepRow) => money(targetMinor, currency),
    amount: ({ amountMinor, currency }: SweepRow) => money(amountMinor, currency),
    percentage: ({ percentagePpm }: SweepRow) =>
      percentagePpm === null ? null : percentageOf(percentagePpm),
    minSweep: ({ minSweepMinor, currency }: SweepRow) => money(minSweepMinor, currency),
    maxSweep: ({ maxSweepMinor, currency }: SweepRow) => money(maxSweepMinor, currency),
    multipleOf: ({ multipleOfMinor, currency }: SweepRow) => money(multipleOfMinor, currency),
    executions: (row: SweepRow, page: PageArguments, ctx: Context) => executionsOfSweep(ctx, row, page),
  },
  SweepExecution: {
    amount: ({ amountMinor, currency }: SweepExecutionOf) => money(amountMinor, currency),
    transaction: ({ transactionId }: SweepExecutionOf, _: unknown, ctx: Context) =>
      transactionId === null ? null : transactionById(ctx, transactionId),
  },
} satisfies Resolvers
