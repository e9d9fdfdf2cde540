import type { Context } from '#kernel/context.ts'
import { formatMinor } from '#kernel/money.ts'
import { runEndOfDay, type RunEndOfDay } from '#core/operations/end-of-day/run-end-of-day.ts'
import { setDayClosing } from '#core/operations/end-of-day/set-day-closing.ts'
import type { AccountRow } from '#core/queries/accounts.ts'
import {
  accruals,
  accruedInterestMinor,
  type Accrual,
  type AccrualsOf,
} from '#core/queries/end-of-day/accruals.ts'
import { businessDate, currentBusinessDate, type DayClosing } from '#core/queries/end-of-day/business-date.ts'
import {
  endOfDayRun,
  endOfDayRuns,
  failuresOfRun,
  stepsOfRun,
  type EndOfDayRunPage,
  type EndOfDayRunRow,
  type EndOfDayStepRow,
} from '#core/queries/end-of-day/runs.ts'
import type { Resolvers } from '#core/schema.gen.ts'

export const endOfDay = {
  Query: {
    businessDate: (_: unknown, __: unknown, ctx: Context) => businessDate(ctx),
    endOfDayRun: (_: unknown, { id }: { id: string }, ctx: Context) => endOfDayRun(ctx, id),
    endOfDayRuns: (_: unknown, page: EndOfDayRunPage, ctx: Context) => endOfDayRuns(ctx, page),
    accountAccruals: (_: unknown, of: AccrualsOf, ctx: Context) => accruals(ctx, of),
  },
  Mutation: {
    runEndOfDay: (_: unknown, { input }: { input: RunEndOfDay }, ctx: Context) => runEndOfDay(ctx, input),
    setDayClosing: (_: unknown, { input }: { input: { mode: DayClosing } }, ctx: Context) =>
      setDayClosing(ctx, input),
  },
  Account: {
    // The terms of a product accrue interest, so an account without one needs no statement.
    accruedInterest: async ({ id, currency, productId }: AccountRow, _: unknown, ctx: Context) =>
      formatMinor((productId === null ? null : await accruedInterestMinor(ctx, id)) ?? 0n, currency),
  },
  EndOfDayRun: {
    from: (row: EndOfDayRunRow) => row.fromDate,
    through: (row: EndOfDayRunRow) => row.throughDate,
    businessDate: async ({ workspaceId }: EndOfDayRunRow, _: unknown, ctx: Context) =>
      (await currentBusinessDate(ctx, workspaceId))!.businessDate,
    steps: (row: EndOfDayRunRow, _: unknown, ctx: Context) => stepsOfRun(ctx, row),
    failures: (row: EndOfDayRunRow, _: unknown, ctx: Context) => failuresOfRun(ctx, row),
  },
  EndOfDayStep: {
    processed: ({ processed }: EndOfDayStepRow) => Number(processed),
    failed: ({ failed }: EndOfDayStepRow) => Number(failed),
  },
  InterestAccrual: {
    balance: ({ balanceMinor, currency }: Accrual) => formatMinor(balanceMinor, currency),
  },
} satisfies Resolvers
